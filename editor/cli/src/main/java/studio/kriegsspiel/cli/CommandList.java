package studio.kriegsspiel.cli;

import java.io.PrintStream;
import java.util.List;
import java.util.concurrent.Callable;
import studio.kriegsspiel.cli.command.AdjudicateCommand;
import studio.kriegsspiel.cli.command.AskCommand;
import studio.kriegsspiel.cli.command.CheckCommand;
import studio.kriegsspiel.cli.command.ChecksCommand;
import studio.kriegsspiel.cli.command.DecideCommand;
import studio.kriegsspiel.cli.command.EditCommand;
import studio.kriegsspiel.cli.command.ExplainCommand;
import studio.kriegsspiel.cli.command.ExportCommand;
import studio.kriegsspiel.cli.command.FixCommand;
import studio.kriegsspiel.cli.command.FormatCommand;
import studio.kriegsspiel.cli.command.LspCommand;
import studio.kriegsspiel.cli.command.MapCommand;
import studio.kriegsspiel.cli.command.NewCommand;
import studio.kriegsspiel.cli.command.RulesCommand;
import studio.kriegsspiel.cli.command.TonightCommand;
import studio.kriegsspiel.cli.command.game.GameCommand;
import studio.kriegsspiel.cli.command.library.LibraryCommand;
import studio.kriegsspiel.cli.command.rehearse.RehearseCommand;
import studio.kriegsspiel.cli.command.terrain.TerrainCommand;
import studio.kriegsspiel.cli.console.CommandFault;
import studio.kriegsspiel.cli.console.NearMiss;
import studio.kriegsspiel.cli.console.Terminal;

/** The commands; a command's class is loaded only when it is asked for. */
final class CommandList {
  /** What happens without any argument. */
  static final String DEFAULT = "edit";

  /**
   * One line of the overview.
   *
   * @param name the word on the command line
   * @param does what it does in a few words; a test holds it to the command's own help
   */
  record Entry(String name, String does) {}

  static final List<Entry> ALL =
      List.of(
          new Entry("edit", "opens the desktop"),
          new Entry(
              "check", "checks scenarios against their text, their ground and their rule book"),
          new Entry("ask", "answers where, when, how far, who sees and who knows, by a scenario"),
          new Entry("map", "draws the map as a reader has it at a minute of the scenario"),
          new Entry("decide", "decides a question about units by the rule book of their scenario"),
          new Entry(
              "game", "carries a scenario through its hours, and keeps what was done in a log"),
          new Entry(
              "rehearse",
              "plays a scenario many times, and tells how likely each objective is gained"),
          new Entry("explain", "says what a finding means, with an example and how to mend it"),
          new Entry("fix", "mends what is certain, and what you choose of its proposals"),
          new Entry("checks", "installs, lists and removes checks of your own"),
          new Entry("tonight", "proposes who plays what when so many people come"),
          new Entry(
              "export",
              "writes packs, map sheets, rulers, dice, blocks, pages, and files for other programs"),
          new Entry("rules", "shows the rule books and looks up their tables"),
          new Entry("adjudicate", "decides one question by a rule book and shows the working"),
          new Entry("terrain", "imports and examines grounds"),
          new Entry(
              "format",
              "sets the blanks of scenarios in order; words, comments and line breaks stay"),
          new Entry("new", "writes a new scenario to start from"),
          new Entry(
              "library",
              "finds, shows, copies, packs, installs and checks scenarios; without a part it lists them"),
          new Entry("lsp", "serves an editor that speaks the Language Server Protocol"));

  private CommandList() {}

  /** The command of that name, or a fault that names the nearest one. */
  static Callable<Integer> create(String name, Terminal terminal) {
    return switch (name) {
      case "ask" -> new AskCommand(terminal);
      case "map" -> new MapCommand(terminal);
      case "check" -> new CheckCommand(terminal);
      case "decide" -> new DecideCommand(terminal);
      case "game" -> new GameCommand(terminal);
      case "rehearse" -> new RehearseCommand(terminal);
      case "checks" -> new ChecksCommand(terminal);
      case "edit" -> new EditCommand(terminal);
      case "fix" -> new FixCommand(terminal);
      case "tonight" -> new TonightCommand(terminal);
      case "export" -> new ExportCommand(terminal);
      case "format" -> new FormatCommand(terminal);
      case "terrain" -> new TerrainCommand(terminal);
      case "explain" -> new ExplainCommand(terminal);
      case "rules" -> new RulesCommand(terminal);
      case "adjudicate" -> new AdjudicateCommand(terminal);
      case "new" -> new NewCommand(terminal);
      case "library" -> new LibraryCommand(terminal);
      case "lsp" -> new LspCommand(terminal);
      default -> throw unknown(name);
    };
  }

  private static CommandFault unknown(String name) {
    return NearMiss.fault(
        "There is no command `" + name + "`",
        name,
        ALL.stream().map(Entry::name).toList(),
        "`studio help` lists the commands.");
  }

  static void print(Terminal terminal) {
    PrintStream out = terminal.out();
    out.println("Kriegsspiel Studio: scenarios written, checked, tried out and printed.");
    out.println();
    out.println("studio                opens the editor on the library's first scenario");
    for (Entry entry : ALL) {
      out.println("studio " + entry.name() + " ".repeat(15 - entry.name().length()) + entry.does());
    }
    out.println();
    out.println("studio help COMMAND   tells more about one of them");
    out.println(
        "Exit status: 0 fine, 1 findings of severity error, 2 wrong use or unreadable input,"
            + " 130 interrupted.");
  }
}
