package studio.kriegsspiel.cli.command.library;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import studio.kriegsspiel.cli.console.CommandFault;
import studio.kriegsspiel.cli.console.ExitStatus;
import studio.kriegsspiel.cli.console.Terminal;
import studio.kriegsspiel.library.Library;
import studio.kriegsspiel.reading.card.CardPicture;
import studio.kriegsspiel.study.Studies;
import studio.kriegsspiel.study.shelf.CardGround;
import studio.kriegsspiel.study.shelf.GalleryPage;
import studio.kriegsspiel.study.shelf.Shelf;
import studio.kriegsspiel.terrain.Terrain;

/** {@code studio library gallery}: a page with a picture of each scenario. */
@Command(
    name = "gallery",
    description = "writes a page in Markdown with a picture and a paragraph for each scenario")
final class LibraryGalleryCommand extends LibraryPart {
  @Option(names = "--page", paramLabel = "FILE", description = "The page (library.md).")
  private String page = "library.md";

  @Option(
      names = "--pictures",
      paramLabel = "FOLDER",
      description = "Where the pictures go (pictures beside the page).")
  private @Nullable String pictures;

  @Option(names = "--new-only", description = "Draws no picture that is there already.")
  private boolean newOnly;

  @Option(names = "--without-own", description = "Leaves your own library out.")
  private boolean withoutOwn;

  @Override
  public Integer call() throws IOException {
    Terminal terminal = terminal();
    Path file = terminal.resolve(page).toAbsolutePath().normalize();
    @Nullable Path beside = file.getParent();
    if (beside == null) {
      throw new CommandFault("`" + page + "` is no file; name one such as library.md.");
    }
    Path folder =
        pictures == null
            ? beside.resolve("pictures")
            : terminal.resolve(pictures).toAbsolutePath().normalize();
    Files.createDirectories(folder);
    Shelf shelf = Shelf.of(withoutOwn ? Library.ofProgram() : Library.open());
    Studies studies = Studies.ofLibrary();
    for (Shelf.Item each : shelf.items()) {
      Path picture = folder.resolve(each.card().slug() + ".jpg");
      if (!newOnly || !Files.exists(picture)) {
        draw(studies, each, picture);
      }
    }
    String link = beside.relativize(folder).toString().replace('\\', '/');
    Files.writeString(file, new GalleryPage(shelf, link).markdown());
    terminal
        .out()
        .println("Wrote " + terminal.show(file) + " with " + shelf.items().size() + " scenarios.");
    return ExitStatus.FINE;
  }

  private static void draw(Studies studies, Shelf.Item item, Path to) throws IOException {
    Optional<Terrain> ground =
        studies.read(item.entry().path()).situation().flatMap(CardGround::of);
    if (ground.isPresent()) {
      Files.write(to, CardPicture.jpeg(CardPicture.of(ground.get())));
    }
  }
}
