package studio.kriegsspiel.desktop.wiring;

import java.awt.image.BufferedImage;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.function.Function;
import javax.imageio.ImageIO;
import studio.kriegsspiel.reading.card.CardPicture;
import studio.kriegsspiel.study.Studies;
import studio.kriegsspiel.study.shelf.CardGround;
import studio.kriegsspiel.study.shelf.Shelf;

/** Pictures of scenarios: those that come with the library, drawn where there is none. */
final class ScenarioPictures implements Function<Shelf.Item, Optional<BufferedImage>> {
  @Override
  public Optional<BufferedImage> apply(Shelf.Item item) {
    Path file = item.entry().path().toAbsolutePath();
    Path kept = file.resolveSibling("../pictures/" + item.card().slug() + ".jpg").normalize();
    return !item.entry().own() && Files.isRegularFile(kept) ? read(kept) : draw(file);
  }

  private static Optional<BufferedImage> read(Path picture) {
    try (InputStream in = Files.newInputStream(picture)) {
      return Optional.ofNullable(ImageIO.read(in));
    } catch (IOException damaged) {
      return Optional.empty();
    }
  }

  private static Optional<BufferedImage> draw(Path scenario) {
    return Studies.ofLibrary()
        .read(scenario)
        .situation()
        .flatMap(CardGround::of)
        .map(CardPicture::of);
  }
}
