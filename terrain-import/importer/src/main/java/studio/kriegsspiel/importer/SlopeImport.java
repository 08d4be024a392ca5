package studio.kriegsspiel.importer;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import studio.kriegsspiel.importer.crs.SourceSystem;
import studio.kriegsspiel.importer.job.Progress;
import studio.kriegsspiel.importer.raster.ElevationPlan;
import studio.kriegsspiel.importer.raster.RasterSource;
import studio.kriegsspiel.importer.survey.SlopeLook;
import studio.kriegsspiel.terrain.GridGeometry;
import studio.kriegsspiel.terrain.GroundException;
import studio.kriegsspiel.terrain.io.PackageStaging;
import studio.kriegsspiel.terrain.io.TerrainPackage;
import studio.kriegsspiel.terrain.slope.HornSlope;
import studio.kriegsspiel.terrain.tiff.GeoTiff;
import studio.kriegsspiel.terrain.tiff.GeoTiffWriter;
import studio.kriegsspiel.terrain.tiff.Window;

/** Brings in a slope raster of its own source and compares it with the slope of the heights. */
final class SlopeImport {
  private static final double STRIKING_DEGREES = 5;

  /** On cells as coarse as this hardly any ground is steeper. */
  private static final double COARSE_METRES = 20;

  private static final double STEEPEST_DEGREES = 60;

  /** How many times better the other unit must agree. */
  private static final double MISTAKEN = 3;

  private static final double HARDLY_DEGREES = 0.01;
  private static final int BAND_CELLS = 4 << 20;

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
    Path raw = inPercent ? staging.file("slope-percent.tif") : file;
    ElevationPlan.Outcome outcome =
        new ElevationPlan(List.of(source), target, grid, false)
            .write(raw, false, progress.part(0, 0.6));
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
    if (inPercent) {
      toDegrees(raw, file, grid, target.label(), progress.part(0.6, 0.8));
      Files.delete(raw);
    }
    List<String> remarks = new ArrayList<>(outcome.remarks());
    if (!inPercent) {
      percent(source.name(), outcome.highest(), grid.cellMetres()).ifPresent(remarks::add);
    }
    Path heights = staging.file(TerrainPackage.ELEVATION);
    if (Files.exists(heights)) {
      remarks.addAll(compare(file, heights, grid, inPercent, progress.part(0.8, 1)));
    }
    return remarks;
  }

  /** Without heights beside it only its name, told before, and its steepest slope can tell. */
  private static Optional<String> percent(String name, double highest, double cellMetres) {
    boolean steep = highest > STEEPEST_DEGREES && cellMetres >= COARSE_METRES;
    return SlopeLook.isNamedPercent(name) || !steep
        ? Optional.empty()
        : Optional.of(
            String.format(
                Locale.ROOT,
                "%s looks like percent: it reaches %.0f, and on cells of %.0f m hardly any ground is"
                    + " steeper than %.0f degrees; it was taken as degrees, and if it is percent,"
                    + " import it as such.",
                name,
                highest,
                cellMetres,
                STEEPEST_DEGREES));
  }

  private static int bandRows(GridGeometry grid) {
    return Math.max(1, BAND_CELLS / grid.columns());
  }

  private static void toDegrees(
      Path percent, Path file, GridGeometry grid, String crs, Progress progress)
      throws IOException {
    try (GeoTiff tiff = GeoTiff.open(percent);
        GeoTiffWriter writer =
            new GeoTiffWriter(file, grid, crs, GeoTiffWriter.Cells.FLOATS, true)) {
      float[] line = new float[grid.columns()];
      for (int row = 0; row < grid.rows(); row += bandRows(grid)) {
        progress.step((double) row / grid.rows(), "slope to degrees");
        int rows = Math.min(bandRows(grid), grid.rows() - row);
        float[] band = tiff.read(new Window(0, row, grid.columns(), rows), 0);
        for (int i = 0; i < rows; i++) {
          for (int column = 0; column < line.length; column++) {
            line[column] = (float) Math.toDegrees(Math.atan(band[i * line.length + column] / 100));
          }
          writer.writeRow(line);
        }
      }
    }
  }

  /** Sums of how far two slopes of the same cells are apart. */
  private static final class Comparison {
    private double squares;
    private double sum;
    private long count;
    private long striking;
    private double otherSquares;

    /**
     * Adds a cell.
     *
     * @param other how far it would be off, had the raster been taken the other way
     */
    void add(double difference, double other) {
      otherSquares += Double.isNaN(other) ? 0 : other * other;
      if (!Double.isNaN(difference)) {
        squares += difference * difference;
        sum += difference;
        count++;
        striking += Math.abs(difference) > STRIKING_DEGREES ? 1 : 0;
      }
    }

    /** Whether the raster would agree far better, had it been taken the other way. */
    boolean isMistaken() {
      return squares > MISTAKEN * MISTAKEN * otherSquares && squares > count * HARDLY_DEGREES;
    }

    String inWords() {
      if (count == 0) {
        return "The slope raster and the heights share no cell, so they could not be compared.";
      }
      return String.format(
          Locale.ROOT,
          "Against the slope of the heights the slope raster is %.2f degrees off in the mean (RMS"
              + " %.2f); %.1f %% of the cells differ by more than %.0f degrees.",
          Math.round(100 * sum / count) / 100.0,
          Math.sqrt(squares / count),
          100.0 * striking / count,
          STRIKING_DEGREES);
    }
  }

  private static List<String> compare(
      Path slope, Path heights, GridGeometry grid, boolean inPercent, Progress progress)
      throws IOException {
    Comparison comparison = new Comparison();
    int[] next = {0};
    try (GeoTiff given = GeoTiff.open(slope);
        GeoTiff ground = GeoTiff.open(heights)) {
      HornSlope.forEachRow(
          ground,
          grid.cellMetres(),
          (derived, rows) -> {
            progress.step((double) next[0] / grid.rows(), "comparing slopes");
            float[] degrees = given.read(new Window(0, next[0], grid.columns(), rows), 0);
            next[0] += rows;
            for (int i = 0; i < degrees.length; i++) {
              double tangent = Math.tan(Math.toRadians(degrees[i]));
              double other =
                  inPercent ? 100 * tangent : Math.toDegrees(Math.atan(degrees[i] / 100));
              comparison.add(degrees[i] - derived[i], other - derived[i]);
            }
          });
    }
    List<String> said = new ArrayList<>(List.of(comparison.inWords()));
    if (comparison.isMistaken()) {
      said.add(
          "The slope raster agrees with the heights far better if it is taken as %s; import it as such."
              .formatted(inPercent ? "degrees" : "percent"));
    }
    return said;
  }
}
