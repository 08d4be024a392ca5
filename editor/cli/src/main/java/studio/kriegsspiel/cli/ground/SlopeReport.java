package studio.kriegsspiel.cli.ground;

import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Path;
import java.util.Locale;
import studio.kriegsspiel.cli.console.CommandFault;
import studio.kriegsspiel.terrain.ElevationGrid;
import studio.kriegsspiel.terrain.SlopeGrid;
import studio.kriegsspiel.terrain.Terrain;
import studio.kriegsspiel.terrain.edit.HandEdits;
import studio.kriegsspiel.terrain.slope.HornSlope;
import studio.kriegsspiel.terrain.slope.SlopeBands;
import studio.kriegsspiel.terrain.tiff.GeoTiffWriter;

/** How much of a ground lies in which band of slope. */
public final class SlopeReport {
  private final Terrain terrain;
  private final ElevationGrid heights;

  /** Refuses a ground without heights. */
  public SlopeReport(Terrain terrain) {
    this.terrain = terrain;
    this.heights =
        HandEdits.heights(terrain)
            .orElseThrow(
                () ->
                    new CommandFault(
                        "The ground `%s` has no heights, so it has no slope; import a raster of heights."
                            .formatted(terrain.name())));
  }

  /** The share of each band. */
  public void print(SlopeBands bands, PrintStream out) {
    byte[] classes = HornSlope.bands(heights, bands);
    long[] counts = new long[bands.count()];
    long known = 0;
    for (byte each : classes) {
      if (each != SlopeBands.VOID) {
        counts[each]++;
        known++;
      }
    }
    for (int i = 0; i < counts.length; i++) {
      out.println(
          String.format(
              Locale.ROOT,
              "%-10s %6.2f %%  %d cells",
              bands.label(i),
              known == 0 ? 0 : 100.0 * counts[i] / known,
              counts[i]));
    }
    out.println((classes.length - known) + " cells not known");
  }

  /** Writes the slope in degrees as a GeoTIFF. */
  public void write(Path file) throws IOException {
    SlopeGrid slope = HornSlope.of(heights);
    GeoTiffWriter.write(file, slope.geometry(), terrain.crs(), slope.toArray());
  }
}
