package studio.kriegsspiel.importer.crs;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import studio.kriegsspiel.importer.fuzz.TiffMaker;
import studio.kriegsspiel.terrain.GroundException;
import studio.kriegsspiel.terrain.tiff.GeoTiff;

/**
 * Datums given key by key. The keys are those that {@code gdal_translate -a_srs} writes for the
 * system in front of each line, or other words for the same; longitudes and latitudes on WGS 84 are
 * those of {@code gdaltransform -s_srs ... -t_srs EPSG:4326}.
 */
class GeoKeyDatumTest {
  private static final double METRES_PER_DEGREE = 111_195;

  private static final String TMERC =
      "1024=1 3072=32767 3075=1 3076=9001 3080=9. 3081=0. 3082=3500000. 3083=0. 3092=1. ";
  private static final String BESSEL = "2050=32767 2056=32767 2057=6377397.155 2059=299.1528128 ";
  private static final String SEVEN = "2062=598.1,73.7,418.2,0.202,0.045,-2.455,6.7 ";

  @TempDir Path folder;

  @ParameterizedTest(name = "{0}")
  @CsvSource(
      delimiter = '|',
      value = {
        "+proj=tmerc +lon_0=9 +x_0=3500000 +ellps=bessel +towgs84=598.1,73.7,418.2,0.202,0.045,-2.455,6.7 | TMERC BESSEL SEVEN 2054=9102 2061=0. | 3512345 5598765 | 9.17304322055935 50.5245102282337",
        "the same by the ellipsoid's number | TMERC 2050=32767 2056=7004 SEVEN 2054=9102 | 3512345 5598765 | 9.17304322055935 50.5245102282337",
        "the same by a datum that is but an ellipsoid | TMERC 2050=6004 SEVEN 2054=9102 | 3512345 5598765 | 9.17304322055935 50.5245102282337",
        "the same by both axes | TMERC 2050=32767 2057=6377397.155 2058=6356078.962818189 SEVEN | 3512345 5598765 | 9.17304322055935 50.5245102282337",
        "the same in kilometres of axis | TMERC 2050=32767 2052=9036 2057=6377.397155 2059=299.1528128 SEVEN | 3512345 5598765 | 9.17304322055935 50.5245102282337",
        "the same in radians | 1024=1 3072=32767 3075=1 3076=9001 3080=0.15707963267948966 3081=0. 3082=3500000. 3083=0. 3092=1. BESSEL SEVEN 2054=9101 | 3512345 5598765 | 9.17304322055935 50.5245102282337",
        "the same in an angle of its own, half degrees | 1024=1 3072=32767 3075=1 3076=9001 3080=18. 3081=0. 3082=3500000. 3083=0. 3092=1. BESSEL SEVEN 2054=32767 2055=0.008726646259971648 | 3512345 5598765 | 9.17304322055935 50.5245102282337",
        "+proj=lcc +lat_1=49 +lat_2=51 +lat_0=50 +lon_0=9 +x_0=3500000 +y_0=5600000 +ellps=intl +towgs84=-87,-98,-121 | 1024=1 3072=32767 3075=8 3076=9001 3078=49. 3079=51. 3084=9. 3085=50. 3086=3500000. 3087=5600000. 2050=32767 2056=32767 2057=6378388. 2059=297. 2062=-87.,-98.,-121. 2054=9102 | 3512345 5598765 | 9.17100822733893 49.987957812287",
        "+proj=lcc +lat_1=49.5 +lat_0=49.5 +k_0=0.99987 +lon_0=0 +x_0=600000 +y_0=200000 +a=6378249.2 +rf=293.466021293627 +pm=paris +towgs84=-168,-60,320 | 1024=1 3072=32767 3075=9 3076=9001 3080=0. 3081=49.5 3082=600000. 3083=200000. 3092=0.99987 2050=32767 2056=32767 2057=6378249.2 2059=293.466021293627 2061=2.33722917 2062=-168.,-60.,320. 2054=9102 | 612345 198765 | 2.50690320585314 49.488697462404",
        "the same by the meridian's number, in grads | 1024=1 3072=32767 3075=9 3076=9001 3080=0. 3081=55. 3082=600000. 3083=200000. 3092=0.99987 2050=32767 2057=6378249.2 2059=293.466021293627 2051=8903 2062=-168.,-60.,320. 2054=9105 | 612345 198765 | 2.50690320585314 49.488697462404",
        "+proj=longlat +ellps=bessel +towgs84=598.1,73.7,418.2,0.202,0.045,-2.455,6.7 | 1024=2 BESSEL SEVEN 2054=9102 | 9.1 50.5 | 9.0989414615285 50.4987962933338",
      })
  void liesWhereGdalPutsIt(String system, String keys, String at, String expected)
      throws IOException {
    double[] place = numbers(at);
    double[] wgs84 = numbers(expected);
    double[] ours = find(keys, place).to(SourceSystem.wgs84()).apply(place[0], place[1]);
    double scale = METRES_PER_DEGREE * Math.cos(Math.toRadians(wgs84[1]));
    assertThat((ours[0] - wgs84[0]) * scale).as("metres east").isCloseTo(0, within(0.01));
    assertThat((ours[1] - wgs84[1]) * METRES_PER_DEGREE)
        .as("metres north")
        .isCloseTo(0, within(0.01));
  }

  /** {@code +proj=tmerc +lon_0=9.1 +x_0=3500000 +datum=potsdam}, of which GDAL writes 6314. */
  @Test
  void aDatumsNumberBringsItsShift() throws IOException {
    double[] place = {3512345, 5598765};
    String keys =
        TMERC.replace("3080=9.", "3080=9.1")
            + "2050=6314 2054=9102 2057=6377397.155 2059=299.1528128 2061=0.";
    double[] ours = find(keys, place).to(SourceSystem.wgs84()).apply(place[0], place[1]);
    // The shifts that are published for this datum differ by a few metres, not by the 150 m that
    // none at all makes.
    assertThat(ours[0]).isCloseTo(9.27302199498973, within(6e-5));
    assertThat(ours[1]).isCloseTo(50.524511545343, within(4e-5));
  }

  @ParameterizedTest
  @ValueSource(strings = {"TMERC BESSEL", "TMERC 2050=6004", "1024=2 BESSEL", "TMERC 2056=7004"})
  void withoutDatumAndShiftItIsRefused(String keys) {
    assertThatThrownBy(() -> find(keys, 3512345, 5598765))
        .isInstanceOf(GroundException.class)
        .hasMessageContaining(
            "gives an ellipsoid but no datum; its shift to WGS 84 is not known, so that it might"
                + " lie some hundred metres off");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "TMERC BESSEL 2062=1.,2.,3.,4. | gives its shift to WGS 84 by 4 numbers",
        "TMERC 2050=32767 2062=1.,2.,3. | gives no ellipsoid that can be understood",
        "TMERC 2050=32767 2057=-5. 2059=300. 2062=1.,2.,3. | gives no ellipsoid that can be",
        "TMERC 2050=6999 | names the unknown datum 6999, whose shift to WGS 84 is not known",
        "TMERC BESSEL SEVEN 2054=9999 | measures angles in a unit the studio does not know",
      })
  void oddKeysGetASentence(String keys, String sentence) {
    assertThatThrownBy(() -> find(keys, 3512345, 5598765))
        .isInstanceOf(GroundException.class)
        .hasMessageContaining(sentence);
  }

  private SourceSystem find(String keys, double... near) throws IOException {
    String all =
        "2048=32767 "
            + keys.replace("TMERC", TMERC).replace("BESSEL", BESSEL).replace("SEVEN", SEVEN);
    Path file = Files.write(folder.resolve("keys.tif"), tiff(all.strip().split(" +")));
    try (GeoTiff tiff = GeoTiff.open(file)) {
      return SourceSystem.find("keys.tif", tiff.geoKeys(), near[0], near[1]).orElseThrow();
    }
  }

  /** Keys with a point in their value are rows of doubles, others whole numbers. */
  private static byte[] tiff(String... keys) {
    List<Integer> directory = new ArrayList<>(List.of(1, 1, 0, keys.length));
    List<Double> doubles = new ArrayList<>();
    Arrays.sort(keys);
    for (String key : keys) {
      String[] pair = key.split("=");
      directory.add(Integer.valueOf(pair[0]));
      if (pair[1].contains(".")) {
        String[] row = pair[1].split(",");
        directory.addAll(List.of(34736, row.length, doubles.size()));
        Arrays.stream(row).map(Double::valueOf).forEach(doubles::add);
      } else {
        directory.addAll(List.of(0, 1, Integer.valueOf(pair[1])));
      }
    }
    return TiffMaker.heights(2, 2, 1)
        .placed(1, 2, 3)
        .shorts(34735, directory.stream().mapToInt(Integer::intValue).toArray())
        .doubles(34736, doubles.stream().mapToDouble(Double::doubleValue).toArray())
        .bytes();
  }

  private static double[] numbers(String pair) {
    return Arrays.stream(pair.strip().split(" ")).mapToDouble(Double::parseDouble).toArray();
  }
}
