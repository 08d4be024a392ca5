package studio.kriegsspiel.importer.recipe;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import studio.kriegsspiel.terrain.GridGeometry;
import studio.kriegsspiel.terrain.LayerKind;
import studio.kriegsspiel.terrain.LayerNotes;

/**
 * How a ground is made from drawings: the file {@code ground.json} in its folder.
 *
 * @param name short name of the ground, that of the folder
 * @param title its name for people
 * @param crs EPSG code of the ground and of every drawing
 * @param grid cells of its heights, which cover it
 * @param drawings GeoJSON files in the folder
 * @param layers origin and accuracy of each layer
 * @param works printed works by the short word with which figures name them
 */
record GroundRecipe(
    String name,
    String title,
    String crs,
    GridGeometry grid,
    List<Path> drawings,
    Map<LayerKind, LayerNotes> layers,
    Map<String, String> works) {
  static final String FILE = "ground.json";

  GroundRecipe {
    drawings = List.copyOf(drawings);
    layers = Map.copyOf(layers);
    works = Map.copyOf(works);
  }
}
