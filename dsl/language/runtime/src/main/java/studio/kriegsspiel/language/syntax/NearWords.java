package studio.kriegsspiel.language.syntax;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import studio.kriegsspiel.rules.NearestMatch;

/**
 * Finds the word of the language that an author probably meant. A word that looks alike is not
 * enough: with it in its place the sentence must be understood further than without.
 */
final class NearWords {
  private static final int MOST_TRIED = 4;

  private final Piece piece;
  private final String text;

  /**
   * Tries words in a piece of a text.
   *
   * @param blanking the text as it is read
   */
  NearWords(Piece piece, Blanking blanking) {
    this.piece = piece;
    this.text = piece.text(blanking);
  }

  /**
   * How far a sentence is understood with a word in it.
   *
   * @param whole whether to the end of its line
   */
  private record Fitting(String word, boolean whole) {}

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
        KeywordHelp.find(meant).or(error::hint),
        Optional.of(new SyntaxError.Replacement(meant, certain)));
  }

  /** Nothing if the sentence is understood no further with the word. */
  private Optional<Fitting> fit(SyntaxError.Suspect suspect, String word) {
    int at = piece.find(suspect.offset());
    int longer = word.length() - suspect.word().length();
    String other = text.substring(0, at) + word + text.substring(at + suspect.word().length());
    ErrorCollector errors = new ErrorCollector();
    new XtextParser(errors, token -> {}).run(other);
    int feed = other.indexOf('\n', at);
    int lineEnd = feed < 0 ? other.length() : feed;
    Optional<SyntaxError> next =
        errors.first().filter(each -> piece.place(each.offset() - longer) < piece.trusted());
    if (next.isEmpty() || next.get().offset() > lineEnd) {
      return Optional.of(new Fitting(word, true));
    }
    int fault = piece.find(suspect.fault());
    int nextWord = wordBehind(other, at + word.length());
    boolean further =
        next.get().kind() != SyntaxError.Kind.MISSING
            && next.get().offset() > Math.max(fault + longer, nextWord);
    return further ? Optional.of(new Fitting(word, false)) : Optional.empty();
  }

  private static int wordBehind(String text, int end) {
    int at = end;
    while (at < text.length() && Character.isWhitespace(text.charAt(at))) {
      at++;
    }
    return at;
  }
}
