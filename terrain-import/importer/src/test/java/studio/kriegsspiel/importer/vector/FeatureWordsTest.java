package studio.kriegsspiel.importer.vector;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.locationtech.jts.geom.Coordinate;
import studio.kriegsspiel.importer.crs.SourceSystem;
import studio.kriegsspiel.terrain.Bounds;
import studio.kriegsspiel.terrain.DefenceClass;
import studio.kriegsspiel.terrain.Feature;
import studio.kriegsspiel.terrain.KnownTo;
import studio.kriegsspiel.terrain.Place;
import studio.kriegsspiel.terrain.RoadWidthClass;

/** Drawings in the words of features.geojson say more than a table of tags can map. */
class FeatureWordsTest {
  private static final Bounds EXTENT = new Bounds(500_000, 5_600_000, 501_000, 5_601_000);

  @TempDir Path folder;
  private final FeatureImport features =
      new FeatureImport(
          SourceSystem.ofCode("test", "EPSG:32631"), EXTENT, EXTENT.grown(300), Optional.empty());

  private void read(String name, String... drawn) throws IOException {
    Path file = folder.resolve(name);
    Files.writeString(
        file,
        "{\"type\":\"FeatureCollection\",\"crs\":{\"type\":\"name\",\"properties\":{\"name\":"
            + "\"urn:ogc:def:crs:EPSG::32631\"}},\"features\":["
            + String.join(",", drawn)
            + "]}");
    features.read(file, Optional.empty());
  }

  private static String line(String id, String properties, String points) {
    return """
        {"type": "Feature", "id": "%s", "properties": {%s},
         "geometry": {"type": "LineString", "coordinates": [%s]}}
        """
        .formatted(id, properties, points);
  }

  private static String point(String properties) {
    return pointAt(500_100, properties);
  }

  private static String pointAt(int x, String properties) {
    return """
        {"type": "Feature", "properties": {%s},
         "geometry": {"type": "Point", "coordinates": [%d, 5600100]}}
        """
        .formatted(properties, x);
  }

  @Test
  void aFeatureKeepsItsIdAndWhatElseItSays() throws IOException {
    read(
        "a.geojson",
        line(
            "chaussee",
            "\"kind\": \"road\", \"road\": \"highway\", \"width_m\": 11, \"paved\": \"yes\"",
            "[500100, 5600100, 88], [500200, 5600100, 90]"));
    Feature road = features.features().get(0);
    assertThat(road.id()).isEqualTo("chaussee");
    assertThat(road.attributes().roadWidth()).contains(RoadWidthClass.HIGHWAY);
    assertThat(road.attributes().widthMetres()).hasValue(11);
    assertThat(road.attributes().other()).containsOnlyKeys("paved");
    // Heights count for lines of heights alone.
    assertThat(road.geometry().getCoordinate().getZ()).isNaN();
  }

  @Test
  void anIdThatIsTakenIsReplaced() throws IOException {
    String points = "[500100, 5600100], [500200, 5600100]";
    read("a.geojson", line("one", "\"kind\": \"wall\"", points));
    read("b.geojson", line("one", "\"kind\": \"hedge\"", points));
    assertThat(features.features()).extracting(Feature::id).containsExactly("one", "hedge-1");
  }

  @Test
  void aPlaceKeepsItsOtherNamesAndTheFeatureItNamesIfThatIsThere() throws IOException {
    read(
        "a.geojson",
        point(
            "\"kind\": \"place\", \"name\": \"Hof\", \"aliases\": [\"Farm\", \"Ferme\"],"
                + " \"feature\": \"court\""),
        point("\"kind\": \"place\", \"name\": \"Nowhere\", \"feature\": \"gone\""));
    read("b.geojson", line("court", "\"kind\": \"wall\"", "[500100, 5600100], [500200, 5600100]"));
    assertThat(features.places()).extracting(Place::name).containsExactly("Hof", "Nowhere");
    assertThat(features.places().get(0).aliases()).containsExactly("Farm", "Ferme");
    assertThat(features.places().get(0).featureId()).contains("court");
    assertThat(features.places().get(1).featureId()).isEmpty();
  }

  @Test
  void wordsOfOthersLeaveWhatTheTableGives() throws IOException {
    read(
        "a.geojson",
        point("\"kind\": \"farm\", \"defence\": \"mighty\", \"height\": \"12\""),
        pointAt(500_200, "\"kind\": \"farm\", \"defence\": \"fortified\""),
        pointAt(500_300, "\"building\": \"farm\", \"defence\": \"fortified\""));
    assertThat(features.features()).hasSize(3);
    assertThat(features.features().get(0).attributes().heightMetres()).hasValue(12);
    assertThat(features.features().get(0).attributes().defence()).isEmpty();
    assertThat(features.features().get(1).attributes().defence()).contains(DefenceClass.FORTIFIED);
    assertThat(features.features().get(2).attributes().other()).isEmpty();
  }

  /** A ridge from 100 m to 200 m high over 1000 m, 400 m of it beyond the western edge. */
  @Test
  void aLineOfHeightsIsCutAtTheEdgeAtTheHeightItHasThere() throws IOException {
    read(
        "a.geojson",
        line("crest", "\"kind\": \"ridge\"", "[499600, 5600500, 100], [500600, 5600500, 200]"));
    Coordinate[] within = features.features().get(0).geometry().getCoordinates();
    assertThat(within).hasSize(2);
    Coordinate west = within[0].x < within[1].x ? within[0] : within[1];
    assertThat(west.x).isEqualTo(500_000);
    assertThat(west.getZ()).isCloseTo(140, within(0.001));
    Coordinate[] around = features.shapers().get(0).geometry().getCoordinates();
    Coordinate farthest = around[0].x < around[1].x ? around[0] : around[1];
    assertThat(farthest.x).isEqualTo(499_700);
    assertThat(farthest.getZ()).isCloseTo(110, within(0.001));
  }

  @Test
  void whatTheUmpireAloneKnowsStaysHidden() throws IOException {
    read(
        "works.geojson",
        line(
            "w1",
            "\"kind\": \"barricade\", \"known_to\": \"umpire\"",
            "[500100, 5600100], [500200, 5600100]"),
        line(
            "w2",
            "\"kind\": \"barricade\", \"known_to\": \"somebody\"",
            "[500100, 5600300], [500200, 5600300]"),
        line("w3", "\"kind\": \"barricade\"", "[500100, 5600500], [500200, 5600500]"),
        point("\"kind\": \"place\", \"name\": \"Battery\", \"known_to\": \"umpire\""),
        pointAt(500_300, "\"kind\": \"place\", \"name\": \"Mill\""));
    assertThat(features.features())
        .extracting(feature -> feature.attributes().knownTo())
        .as("a word nobody knows hides rather than tells")
        .containsExactly(KnownTo.UMPIRE, KnownTo.UMPIRE, KnownTo.EVERYONE);
    assertThat(features.places())
        .extracting(Place::knownTo)
        .containsExactly(KnownTo.UMPIRE, KnownTo.EVERYONE);
  }
}
