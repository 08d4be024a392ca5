package studio.kriegsspiel.language.ide.expect;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import studio.kriegsspiel.language.syntax.ScenarioGrammar;
import studio.kriegsspiel.language.syntax.ScenarioGrammar.Lexeme;
import studio.kriegsspiel.language.syntax.soft.SoftWords;

/**
 * What stands before a place that is being written: the head of the section it is in, and the
 * statement it is in, without those between.
 *
 * @param text the text before the place
 * @param first whether nothing stands before the section
 * @param section the tokens of the section's first line
 * @param statement the tokens from the beginning of the statement on; none where the place is on
 *     the section's first line
 * @param startsLine whether nothing but blanks stands before the place on its line
 * @param indentation blanks before the first word of its line, or before the place
 * @param deeper whether the line is indented deeper than the statement before it begins
 */
public record Around(
    String text,
    boolean first,
    List<Lexeme> section,
    List<Lexeme> statement,
    boolean startsLine,
    int indentation,
    boolean deeper) {
  private static final int NONE = -1;

  /** Copies the lists. */
  public Around {
    section = List.copyOf(section);
    statement = List.copyOf(statement);
  }

  /**
   * What stands before the end of a text.
   *
   * @param text the text before the word being written
   */
  public static Around end(String text) {
    List<Lexeme> all =
        ScenarioGrammar.lexemesBefore(text).stream().filter(each -> !each.isHidden()).toList();
    int head = lastSection(text, all);
    int items = nextLine(text, all, head);
    int lineStart = text.lastIndexOf('\n') + 1;
    boolean startsLine = text.substring(lineStart).isBlank();
    int indentation = indentation(text, lineStart);
    int statement = statement(text, all, items);
    boolean deeper =
        statement < all.size()
            && indentation > indentation(text, lineStart(text, all.get(statement).offset()));
    return new Around(
        text,
        head == 0,
        all.subList(head, items),
        all.subList(statement, all.size()),
        startsLine,
        indentation,
        deeper);
  }

  /** All tokens that matter for what may come next. */
  public List<Lexeme> tokens() {
    return Stream.concat(section.stream(), statement.stream()).toList();
  }

  /** The token right before the place, if there is one in its section. */
  public Optional<Lexeme> last() {
    List<Lexeme> from = statement.isEmpty() ? section : statement;
    return from.isEmpty() ? Optional.empty() : Optional.of(from.get(from.size() - 1));
  }

  /** The characters of a token. */
  public String written(Lexeme token) {
    return text.substring(token.offset(), token.end());
  }

  /** Sections do not depend on each other, so all before the last one can be left out. */
  private static int lastSection(String text, List<Lexeme> lexemes) {
    for (int i = lexemes.size() - 1; i > 0; i--) {
      Lexeme each = lexemes.get(i);
      boolean atMargin = text.charAt(each.offset() - 1) == '\n';
      if (atMargin && isSection(each)) {
        return i;
      }
    }
    return 0;
  }

  private static boolean isSection(Lexeme each) {
    return each.isKeyword()
        && SoftWords.sections().contains(each.kind().substring(1, each.kind().length() - 1));
  }

  private static int nextLine(String text, List<Lexeme> all, int from) {
    for (int i = from + 1; i < all.size(); i++) {
      if (text.substring(all.get(i - 1).offset(), all.get(i).offset()).indexOf('\n') >= 0) {
        return i;
      }
    }
    return all.size();
  }

  /** The last line that is indented no deeper than the section's first statement. */
  private static int statement(String text, List<Lexeme> all, int items) {
    if (items >= all.size()) {
      return all.size();
    }
    int depth = indentation(text, lineStart(text, all.get(items).offset()));
    int found = NONE;
    for (int i = all.size() - 1; i >= items && found == NONE; i--) {
      int start = lineStart(text, all.get(i).offset());
      boolean first = i == items || all.get(i - 1).offset() < start;
      if (first && indentation(text, start) <= depth) {
        found = i;
      }
    }
    return found == NONE ? items : found;
  }

  private static int lineStart(String text, int offset) {
    return text.lastIndexOf('\n', offset - 1) + 1;
  }

  private static int indentation(String text, int lineStart) {
    int depth = 0;
    while (lineStart + depth < text.length()
        && " \t\u00a0".indexOf(text.charAt(lineStart + depth)) >= 0) {
      depth++;
    }
    return depth;
  }
}
