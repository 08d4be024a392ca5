package studio.kriegsspiel.drawing;

import java.util.EnumSet;
import java.util.Set;
import studio.kriegsspiel.drawing.style.MapManner;
import studio.kriegsspiel.terrain.Terrain;

/**
 * Which layers are drawn. Immutable.
 *
 * @param shown the layers
 * @param sheetOpacity how strongly the sheet is drawn where it is, above 0 to 1
 */
public record MapLayers(Set<MapLayer> shown, double sheetOpacity) {
  /** Copies the set. */
  public MapLayers {
    shown = Set.copyOf(shown);
  }

  /** Layers of which the sheet hides what is under it. */
  public MapLayers(Set<MapLayer> shown) {
    this(shown, 1);
  }

  /** The same with the sheet drawn so strongly. */
  public MapLayers withSheetOpacity(double opacity) {
    return new MapLayers(shown, opacity);
  }

  /**
   * The drawn map, as it is printed. Hachures have their light from straight above; shading from
   * the side would make one slope blacker than another of the same steepness.
   */
  public static MapLayers drawn() {
    EnumSet<MapLayer> all = EnumSet.allOf(MapLayer.class);
    all.remove(MapLayer.SHEET);
    all.remove(MapLayer.SHADING);
    all.remove(MapLayer.SLOPE_BANDS);
    return new MapLayers(all);
  }

  /** The terrain's sheet with troops and grid, for terrains that come with a map of their own. */
  public static MapLayers sheet() {
    return new MapLayers(
        EnumSet.of(MapLayer.SHEET, MapLayer.GRID, MapLayer.TROOPS, MapLayer.TROOP_LABELS));
  }

  /** The drawn map of a ground, or its sheet where there is nothing but that. */
  public static MapLayers usual(Terrain ground) {
    return ground.sheet().isPresent() && ground.features().isEmpty() ? sheet() : drawn();
  }

  /** The same as far as a manner knows of it. */
  public MapLayers in(MapManner manner) {
    return switch (manner) {
      case COLOUR, GREY -> this;
      case PERIOD -> without(MapLayer.CONTOURS);
      case SHEET -> sheet();
    };
  }

  /** Whether a layer is drawn. */
  public boolean has(MapLayer layer) {
    return shown.contains(layer);
  }

  /** The same with one layer more. */
  public MapLayers with(MapLayer layer) {
    EnumSet<MapLayer> more = EnumSet.of(layer);
    more.addAll(shown);
    return new MapLayers(more, sheetOpacity);
  }

  /** The same without a layer. */
  public MapLayers without(MapLayer layer) {
    EnumSet<MapLayer> less = EnumSet.noneOf(MapLayer.class);
    less.addAll(shown);
    less.remove(layer);
    return new MapLayers(less, sheetOpacity);
  }
}
