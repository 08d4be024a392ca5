package studio.kriegsspiel.cli.command.library;

import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import studio.kriegsspiel.cli.command.FormatOption;
import studio.kriegsspiel.cli.console.ExitStatus;

/** {@code studio library list}: all there is. */
@Command(
    name = "list",
    description = "lists the scenarios, armies, grounds and templates of the library and your own")
final class LibraryListCommand extends LibraryPart {
  @Mixin private FormatOption format = new FormatOption();

  @Override
  public Integer call() {
    new LibraryListing(terminal(), format.json()).all();
    return ExitStatus.FINE;
  }
}
