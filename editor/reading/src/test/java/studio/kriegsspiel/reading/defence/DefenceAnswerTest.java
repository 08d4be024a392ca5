package studio.kriegsspiel.reading.defence;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.Optional;
import java.util.OptionalDouble;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.locationtech.jts.io.ParseException;
import org.locationtech.jts.io.WKTReader;
import studio.kriegsspiel.rules.library.RuleBooks;
import studio.kriegsspiel.terrain.Attributes;
import studio.kriegsspiel.terrain.ElevationGrid;
import studio.kriegsspiel.terrain.Feature;
import studio.kriegsspiel.terrain.FeatureKind;
import studio.kriegsspiel.terrain.GridGeometry;
import studio.kriegsspiel.terrain.MapPoint;
import studio.kriegsspiel.terrain.Terrain;
import studio.kriegsspiel.terrain.ground.Ground;

/** Classes and battalions by the books' own limits, counted by hand. */
class DefenceAnswerTest {

  @ParameterizedTest(name = "{0}: {1} of {2} x {3} m attacked from {4}: {5}")
  @CsvSource({
    // 1000 m of edge: by 600 paces of 0.753 m (451.8) 2.2, so 3; by 400 (301.2) 3.3, so 4.
    "reisswitz-1824, WOOD_DENSE, 1000, 300, 180, light, 1000, 3, 4, 4",
    "reisswitz-1824, VILLAGE, 1000, 300, 90, light, 300, 1, 1, 1",
    // From a corner both sides: 1300 m, by 451.8 2.9 and by 301.2 4.3.
    "reisswitz-1824, VILLAGE, 1000, 300, 45, light, 1300, 3, 5, 5",
    // Works by 400 paces (301.2) 1.99, by 300 (225.9) 2.7; attacked by 200 (150.6) 3.98.
    "reisswitz-1824, FIELDWORK, 600, 300, 0, strong, 600, 2, 3, 4",
    // A British pace is 0.804672 m: 1000 m by 600 (482.8) 2.07, by 400 (321.9) 3.1.
    "british-1815, TOWN, 1000, 300, 180, strong, 1000, 3, 4, 4",
    // 965 m are 1199.2 of its paces, so exactly two battalions of 600 and three of 400.
    "british-1815, WOOD_LIGHT, 965, 300, 180, light, 965, 2, 3, 3"
  })
  void anOutskirtNeedsTheBattalionsOfTheBook(
      String book,
      FeatureKind kind,
      double east,
      double north,
      double from,
      String strength,
      double outskirt,
      int least,
      int most,
      int attack)
      throws ParseException {
    String area =
        "POLYGON ((200 200, %1$s 200, %1$s %2$s, 200 %2$s, 200 200))"
            .formatted(200 + east, 200 + north);
    ObjectNode answer = answer(book, kind, area, 205, 205, from);
    var one = answer.path("positions").path(0);
    assertThat(one.path("class").asText()).isEqualTo(strength);
    assertThat(one.path("outskirtMetres").asDouble()).isCloseTo(outskirt, within(0.1));
    assertThat(one.path("battalionsLeast").asInt()).isEqualTo(least);
    assertThat(one.path("battalionsMost").asInt()).isEqualTo(most);
    assertThat(one.path("battalionsToAttack").asInt()).isEqualTo(attack);
  }

  @ParameterizedTest(name = "{0}: {1}, {2} m: {3}")
  @CsvSource({
    // 50 paces are 37.65 m with Reisswitz and 40.23 m in the British book.
    "reisswitz-1824, BRIDGE, 37, light",
    "reisswitz-1824, BRIDGE, 38, strong",
    "british-1815, BRIDGE, 40, light",
    "british-1815, BRIDGE, 41, strong",
    "reisswitz-1824, HEDGE, 100, light",
    "reisswitz-1824, WALL, 100, strong",
    "reisswitz-1824, EMBANKMENT, 100, strong",
    "reisswitz-1824, BARRICADE, 10, strong",
    "british-1815, DITCH, 100, light",
    "british-1815, SUNKEN_ROAD, 100, light",
    "british-1815, ROAD, 100, none"
  })
  void aLineHasTheClassOfItsRow(String book, FeatureKind kind, double metres, String strength)
      throws ParseException {
    String line = "LINESTRING (200 205, %s 205)".formatted(200 + metres);
    assertThat(answer(book, kind, line, 205, 205, 180).path("positions").path(0).path("class"))
        .hasToString('"' + strength + '"');
  }

  private static ObjectNode answer(
      String book, FeatureKind kind, String shape, double x, double y, double from)
      throws ParseException {
    ElevationGrid heights =
        ElevationGrid.computed(new GridGeometry(150, 100, 0, 1000, 10), (east, north) -> 50);
    Feature feature =
        new Feature("held", kind, new WKTReader().read(shape), Optional.empty(), Attributes.NONE);
    Ground ground =
        Ground.of(
            Terrain.builder("test", "EPSG:32631", heights.bounds())
                .elevation(heights)
                .feature(feature)
                .build());
    ObjectNode json = new ObjectMapper().createObjectNode();
    new DefenceAnswer(ground, RuleBooks.get(book), new MapPoint(x, y), OptionalDouble.of(from), 10)
        .describe(json);
    return json;
  }
}
