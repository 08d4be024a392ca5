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
import studio.kriegsspiel.study.ScenarioFinder;
import studio.kriegsspiel.study.table.ArmyScenario;
import studio.kriegsspiel.study.table.ArmyTable;
import studio.kriegsspiel.study.table.ColumnMeaning;
import studio.kriegsspiel.study.table.TableCells;
import studio.kriegsspiel.study.table.TableFile;
import studio.kriegsspiel.terrain.disk.WholeFiles;

/** {@code studio library army}: an order of battle from a spreadsheet or from another program. */
@Command(
    name = "army",
    description = "reads an order of battle from a table and writes it as an army list",
    footer = {
      "",
      "Columns are known by their usual names in English, German and French; --columns says which is",
      "which where a table calls them otherwise. --preview shows what is understood of each line, and",
      "what is not, by its cell. --scenario writes besides where a file of another program has its troops:",
      "sides, deployment, marches with their hours, and what happens.",
      "",
      "  studio library army returns.xlsx --preview",
      "  studio library army returns.csv --columns name=regiment,men=present --to armies/mine.kriegsspiel",
      "  studio library army narvik.json --scenario narvik"
    })
final class LibraryArmyCommand extends LibraryPart {
  private static final int WIDEST = 44;
  private static final int MOST_TOLD = 20;

  @Parameters(
      index = "0",
      paramLabel = "FILE",
      description = "A table: CSV or xlsx; or a scenario of ORBAT Mapper or MSDL.")
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

  @Option(
      names = "--scenario",
      paramLabel = "FILE",
      description =
          "A scenario that brings the list in, with places and hours; must not exist. Without --to the list"
              + " lies in armies beside it.")
  private @Nullable String scenario;

  @Option(names = "--preview", description = "Writes nothing, shows what is understood.")
  private boolean preview;

  @Override
  public Integer call() throws IOException {
    Terminal terminal = terminal();
    Path path = terminal.resolve(file);
    String name = title == null ? (army.isEmpty() ? stem(path) : army) : title;
    TableCells cells = TableFile.read(path);
    ArmyTable table = ArmyTable.of(cells, columns(), army, name);
    if (scenario != null) {
      return scenario(cells, table, scenario, stem(path));
    }
    if (preview) {
      preview(table);
    } else if (to == null) {
      terminal.out().print(table.text());
      terminal.out().flush();
    } else {
      write(table, to);
    }
    if (!preview) {
      tell(
          table.rows().stream()
              .flatMap(
                  row -> row.remarks().stream().map(each -> "line " + row.line() + ", " + each))
              .limit(MOST_TOLD)
              .toList());
    }
    return ended(table.faults());
  }

  private void tell(List<String> remarks) {
    remarks.forEach(each -> terminal().err().println("studio: " + each + "."));
  }

  private int ended(List<String> faults) {
    faults.forEach(each -> terminal().err().println("studio: " + each));
    return faults.isEmpty() ? ExitStatus.FINE : ExitStatus.FINDINGS;
  }

  /** Writes list and scenario, and tells everything that neither keeps. */
  private int scenario(TableCells cells, ArmyTable table, String target, String stem)
      throws IOException {
    Path text = free(target, "--scenario");
    Path list =
        to == null
            ? text.resolveSibling("armies").resolve(stem + ScenarioFinder.SUFFIX)
            : terminal().resolve(ending(to));
    Path folder = text.toAbsolutePath().normalize().resolveSibling(".").normalize();
    Path lies = list.toAbsolutePath().normalize();
    if (!lies.startsWith(folder)) {
      throw new CommandFault(
          terminal().show(list)
              + " does not lie beside or below the scenario; name another with --to.");
    }
    String named = folder.relativize(lies).toString().replace('\\', '/');
    ArmyScenario written = ArmyScenario.of(cells, table, named);
    if (preview) {
      preview(table);
      terminal().out().println();
      terminal().out().print(written.text());
      terminal().out().flush();
    } else {
      write(table, list.toString());
      WholeFiles.write(text, written.text());
      terminal().out().println("Wrote " + terminal().show(text) + ".");
    }
    tell(written.remarks());
    List<String> faults = new ArrayList<>(table.faults());
    faults.addAll(written.faults());
    return ended(faults);
  }

  private static String ending(String file) {
    return file.endsWith(ScenarioFinder.SUFFIX) ? file : file + ScenarioFinder.SUFFIX;
  }

  private Path free(String target, String option) {
    Path path = terminal().resolve(ending(target));
    if (Files.exists(path)) {
      throw new CommandFault(
          terminal().show(path) + " exists already; name another with " + option + ".");
    }
    return path;
  }

  private Map<ColumnMeaning, String> columns() {
    Map<ColumnMeaning, String> columns = new EnumMap<>(ColumnMeaning.class);
    asked.forEach(
        (what, name) ->
            columns.put(
                ColumnMeaning.ofWord(what.equals("name") ? "unit" : what)
                    .orElseThrow(
                        () ->
                            NearMiss.fault(
                                "No column tells `" + what + "`",
                                what,
                                Stream.of(ColumnMeaning.values())
                                    .map(ColumnMeaning::word)
                                    .toList())),
                name));
    return columns;
  }

  private static String stem(Path path) {
    return String.valueOf(path.getFileName()).replaceFirst("\\.[^.]*$", "");
  }

  private void write(ArmyTable table, String target) throws IOException {
    Path list = free(target, "--to");
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
