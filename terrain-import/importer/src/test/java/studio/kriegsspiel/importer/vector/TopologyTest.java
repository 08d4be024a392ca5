package studio.kriegsspiel.importer.vector;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.locationtech.jts.geom.Coordinate;
import studio.kriegsspiel.importer.crs.SourceSystem;
import studio.kriegsspiel.terrain.Bounds;
import studio.kriegsspiel.terrain.Feature;
import studio.kriegsspiel.terrain.GroundException;

/** Features as people draw them: what is wrong is mended where it can be, and always told. */
class TopologyTest {
  private static final Bounds TERRAIN = new Bounds(600_000, 5_600_000, 610_000, 5_610_000);

  @TempDir Path folder;

  private final FeatureImport features =
      new FeatureImport(SourceSystem.ofCode("test", "EPSG:32631"), TERRAIN, Optional.empty());

  /** Coordinates are given from the terrain's south-western corner. */
  private static String feature(String tags, String type, String coordinates) {
    return "{\"type\":\"Feature\",\"properties\":{%s},\"geometry\":{\"type\":\"%s\",\"coordinates\":%s}}"
        .formatted(
            tags,
            type,
            java.util.regex.Pattern.compile("\\((-?[\\d.]+) (-?[\\d.]+)\\)")
                .matcher(coordinates)
                .replaceAll(
                    at ->
                        "[%s,%s]"
                            .formatted(
                                600_000 + Double.parseDouble(at.group(1)),
                                5_600_000 + Double.parseDouble(at.group(2)))));
  }

  private String read(String... all) throws IOException {
    Path file = folder.resolve("drawn.geojson");
    Files.writeString(
        file,
        "{\"type\":\"FeatureCollection\",\"crs\":{\"type\":\"name\",\"properties\":{\"name\":"
            + "\"urn:ogc:def:crs:EPSG::32631\"}},\"features\":["
            + String.join(",", all)
            + "]}");
    List<String> remarks = features.read(file, Optional.empty());
    return remarks.get(remarks.size() - 1);
  }

  private static String wood(String ring) {
    return feature("\"natural\":\"wood\"", "Polygon", "[[" + ring + "]]");
  }

  private static String road(String name, String line) {
    return feature(
        "\"highway\":\"track\",\"name\":\"%s\"".formatted(name), "LineString", "[" + line + "]");
  }

  @Test
  void aWoodWhoseOutlineCrossesItselfBecomesSound() throws IOException {
    assertThat(read(wood("(0 0),(100 100),(100 0),(0 100),(0 0)")))
        .isEqualTo(
            "drawn.geojson: 1 features and 0 places taken; 1 mended (crossing or doubled lines).");
    Feature wood = features.features().get(0);
    assertThat(wood.geometry().isValid()).isTrue();
    assertThat(wood.geometry().getArea()).isCloseTo(5000, within(1e-6));
  }

  @Test
  void aWoodDrawnAsAnUnclosedLineIsClosed() throws IOException {
    String line =
        feature("\"natural\":\"wood\"", "LineString", "[(0 0),(100 0),(100 100),(0 100),(0 5)]");
    assertThat(read(line)).endsWith("; 1 closed to an area.");
    assertThat(features.features().get(0).geometry().getArea()).isCloseTo(10_000, within(1e-6));
  }

  @Test
  void aLineThatGoesNowhereNearItsStartIsNoArea() throws IOException {
    String line =
        feature("\"natural\":\"wood\"", "LineString", "[(0 0),(100 0),(100 100),(50 300)]");
    assertThat(read(line)).contains("1 left out whose shape does not suit their kind");
  }

  @Test
  void doubledPointsAreDropped() throws IOException {
    read(wood("(0 0),(0 0),(100 0),(100 0),(100 100),(0 100),(0 0)"));
    assertThat(features.features().get(0).geometry().getNumPoints()).isEqualTo(5);
  }

  @Test
  void aFeatureThatIsThereTwiceIsTakenOnce() throws IOException {
    assertThat(
            read(
                wood("(0 0),(100 0),(100 100),(0 100),(0 0)"),
                wood("(100 0),(100 100),(0 100),(0 0),(100 0)")))
        .isEqualTo(
            "drawn.geojson: 1 features and 0 places taken, 1 left out that were there twice.");
  }

  @Test
  void areasThatOverlapTheirLikeAreCounted() throws IOException {
    assertThat(
            read(
                wood("(0 0),(100 0),(100 100),(0 100),(0 0)"),
                wood("(50 0),(150 0),(150 100),(50 100),(50 0)"),
                wood("(150 0),(250 0),(250 100),(150 100),(150 0)")))
        .isEqualTo("drawn.geojson: 3 features and 0 places taken; 1 overlaps its like.");
  }

  @Test
  void roadsThatNearlyMeetAreJoined() throws IOException {
    assertThat(
            read(
                road("long", "(0 0),(1000 0)"),
                road("short", "(500 2),(500 400)"),
                road("met", "(700 0),(700 300)"),
                road("apart", "(800 9),(800 300)"),
                road("end", "(1001.5 1),(1300 0)")))
        .isEqualTo("drawn.geojson: 5 features and 0 places taken; 2 road ends joined.");
    assertThat(end(0)).isEqualTo(new Coordinate(601_001.5, 5_600_001));
    assertThat(features.features().get(1).geometry().getCoordinate().y).isEqualTo(5_600_000);
    assertThat(features.features().get(3).geometry().getCoordinate().y).isEqualTo(5_600_009);
  }

  private Coordinate end(int number) {
    Coordinate[] line = features.features().get(number).geometry().getCoordinates();
    return line[line.length - 1];
  }

  @Test
  void unknownKindsAreCountedAndNamed() throws IOException {
    String bench = feature("\"amenity\":\"bench\",\"id\":\"7\"", "Point", "(1 1)");
    String mast = feature("\"power\":\"tower\"", "Point", "(1 1)");
    assertThat(read(bench, mast, bench))
        .isEqualTo(
            "drawn.geojson: 0 features and 0 places taken, 3 left out of no kind the mapping table"
                + " knows (amenity=bench: 2, power=tower: 1).");
  }

  @Test
  void exchangedAxesAreRecognised() throws IOException {
    Path file = folder.resolve("latlon.geojson");
    Files.writeString(
        file,
        "{\"type\":\"Feature\",\"properties\":{\"natural\":\"wood\"},\"geometry\":{\"type\":\"Polygon\","
            + "\"coordinates\":[[[50.57,4.44],[50.58,4.44],[50.58,4.45],[50.57,4.44]]]}}");
    assertThatThrownBy(() -> features.read(file, Optional.empty()))
        .isInstanceOf(GroundException.class)
        .hasMessage(
            "latlon.geojson: lies off the terrain, but would lie on it with its axes exchanged; write"
                + " east or longitude first, then north or latitude.");
  }
}
