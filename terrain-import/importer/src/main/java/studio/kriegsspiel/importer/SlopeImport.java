package studio.kriegsspiel.importer;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import studio.kriegsspiel.importer.crs.SourceSystem;
import studio.kriegsspiel.importer.job.Progress;
import studio.kriegsspiel.importer.raster.ElevationPlan;
import studio.kriegsspiel.importer.raster.RasterSource;
import studio.kriegsspiel.terrain.ElevationGrid;
import studio.kriegsspiel.terrain.GridGeometry;
import studio.kriegsspiel.terrain.GroundException;
import studio.kriegsspiel.terrain.SlopeGrid;
import studio.kriegsspiel.terrain.io.PackageStaging;
import studio.kriegsspiel.terrain.io.TerrainPackage;
import studio.kriegsspiel.terrain.slope.HornSlope;
import studio.kriegsspiel.terrain.tiff.GeoTiff;
import studio.kriegsspiel.terrain.tiff.GeoTiffWriter;

/** Brings in a slope raster of its own source and compares it with the slope of the heights. */
final class SlopeImport {
  private static final double STRIKING_DEGREES = 5;

  private SlopeImport() {}

  static List<String> write(
      RasterSource source,
      boolean inPercent,
      SourceSystem target,
      GridGeometry grid,
      PackageStaging staging,
      Progress progress)
      throws IOException {
    Path file = staging.file(TerrainPackage.SLOPE);
    ElevationPlan.Outcome outcome =
        new ElevationPlan(List.of(source), target, grid, false).write(file, false, progress);
    if (outcome.lowest() < 0 || (!inPercent && outcome.highest() > 90)) {
      throw new GroundException(
          source.name(),
          String.format(
              Locale.ROOT,
              "has values from %.1f to %.1f, which are no slopes in %s",
              outcome.lowest(),
              outcome.highest(),
              inPercent ? "percent" : "degrees"),
          inPercent ? "check the file" : "say that it is in percent, or check the file");
    }
    float[] degrees = read(file);
    if (inPercent) {
      for (int i = 0; i < degrees.length; i++) {
        degrees[i] = (float) Math.toDegrees(Math.atan(degrees[i] / 100));
      }
      GeoTiffWriter.write(file, grid, target.label(), degrees);
    }
    List<String> remarks = new ArrayList<>(outcome.remarks());
    Path heights = staging.file(TerrainPackage.ELEVATION);
    if (Files.exists(heights)) {
      remarks.add(compare(degrees, grid, read(heights)));
    }
    return remarks;
  }

  private static float[] read(Path file) {
    try (GeoTiff tiff = GeoTiff.open(file)) {
      return tiff.readAll();
    }
  }

  private static String compare(float[] degrees, GridGeometry grid, float[] heights) {
    SlopeGrid derived = HornSlope.of(ElevationGrid.adopting(grid, heights));
    double squares = 0;
    double sum = 0;
    long count = 0;
    long striking = 0;
    for (int i = 0; i < degrees.length; i++) {
      double difference = degrees[i] - derived.degrees(i);
      if (!Double.isNaN(difference)) {
        squares += difference * difference;
        sum += difference;
        count++;
        striking += Math.abs(difference) > STRIKING_DEGREES ? 1 : 0;
      }
    }
    if (count == 0) {
      return "The slope raster and the heights share no cell, so they could not be compared.";
    }
    return String.format(
        Locale.ROOT,
        "Against the slope of the heights the slope raster is %.2f degrees off in the mean (RMS %.2f);"
            + " %.1f %% of the cells differ by more than %.0f degrees.",
        sum / count,
        Math.sqrt(squares / count),
        100.0 * striking / count,
        STRIKING_DEGREES);
  }
}
