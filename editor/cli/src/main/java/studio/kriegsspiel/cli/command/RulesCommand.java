package studio.kriegsspiel.cli.command;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;
import studio.kriegsspiel.cli.console.CommandFault;
import studio.kriegsspiel.cli.console.ExitStatus;
import studio.kriegsspiel.cli.console.NearMiss;
import studio.kriegsspiel.cli.console.Terminal;
import studio.kriegsspiel.rules.library.RuleBooks;

/** {@code studio rules}: the rule books and their tables. */
@Command(
    name = "studio rules",
    description = "shows the rule books and looks up their tables",
    footer = {
      "",
      "  studio rules list",
      "  studio rules show reisswitz-1824",
      "  studio rules show reisswitz-1824 march",
      "  studio rules lookup reisswitz-1824 march mover=march.light_cavalry column=even"
    })
public final class RulesCommand implements Callable<Integer> {
  private static final List<String> ACTIONS = List.of("list", "show", "lookup");
  private final Terminal terminal;

  @Mixin private HelpOption help = new HelpOption();

  @Mixin private FormatOption format = new FormatOption();

  @Parameters(
      index = "0",
      paramLabel = "ACTION",
      description = {
        "list: the five books. show: a book, or one of its tables.",
        "lookup: one row or value of a table."
      })
  private String action = "";

  @Parameters(
      index = "1..*",
      arity = "0..*",
      paramLabel = "ID [TABLE] [key=value]",
      description = "The book, its table, and for a look-up the key cells and the column.")
  private List<String> words = new ArrayList<>();

  public RulesCommand(Terminal terminal) {
    this.terminal = terminal;
  }

  @Override
  public Integer call() {
    RulesPrinter printer =
        format.json() ? new RulesJsonPrinter(terminal.out()) : new RulesTextPrinter(terminal.out());
    switch (action) {
      case "list" -> printer.books();
      case "show" -> show(printer);
      case "lookup" -> lookup(printer);
      default -> throw NearMiss.fault("`rules` has no action `" + action + "`", action, ACTIONS);
    }
    return ExitStatus.FINE;
  }

  private void show(RulesPrinter printer) {
    String book = word(0, "a rule book, such as `studio rules show reisswitz-1824`");
    if (words.size() > 2) {
      throw new CommandFault(
          "`rules show` takes a book and a table, nothing more; `rules lookup` finds a row.");
    }
    if (words.size() == 2) {
      printer.table(RuleBooks.get(book).table(words.get(1)));
    } else {
      printer.book(RuleBooks.get(book));
    }
  }

  private void lookup(RulesPrinter printer) {
    String book = word(0, "a rule book and a table");
    String table = word(1, "a table; `studio rules show " + book + "` lists them");
    Map<String, String> pairs = KeyValues.parse(words.subList(2, words.size()));
    new TableLookup(RuleBooks.get(book).table(table), pairs).answer(printer);
  }

  private String word(int index, String expected) {
    if (words.size() <= index) {
      throw new CommandFault("`rules " + action + "` needs " + expected + ".");
    }
    return words.get(index);
  }
}
