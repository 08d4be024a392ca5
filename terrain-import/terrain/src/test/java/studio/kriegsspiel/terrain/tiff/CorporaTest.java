package studio.kriegsspiel.terrain.tiff;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import studio.kriegsspiel.terrain.GroundException;

/** Odd and broken rasters of other projects: GDAL's values or one clear sentence. */
class CorporaTest {
  @TempDir Path folder;

  @Test
  void everyFileHasGdalsValuesOrASentence() throws IOException {
    Gdal.assumePresent();
    String given = System.getProperty("STUDIO_SHARED", System.getenv("STUDIO_SHARED"));
    Path shared =
        given != null
            ? Path.of(given)
            : Path.of(System.getProperty("studio.root", "."), "..", "shared");
    Path rasters = shared.resolve("data/rasters");
    assumeTrue(Files.isDirectory(rasters), "the shared data is not here");
    List<Path> files;
    try (Stream<Path> all = Files.walk(rasters)) {
      files = all.filter(CorporaTest::isTiff).sorted().toList();
    }
    List<String> wrong = new ArrayList<>();
    int same = 0;
    int refused = 0;
    for (Path file : files) {
      try (GeoTiff tiff = GeoTiff.open(file)) {
        float[] own = tiff.readAll();
        List<double[]> gdal = Gdal.values(file, folder);
        if (tiff.isPicture() || gdal.isEmpty()) {
          // Heights are never read from pictures; GDAL turns some into other colours first.
          continue;
        }
        String difference = difference(tiff, own, gdal.get(0));
        if (difference.isEmpty()) {
          same++;
        } else {
          wrong.add(file.getFileName() + ": " + difference);
        }
      } catch (GroundException e) {
        refused++;
        assertThat(e.getMessage()).startsWith(file.getFileName().toString()).endsWith(".");
      }
    }
    assertThat(wrong).isEmpty();
    assertThat(same).isGreaterThan(60);
    assertThat(refused).isGreaterThan(10);
  }

  private static boolean isTiff(Path file) {
    String name = file.getFileName().toString().toLowerCase(Locale.ROOT);
    return name.endsWith(".tif") || name.endsWith(".tiff");
  }

  private static String difference(GeoTiff tiff, float[] own, double[] gdal) {
    if (own.length != gdal.length) {
      return own.length + " values, not " + gdal.length;
    }
    Values values = tiff.values();
    for (int i = 0; i < own.length; i++) {
      float expected =
          (float) gdal[i] == (float) values.nodata() && values.hasNodata()
              ? Float.NaN
              : (float) (gdal[i] * values.scale() + values.offset());
      if (Float.compare(own[i], expected) != 0 && !(tiff.hasMask() && Float.isNaN(own[i]))) {
        // A mask inside the file makes voids that GDAL keeps as numbers beside it.
        return "value %d is %s, not %s".formatted(i, own[i], expected);
      }
    }
    return "";
  }
}
