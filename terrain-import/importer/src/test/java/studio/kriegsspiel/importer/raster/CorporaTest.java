package studio.kriegsspiel.importer.raster;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import studio.kriegsspiel.importer.Shared;
import studio.kriegsspiel.importer.crs.SourceSystem;
import studio.kriegsspiel.terrain.GroundException;
import studio.kriegsspiel.terrain.MapPoint;

/** Odd systems and placings: the middle of each raster lies where GDAL has it, or it is refused. */
class CorporaTest {
  private static final double MOST_DEGREES = 0.005;

  /**
   * GDAL takes this one for EPSG:5482, which counts north first, and so exchanges its axes; PROJ
   * itself, given its parameters, puts it where we do.
   */
  private static final Set<String> TAKEN_FOR_ANOTHER = Set.of("polar_stereographic_variant_a.tif");

  @TempDir Path folder;

  @Test
  void everyRasterLiesWhereGdalHasItOrIsRefused() throws IOException {
    Path rasters = Shared.data("rasters");
    List<Path> files;
    try (Stream<Path> all = Files.walk(rasters)) {
      files = all.filter(Files::isRegularFile).sorted().toList();
    }
    List<String> wrong = new ArrayList<>();
    int same = 0;
    int refused = 0;
    for (Path file : files) {
      try (RasterSource source = RasterSources.open(file, Optional.empty())) {
        MapPoint middle =
            source.georeference().toGround(source.width() / 2.0, source.height() / 2.0);
        double[] own = source.system().to(SourceSystem.wgs84()).apply(middle.x(), middle.y());
        Optional<double[]> gdal = gdal(file, source.width() / 2.0, source.height() / 2.0);
        if (TAKEN_FOR_ANOTHER.contains(file.getFileName().toString())) {
          continue;
        }
        if (gdal.isEmpty() || !Double.isFinite(own[0] + own[1])) {
          continue;
        }
        if (!source.system().isMadeFor(own[0], own[1])) {
          // The import refuses it: far outside its area a system has no settled meaning.
          refused++;
          continue;
        }
        double off = Math.hypot(own[0] - gdal.get()[0], own[1] - gdal.get()[1]);
        if (off < MOST_DEGREES) {
          same++;
        } else {
          wrong.add(
              "%s (%s): %s, %s, not %s, %s"
                  .formatted(
                      file.getFileName(),
                      source.system(),
                      own[0],
                      own[1],
                      gdal.get()[0],
                      gdal.get()[1]));
        }
      } catch (GroundException e) {
        refused++;
        assertThat(e.getMessage()).endsWith(".");
      }
    }
    assertThat(wrong).isEmpty();
    assertThat(same).isGreaterThan(10);
    assertThat(refused).isGreaterThan(40);
  }

  private Optional<double[]> gdal(Path file, double column, double row) throws IOException {
    Path input = folder.resolve("in.txt");
    Path output = folder.resolve("out.txt");
    Files.writeString(input, column + " " + row + "\n");
    try {
      Process process =
          new ProcessBuilder(
                  "gdaltransform", "-t_srs", "+proj=longlat +datum=WGS84", file.toString())
              .redirectInput(input.toFile())
              .redirectOutput(output.toFile())
              .redirectError(ProcessBuilder.Redirect.DISCARD)
              .start();
      if (!process.waitFor(60, TimeUnit.SECONDS) || process.exitValue() != 0) {
        return Optional.empty();
      }
    } catch (IOException e) {
      Assumptions.abort("GDAL's programs are not installed (package gdal-bin)");
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IOException(e);
    }
    String[] words = Files.readString(output, StandardCharsets.ISO_8859_1).strip().split("\\s+");
    if (words.length < 2 || !words[0].matches("-?[\\d.]+([eE][-+]?\\d+)?")) {
      return Optional.empty();
    }
    double longitude = Double.parseDouble(words[0]);
    double latitude = Double.parseDouble(words[1]);
    return Math.abs(latitude) <= 90
        ? Optional.of(new double[] {longitude, latitude})
        : Optional.empty();
  }
}
