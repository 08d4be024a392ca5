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
  private static final int ROUND_BUDGET = 4_000_000;

  private TolerantParser() {}

  /** Parses a text of at most {@link #LONGEST} characters. */
  public static Optional<SyntaxTree> parse(SourceText source) {
    Blanking blanking = new Blanking(source);
    List<SyntaxError> told = new ArrayList<>(LexicalFaults.of(source));
    int rounds = Math.max(4, Math.min(MOST_ROUNDS, ROUND_BUDGET / (source.text().length() + 1)));
    for (int round = 0; round < rounds; round++) {
      XtextParser parser = new XtextParser();
      IParseResult result = parser.run(blanking.text());
      Optional<SyntaxError> first = first(parser.errors().errors());
      if (first.isEmpty()) {
        return Optional.of(tree(result, told));
      }
      boolean news = blanking.isNews(first.get());
      blanking = hide(blanking, first.get(), news);
      if (news && told.stream().noneMatch(each -> overlap(each, first.get()))) {
        told.add(first.get());
      }
    }
    return cutOff(blanking, told);
  }

  /** Of the rest of a line and the whole line, hides what lets more of the text be understood. */
  private static Blanking hide(Blanking blanking, SyntaxError error, boolean news) {
    Blanking line = blanking.copy();
    line.hideLine(error);
    if (!news || error.kind() == SyntaxError.Kind.MISSING) {
      return line;
    }
    Blanking rest = blanking.copy();
    rest.hideRest(error);
    return firstError(rest) >= firstError(line) ? rest : line;
  }

  private static int firstError(Blanking blanking) {
    XtextParser parser = new XtextParser();
    parser.run(blanking.text());
    return first(parser.errors().errors()).map(SyntaxError::offset).orElse(Integer.MAX_VALUE);
  }

  /** After too many errors: what stands before the first that is left. */
  private static Optional<SyntaxTree> cutOff(Blanking blanking, List<SyntaxError> told) {
    XtextParser parser = new XtextParser();
    parser.run(blanking.text());
    first(parser.errors().errors()).ifPresent(error -> told.add(tooMany(error)));
    first(parser.errors().errors()).ifPresent(blanking::hideFrom);
    XtextParser last = new XtextParser();
    IParseResult result = last.run(blanking.text());
    return last.errors().errors().isEmpty() ? Optional.of(tree(result, told)) : Optional.empty();
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

  private static SyntaxTree tree(IParseResult result, List<SyntaxError> told) {
    told.sort(Comparator.comparingInt(SyntaxError::offset));
    return new SyntaxTree((Document) result.getRootASTElement(), result.getRootNode(), told);
  }

  private static Optional<SyntaxError> first(List<SyntaxError> errors) {
    return errors.stream().min(Comparator.comparingInt(SyntaxError::offset));
  }

  private static boolean overlap(SyntaxError a, SyntaxError b) {
    return a.offset() <= b.offset() && b.offset() < a.offset() + Math.max(1, a.length());
  }
}
