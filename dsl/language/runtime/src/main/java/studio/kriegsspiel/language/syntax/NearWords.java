package studio.kriegsspiel.language.syntax;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.eclipse.xtext.AbstractRule;
import org.eclipse.xtext.GrammarUtil;
import org.eclipse.xtext.nodemodel.INode;
import org.eclipse.xtext.nodemodel.util.NodeModelUtils;
import org.eclipse.xtext.parser.IParseResult;
import studio.kriegsspiel.rules.NearestMatch;

/**
 * Finds the word of the language that an author probably meant. A word that looks alike is not
 * enough: with it in its place the sentence must be understood further than without.
 */
final class NearWords {
  private static final int MOST_TRIED = 4;

  private final TextPiece piece;
  private final String text;

  /**
   * Tries words in a piece of a text.
   *
   * @param blanking the text as it is read
   */
  NearWords(TextPiece piece, Blanking blanking) {
    this.piece = piece;
    this.text = piece.text(blanking);
  }

  /**
   * How far a sentence is understood with a word in it.
   *
   * @param whole whether to the end of its line
   * @param rule the rule of the grammar that the word is read by
   */
  private record Fitting(String word, boolean whole, String rule) {}

  /** The fault told of the word that was misspelt, if one was. */
  SyntaxError resolve(SyntaxError error) {
    for (SyntaxError.Suspect each : error.suspects()) {
      List<Fitting> fitting = fitting(each);
      if (!fitting.isEmpty()) {
        return told(error, each, fitting);
      }
    }
    return error;
  }

  private List<Fitting> fitting(SyntaxError.Suspect suspect) {
    List<Fitting> fitting = new ArrayList<>();
    if (piece.holds(suspect.offset()) && piece.holds(suspect.fault())) {
      NearestMatch.spelt(suspect.word(), Tokens.keywordList()).stream()
          .limit(MOST_TRIED)
          .forEach(each -> fit(suspect, each).ifPresent(fitting::add));
    }
    return fitting;
  }

  private static SyntaxError told(
      SyntaxError error, SyntaxError.Suspect suspect, List<Fitting> fitting) {
    List<String> words = fitting.stream().map(Fitting::word).toList();
    String meant = words.get(0);
    boolean certain =
        suspect.stray()
            && fitting.get(0).whole()
            && NearestMatch.slip(suspect.word(), words).filter(meant::equals).isPresent();
    return new SyntaxError(
        suspect.offset(),
        suspect.word().length(),
        error.kind(),
        ErrorCollector.notUnderstood(suspect.word(), suspect.after())
            + "; did you mean `"
            + meant
            + "`?",
        StatementForms.find(fitting.get(0).rule()).or(error::hint),
        Optional.of(new SyntaxError.Replacement(meant, certain)));
  }

  /** Nothing if the sentence is understood no further with the word. */
  private Optional<Fitting> fit(SyntaxError.Suspect suspect, String word) {
    int at = piece.find(suspect.offset());
    int longer = word.length() - suspect.word().length();
    String other = text.substring(0, at) + word + text.substring(at + suspect.word().length());
    ErrorCollector errors = new ErrorCollector();
    IParseResult read = new XtextParser(errors, token -> {}).run(other);
    int feed = other.indexOf('\n', at);
    int lineEnd = feed < 0 ? other.length() : feed;
    Optional<SyntaxError> next =
        errors.first().filter(each -> piece.place(each.offset() - longer) < piece.trusted());
    if (next.isEmpty() || next.get().offset() > lineEnd) {
      return Optional.of(new Fitting(word, true, rule(read, at, word)));
    }
    int fault = piece.find(suspect.fault());
    int nextWord = wordBehind(other, at + word.length());
    boolean further =
        next.get().kind() != SyntaxError.Kind.MISSING
            && next.get().offset() > Math.max(fault + longer, nextWord);
    return further ? Optional.of(new Fitting(word, false, rule(read, at, word))) : Optional.empty();
  }

  /** What the word begins, where it is read by that rule or by one that calls it. */
  private static String rule(IParseResult read, int at, String word) {
    INode leaf = NodeModelUtils.findLeafNodeAtOffset(read.getRootNode(), at);
    String reading = SyntaxPlace.reading(leaf == null ? null : leaf.getParent());
    AbstractRule rule = GrammarUtil.findRuleForName(ScenarioGrammar.grammar(), reading);
    return KeywordHelp.findRule(word)
        .filter(begun -> begun.equals(reading) || rule != null && calls(rule, begun))
        .orElse(reading);
  }

  private static boolean calls(AbstractRule rule, String other) {
    return GrammarUtil.containedRuleCalls(rule).stream()
        .anyMatch(each -> each.getRule().getName().equals(other));
  }

  private static int wordBehind(String text, int end) {
    int at = end;
    while (at < text.length() && Character.isWhitespace(text.charAt(at))) {
      at++;
    }
    return at;
  }
}
