package studio.kriegsspiel.language.syntax;

import java.util.Optional;
import org.antlr.runtime.CommonToken;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.xtext.AbstractRule;
import org.eclipse.xtext.GrammarUtil;
import org.eclipse.xtext.RuleCall;
import org.eclipse.xtext.nodemodel.ICompositeNode;
import org.eclipse.xtext.nodemodel.ILeafNode;
import org.eclipse.xtext.nodemodel.INode;
import org.jspecify.annotations.Nullable;
import studio.kriegsspiel.language.xtext.kriegsspiel.Section;

/**
 * Where in a text its author is when a word is not understood: in the statement of its line, else
 * in the section that it stands in. The parser may have left both before it finds the word wrong.
 */
final class SyntaxPlace {
  /** The whole text, of which no statement is being read. */
  static final String WHOLE = "Document";

  private SyntaxPlace() {}

  /** The innermost rule of the grammar that is being read and has a form. */
  static String reading(@Nullable INode at) {
    for (INode each = at; each != null; each = each.getParent()) {
      EObject element = each instanceof ICompositeNode ? each.getGrammarElement() : null;
      AbstractRule rule =
          element instanceof RuleCall call
              ? call.getRule()
              : element instanceof AbstractRule own ? own : null;
      if (rule != null && hasForm(rule.getName())) {
        return rule.getName();
      }
      if (rule == null && element != null) {
        String name = GrammarUtil.containingRule(element).getName();
        if (hasForm(name)) {
          return name;
        }
      }
    }
    return WHOLE;
  }

  /**
   * A sentence that helps at a word with which no statement goes on.
   *
   * @param at a node of the tree as far as it is read
   * @param newLine whether it is the first word of its line
   */
  static Optional<String> help(@Nullable INode at, CommonToken word, boolean newLine) {
    INode before = at == null ? null : before(at.getRootNode(), word.getStartIndex());
    if (before == null) {
      return StatementForms.find(WHOLE);
    }
    if (newLine) {
      boolean opens = word.getCharPositionInLine() == 0;
      return Optional.of(opens ? SectionForms.NEXT : below(before));
    }
    int line = word.getStartIndex() - word.getCharPositionInLine();
    return statement(before, line)
        .flatMap(StatementForms::find)
        .or(() -> Optional.of(below(before)));
  }

  /** The outermost statement that begins behind a place, of those that hold a word. */
  private static Optional<String> statement(INode word, int line) {
    Optional<String> found = Optional.empty();
    for (INode each = word; each != null && each.getOffset() >= line; each = each.getParent()) {
      String name = kind(each);
      if (!name.equals(WHOLE) && hasForm(name)) {
        found = Optional.of(name);
      }
    }
    return found;
  }

  /** What may stand below the section that holds a word. */
  private static String below(INode word) {
    for (INode each = word; each != null; each = each.getParent()) {
      if (each.hasDirectSemanticElement() && each.getSemanticElement() instanceof Section) {
        return SectionForms.below(kind(each));
      }
    }
    return SectionForms.HEAD;
  }

  private static String kind(INode node) {
    return node.hasDirectSemanticElement() ? node.getSemanticElement().eClass().getName() : "";
  }

  private static boolean hasForm(String rule) {
    return StatementForms.find(rule).isPresent();
  }

  /** The last word before a place. */
  private static @Nullable INode before(ICompositeNode root, int place) {
    INode last = null;
    for (ILeafNode each : root.getLeafNodes()) {
      if (each.getTotalOffset() >= place) {
        break;
      }
      last = each.isHidden() ? last : each;
    }
    return last;
  }
}
