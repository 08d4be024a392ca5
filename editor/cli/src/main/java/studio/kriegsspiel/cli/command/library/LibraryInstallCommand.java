package studio.kriegsspiel.cli.command.library;

import java.io.IOException;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import studio.kriegsspiel.cli.console.ExitStatus;
import studio.kriegsspiel.cli.console.Terminal;
import studio.kriegsspiel.library.OwnLibrary;
import studio.kriegsspiel.study.shelf.Card;
import studio.kriegsspiel.study.shelf.Installer;

/** {@code studio library install}: a package into the user's own library. */
@Command(
    name = "install",
    description = "puts a package into your own library, once all of it has been read and checked",
    footer = {
      "",
      "A package is a zip made by `studio library pack`, or a folder of scenarios with their army",
      "lists and grounds. Only texts, grounds and pictures are taken from it, nothing that can be run."
    })
final class LibraryInstallCommand extends LibraryPart {
  @Parameters(index = "0", paramLabel = "FILE.zip|FOLDER", description = "The package.")
  private String source = "";

  @Option(names = "--as", paramLabel = "NAME", description = "The short name it gets.")
  private @Nullable String as;

  @Option(names = "--replace", description = "Replaces a package of that name.")
  private boolean replace;

  @Override
  public Integer call() throws IOException {
    Terminal terminal = terminal();
    Installer.Installed installed =
        new Installer(OwnLibrary.folder())
            .install(terminal.resolve(source), Optional.ofNullable(as), replace);
    terminal.out().println("Installed `" + installed.name() + "` in " + OwnLibrary.folder() + ".");
    for (Card each : installed.scenarios()) {
      terminal.out().println("  " + each.slug() + "   " + each.title());
    }
    if (!installed.left().isEmpty()) {
      terminal.out().println("Not taken, since no scenario needs it:");
      installed.left().forEach(each -> terminal.out().println("  " + each));
    }
    return ExitStatus.FINE;
  }
}
