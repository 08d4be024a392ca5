package studio.kriegsspiel.importer.crs;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Random;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import studio.kriegsspiel.importer.Gdal;

/** Random points over the whole area of each system: there and back, and against PROJ. */
class TransformPropertiesTest {
  private static final int POINTS = 60;
  private static final double METRES_PER_DEGREE = 111_195;

  @TempDir Path folder;

  private static double[] points(String code, long seed) {
    ListedSystem area = SystemList.standard().find(code).orElseThrow();
    Random random = new Random(seed);
    double[] points = new double[POINTS * 2];
    for (int i = 0; i < points.length; i += 2) {
      points[i] = area.west() + random.nextDouble() * (area.east() - area.west());
      points[i + 1] = area.south() + random.nextDouble() * (area.north() - area.south());
    }
    return points;
  }

  /**
   * On its own datum to a millimetre; across datums the library's globe is good to a centimetre.
   */
  @ParameterizedTest
  @CsvSource({
    "EPSG:4326, EPSG:32631", "EPSG:4326, EPSG:32733", "EPSG:4258, EPSG:25832",
    "EPSG:4313, EPSG:31370", "EPSG:4258, EPSG:3812", "EPSG:4171, EPSG:2154",
    "EPSG:4275, EPSG:27572", "EPSG:4149, EPSG:21781", "EPSG:4150, EPSG:2056",
    "EPSG:4289, EPSG:28992", "EPSG:4277, EPSG:27700", "EPSG:4314, EPSG:31467",
    "EPSG:4312, EPSG:31256", "EPSG:4265, EPSG:3003", "EPSG:4258, EPSG:3763",
    "EPSG:4230, EPSG:23030", "EPSG:4258, EPSG:3035", "EPSG:4156, EPSG:5514",
    "EPSG:4326, EPSG:3857"
  })
  void thereAndBack(String base, String code) {
    SourceSystem system = SourceSystem.ofCode("test", code);
    for (long seed = 1; seed <= 5; seed++) {
      double[] degrees = points(code, seed);
      assertThat(missed(degrees, SourceSystem.ofCode("test", base), system))
          .as("seed %d, %s", seed, code)
          .isLessThan(tolerance(base, code));
      assertThat(missed(degrees, SourceSystem.wgs84(), system))
          .as("seed %d, %s from WGS 84", seed, code)
          .isLessThan(0.02);
    }
  }

  private static double tolerance(String base, String code) {
    if (base.equals("EPSG:4275")) {
      // Turned from Greenwich to Paris by way of the globe.
      return 0.02;
    }
    // Seven degrees from the middle line, or all of Europe.
    return code.equals("EPSG:27700") || code.equals("EPSG:3035") ? 0.003 : 0.001;
  }

  /** The farthest that a point comes back from where it was, in metres. */
  private static double missed(double[] degrees, SourceSystem base, SourceSystem system) {
    double[] moved = degrees.clone();
    base.to(system).apply(moved, POINTS);
    system.to(base).apply(moved, POINTS);
    double worst = 0;
    for (int i = 0; i < moved.length; i += 2) {
      double north = (moved[i + 1] - degrees[i + 1]) * METRES_PER_DEGREE;
      double shrink = Math.cos(Math.toRadians(degrees[i + 1]));
      double east = (moved[i] - degrees[i]) * METRES_PER_DEGREE * shrink;
      double off = Math.hypot(north, east);
      worst = Double.isNaN(off) ? Double.POSITIVE_INFINITY : Math.max(worst, off);
    }
    return worst;
  }

  /** Without a change of datum, which every program chooses for itself. */
  @ParameterizedTest
  @CsvSource({
    "EPSG:4326, EPSG:32631", "EPSG:4326, EPSG:32733", "EPSG:4258, EPSG:25832",
    "EPSG:4313, EPSG:31370", "EPSG:4258, EPSG:3812", "EPSG:4171, EPSG:2154",
    "EPSG:4149, EPSG:21781", "EPSG:4150, EPSG:2056", "EPSG:4289, EPSG:28992",
    "EPSG:4277, EPSG:27700", "EPSG:4314, EPSG:31467", "EPSG:4312, EPSG:31256",
    "EPSG:4265, EPSG:3003", "EPSG:4258, EPSG:3763", "EPSG:4230, EPSG:23030",
    "EPSG:4258, EPSG:3035", "EPSG:4156, EPSG:5514", "EPSG:4326, EPSG:3857"
  })
  void onOneDatumLikeProjWithinAMillimetre(String base, String code) throws IOException {
    double[] degrees = points(code, 1815);
    double[] ours = degrees.clone();
    SourceSystem.ofCode("test", base).to(SourceSystem.ofCode("test", code)).apply(ours, POINTS);
    double[] theirs = Gdal.transform(folder, degrees, "-s_srs", base, "-t_srs", code);
    // Swisstopo's two steps over a sphere, which PROJ takes, are not quite EPSG's one.
    boolean swiss = code.equals("EPSG:21781") || code.equals("EPSG:2056");
    for (int i = 0; i < ours.length; i++) {
      assertThat(Math.abs(ours[i] - theirs[i]))
          .as("seed 1815, %s at %s, %s: %s", code, degrees[i & ~1], degrees[i | 1], ours[i])
          .isLessThan(swiss ? 0.05 : 0.001);
    }
  }
}
