package studio.kriegsspiel.importer.recipe;

import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import studio.kriegsspiel.terrain.Accuracy;
import studio.kriegsspiel.terrain.GridGeometry;
import studio.kriegsspiel.terrain.GroundException;
import studio.kriegsspiel.terrain.LayerKind;
import studio.kriegsspiel.terrain.LayerNotes;
import studio.kriegsspiel.terrain.Provenance;
import studio.kriegsspiel.terrain.Terrain;
import studio.kriegsspiel.terrain.geojson.JsonFault;

/** Reads {@code ground.json}. */
final class RecipeFile {
  private static final JsonMapper JSON =
      JsonMapper.builder().enable(JsonParser.Feature.STRICT_DUPLICATE_DETECTION).build();
  private static final List<String> FIELDS =
      List.of("title", "crs", "extent", "cell_m", "drawings", "licence", "date", "layers", "works");
  private static final List<String> LAYER =
      List.of("confidence", "horizontal_m", "vertical_m", "note", "method");
  private static final double MOST_CELLS = 30_000_000;
  private static final Map<String, LayerKind> LAYERS =
      Map.of(
          "elevation", LayerKind.ELEVATION,
          "features", LayerKind.FEATURES,
          "places", LayerKind.PLACES);

  private RecipeFile() {}

  /**
   * Reads the recipe of a folder.
   *
   * @throws GroundException if it is missing, not understood or incomplete
   */
  static GroundRecipe read(Path folder) {
    String name = String.valueOf(folder.getFileName());
    String file = name + "/" + GroundRecipe.FILE;
    if (!Terrain.isSlug(name)) {
      throw new GroundException(
          name, "is no short name for a ground", "use small letters, digits and hyphens");
    }
    RecipeObject recipe = new RecipeObject(file, tree(folder, file), FIELDS);
    Map<String, String> works = works(file, recipe);
    return new GroundRecipe(
        name,
        recipe.text("title"),
        recipe.text("crs"),
        grid(recipe),
        drawings(folder, recipe),
        layers(recipe, works),
        works);
  }

  private static JsonNode tree(Path folder, String file) {
    try {
      return JSON.readTree(Files.readAllBytes(folder.resolve(GroundRecipe.FILE)));
    } catch (JsonProcessingException e) {
      throw JsonFault.of(file, e);
    } catch (IOException e) {
      throw new GroundException(
          file, "cannot be read", "every folder of a ground needs its recipe", e);
    }
  }

  private static GridGeometry grid(RecipeObject recipe) {
    RecipeObject edges = recipe.object("extent", List.of("west", "south", "east", "north"));
    double cell = recipe.number("cell_m");
    double west = edges.number("west");
    double north = edges.number("north");
    double columns = (edges.number("east") - west) / cell;
    double rows = (north - edges.number("south")) / cell;
    if (!(cell > 0) || !isWhole(west / cell) || !isWhole(north / cell)) {
      throw edges.fault("does not begin at a whole cell", "let its edges be multiples of cell_m");
    }
    if (!(columns >= 2 && rows >= 2 && columns * rows <= MOST_CELLS)
        || !isWhole(columns)
        || !isWhole(rows)) {
      throw edges.fault(
          "is no rectangle of whole cells",
          "west lies west of east, south south of north, and all are multiples of cell_m");
    }
    return new GridGeometry((int) columns, (int) rows, west, north, cell);
  }

  private static boolean isWhole(double cells) {
    return cells == Math.rint(cells);
  }

  private static List<Path> drawings(Path folder, RecipeObject recipe) {
    LinkedHashSet<Path> drawings = new LinkedHashSet<>();
    for (JsonNode item : recipe.list("drawings")) {
      String word = item.asText();
      if (!item.isTextual() || !word.matches("[\\w.-]+\\.geojson")) {
        throw recipe.fault("names the drawing " + item, "name a .geojson file of its own folder");
      }
      if (!Files.isRegularFile(folder.resolve(word))) {
        throw recipe.fault("names the drawing \"" + word + "\", which is not there", "add it");
      }
      if (!drawings.add(folder.resolve(word))) {
        throw recipe.fault("names the drawing \"" + word + "\" twice", "name it once");
      }
    }
    return new ArrayList<>(drawings);
  }

  private static Map<String, String> works(String file, RecipeObject recipe) {
    Map<String, String> works = new LinkedHashMap<>();
    for (JsonNode item : recipe.list("works")) {
      RecipeObject work =
          new RecipeObject(
              file + ", work " + (works.size() + 1), item, List.of("id", "work", "says"));
      work.text("says");
      if (works.put(work.text("id"), work.text("work")) != null) {
        throw work.fault("has the id of another, \"" + work.text("id") + "\"", "choose another");
      }
    }
    return works;
  }

  private static Map<LayerKind, LayerNotes> layers(RecipeObject recipe, Map<String, String> works) {
    RecipeObject layers = recipe.object("layers", LAYERS.keySet().stream().sorted().toList());
    String source = String.join("; ", new LinkedHashSet<>(works.values()));
    Map<LayerKind, LayerNotes> notes = new EnumMap<>(LayerKind.class);
    LAYERS.forEach(
        (word, kind) -> {
          RecipeObject layer = layers.object(word, LAYER);
          notes.put(
              kind,
              new LayerNotes(
                  new Provenance(
                      source,
                      recipe.text("licence"),
                      recipe.text("date"),
                      layer.text("method"),
                      layer.confidence("confidence")),
                  new Accuracy(
                      layer.numberIfAny("horizontal_m"),
                      layer.numberIfAny("vertical_m"),
                      layer.textOrNone("note"))));
        });
    return notes;
  }
}
