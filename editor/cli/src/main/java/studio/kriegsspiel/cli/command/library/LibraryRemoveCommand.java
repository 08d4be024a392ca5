package studio.kriegsspiel.cli.command.library;

import java.io.IOException;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;
import studio.kriegsspiel.cli.console.ExitStatus;
import studio.kriegsspiel.library.Library;
import studio.kriegsspiel.library.OwnLibrary;
import studio.kriegsspiel.study.shelf.Installer;

/** {@code studio library remove}: a package out of the user's own library. */
@Command(name = "remove", description = "takes a package out of your own library")
final class LibraryRemoveCommand extends LibraryPart {
  @Parameters(
      index = "0",
      paramLabel = "NAME",
      description = "The package's short name, or that of a scenario in it.")
  private String name = "";

  @Override
  public Integer call() throws IOException {
    String gone = new Installer(OwnLibrary.folder()).remove(name, Library.open().entries());
    terminal().out().println("Removed `" + gone + "` from your library.");
    return ExitStatus.FINE;
  }
}
