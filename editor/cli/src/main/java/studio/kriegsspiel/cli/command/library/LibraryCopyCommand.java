package studio.kriegsspiel.cli.command.library;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import studio.kriegsspiel.cli.console.ExitStatus;
import studio.kriegsspiel.cli.console.Terminal;
import studio.kriegsspiel.cli.scenario.LibraryNames;
import studio.kriegsspiel.library.Library;
import studio.kriegsspiel.study.shelf.Fetch;
import studio.kriegsspiel.study.shelf.Parcel;
import studio.kriegsspiel.study.shelf.ParcelMaker;

/** {@code studio library copy}: a scenario to work on, with all it needs. */
@Command(
    name = "copy",
    description =
        "copies a scenario into a folder with the army lists, tables, variants and order sheets it needs")
final class LibraryCopyCommand extends LibraryPart {
  @Parameters(index = "0", paramLabel = "NAME", description = "A scenario of the library.")
  private String name = "";

  @Parameters(index = "1", paramLabel = "FOLDER", description = "Where to; made if missing.")
  private String folder = "";

  @Option(
      names = "--with-ground",
      description = "Copies the ground, too; without it the library's is used.")
  private boolean withGround;

  @Option(names = "--overwrite", description = "Writes over files that are there.")
  private boolean overwrite;

  @Override
  public Integer call() throws IOException {
    Terminal terminal = terminal();
    Library library = Library.open();
    Path scenario =
        library.findScenario(name).orElseThrow(() -> LibraryNames.unknownScenario(name, library));
    Parcel parcel = ParcelMaker.of(scenario, library, withGround);
    List<Path> written = Fetch.into(terminal.resolve(folder), parcel, overwrite);
    for (Path each : written) {
      terminal.out().println("Wrote " + terminal.show(each) + ".");
    }
    for (String each : parcel.missing()) {
      terminal.err().println("studio: `" + each + "` is named by the scenario and not there.");
    }
    terminal.out().println("Next: studio edit " + terminal.show(written.get(0)));
    return ExitStatus.FINE;
  }
}
