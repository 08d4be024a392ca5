package studio.kriegsspiel.study.help;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import studio.kriegsspiel.language.ide.names.NameUse;
import studio.kriegsspiel.language.source.SourceText;
import studio.kriegsspiel.library.Library;
import studio.kriegsspiel.library.ScenarioGrounds;
import studio.kriegsspiel.scenario.text.TextSpan;
import studio.kriegsspiel.study.Study;
import studio.kriegsspiel.terrain.Place;
import studio.kriegsspiel.terrain.Terrain;
import studio.kriegsspiel.terrain.ground.Ground;

/** Places that a text names and its ground defines. */
final class GroundPlaces {
  private static final String FEATURES = "features.geojson";
  private static final long LONGEST = 20_000_000;

  private final Supplier<Optional<Study>> study;
  private final Supplier<Optional<Path>> file;

  GroundPlaces(Supplier<Optional<Study>> study, Supplier<Optional<Path>> file) {
    this.study = study;
    this.file = file;
  }

  /**
   * Refuses a name that the ground does not know: the text would speak of a place that is not
   * there.
   *
   * @throws IllegalArgumentException with one sentence for the user
   */
  void check(NameUse use, String newName) {
    Optional<Terrain> terrain = terrain();
    if (use.kind() == NameUse.Kind.PLACE && terrain.isPresent()) {
      Terrain known = terrain.get();
      boolean there =
          known.findPlace(newName).isPresent() || known.featureNames().contains(newName);
      if (!there) {
        throw new IllegalArgumentException(
            ("\"%s\" is a place of the ground `%s`, which has none called \"%s\": name it so in the"
                    + " ground first (in the window, with its map in hand), then here.")
                .formatted(use.name(), known.name(), newName));
      }
    }
  }

  /** Where a text names the ground that defines a place. */
  Optional<NamePlace> inText(NameUse use) {
    return isOfGround(use)
        ? study
            .get()
            .flatMap(Study::scenario)
            .map(each -> each.header().terrainSpan())
            .filter(TextSpan::isPresent)
            .map(span -> new NamePlace(Optional.empty(), span, true))
        : Optional.empty();
  }

  /** Where the ground's own file names a place, if it lies on the disk as a file. */
  Optional<NamePlace> inGround(NameUse use) {
    return isOfGround(use) ? terrain().flatMap(it -> find(it, use.name())) : Optional.empty();
  }

  private Optional<NamePlace> find(Terrain terrain, String name) {
    String principal = terrain.findPlace(name).map(Place::name).orElse(name);
    return folder(terrain.name())
        .map(each -> each.resolve(FEATURES))
        .filter(Files::isRegularFile)
        .flatMap(features -> span(features, principal).map(span -> at(features, span)));
  }

  private static NamePlace at(Path features, TextSpan span) {
    return new NamePlace(Optional.of(features), span, true);
  }

  private Optional<Path> folder(String ground) {
    return file.get()
        .flatMap(each -> ScenarioGrounds.findBeside(each, ground))
        .or(() -> Library.open().findTerrain(ground))
        .filter(each -> each.getFileSystem().equals(FileSystems.getDefault()));
  }

  private static Optional<TextSpan> span(Path features, String name) {
    try {
      if (Files.size(features) > LONGEST) {
        return Optional.empty();
      }
      String text = Files.readString(features, StandardCharsets.UTF_8);
      String written = name.replace("\\", "\\\\").replace("\"", "\\\"");
      Matcher found =
          Pattern.compile("\"name\"\\s*:\\s*\"(" + Pattern.quote(written) + ")\"").matcher(text);
      return found.find()
          ? Optional.of(
              new SourceText(FEATURES, text).span(found.start(1), found.end(1) - found.start(1)))
          : Optional.empty();
    } catch (IOException unreadable) {
      // A ground that cannot be read is told of by the study.
      return Optional.empty();
    }
  }

  private boolean isOfGround(NameUse use) {
    return use.kind() == NameUse.Kind.PLACE
        && terrain()
            .filter(
                it ->
                    it.findPlace(use.name()).isPresent() || it.featureNames().contains(use.name()))
            .isPresent();
  }

  private Optional<Terrain> terrain() {
    return study.get().flatMap(Study::ground).map(Ground::terrain);
  }
}
