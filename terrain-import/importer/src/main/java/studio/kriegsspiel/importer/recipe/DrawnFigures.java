package studio.kriegsspiel.importer.recipe;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import studio.kriegsspiel.terrain.Bounds;
import studio.kriegsspiel.terrain.FeatureKind;
import studio.kriegsspiel.terrain.GridGeometry;
import studio.kriegsspiel.terrain.GroundException;
import studio.kriegsspiel.terrain.geojson.GeoJsonReader;
import studio.kriegsspiel.terrain.geojson.RawFeature;
import studio.kriegsspiel.terrain.io.FeatureProperties;
import studio.kriegsspiel.terrain.surface.ContourSurface;

/**
 * Looks through the drawings of a ground before they are imported. An import takes what it can use
 * and tells the rest; here all must be sound: every figure of a known kind, from a known work, with
 * its certainty and accuracy, and on the ground.
 */
final class DrawnFigures {
  static final String SOURCE = "source";
  static final String CERTAINTY = "certainty";
  static final String ACCURACY = "accuracyMetres";
  static final String NOTE = "note";
  private static final Set<String> FIGURE = Set.of(SOURCE, CERTAINTY, ACCURACY, NOTE);
  private static final String PLACE = "place";

  private final GroundRecipe recipe;
  private final Set<String> ids = new HashSet<>();
  private final List<RawFeature> places = new ArrayList<>();

  private DrawnFigures(GroundRecipe recipe) {
    this.recipe = recipe;
  }

  /**
   * Looks through them.
   *
   * @throws GroundException at the first figure that cannot stand
   */
  static void check(GroundRecipe recipe) {
    DrawnFigures figures = new DrawnFigures(recipe);
    recipe.drawings().forEach(figures::check);
    figures.places.forEach(figures::checkPlace);
  }

  private void check(Path file) {
    String name = recipe.name() + "/" + file.getFileName();
    List<RawFeature> found = new ArrayList<>();
    Optional<String> crs;
    try (InputStream input = Files.newInputStream(file)) {
      crs = GeoJsonReader.read(name, input, found::add);
    } catch (IOException e) {
      throw new GroundException(name, "cannot be read", "restore it", e);
    }
    String code = recipe.crs().substring(recipe.crs().indexOf(':') + 1);
    if (crs.filter(urn -> urn.endsWith(":" + code)).isEmpty()) {
      throw new GroundException(
          name,
          "is drawn in " + crs.orElse("longitude and latitude") + " and not in " + recipe.crs(),
          "draw it in the system of the ground and name that in its \"crs\"");
    }
    for (int i = 0; i < found.size(); i++) {
      RawFeature raw = found.get(i);
      String label =
          raw.id().or(() -> raw.find("name")).map(id -> "\"" + id + "\"").orElse("" + (i + 1));
      check(name + ", feature " + label, raw);
    }
  }

  private void check(String where, RawFeature raw) {
    String kind = raw.find("kind").orElse("");
    if (kind.equals(PLACE)) {
      places.add(raw);
    } else if (FeatureKind.findByKey(kind).isEmpty()) {
      throw new GroundException(
          where,
          "is of the unknown kind \"" + kind + "\"",
          "write place or one of " + String.join(", ", FeatureKind.keys()));
    } else {
      checkFigure(where, raw);
    }
    raw.properties().keySet().stream()
        .filter(word -> !FeatureProperties.isOwn(word) && !FIGURE.contains(word))
        .findFirst()
        .ifPresent(
            word -> {
              throw new GroundException(
                  where, "has the unknown property \"" + word + "\"", "write what it means");
            });
    if (raw.id().filter(id -> !ids.add(id)).isPresent()) {
      throw new GroundException(where, "has the id of another feature", "choose another");
    }
    if (!around(kind).toEnvelope().intersects(raw.geometry().getEnvelopeInternal())) {
      throw new GroundException(where, "lies off the ground", "mend its coordinates");
    }
  }

  /** Where something of a kind counts: heights shape the ground from a little way beyond it. */
  private Bounds around(String kind) {
    GridGeometry grid = recipe.grid();
    return FeatureKind.findByKey(kind).filter(ContourSurface::isShapedBy).isPresent()
        ? ContourSurface.reach(grid)
        : grid.bounds();
  }

  private void checkFigure(String where, RawFeature raw) {
    String work = raw.find(SOURCE).orElse("");
    if (!recipe.works().containsKey(work)) {
      throw new GroundException(
          where,
          "rests on \"" + work + "\", which is not among the works of the recipe",
          "add the work");
    }
    RecipeObject.confidence(where, raw.find(CERTAINTY).orElse(""));
    if (raw.find(ACCURACY).filter(number -> number.matches("\\d+(\\.\\d+)?")).isEmpty()) {
      throw new GroundException(
          where, "does not say how true it is", "give its \"" + ACCURACY + "\" in metres");
    }
    try {
      FeatureProperties.attributes(raw);
    } catch (IllegalArgumentException e) {
      throw new GroundException(where, "has " + e.getMessage(), "mend it", e);
    }
  }

  private void checkPlace(RawFeature place) {
    String name = place.find("name").orElse("");
    if (name.isEmpty()) {
      throw new GroundException(recipe.name(), "has a place without a name", "name it");
    }
    FeatureProperties.featureId(place)
        .filter(id -> !ids.contains(id))
        .ifPresent(
            id -> {
              throw new GroundException(
                  recipe.name() + ", place \"" + name + "\"",
                  "names the feature \"" + id + "\", which nobody drew",
                  "mend its id");
            });
  }
}
