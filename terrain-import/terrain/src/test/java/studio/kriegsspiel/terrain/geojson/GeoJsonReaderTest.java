package studio.kriegsspiel.terrain.geojson;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayInputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.Test;
import studio.kriegsspiel.terrain.GroundException;

class GeoJsonReaderTest {
  private final List<RawFeature> found = new ArrayList<>();

  private Optional<String> read(String text) {
    return GeoJsonReader.read(
        "test.geojson",
        new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8)),
        found::add);
  }

  @Test
  void membersMayComeInAnyOrder() {
    Optional<String> crs =
        read(
            "{\"features\":[{\"geometry\":{\"coordinates\":[[1,2,9],[3,4,9]],\"type\":\"LineString\"},"
                + "\"id\":7,\"properties\":{\"a\":1.5,\"b\":[\"x\",\"y\"],\"c\":null,\"d\":{\"e\":1}}}],"
                + "\"crs\":{\"type\":\"name\",\"properties\":{\"name\":\"urn:ogc:def:crs:EPSG::31370\"}},"
                + "\"type\":\"FeatureCollection\"}");
    assertThat(crs).contains("urn:ogc:def:crs:EPSG::31370");
    assertThat(found).hasSize(1);
    assertThat(found.get(0).id()).contains("7");
    assertThat(found.get(0).geometry().toText()).isEqualTo("LINESTRING (1 2, 3 4)");
    assertThat(found.get(0).properties())
        .containsOnly(java.util.Map.entry("a", "1.5"), java.util.Map.entry("b", "x;y"));
  }

  @Test
  void aNullIsNoId() {
    read(
        "{\"type\":\"Feature\",\"id\":null,"
            + "\"geometry\":{\"type\":\"Point\",\"coordinates\":[1,2]},\"properties\":{}}");
    assertThat(found.get(0).id()).isEmpty();
  }

  @Test
  void aSingleFeatureAndEveryGeometryAreRead() {
    read(
        "{\"type\":\"Feature\",\"geometry\":{\"type\":\"GeometryCollection\",\"geometries\":["
            + "{\"type\":\"Point\",\"coordinates\":[1,2]},"
            + "{\"type\":\"MultiPoint\",\"coordinates\":[[1,2],[3,4]]},"
            + "{\"type\":\"MultiLineString\",\"coordinates\":[[[1,2],[3,4]]]},"
            + "{\"type\":\"MultiPolygon\",\"coordinates\":[[[[0,0],[1,0],[1,1],[0,0]]]]}]}}");
    assertThat(found.get(0).geometry().getNumGeometries()).isEqualTo(4);
  }

  @Test
  void nonsenseEndsInOneSentence() {
    String sound =
        "{\"type\":\"FeatureCollection\",\"features\":[{\"type\":\"Feature\",\"geometry\":"
            + "{\"type\":\"Polygon\",\"coordinates\":[[[0,0],[1,0],[1,1],[0,0]]]},"
            + "\"properties\":{\"kind\":\"marsh\"}}]}";
    Random random = new Random(1806);
    for (int run = 0; run < 20_000; run++) {
      StringBuilder text = new StringBuilder(sound);
      for (int i = 0; i <= random.nextInt(3); i++) {
        int at = random.nextInt(text.length());
        switch (random.nextInt(3)) {
          case 0 -> text.deleteCharAt(at);
          case 1 -> text.setCharAt(at, "[]{}\",:01a".charAt(random.nextInt(10)));
          default -> text.insert(at, "[]{}\",:01a".charAt(random.nextInt(10)));
        }
      }
      try {
        read(text.toString());
      } catch (GroundException e) {
        assertThat(e.source()).isEqualTo("test.geojson");
      }
    }
    assertThatThrownBy(() -> read("[".repeat(100_000))).isInstanceOf(GroundException.class);
  }
}
