package studio.kriegsspiel.cli.command.rehearse;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import studio.kriegsspiel.cli.console.CommandFault;
import studio.kriegsspiel.cli.console.Terminal;
import studio.kriegsspiel.cli.scenario.ScenarioArgument;
import studio.kriegsspiel.desk.marking.HandedSheet;
import studio.kriegsspiel.reading.rehearsal.Led;
import studio.kriegsspiel.situation.Situation;
import studio.kriegsspiel.study.SheetFolders;
import studio.kriegsspiel.study.Study;

/**
 * Order sheets that are to be played.
 *
 * @param all in the order in which they were named
 */
record HandedSheets(List<HandedSheet> all) {

  /** Those that files and folders name; one that is no sheet of the scenario is a fault. */
  static HandedSheets in(
      List<String> files, Terminal terminal, Situation situation, List<Led> solutions)
      throws IOException {
    SheetFolders.Found found = SheetFolders.in(files, terminal.directory());
    found.warnings().forEach(terminal.err()::println);
    List<HandedSheet> all = new ArrayList<>();
    for (String file : found.files()) {
      ScenarioArgument argument = new ScenarioArgument(terminal);
      Path path = argument.file(file);
      Study study = argument.study(path);
      HandedSheet sheet =
          HandedSheet.of(
              terminal.show(path),
              study.text(),
              study.sheet(),
              study.findings(),
              situation,
              solutions);
      if (sheet.led().isEmpty()) {
        throw new CommandFault(sheet.refused());
      }
      all.add(sheet);
    }
    return new HandedSheets(all);
  }
}
