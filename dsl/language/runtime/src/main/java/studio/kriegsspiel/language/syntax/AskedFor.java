package studio.kriegsspiel.language.syntax;

import java.util.Optional;
import org.antlr.runtime.MismatchedTokenException;
import org.antlr.runtime.RecognitionException;
import org.antlr.runtime.Token;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.xtext.AbstractRule;
import org.eclipse.xtext.GrammarUtil;
import org.eclipse.xtext.RuleCall;
import org.eclipse.xtext.nodemodel.ICompositeNode;
import org.eclipse.xtext.nodemodel.INode;
import org.jspecify.annotations.Nullable;

/** What the language asks for where a text is not understood, in an umpire's words. */
final class AskedFor {
  private AskedFor() {}

  /**
   * What should stand in the place of a word; nothing where many things could.
   *
   * @param names the names of the grammar's tokens, by their number
   * @param before what stands before the word
   */
  static Optional<String> find(
      RecognitionException fault, INode node, String[] names, @Nullable Token before) {
    Optional<String> kind = rule(node).flatMap(Tokens::findKind);
    if (fault instanceof MismatchedTokenException mismatch && mismatch.expecting > 0) {
      String name = names[mismatch.expecting];
      boolean unit = name.equals("RULE_ID") && before != null && isNumber(before);
      String token = unit ? "a unit of measure such as paces" : Tokens.describe(name);
      return Optional.of(token).filter(text -> !text.isEmpty());
    }
    return kind;
  }

  /** Whether what is asked for is a figure, for which no word of the language can be meant. */
  static boolean isFigure(String asked) {
    return asked.equals(Tokens.describe("RULE_INT")) || asked.equals(Tokens.describe("RULE_TIME"));
  }

  private static boolean isNumber(Token token) {
    String text = token.getText();
    return text != null && !text.isEmpty() && text.chars().allMatch(c -> c >= '0' && c <= '9');
  }

  /** The innermost rule of the grammar that was being read. */
  private static Optional<String> rule(INode node) {
    EObject element = node instanceof ICompositeNode whole ? whole.getGrammarElement() : null;
    AbstractRule rule =
        element instanceof RuleCall call
            ? call.getRule()
            : element instanceof AbstractRule own
                ? own
                : element == null ? null : GrammarUtil.containingRule(element);
    return Optional.ofNullable(rule).map(AbstractRule::getName);
  }
}
