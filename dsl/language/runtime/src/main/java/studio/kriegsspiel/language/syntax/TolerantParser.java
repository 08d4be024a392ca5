package studio.kriegsspiel.language.syntax;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.eclipse.xtext.parser.IParseResult;
import studio.kriegsspiel.language.source.SourceText;
import studio.kriegsspiel.language.xtext.kriegsspiel.Document;

/**
 * Parses whatever can be understood. After an error the words it cannot read are blanked, to the
 * end of their line or the whole line, and what is indented below it, and the rest is parsed again;
 * so one slip never hides the statements that follow it, and every place stays as it was.
 */
public final class TolerantParser {
  /** Longest text that is read, in characters. */
  public static final int LONGEST = 1_000_000;

  private static final int MOST_ROUNDS = 60;

  /** An error within so many lines may come from the words that were left of the line. */
  private static final int NEAR = 3;

  /** So many lines are taken from the end of what is left after too many errors. */
  private static final int MOST_LAST_LINES = 8;

  private static final int ROUND_BUDGET = 4_000_000;

  private TolerantParser() {}

  /** Parses a text of at most {@link #LONGEST} characters. */
  public static Optional<SyntaxTree> parse(SourceText source) {
    List<SyntaxError> told = new ArrayList<>(LexicalFaults.of(source));
    Attempt attempt = Attempt.of(new Blanking(source));
    int rounds = Math.max(4, Math.min(MOST_ROUNDS, ROUND_BUDGET / (source.text().length() + 1)));
    for (int round = 0; round < rounds && attempt.error.isPresent(); round++) {
      SyntaxError error = attempt.error.get();
      boolean news = attempt.blanking.isNews(error);
      attempt = hide(source, attempt.blanking, error, news);
      if (news
          && told.stream()
              .noneMatch(each -> overlap(each, error) || comesRightBefore(source, error, each))) {
        told.add(error);
      }
    }
    return attempt.error.isPresent() ? cutOff(attempt, told) : Optional.of(attempt.tree(told));
  }

  /** A word is not understood because of the lone mark behind it: that is told, and no more. */
  private static boolean comesRightBefore(SourceText source, SyntaxError error, SyntaxError mark) {
    int end = error.offset() + error.length();
    return mark.kind() == SyntaxError.Kind.UNCLOSED
        && end <= mark.offset()
        && mark.offset() <= source.text().length()
        && source.text().substring(end, mark.offset()).matches("[ \\t]*");
  }

  /** One run over a text of which something may be blanked. */
  private record Attempt(Blanking blanking, IParseResult result, Optional<SyntaxError> error) {
    static Attempt of(Blanking blanking) {
      XtextParser parser = new XtextParser();
      IParseResult result = parser.run(blanking.text());
      return new Attempt(
          blanking,
          result,
          parser.errors().errors().stream().min(Comparator.comparingInt(SyntaxError::offset)));
    }

    int reached() {
      return error.map(SyntaxError::offset).orElse(Integer.MAX_VALUE);
    }

    SyntaxTree tree(List<SyntaxError> told) {
      told.sort(Comparator.comparingInt(SyntaxError::offset));
      return new SyntaxTree((Document) result.getRootASTElement(), result.getRootNode(), told);
    }
  }

  /** Of the rest of a line and the whole line, hides what lets more of the text be understood. */
  private static Attempt hide(
      SourceText source, Blanking blanking, SyntaxError error, boolean news) {
    Optional<Attempt> rest = Optional.empty();
    if (news && error.kind() != SyntaxError.Kind.MISSING) {
      Blanking trial = blanking.copy();
      trial.hideRest(error);
      rest = Optional.of(Attempt.of(trial));
      int line = source.lineIndex(Math.min(error.offset(), source.text().length()));
      boolean wellPast =
          rest.get().error.isEmpty() || source.lineIndex(rest.get().reached()) > line + NEAR;
      if (wellPast) {
        return rest.get();
      }
    }
    Blanking whole = blanking.copy();
    whole.hideLine(error);
    Attempt line = Attempt.of(whole);
    return rest.filter(each -> each.reached() >= line.reached()).orElse(line);
  }

  /**
   * After too many errors: what stands before the first that is left. Where that ends in the midst
   * of something, such as a word that opens a section of which nothing is left, its last lines go
   * too.
   */
  private static Optional<SyntaxTree> cutOff(Attempt attempt, List<SyntaxError> told) {
    attempt.error.ifPresent(error -> told.add(tooMany(error)));
    attempt.error.ifPresent(attempt.blanking::hideFrom);
    Attempt last = Attempt.of(attempt.blanking);
    for (int i = 0; i < MOST_LAST_LINES && last.error.isPresent(); i++) {
      last.blanking.hideLastLine();
      last = Attempt.of(last.blanking);
    }
    return last.error.isEmpty() ? Optional.of(last.tree(told)) : Optional.empty();
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

  private static boolean overlap(SyntaxError a, SyntaxError b) {
    return a.offset() <= b.offset() && b.offset() < a.offset() + Math.max(1, a.length());
  }
}
