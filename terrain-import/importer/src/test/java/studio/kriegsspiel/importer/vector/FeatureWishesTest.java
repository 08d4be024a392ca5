package studio.kriegsspiel.importer.vector;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import studio.kriegsspiel.importer.crs.SourceSystem;
import studio.kriegsspiel.importer.unit.HeightUnit;
import studio.kriegsspiel.terrain.Bounds;
import studio.kriegsspiel.terrain.Confidence;
import studio.kriegsspiel.terrain.Feature;
import studio.kriegsspiel.terrain.FeatureKind;
import studio.kriegsspiel.terrain.HandEdit;

/** Units of heights, things of later times and hand edits among imported features. */
class FeatureWishesTest {
  private static final Bounds EXTENT = new Bounds(0, 0, 1000, 1000);

  @TempDir Path folder;

  private FeatureImport features(FeatureWishes wishes) {
    return new FeatureImport(
        SourceSystem.ofCode("test", "EPSG:32631"), EXTENT, EXTENT, Optional.empty(), wishes);
  }

  private Path file(String name, String... features) throws IOException {
    return Files.writeString(
        folder.resolve(name),
        "{\"type\":\"FeatureCollection\",\"crs\":{\"type\":\"name\",\"properties\":{\"name\":"
            + "\"EPSG:32631\"}},\"features\":["
            + String.join(",", features)
            + "]}");
  }

  private static String point(int x, String properties) {
    return "{\"type\":\"Feature\",\"properties\":{%s},\"geometry\":{\"type\":\"Point\",\"coordinates\":[%d,500]}}"
        .formatted(properties.replace('\'', '"'), x);
  }

  private static String line(int y, String properties) {
    return "{\"type\":\"Feature\",\"properties\":{%s},\"geometry\":{\"type\":\"LineString\",\"coordinates\":[[100,%d],[300,%d]]}}"
        .formatted(properties.replace('\'', '"'), y, y);
  }

  private static String area(String properties) {
    return "{\"type\":\"Feature\",\"properties\":{%s},\"geometry\":{\"type\":\"Polygon\",\"coordinates\":[[[50,50],[350,50],[350,350],[50,350],[50,50]]]}}"
        .formatted(properties.replace('\'', '"'));
  }

  @Test
  void theUnitOfTheFileIsHeeded() throws IOException {
    FeatureImport read = features(FeatureWishes.NONE);
    read.read(
        file(
            "spots.geojson",
            point(100, "'kind':'height.spot','ele':'1000','ele_unit':'ft'"),
            point(200, "'kind':'height.spot','ele':'1000 ft'"),
            point(300, "'kind':'height.spot','ele':'1000'")),
        Optional.empty());
    assertThat(heights(read)).containsExactly(304.8, 304.8, 1000.0);
  }

  @Test
  void theUnitOfTheUserStandsInWhereTheFileNamesNone() throws IOException {
    FeatureImport read =
        features(new FeatureWishes(Optional.of(HeightUnit.FEET), OptionalInt.empty()));
    read.read(
        file(
            "contours.geojson",
            line(100, "'kind':'contour','height':'500'"),
            line(200, "'kind':'contour','height':'500','height_unit':'m'"),
            line(300, "'kind':'wall','height':'3'")),
        Optional.empty());
    // A wall's height above the ground is in metres whatever the contours are in.
    assertThat(heights(read)).containsExactly(152.4, 500.0, 3.0);
  }

  private static List<Double> heights(FeatureImport read) {
    return read.features().stream()
        .map(each -> each.attributes().heightMetres().orElse(Double.NaN))
        .map(metres -> Math.round(metres * 1000) / 1000.0)
        .toList();
  }

  @Test
  void whatCameLaterIsDroppedAndNamed() throws IOException {
    Path map =
        file(
            "town.geojson",
            line(100, "'highway':'motorway'"),
            line(200, "'highway':'primary'"),
            area("'building':'supermarket'"),
            area("'landuse':'basin','natural':'water'"),
            line(300, "'highway':'track','start_date':'1965'"));
    FeatureImport then = features(new FeatureWishes(Optional.empty(), OptionalInt.of(1815)));
    List<String> said = then.read(map, Optional.empty());
    assertThat(then.features()).extracting(Feature::kind).containsExactly(FeatureKind.ROAD);
    assertThat(said)
        .last()
        .asString()
        .contains("4 left out as of later times")
        .contains("motorways: 1")
        .contains("supermarkets and shopping centres: 1")
        .contains("basins and reservoirs of our time: 1")
        .contains("dated later: 1");
    FeatureImport today = features(FeatureWishes.NONE);
    today.read(map, Optional.empty());
    assertThat(today.features()).hasSizeGreaterThan(2);
    // In 1920 there were supermarkets and basins, but no motorways yet.
    FeatureImport later = features(new FeatureWishes(Optional.empty(), OptionalInt.of(1920)));
    assertThat(later.read(map, Optional.empty()).toString())
        .contains("motorways: 1")
        .doesNotContain("supermarkets");
  }

  @Test
  void handEditsDrawnElsewhereAreHandEdits() throws IOException {
    FeatureImport read = features(FeatureWishes.NONE);
    read.read(
        file(
            "edits.geojson",
            area("'kind':'height.override','height_m':'-3'"),
            point(
                500,
                "'kind':'farm','override':'as in 1815','override_source':'Craan','confidence':'probable'"),
            point(600, "'kind':'farm'")),
        Optional.empty());
    assertThat(read.features())
        .filteredOn(each -> each.kind() == FeatureKind.HEIGHT_OVERRIDE)
        .singleElement()
        .satisfies(
            each -> {
              assertThat(each.isOverride()).isTrue();
              assertThat(each.attributes().heightMetres().orElse(0)).isCloseTo(-3, within(1e-9));
            });
  }

  @Test
  void theReasonOfAHandEditIsKept() throws IOException {
    FeatureImport read = features(FeatureWishes.NONE);
    read.read(
        file(
            "edits.geojson",
            line(
                500,
                "'kind':'hedge','override':'as in 1815','override_source':'Craan','confidence':'probable'")),
        Optional.empty());
    assertThat(read.features().get(0).handEdit())
        .contains(new HandEdit("as in 1815", "Craan", Confidence.PROBABLE));
  }

  @Test
  void linesWithinRedrawnGroundAreDrawnByHandWithIt() throws IOException {
    FeatureImport read = features(FeatureWishes.NONE);
    read.read(
        file(
            "redrawn.geojson",
            area("'kind':'height.redrawn'"),
            line(200, "'kind':'contour','height':'110'"),
            line(900, "'kind':'contour','height':'120'")),
        Optional.empty());
    assertThat(read.features()).extracting(Feature::isOverride).containsExactly(true, true, false);
  }

  @Test
  void aFileOfWhichNothingWasTakenIsNoOrigin() throws IOException {
    FeatureImport read = features(FeatureWishes.NONE);
    read.read(file("far.geojson", point(90_000, "'kind':'farm','name':'Far'")), Optional.empty());
    read.read(file("odd.geojson", point(100, "'colour':'blue'")), Optional.empty());
    assertThat(read.givers()).isEmpty();
    read.read(file("near.geojson", line(100, "'kind':'hedge'")), Optional.empty());
    assertThat(read.givers()).containsExactly("near.geojson");
    assertThat(read.namers()).isEmpty();
  }
}
