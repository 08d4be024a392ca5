package studio.kriegsspiel.terrain.edit;

import java.util.OptionalDouble;
import java.util.function.ObjDoubleConsumer;
import org.locationtech.jts.geom.Geometry;
import studio.kriegsspiel.terrain.ElevationGrid;
import studio.kriegsspiel.terrain.Feature;
import studio.kriegsspiel.terrain.FeatureKind;
import studio.kriegsspiel.terrain.SlopeGrid;
import studio.kriegsspiel.terrain.Terrain;
import studio.kriegsspiel.terrain.burn.Burner;
import studio.kriegsspiel.terrain.slope.HornSlope;
import studio.kriegsspiel.terrain.slope.SlopeBands;

/** Slope with the slopes drawn by hand in place of what the heights give. */
public final class SlopeEdits {
  private SlopeEdits() {}

  /** Slope of every cell in degrees. */
  public static SlopeGrid degrees(Terrain terrain, ElevationGrid heights) {
    float[] degrees = HornSlope.of(heights).toArray();
    Burner burner = new Burner(heights.geometry());
    forEach(terrain, (area, slope) -> burner.burn(area, 0, cell -> degrees[cell] = (float) slope));
    return SlopeGrid.adopting(heights.geometry(), degrees);
  }

  /** Band of every cell in row order. */
  public static byte[] bands(Terrain terrain, ElevationGrid heights, SlopeBands bands) {
    byte[] cells = HornSlope.bands(heights, bands);
    Burner burner = new Burner(heights.geometry());
    forEach(
        terrain,
        (area, slope) -> {
          byte band = bands.bandOf(slope);
          burner.burn(area, 0, cell -> cells[cell] = band);
        });
    return cells;
  }

  private static void forEach(Terrain terrain, ObjDoubleConsumer<Geometry> action) {
    for (Feature feature : terrain.features()) {
      OptionalDouble slope = feature.attributes().slopeDegrees();
      if (feature.kind() == FeatureKind.SLOPE_OVERRIDE && slope.isPresent()) {
        action.accept(feature.geometry(), slope.getAsDouble());
      }
    }
  }
}
