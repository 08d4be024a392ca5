package studio.kriegsspiel.importer.crs;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import studio.kriegsspiel.terrain.GroundException;
import studio.kriegsspiel.terrain.MapPoint;
import studio.kriegsspiel.terrain.crs.CoordinateSystem;
import studio.kriegsspiel.terrain.crs.LatLon;

class SourceSystemTest {
  private static final String BELGIAN =
      "PROJCS[\"Belge_Lambert_1972\",GEOGCS[\"GCS_Belge_1972\",DATUM[\"D_Belge_1972\","
          + "SPHEROID[\"International_1924\",6378388.0,297.0]],PRIMEM[\"Greenwich\",0.0],"
          + "UNIT[\"Degree\",0.0174532925199433]],PROJECTION[\"Lambert_Conformal_Conic\"],"
          + "PARAMETER[\"False_Easting\",150000.013],PARAMETER[\"False_Northing\",5400088.438],"
          + "PARAMETER[\"Central_Meridian\",4.367486666666666],"
          + "PARAMETER[\"Standard_Parallel_1\",51.16666723333333],"
          + "PARAMETER[\"Standard_Parallel_2\",49.8333339],"
          + "PARAMETER[\"Latitude_Of_Origin\",90.0],UNIT[\"Meter\",1.0]]";

  /** The terrain's own transforms and the importer's must put a point in one place. */
  @ParameterizedTest
  @CsvSource({"EPSG:32631", "EPSG:31370", "EPSG:3812", "EPSG:25832", "EPSG:2154"})
  void agreesWithTheTerrainsSystem(String code) {
    double[] here =
        SourceSystem.wgs84().to(SourceSystem.ofCode("test", code)).apply(4.4066, 50.6803);
    MapPoint there = CoordinateSystem.of(code).toMapPoint(new LatLon(50.6803, 4.4066));
    assertThat(here[0]).isCloseTo(there.x(), within(0.05));
    assertThat(here[1]).isCloseTo(there.y(), within(0.05));
  }

  @Test
  void aTextOfEsriWithoutDatumShiftIsRecognised() {
    SourceSystem system = SourceSystem.ofWkt("test.prj", BELGIAN, 152_675, 152_190);
    assertThat(system.label()).isEqualTo("EPSG:31370");
    double[] globe = system.to(SourceSystem.wgs84()).apply(152_675.067, 152_190.209);
    assertThat(globe[0]).isCloseTo(4.4066, within(1e-6));
    assertThat(globe[1]).isCloseTo(50.6803, within(1e-6));
  }

  @ParameterizedTest
  @CsvSource({"EPSG:1", "EPSG:99999999", "Lambert"})
  void unknownCodesEndInOneSentence(String code) {
    assertThatThrownBy(() -> SourceSystem.ofCode("map.tif", code))
        .isInstanceOf(GroundException.class)
        .hasMessageStartingWith("map.tif: ");
  }

  @Test
  void nonsenseEndsInOneSentence() {
    assertThatThrownBy(() -> SourceSystem.ofWkt("map.prj", "PROJCS[\"x\",", 0, 0))
        .isInstanceOf(GroundException.class)
        .hasMessageContaining("cannot read");
  }
}
