package studio.kriegsspiel.cli.command.library;

import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import studio.kriegsspiel.cli.command.FormatOption;
import studio.kriegsspiel.cli.command.HelpOption;
import studio.kriegsspiel.cli.console.ExitStatus;
import studio.kriegsspiel.cli.console.Terminal;

/** {@code studio library}: what comes with the studio, and what the user has put beside it. */
@Command(
    name = "studio library",
    description =
        "finds, shows, copies, packs, installs and checks scenarios; without a part it lists them",
    footer = {
      "",
      "Every other command takes the short name of a library scenario where it takes a FILE.",
      "",
      "  studio library search bridge --hours 3",
      "  studio library show the-bridge-of-seldenau",
      "  studio library copy the-bridge-of-seldenau my-evening",
      "  studio library pack my-battle.kriegsspiel",
      "  studio library install my-battle.zip"
    },
    subcommands = {
      LibraryListCommand.class,
      LibrarySearchCommand.class,
      LibraryShowCommand.class,
      LibraryCopyCommand.class,
      LibraryPackCommand.class,
      LibraryInstallCommand.class,
      LibraryRemoveCommand.class,
      LibraryCheckCommand.class,
      LibraryGalleryCommand.class,
      LibraryRehearseCommand.class,
      LibraryArmyCommand.class
    })
public final class LibraryCommand implements Callable<Integer> {
  @Mixin private HelpOption help = new HelpOption();

  @Mixin private FormatOption format = new FormatOption();

  private final Terminal terminal;

  public LibraryCommand(Terminal terminal) {
    this.terminal = terminal;
  }

  Terminal terminal() {
    return terminal;
  }

  @Override
  public Integer call() {
    new LibraryListing(terminal, format.json()).all();
    return ExitStatus.FINE;
  }
}
