package studio.kriegsspiel.terrain.io;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import studio.kriegsspiel.terrain.Bounds;
import studio.kriegsspiel.terrain.Georeference;
import studio.kriegsspiel.terrain.LayerKind;
import studio.kriegsspiel.terrain.LayerNotes;
import studio.kriegsspiel.terrain.SlopeSource;

/**
 * What {@code terrain.json} says: everything about a terrain but its rasters and features.
 *
 * @param name short name
 * @param title name for people
 * @param crs code of the coordinate system
 * @param extent edges in metres
 * @param elevation whether there is an {@code elevation.tif}
 * @param slope whether there is a {@code slope.tif} with a slope of its own source
 * @param slopeSource which of heights and slope raster slope is taken from
 * @param sheet the drawn map
 * @param layers origin and accuracy of the layers
 * @param remarks what the import had to tell, for people
 */
public record Manifest(
    String name,
    String title,
    String crs,
    Bounds extent,
    boolean elevation,
    boolean slope,
    SlopeSource slopeSource,
    Optional<Sheet> sheet,
    Map<LayerKind, LayerNotes> layers,
    List<String> remarks) {
  /** Keeps its own copies. */
  public Manifest {
    layers = Map.copyOf(layers);
    remarks = List.copyOf(remarks);
  }

  /**
   * The drawn map in a package.
   *
   * @param file its name, such as {@code sheet.png}
   * @param widthPixels its columns
   * @param heightPixels its rows
   * @param georeference where its pixels lie
   * @param tilePixels side of its tiles in {@code sheet-tiles}, 0 without tiles
   * @param levels number of sizes of tiles
   */
  public record Sheet(
      String file,
      int widthPixels,
      int heightPixels,
      Georeference georeference,
      int tilePixels,
      int levels) {}
}
