package studio.kriegsspiel.importer.crs;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Systems around the poles, by code and by texts in ESRI's dialect, which give no code. */
class PolarSystemsTest {
  private static final String TEXT =
      "PROJCS[\"polar\",GEOGCS[\"GCS_WGS_1984\",DATUM[\"D_WGS_1984\",SPHEROID[\"WGS_1984\",6378137,"
          + "298.257223563]],PRIMEM[\"Greenwich\",0],UNIT[\"Degree\",0.0174532925199433]],"
          + "PROJECTION[\"%s\"],PARAMETER[\"False_Easting\",%s],PARAMETER[\"False_Northing\",%s],"
          + "PARAMETER[\"Central_Meridian\",%s],PARAMETER[\"Standard_Parallel_1\",%s],"
          + "UNIT[\"Meter\",1]]";

  /** Easting and northing as PROJ gives them for longitude 10 and the latitude. */
  @ParameterizedTest
  @CsvSource({
    "3031, Stereographic_South_Pole, 0, 0, 0, -71, 284571.722940527, 1613886.4386899, -75",
    "3995, Stereographic_North_Pole, 0, 0, 0, 71, 189134.027621746, -1072632.37232228, 80",
    "3413, Stereographic_North_Pole, 0, 0, -45, 70, 889533.831544467, -622858.294340002, 80"
  })
  void lieWhereProjPutsThem(
      String code,
      String method,
      String east,
      String north,
      String meridian,
      String parallel,
      double x,
      double y,
      double latitude) {
    String text = TEXT.formatted(method, east, north, meridian, parallel);
    for (SourceSystem system :
        new SourceSystem[] {
          SourceSystem.ofCode("polar", "EPSG:" + code), SourceSystem.ofWkt("polar.prj", text, x, y)
        }) {
      double[] at = system.to(SourceSystem.wgs84()).apply(x, y);
      assertThat(at[0]).as("%s", system).isCloseTo(10, within(1e-9));
      assertThat(at[1]).as("%s", system).isCloseTo(latitude, within(1e-9));
    }
  }
}
