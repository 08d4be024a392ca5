package studio.kriegsspiel.importer.recipe;

import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import studio.kriegsspiel.importer.Crop;
import studio.kriegsspiel.importer.ImportRequest;
import studio.kriegsspiel.importer.TerrainImport;
import studio.kriegsspiel.importer.job.Progress;
import studio.kriegsspiel.terrain.Attributes;
import studio.kriegsspiel.terrain.Bounds;
import studio.kriegsspiel.terrain.Feature;
import studio.kriegsspiel.terrain.FeatureKind;
import studio.kriegsspiel.terrain.GroundException;
import studio.kriegsspiel.terrain.Terrain;
import studio.kriegsspiel.terrain.io.TerrainPackage;

/**
 * Makes a terrain package from a folder of drawings and its recipe, by an import like any other.
 * The same drawings always give the same package.
 */
public final class GroundBuild {
  private final GroundRecipe recipe;

  private GroundBuild(GroundRecipe recipe) {
    this.recipe = recipe;
  }

  /**
   * Makes the package.
   *
   * @param folder the drawings and their {@code ground.json}; its name is that of the ground
   * @param target where the package is to lie; what lies there is replaced
   * @param scratch a folder for files on the way
   * @throws GroundException if the recipe or a drawing is not sound; the target is as before then
   */
  public static void run(Path folder, Path target, Path scratch) throws IOException {
    GroundRecipe recipe = RecipeFile.read(folder);
    DrawnFigures.check(recipe);
    Path imported = scratch.resolve(recipe.name());
    GroundBuild build = new GroundBuild(recipe);
    build.importTo(imported, kinds(scratch.resolve("kinds.json")));
    TerrainPackage.write(build.finished(TerrainPackage.read(imported)), target);
  }

  /** A table by which a feature is what it says it is, and names make no places of their own. */
  private static Path kinds(Path file) throws IOException {
    JsonMapper json = new JsonMapper();
    ObjectNode table = json.createObjectNode();
    table.putArray("name").add("name");
    ArrayNode rules = table.putArray("rules");
    for (String key : FeatureKind.keys()) {
      ObjectNode rule = rules.addObject();
      rule.putObject("when").putArray("kind").add(key);
      rule.put("kind", key);
    }
    ObjectNode place = rules.addObject();
    place.putObject("when").putArray("kind").add("place");
    place.put("place", true);
    return Files.write(file, json.writeValueAsBytes(table));
  }

  private void importTo(Path target, Path kinds) {
    Bounds extent = recipe.grid().bounds();
    ImportRequest.Builder request =
        ImportRequest.builder(recipe.name(), target)
            .title(recipe.title())
            .targetCrs(recipe.crs())
            .crop(new Crop(extent.west(), extent.south(), extent.east(), extent.north(), false))
            .cellMetres(recipe.grid().cellMetres())
            .mapping(kinds);
    recipe.drawings().forEach(request::features);
    recipe.layers().forEach(request::notes);
    try (TerrainImport work = new TerrainImport(request.build())) {
      work.run(Progress.NONE);
    }
  }

  /** Without the lines that shaped the heights, and with the works written out. */
  private Terrain finished(Terrain imported) {
    if (imported.elevation().isEmpty()) {
      throw new GroundException(
          recipe.name(), "tells no heights", "draw contours, or ridges and valleys with heights");
    }
    List<Feature> features =
        imported.features().stream()
            .filter(feature -> !feature.kind().isOfHeights())
            .map(this::attributed)
            .toList();
    return imported.toBuilder().clearFeatures().features(features).build();
  }

  private Feature attributed(Feature feature) {
    Attributes attributes = feature.attributes();
    Map<String, String> other = new HashMap<>(attributes.other());
    other.computeIfPresent(DrawnFigures.SOURCE, (key, id) -> recipe.works().getOrDefault(id, id));
    return new Feature(
        feature.id(),
        feature.kind(),
        feature.geometry(),
        feature.name(),
        attributes.toBuilder().other(other).build(),
        feature.handEdit());
  }
}
