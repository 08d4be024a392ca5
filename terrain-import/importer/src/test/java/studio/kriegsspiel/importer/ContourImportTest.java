package studio.kriegsspiel.importer;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import studio.kriegsspiel.importer.job.Progress;
import studio.kriegsspiel.terrain.Terrain;
import studio.kriegsspiel.terrain.io.TerrainPackage;

class ContourImportTest {
  @TempDir Path folder;

  /** A round hill of 60 m on a plain 40 m high, as a file of contours every 5 m. */
  private static String circles() {
    StringBuilder text =
        new StringBuilder(
            "{\"type\":\"FeatureCollection\",\"crs\":{\"type\":\"name\",\"properties\":"
                + "{\"name\":\"urn:ogc:def:crs:EPSG::32631\"}},\"features\":[");
    for (int height = 45; height < 100; height += 5) {
      double r = 250 * Math.sqrt(-2 * Math.log((height - 40) / 60.0));
      text.append(height == 45 ? "" : ",");
      text.append("{\"type\":\"Feature\",\"properties\":{\"kind\":\"contour\",\"height_m\":");
      text.append(height).append("},\"geometry\":{\"type\":\"LineString\",\"coordinates\":[");
      for (int i = 0; i <= 180; i++) {
        double angle = Math.toRadians(i % 180 * 2);
        text.append(i == 0 ? "[" : ",[").append(600_600 + r * Math.cos(angle)).append(',');
        text.append(5_600_600 + r * Math.sin(angle)).append(']');
      }
      text.append("]}}");
    }
    return text.append("]}").toString();
  }

  @Test
  void contoursBecomeATerrain() throws IOException {
    Path file = Files.writeString(folder.resolve("contours.geojson"), circles());
    ImportRequest request =
        ImportRequest.builder("hill", folder.resolve("hill"))
            .features(file)
            .targetCrs("EPSG:32631")
            .cellMetres(10)
            .crop(new Crop(600_000, 5_600_000, 601_200, 5_601_200, false))
            .build();
    try (TerrainImport work = new TerrainImport(request)) {
      work.run(Progress.NONE);
    }
    Terrain hill = TerrainPackage.read(folder.resolve("hill"));
    assertThat(hill.elevation().orElseThrow().heightMetresAt(600_600, 5_600_600))
        .isCloseTo(100, within(1.5));
    assertStepsOfOneSixtyFourth(hill.elevation().orElseThrow().toArray());
  }

  /** Drawn heights are kept to 1/64 m (decision 50), no finer and no coarser. */
  private static void assertStepsOfOneSixtyFourth(float[] heights) {
    int odd = 0;
    for (float height : heights) {
      double steps = height * 64.0;
      assertThat(steps).isEqualTo(Math.rint(steps));
      odd += steps % 2 == 0 ? 0 : 1;
    }
    assertThat(odd).as("heights that 1/32 m would not keep").isGreaterThan(heights.length / 4);
  }

  /** Two lines of a plane that rises 1 m in 10 m; the package keeps their heights. */
  @Test
  void ridgesWithHeightsBecomeATerrainThatKeepsThem() throws IOException {
    String text =
        """
        {"type": "FeatureCollection", "crs": {"type": "name", "properties":
          {"name": "urn:ogc:def:crs:EPSG::32631"}}, "features": [
         {"type": "Feature", "id": "south", "properties": {"kind": "ridge"}, "geometry":
          {"type": "LineString", "coordinates": [[600000, 5600010, 50], [600600, 5600010, 110]]}},
         {"type": "Feature", "id": "north", "properties": {"kind": "ridge"}, "geometry":
          {"type": "LineString", "coordinates": [[600000, 5600590, 50], [600600, 5600590, 110]]}}]}
        """;
    Path file = Files.writeString(folder.resolve("lines.geojson"), text);
    ImportRequest request =
        ImportRequest.builder("plane", folder.resolve("plane"))
            .features(file)
            .targetCrs("EPSG:32631")
            .cellMetres(10)
            .crop(new Crop(600_000, 5_600_000, 600_600, 5_600_600, false))
            .build();
    try (TerrainImport work = new TerrainImport(request)) {
      work.run(Progress.NONE);
    }
    Terrain plane = TerrainPackage.read(folder.resolve("plane"));
    assertThat(plane.elevation().orElseThrow().heightMetresAt(600_300, 5_600_300))
        .isCloseTo(80, within(0.2));
    assertThat(plane.findFeature("south").orElseThrow().geometry().getCoordinates()[1].getZ())
        .isEqualTo(110);
  }
}
