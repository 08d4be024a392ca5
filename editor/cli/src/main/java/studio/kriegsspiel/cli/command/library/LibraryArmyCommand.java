package studio.kriegsspiel.cli.command.library;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import studio.kriegsspiel.cli.console.CommandFault;
import studio.kriegsspiel.cli.console.ExitStatus;
import studio.kriegsspiel.cli.console.NearMiss;
import studio.kriegsspiel.cli.console.Terminal;
import studio.kriegsspiel.cli.console.TextColumns;
import studio.kriegsspiel.study.ScenarioFiles;
import studio.kriegsspiel.study.table.ArmyTable;
import studio.kriegsspiel.study.table.Meaning;
import studio.kriegsspiel.study.table.TableFile;
import studio.kriegsspiel.terrain.disk.WholeFiles;

/** {@code studio library army}: an order of battle from a spreadsheet. */
@Command(
    name = "army",
    description = "reads an order of battle from a table and writes it as an army list",
    footer = {
      "",
      "Columns are known by their usual names in English, German and French; --columns says which is",
      "which where a table calls them otherwise. --preview shows what is understood of each line, and",
      "what is not, by its cell.",
      "",
      "  studio library army returns.xlsx --preview",
      "  studio library army returns.csv --columns name=regiment,men=present --to armies/mine.kriegsspiel"
    })
final class LibraryArmyCommand extends LibraryPart {
  private static final int WIDEST = 44;

  @Parameters(
      index = "0",
      paramLabel = "FILE",
      description = "A table: CSV or xlsx; or a scenario of ORBAT Mapper.")
  private String file = "";

  @Option(
      names = "--columns",
      paramLabel = "WHAT=NAME",
      split = ",",
      description =
          "What a column tells: army, wing, corps, division, brigade, path, parent, unit, level, arm, men, riders,"
              + " squadrons, battalions, guns, calibre, grade, commander, source, page, confidence.")
  private Map<String, String> asked = new LinkedHashMap<>();

  @Option(names = "--army", paramLabel = "NAME", description = "The only army that is wanted.")
  private String army = "";

  @Option(names = "--title", paramLabel = "TITLE", description = "What the list is called.")
  private @Nullable String title;

  @Option(names = "--to", paramLabel = "FILE", description = "The army list; must not exist.")
  private @Nullable String to;

  @Option(names = "--preview", description = "Writes nothing, shows what is understood.")
  private boolean preview;

  @Override
  public Integer call() throws IOException {
    Terminal terminal = terminal();
    Path path = terminal.resolve(file);
    String name = title == null ? (army.isEmpty() ? stem(path) : army) : title;
    ArmyTable table = ArmyTable.of(TableFile.read(path), columns(), army, name);
    if (preview) {
      preview(table);
    } else if (to == null) {
      terminal.out().print(table.text());
      terminal.out().flush();
    } else {
      write(table, to);
    }
    if (!preview) {
      table.rows().stream()
          .flatMap(
              row -> row.remarks().stream().map(each -> "line " + row.line() + ", " + each + "."))
          .limit(20)
          .forEach(each -> terminal.err().println("studio: " + each));
    }
    table.faults().forEach(each -> terminal.err().println("studio: " + each));
    return table.faults().isEmpty() ? ExitStatus.FINE : ExitStatus.FINDINGS;
  }

  private Map<Meaning, String> columns() {
    Map<Meaning, String> columns = new EnumMap<>(Meaning.class);
    asked.forEach(
        (what, name) ->
            columns.put(
                Meaning.ofWord(what.equals("name") ? "unit" : what)
                    .orElseThrow(
                        () ->
                            NearMiss.fault(
                                "No column tells `" + what + "`",
                                what,
                                Stream.of(Meaning.values()).map(Meaning::word).toList())),
                name));
    return columns;
  }

  private static String stem(Path path) {
    return String.valueOf(path.getFileName()).replaceFirst("\\.[^.]*$", "");
  }

  private void write(ArmyTable table, String target) throws IOException {
    Path list =
        terminal()
            .resolve(
                target.endsWith(ScenarioFiles.SUFFIX) ? target : target + ScenarioFiles.SUFFIX);
    if (Files.exists(list)) {
      throw new CommandFault(terminal().show(list) + " exists already; name another with --to.");
    }
    @Nullable Path folder = list.toAbsolutePath().getParent();
    if (folder != null) {
      Files.createDirectories(folder);
    }
    WholeFiles.write(list, table.text());
    terminal().out().println("Wrote " + terminal().show(list) + ": " + summary(table));
  }

  private static String summary(ArmyTable table) {
    long units = table.rows().stream().filter(each -> !each.unit().isEmpty()).count();
    long remarked = table.remarked();
    return units
        + " lines read"
        + (remarked == 0 ? "." : ", " + remarked + " of them not wholly understood.");
  }

  private void preview(ArmyTable table) {
    terminal()
        .out()
        .println(
            "Columns: "
                + table.columns().places().entrySet().stream()
                    .sorted(Map.Entry.comparingByValue())
                    .map(
                        each ->
                            table.columns().heading().cell(each.getValue())
                                + " = "
                                + each.getKey().word())
                    .collect(Collectors.joining(", ")));
    if (!table.columns().unread().isEmpty()) {
      terminal().out().println("Not read: " + String.join(", ", table.columns().unread()));
    }
    terminal().out().println();
    TextColumns columns = new TextColumns();
    columns.add("line", "unit", "level", "under", "figures", "source", "not understood");
    for (ArmyTable.Row each : table.rows()) {
      List<String> cells = new ArrayList<>();
      cells.add(String.valueOf(each.line()));
      Stream.of(each.unit(), each.level(), each.under(), each.figures(), each.source())
          .map(LibraryArmyCommand::cut)
          .forEach(cells::add);
      cells.add(String.join("; ", each.remarks()));
      columns.add(cells);
    }
    columns.print(terminal().out(), "");
    terminal().out().println();
    terminal().out().println(summary(table));
  }

  private static String cut(String cell) {
    return cell.length() > WIDEST ? cell.substring(0, WIDEST - 1) + "\u2026" : cell;
  }
}
