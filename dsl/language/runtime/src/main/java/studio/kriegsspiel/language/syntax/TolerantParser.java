package studio.kriegsspiel.language.syntax;

import java.util.List;
import java.util.Optional;
import studio.kriegsspiel.language.source.SourceText;

/**
 * Parses whatever can be understood. After an error the words it cannot read are blanked, to the
 * end of their line or the whole line, and what is indented below it, and the rest is parsed again;
 * so one slip never hides the statements that follow it, and every place stays as it was. Only what
 * stands round the error is read again to find out what to blank; see {@link Mending}.
 */
public final class TolerantParser {
  /** Longest text that is read, in characters. */
  public static final int LONGEST = 1_000_000;

  /** So many lines are taken from the end of what is left after too many errors. */
  private static final int MOST_LAST_LINES = 8;

  private TolerantParser() {}

  /** Parses a text of at most {@link #LONGEST} characters. */
  public static Optional<SyntaxTree> parse(SourceText source) {
    LexicalFaults faults = new LexicalFaults();
    Attempt first = Attempt.first(new Blanking(source), TextPiece.whole(source), faults::see);
    List<SyntaxError> told = faults.in(source);
    Attempt last = first.error().isEmpty() ? first : new Mending(source, first, told).mend();
    return last.error().isPresent() ? cutOff(last, told) : Optional.of(last.tree(told));
  }

  /**
   * After too many errors: what stands before the first that is left. Where that ends in the midst
   * of something, such as a word that opens a section of which nothing is left, its last lines go
   * too.
   */
  private static Optional<SyntaxTree> cutOff(Attempt attempt, List<SyntaxError> told) {
    Blanking blanking = attempt.blanking().copy();
    attempt.error().ifPresent(error -> told.add(tooMany(error)));
    attempt.error().ifPresent(blanking::hideFrom);
    Attempt last = attempt.again(blanking, attempt.piece());
    for (int i = 0; i < MOST_LAST_LINES && last.error().isPresent(); i++) {
      blanking.hideLastLine();
      last = last.again(blanking, attempt.piece());
    }
    return last.error().isEmpty() ? Optional.of(last.tree(told)) : Optional.empty();
  }

  private static SyntaxError tooMany(SyntaxError error) {
    return new SyntaxError(
        error.offset(),
        error.length(),
        SyntaxError.Kind.TOO_MUCH,
        "From here on the text was not read, because so much before it is not understood.",
        Optional.of("Mend the errors above first."),
        Optional.empty());
  }
}
