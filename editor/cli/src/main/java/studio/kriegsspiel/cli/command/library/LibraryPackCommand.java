package studio.kriegsspiel.cli.command.library;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import studio.kriegsspiel.cli.console.CommandFault;
import studio.kriegsspiel.cli.console.ExitStatus;
import studio.kriegsspiel.cli.console.Terminal;
import studio.kriegsspiel.cli.scenario.ScenarioArgument;
import studio.kriegsspiel.library.Library;
import studio.kriegsspiel.study.ScenarioFinder;
import studio.kriegsspiel.study.Studies;
import studio.kriegsspiel.study.shelf.Card;
import studio.kriegsspiel.study.shelf.CardMaker;
import studio.kriegsspiel.study.shelf.Packer;
import studio.kriegsspiel.study.shelf.Parcel;
import studio.kriegsspiel.study.shelf.ParcelMaker;
import studio.kriegsspiel.terrain.disk.WholeFiles;

/** {@code studio library pack}: a scenario as a zip for others. */
@Command(
    name = "pack",
    description = "packs a scenario with all it needs into a zip that others can install",
    footer = {
      "",
      "A ground beside the scenario is packed with it; one of the library only with --with-ground.",
      "The licence is that of LICENCE.txt beside the scenario, unless --licence states it. The same",
      "files give the same zip, byte for byte."
    })
final class LibraryPackCommand extends LibraryPart {
  @Parameters(
      index = "0",
      paramLabel = "SCENARIO",
      description = "A scenario file, or the short name of a library scenario.")
  private String scenario = "";

  @Option(names = "--to", paramLabel = "FILE", description = "The zip (SCENARIO.zip).")
  private @Nullable String to;

  @Option(names = "--licence", paramLabel = "TEXT", description = "How others may use it.")
  private @Nullable String licence;

  @Option(names = "--with-ground", description = "Packs a ground of the library, too.")
  private boolean withGround;

  @Option(names = "--overwrite", description = "Writes over a zip that is there.")
  private boolean overwrite;

  @Override
  public Integer call() throws IOException {
    Terminal terminal = terminal();
    Path file = new ScenarioArgument(terminal).file(scenario);
    String name = String.valueOf(file.getFileName());
    String slug = name.substring(0, name.length() - ScenarioFinder.SUFFIX.length());
    Path zip = terminal.resolve(to == null ? slug + ".zip" : to);
    if (Files.exists(zip) && !overwrite) {
      throw new CommandFault(
          terminal.show(zip) + " exists already; name another with --to, or say --overwrite.");
    }
    Library library = Library.open();
    Parcel parcel = ParcelMaker.of(file, library, withGround);
    if (!parcel.missing().isEmpty()) {
      throw new CommandFault(
          "The scenario names `"
              + parcel.missing().get(0)
              + "`, which is not there; nothing was packed.");
    }
    String summary =
        library.scenarios().stream()
            .filter(each -> each.path().equals(file))
            .map(each -> each.summary())
            .findFirst()
            .orElse("");
    Card card =
        CardMaker.of(Studies.ofLibrary().read(file), slug, summary)
            .orElseThrow(() -> new CommandFault(name + " is no scenario; nothing was packed."));
    boolean ofProgram =
        library.scenarios().stream().anyMatch(each -> !each.own() && each.path().equals(file));
    Optional<String> stated =
        Optional.ofNullable(licence)
            .or(() -> ofProgram ? Optional.of("Apache-2.0") : Optional.empty());
    byte[] packed = Packer.zip(parcel, card, stated);
    WholeFiles.write(zip, packed);
    terminal
        .out()
        .println(
            "Packed "
                + parcel.files().size()
                + (parcel.files().size() == 1 ? " file" : " files")
                + " into "
                + terminal.show(zip)
                + " ("
                + Math.max(1, packed.length / 1000)
                + " kB).");
    return ExitStatus.FINE;
  }
}
