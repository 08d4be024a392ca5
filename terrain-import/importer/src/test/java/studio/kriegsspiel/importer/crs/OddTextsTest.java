package studio.kriegsspiel.importer.crs;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import studio.kriegsspiel.importer.Gdal;
import studio.kriegsspiel.terrain.GroundException;

/** Texts of coordinate systems as they come with old and with foreign data. */
class OddTextsTest {
  private static final String ZONE =
      "PROJCS[\"%s\",GEOGCS[\"%s\",DATUM[\"%s\",SPHEROID[\"x\",%s]],PRIMEM[\"Greenwich\",0.0],"
          + "UNIT[\"Degree\",0.0174532925199433]],PROJECTION[\"Transverse_Mercator\"],"
          + "PARAMETER[\"False_Easting\",500000],PARAMETER[\"False_Northing\",0],"
          + "PARAMETER[\"Central_Meridian\",%s],PARAMETER[\"Scale_Factor\",%s],"
          + "PARAMETER[\"Latitude_Of_Origin\",0],UNIT[\"%s\",%s]%s]";

  @TempDir Path folder;

  private static String zone(String gcs, String datum, String ellipsoid, String unit, String more) {
    String[] parts = unit.split(" ");
    return ZONE.formatted("z", gcs, datum, ellipsoid, 3, 0.9996, parts[0], parts[1], more);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "GCS_European_1950 | D_European_1950 | 6378388,297 | EPSG:23031",
        "GCS_WGS_1984 | D_WGS_1984 | 6378137,298.257223563 | EPSG:32631",
        "GCS_ETRS_1989 | D_ETRS_1989 | 6378137,298.257222101 | EPSG:25831"
      })
  void datumsAreKnownByTheirNames(String gcs, String datum, String ellipsoid, String code) {
    String text = zone(gcs, datum, ellipsoid, "Meter 1", "");
    assertThat(SourceSystem.ofWkt("a.prj", text, 600_000, 5_600_000).label()).isEqualTo(code);
  }

  /** The same numbers on another datum lie some hundred metres away: never taken for the first. */
  @ParameterizedTest
  @CsvSource({"European_1979", "North_American_Michigan", "Unknown_based_on_International_1924"})
  void aDatumThatIsNotKnownIsRefusedByName(String name) {
    String text = zone("GCS_" + name, "D_" + name, "6378388,297", "Meter 1", "");
    assertThatThrownBy(() -> SourceSystem.ofWkt("a.prj", text, 600_000, 5_600_000))
        .isInstanceOf(GroundException.class)
        .hasMessageContaining("gives no way from its datum (D_" + name + ") to WGS 84");
  }

  @ParameterizedTest
  @CsvSource({"Foot 0.3048", "Foot_US 0.30480060960121924", "Yard 0.9144", "Toise 1.949"})
  void coordinatesMayBeInAnyLength(String unit) throws IOException {
    String text = zone("GCS_WGS_1984", "D_WGS_1984", "6378137,298.257223563", unit, "");
    double metres = Double.parseDouble(unit.split(" ")[1]);
    SourceSystem system = SourceSystem.ofWkt("a.prj", text, 600_000, 5_600_000);
    assertThat(system.metresPerUnit().orElseThrow()).isCloseTo(metres, within(1e-12));
    double[] theirs =
        Gdal.transform(
            folder,
            new double[] {3.4, 50.5},
            "-s_srs",
            "EPSG:4326",
            "-t_srs",
            "+proj=tmerc +lon_0=3 +k=0.9996 +datum=WGS84 +no_defs +to_meter="
                + metres
                + " +x_0="
                + 500_000 * metres);
    double[] ours = SourceSystem.wgs84().to(system).apply(3.4, 50.5);
    assertThat(ours[0]).isCloseTo(theirs[0], within(0.003));
    assertThat(ours[1]).isCloseTo(theirs[1], within(0.003));
  }

  @Test
  void heightsWithinTheTextDoNotHideTheMap() {
    String text =
        zone(
            "GCS_WGS_1984",
            "D_WGS_1984",
            "6378137,298.257223563",
            "Meter 1",
            ",VERTCS[\"NAVD_1988\",VDATUM[\"x\"],PARAMETER[\"Direction\",1],UNIT[\"Foot_US\",0.3048006]]");
    assertThat(SourceSystem.ofWkt("a.prj", text, 600_000, 5_600_000).label())
        .isEqualTo("EPSG:32631");
    assertThat(WellKnownText.heightUnit(text).orElseThrow().metres()).isEqualTo(0.3048006);
  }

  @ParameterizedTest
  @CsvSource({"EPSG:4978", "EPSG:5714"})
  void systemsThatNameNoPlaceOnAMapAreRefused(String code) {
    assertThatThrownBy(() -> SourceSystem.ofCode("a.tif", code))
        .hasMessageContaining("names no place on a map");
  }

  @Test
  void ofACompoundSystemThePlaneIsTaken() {
    assertThat(SourceSystem.ofCode("a.tif", "EPSG:7405").label()).isEqualTo("EPSG:27700");
  }

  private static String bonne(String gcs, String datum, String ellipsoid, double first) {
    return ("PROJCS[\"Carte\",GEOGCS[\"%s\",DATUM[\"%s\",SPHEROID[\"x\",%s]],PRIMEM[\"Greenwich\",0],"
            + "UNIT[\"Degree\",0.0174532925199433]],PROJECTION[\"Bonne\"],"
            + "PARAMETER[\"False_Easting\",100000],PARAMETER[\"False_Northing\",-20000],"
            + "PARAMETER[\"Central_Meridian\",2.5],PARAMETER[\"Standard_Parallel_1\",%s],"
            + "UNIT[\"Meter\",1]]")
        .formatted(gcs, datum, ellipsoid, first);
  }

  @ParameterizedTest
  @CsvSource({"45", "50.4", "-35"})
  void bonneLikeProj(double parallel) throws IOException {
    SourceSystem bonne =
        SourceSystem.ofWkt(
            "carte.prj",
            bonne("GCS_WGS_1984", "D_WGS_1984", "6378137,298.257223563", parallel),
            0,
            0);
    assertThat(bonne.isProjected()).isTrue();
    double south = parallel > 0 ? 1 : -1;
    double[] degrees = {-4, 48 * south, 2.5, 45 * south, 8, 42.5 * south, 4.4, 50.7 * south};
    double[] theirs =
        Gdal.transform(
            folder,
            degrees,
            "-s_srs",
            "EPSG:4326",
            "-t_srs",
            "+proj=bonne +lat_1=%s +lon_0=2.5 +x_0=100000 +y_0=-20000 +datum=WGS84 +no_defs"
                .formatted(parallel));
    double[] ours = degrees.clone();
    SourceSystem.wgs84().to(bonne).apply(ours, 4);
    double[] back = theirs.clone();
    bonne.to(SourceSystem.wgs84()).apply(back, 4);
    for (int i = 0; i < ours.length; i++) {
      assertThat(ours[i]).as("number %d", i).isCloseTo(theirs[i], within(0.001));
      assertThat(back[i]).as("back %d", i).isCloseTo(degrees[i], within(1e-8));
    }
  }

  @Test
  void bonneOnAnOldDatumGoesByItsShift() {
    SourceSystem bonne =
        SourceSystem.ofWkt(
            "carte.prj", bonne("GCS_Belge_1972", "D_Belge_1972", "6378388,297", 50.4), 0, 0);
    double[] lambert = bonne.to(SourceSystem.ofCode("x", "EPSG:31370")).apply(200_000, 10_000);
    double[] back = SourceSystem.ofCode("x", "EPSG:31370").to(bonne).apply(lambert[0], lambert[1]);
    assertThat(back[0]).isCloseTo(200_000, within(0.02));
    assertThat(back[1]).isCloseTo(10_000, within(0.02));
  }

  @Test
  void bonneWithoutItsParallelIsRefused() {
    String text = bonne("GCS_WGS_1984", "D_WGS_1984", "6378137,298.257223563", 0);
    assertThatThrownBy(() -> SourceSystem.ofWkt("carte.prj", text, 0, 0))
        .hasMessageContaining("without its standard parallel");
  }
}
