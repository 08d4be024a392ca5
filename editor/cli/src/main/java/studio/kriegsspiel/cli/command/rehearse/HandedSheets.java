package studio.kriegsspiel.cli.command.rehearse;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import studio.kriegsspiel.cli.console.CommandFault;
import studio.kriegsspiel.cli.console.Terminal;
import studio.kriegsspiel.cli.scenario.ScenarioArgument;
import studio.kriegsspiel.cli.scenario.SheetFolders;
import studio.kriegsspiel.reading.rehearsal.Led;
import studio.kriegsspiel.scenario.finding.Severity;
import studio.kriegsspiel.scenario.orders.OrderSheet;
import studio.kriegsspiel.situation.Situation;
import studio.kriegsspiel.study.Study;

/**
 * Order sheets that are to be played.
 *
 * @param all in the order in which they were named
 */
record HandedSheets(List<Handed> all) {
  /**
   * One of them.
   *
   * @param name of its file
   * @param faults the errors that a check finds in it
   * @param solution the model solution of its exercise, if there is one
   */
  record Handed(String name, Led led, List<String> faults, Optional<Led> solution) {}

  /** Those that files and folders name; one that is no sheet of the scenario is a fault. */
  static HandedSheets in(
      List<String> files, Terminal terminal, Situation situation, List<Led> solutions)
      throws IOException {
    SheetFolders.Found found = SheetFolders.in(files, terminal.directory());
    found.warnings().forEach(terminal.err()::println);
    List<Handed> all = new ArrayList<>();
    for (String file : found.files()) {
      ScenarioArgument argument = new ScenarioArgument(terminal);
      Path path = argument.file(file);
      all.add(handed(terminal.show(path), argument.study(path), situation, solutions));
    }
    return new HandedSheets(all);
  }

  private static Handed handed(String name, Study study, Situation situation, List<Led> solutions) {
    List<String> faults =
        study.findings().stream()
            .filter(each -> each.severity() == Severity.ERROR)
            .map(each -> each.id() + " " + each.message())
            .toList();
    OrderSheet sheet =
        study
            .sheet()
            .orElseThrow(
                () ->
                    new CommandFault(
                        name
                            + " is no order sheet that can be played. "
                            + String.join(" ", faults)));
    boolean has =
        situation.scenario().findSide(sheet.role().side()).stream()
            .flatMap(side -> side.roles().stream())
            .anyMatch(role -> role.title().equals(sheet.role().role()));
    if (!has) {
      throw new CommandFault(
          "%s is of \"%s\" of %s, whom the scenario does not have."
              .formatted(name, sheet.role().role(), sheet.role().side()));
    }
    Optional<Led> solution =
        solutions.stream().filter(each -> each.sheet().role().equals(sheet.role())).findFirst();
    return new Handed(
        name,
        new Led(
            sheet,
            solution
                .flatMap(Led::exercise)
                .or(
                    () ->
                        situation.scenario().review().exercises().stream()
                            .filter(each -> each.student().equals(sheet.role()))
                            .findFirst())),
        faults,
        solution);
  }
}
