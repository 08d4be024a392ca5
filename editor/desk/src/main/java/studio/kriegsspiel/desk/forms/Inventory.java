package studio.kriegsspiel.desk.forms;

import java.util.List;
import studio.kriegsspiel.desk.studied.Studied;
import studio.kriegsspiel.scenario.edit.Statements;
import studio.kriegsspiel.scenario.edit.Statements.Statement;
import studio.kriegsspiel.scenario.phrase.StatementKind;
import studio.kriegsspiel.scenario.phrase.StatementKinds;

/** What a scenario has of each kind of statement, and what it lacks. */
public final class Inventory {
  private static final int LONGEST = 60;

  private Inventory() {}

  /**
   * A kind of statement with those that there are.
   *
   * @param kind the kind
   * @param entries the statements
   */
  public record Row(StatementKind kind, List<Entry> entries) {
    /** Copies the list. */
    public Row {
      entries = List.copyOf(entries);
    }

    /** How many there are, in words. */
    public String count() {
      if (entries.isEmpty()) {
        return "none yet";
      }
      return kind.isSingle() ? "written" : Integer.toString(entries.size());
    }
  }

  /**
   * A statement.
   *
   * @param words its first line
   * @param statement where it stands
   */
  public record Entry(String words, Statement statement) {}

  /** The rows of a text; none before it could be read. */
  public static List<Row> of(Studied studied) {
    if (studied.written().filter(Statements::canHold).isEmpty()) {
      return List.of();
    }
    List<Statement> all = Statements.of(studied.written().get());
    String text = studied.text();
    return StatementKinds.all().stream()
        .map(
            kind ->
                new Row(
                    kind,
                    all.stream()
                        .filter(each -> each.kind().equals(kind))
                        .map(each -> new Entry(words(text, each), each))
                        .toList()))
        .toList();
  }

  private static String words(String text, Statement statement) {
    String line =
        text.substring(statement.span().offset(), statement.span().end())
            .lines()
            .findFirst()
            .orElse("")
            .strip();
    String brief = line.length() <= LONGEST ? line : line.substring(0, LONGEST - 1) + "…";
    return brief + statement.variant().map(each -> " (" + each.title() + ")").orElse("");
  }
}
