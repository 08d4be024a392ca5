package studio.kriegsspiel.importer.crs;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import studio.kriegsspiel.importer.Gdal;
import studio.kriegsspiel.importer.fuzz.TiffMaker;
import studio.kriegsspiel.terrain.tiff.GeoTiff;

/** Projections given key by key put points where PROJ puts them, to a millimetre. */
class GeoKeyMethodsTest {
  private static final double[] DEGREES = {4.1, 50.2, 4.9, 50.9, 3.4, 51.3, 6.1, 49.6};

  @TempDir Path folder;

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "1  | 3080=4.5 3081=50 3082=2e5 3083=3e5 3092=0.9999 | +proj=tmerc +lat_0=50 +lon_0=4.5 +k=0.9999 +x_0=2e5 +y_0=3e5",
        "3  | 3088=4.5 3089=50 3082=2e5 3083=3e5 3093=0.9999 3094=40 3096=35 | +proj=omerc +no_uoff +lat_0=50 +lonc=4.5 +alpha=40 +gamma=35 +k=0.9999 +x_0=2e5 +y_0=3e5",
        "9815 | 3088=4.5 3089=50 3090=2e5 3091=3e5 3093=0.9999 3094=40 3096=40 | +proj=omerc +lat_0=50 +lonc=4.5 +alpha=40 +gamma=40 +k=0.9999 +x_0=2e5 +y_0=3e5",
        "7  | 3080=4 3081=0 3082=2e5 3083=3e5 3092=0.9 | +proj=merc +lon_0=4 +k=0.9 +x_0=2e5 +y_0=3e5",
        "7  | 3080=4 3078=48 3082=2e5 3083=3e5 | +proj=merc +lon_0=4 +lat_ts=48 +x_0=2e5 +y_0=3e5",
        "8  | 3084=4.3 3085=50.7 3078=49.8 3079=51.1 3086=1.5e5 3087=1.7e5 | +proj=lcc +lon_0=4.3 +lat_0=50.7 +lat_1=49.8 +lat_2=51.1 +x_0=1.5e5 +y_0=1.7e5",
        "9  | 3080=4.3 3081=50.7 3092=0.9998 3082=6e5 3083=2e5 | +proj=lcc +lon_0=4.3 +lat_0=50.7 +lat_1=50.7 +k_0=0.9998 +x_0=6e5 +y_0=2e5",
        "10 | 3088=10 3089=52 3082=4321000 3083=3210000 | +proj=laea +lon_0=10 +lat_0=52 +x_0=4321000 +y_0=3210000",
        "11 | 3084=4 3085=45 3078=43 3079=55 3086=1e6 3087=1e6 | +proj=aea +lon_0=4 +lat_0=45 +lat_1=43 +lat_2=55 +x_0=1e6 +y_0=1e6",
        "12 | 3088=4.4 3089=50.7 3082=1e5 3083=2e5 | +proj=aeqd +lon_0=4.4 +lat_0=50.7 +x_0=1e5 +y_0=2e5",
        "13 | 3080=4 3081=45 3078=43 3079=55 3082=1e6 3083=1e6 | +proj=eqdc +lon_0=4 +lat_0=45 +lat_1=43 +lat_2=55 +x_0=1e6 +y_0=1e6",
        "14 | 3088=4 3089=50 3082=1e6 3083=1e6 3093=0.9999 | +proj=stere +lon_0=4 +lat_0=50 +k=0.9999 +x_0=1e6 +y_0=1e6",
        "15 | 3095=10 3081=90 3092=0.994 3082=2e6 3083=2e6 | +proj=stere +lat_0=90 +lon_0=10 +k=0.994 +x_0=2e6 +y_0=2e6",
        "15 | 3095=10 3081=70 3082=2e6 3083=2e6 | +proj=stere +lat_0=90 +lat_ts=70 +lon_0=10 +x_0=2e6 +y_0=2e6",
        "16 | 3080=5.4 3081=52.1 3092=0.9999079 3082=155000 3083=463000 | +proj=sterea +lat_0=52.1 +lon_0=5.4 +k=0.9999079 +x_0=155000 +y_0=463000",
        "17 | 3088=4 3078=50 3082=1e6 3083=1e6 | +proj=eqc +lon_0=4 +lat_ts=50 +x_0=1e6 +y_0=1e6",
        "18 | 3080=4.5 3081=50 3082=2e5 3083=3e5 | +proj=cass +lat_0=50 +lon_0=4.5 +x_0=2e5 +y_0=3e5",
        "22 | 3080=4.5 3081=50 3082=2e5 3083=3e5 | +proj=poly +lat_0=50 +lon_0=4.5 +x_0=2e5 +y_0=3e5",
        "24 | 3088=4 3082=2e5 3083=3e5 | +proj=sinu +lon_0=4 +x_0=2e5 +y_0=3e5",
        "27 | 3080=4.5 3081=50 3082=2e5 3083=3e5 3092=0.9999 | +proj=tmerc +lat_0=50 +lon_0=4.5 +k=0.9999 +x_0=-2e5 +y_0=-3e5",
        "1  | 3080=4.5 3081=50 3082=2e5 3083=3e5 3092=0.9999 3076=9002 | +proj=tmerc +lat_0=50 +lon_0=4.5 +k=0.9999 +x_0=60960 +y_0=91440 +units=ft",
        "8  | 3084=4.3 3085=50.7 3078=49.8 3079=51.1 3086=1.5e5 3087=1.7e5 3076=9003 | +proj=lcc +lon_0=4.3 +lat_0=50.7 +lat_1=49.8 +lat_2=51.1 +x_0=45720.0914401829 +y_0=51816.1036322073 +units=us-ft",
      })
  void agreesWithProj(int method, String keys, String proj) throws IOException {
    Map<Integer, Number> all = new TreeMap<>(Map.of(1024, 1, 1025, 1, 3072, 32767, 2048, 4326));
    all.put(3076, 9001);
    all.put(3075, method);
    for (String key : keys.strip().split(" ")) {
      String[] pair = key.split("=");
      int number = Integer.parseInt(pair[0]);
      if (number == 3076) {
        all.put(number, Integer.valueOf(pair[1]));
      } else {
        all.put(number, Double.valueOf(pair[1]));
      }
    }
    Path file = folder.resolve("keys.tif");
    Files.write(file, TiffMaker.heights(2, 2, 1).placed(1, 2, 3).keys(all).bytes());
    String system = proj.strip() + " +ellps=WGS84 +no_defs";
    double[] theirs =
        Gdal.transform(
            folder, DEGREES, "-s_srs", "+proj=longlat +ellps=WGS84 +no_defs", "-t_srs", system);
    if (method == 27) {
      // Its coordinates grow to the west and the south.
      theirs = java.util.Arrays.stream(theirs).map(number -> -number).toArray();
    }
    // Both sum a series for Cassini's projection, and not to the same term.
    double tolerance = method == 18 ? 0.0025 : 0.001;
    double[] ours = DEGREES.clone();
    double[] back = theirs.clone();
    try (GeoTiff tiff = GeoTiff.open(file)) {
      SourceSystem own =
          SourceSystem.find("keys.tif", tiff.geoKeys(), theirs[0], theirs[1]).orElseThrow();
      SourceSystem.wgs84().to(own).apply(ours, ours.length / 2);
      own.to(SourceSystem.wgs84()).apply(back, back.length / 2);
    }
    for (int i = 0; i < ours.length; i++) {
      assertThat(ours[i]).as("number %d", i).isCloseTo(theirs[i], within(tolerance));
      assertThat(back[i]).as("back %d", i).isCloseTo(DEGREES[i], within(2e-8));
    }
  }
}
