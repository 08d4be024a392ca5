package studio.kriegsspiel.library.ground;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.locationtech.jts.densify.Densifier;
import org.locationtech.jts.geom.Coordinate;
import org.locationtech.jts.geom.Geometry;
import org.locationtech.jts.geom.GeometryFactory;
import studio.kriegsspiel.library.Library;
import studio.kriegsspiel.library.LibraryEntry;
import studio.kriegsspiel.terrain.ElevationGrid;
import studio.kriegsspiel.terrain.Feature;
import studio.kriegsspiel.terrain.FeatureKind;
import studio.kriegsspiel.terrain.MapPoint;
import studio.kriegsspiel.terrain.Place;
import studio.kriegsspiel.terrain.SlopeGrid;
import studio.kriegsspiel.terrain.Terrain;
import studio.kriegsspiel.terrain.io.TerrainPackage;
import studio.kriegsspiel.terrain.slope.HornSlope;

/** Every ground of the library hangs together, and the sources' figures hold on those of 1815. */
class LibraryGroundsTest {
  private static final double MILE = 1609.344;
  private static final GeometryFactory FACTORY = new GeometryFactory();
  private static final Map<String, Terrain> READ = new ConcurrentHashMap<>();

  static Stream<String> grounds() {
    return Library.open().terrains().stream().map(LibraryEntry::slug);
  }

  @ParameterizedTest
  @MethodSource("grounds")
  void isWholeAndTellsItsSources(String name) {
    Terrain ground = ground(name);
    assertThat(ground.elevation().orElseThrow().countVoids()).isZero();
    assertThat(ground.features())
        .allSatisfy(
            feature ->
                assertThat(feature.attributes().other())
                    .containsKeys("source", "certainty", "accuracyMetres"));
    assertThat(ground.layers()).hasSize(3);
  }

  @ParameterizedTest
  @MethodSource("grounds")
  void watersFallFromOneEndToTheOther(String name) {
    for (Feature water : of(name, EnumSet.of(FeatureKind.STREAM, FeatureKind.RIVER))) {
      List<Double> heights = heightsAlong(name, water.geometry());
      List<Double> back = new ArrayList<>(heights);
      Collections.reverse(back);
      assertThat(Math.min(climb(heights), climb(back))).as(water.id()).isLessThan(0.5);
      assertThat(Math.abs(heights.get(0) - back.get(0))).as(water.id()).isGreaterThan(2);
    }
  }

  @ParameterizedTest
  @MethodSource("grounds")
  void brooksEndInAnotherWaterOrAtTheEdge(String name) {
    for (Feature brook : of(name, EnumSet.of(FeatureKind.STREAM))) {
      Coordinate[] line = brook.geometry().getCoordinates();
      Coordinate mouth =
          height(name, line[0]) < height(name, line[line.length - 1])
              ? line[0]
              : line[line.length - 1];
      double near =
          of(name, EnumSet.of(FeatureKind.STREAM, FeatureKind.RIVER)).stream()
              .filter(other -> !other.id().equals(brook.id()))
              .mapToDouble(other -> other.geometry().distance(FACTORY.createPoint(mouth)))
              .min()
              .orElse(Double.MAX_VALUE);
      assertThat(Math.min(near, fromEdge(name, mouth))).as(brook.id()).isLessThan(5);
    }
  }

  @ParameterizedTest
  @MethodSource("grounds")
  void highRoadsAndSmallRoadsLeadSomewhere(String name) {
    Set<FeatureKind> goals =
        EnumSet.of(
            FeatureKind.ROAD,
            FeatureKind.VILLAGE,
            FeatureKind.TOWN,
            FeatureKind.FARM,
            FeatureKind.BRIDGE);
    for (Feature road : of(name, EnumSet.of(FeatureKind.ROAD))) {
      Coordinate[] line = road.geometry().getCoordinates();
      // The second end of a lane may be the end of the village.
      double[] ends = {
        toNext(name, road, line[0], goals), toNext(name, road, line[line.length - 1], goals)
      };
      assertThat(Arrays.stream(ends).min().orElseThrow()).as(road.id()).isLessThan(5);
      assertThat(Arrays.stream(ends).max().orElseThrow()).as(road.id()).isLessThan(350);
    }
  }

  @ParameterizedTest
  @MethodSource("grounds")
  void noHouseStandsInARiver(String name) {
    Set<FeatureKind> built = EnumSet.of(FeatureKind.FARM, FeatureKind.BUILDING);
    for (Feature river : of(name, EnumSet.of(FeatureKind.RIVER))) {
      Geometry water = river.geometry().buffer(river.attributes().widthMetres().orElseThrow() / 2);
      assertThat(of(name, built))
          .allSatisfy(house -> assertThat(house.geometry().intersects(water)).isFalse());
    }
  }

  @ParameterizedTest
  @MethodSource("grounds")
  void placesLieOnWhatTheyName(String name) {
    Terrain ground = ground(name);
    for (Place place : ground.places()) {
      Coordinate at = new Coordinate(place.at().x(), place.at().y());
      assertThat(ground.extent().contains(place.at())).as(place.name()).isTrue();
      place
          .featureId()
          .ifPresent(
              id ->
                  assertThat(
                          ground
                              .findFeature(id)
                              .orElseThrow()
                              .geometry()
                              .distance(FACTORY.createPoint(at)))
                      .as(place.name())
                      .isLessThan(30));
    }
  }

  @ParameterizedTest
  @CsvSource({
    "quatre-bras, Quatre Bras, Frasnes, 2.5, 0.2",
    "quatre-bras, Farm of Quatre Bras, Gemioncourt, 0.65, 0.1",
    "quatre-bras, Petit-Pierrepont, Piraumont, 1.7, 0.1",
    "wavre, Large bridge of Wavre, Bridge of Bierges, 0.75, 0.1",
    "wavre, Large bridge of Wavre, Bridge of Limale, 2.25, 0.15",
    "wavre, Bridge of Limale, Bridge of Limelette, 1, 0.15"
  })
  void distancesAreThoseOfTheBooks(
      String name, String from, String to, double miles, double tolerance) {
    double metres = place(name, from).distanceMetres(place(name, to));
    assertThat(metres / MILE).isCloseTo(miles, within(tolerance));
  }

  @Test
  void theCrossroadsOfQuatreBrasAreTheTopOfTheField() {
    assertThat(heightAt("quatre-bras", "Quatre Bras")).isCloseTo(158, within(0.5));
    assertThat(heightAt("quatre-bras", "Gemioncourt"))
        .isLessThan(heightAt("quatre-bras", "Quatre Bras") - 8);
    assertThat(heightAt("quatre-bras", "French height"))
        .isGreaterThan(heightAt("quatre-bras", "Gemioncourt") + 6);
  }

  @Test
  void theLeftBankOfTheDyleIsSteeperAndTheRightHigher() {
    MapPoint bridge = place("wavre", "Bridge of Bierges");
    double river = height("wavre", bridge.x(), bridge.y());
    double left = height("wavre", bridge.x() - 400, bridge.y() + 350);
    double right = height("wavre", bridge.x() + 400, bridge.y() - 350);
    assertThat(left - river).isGreaterThan(30);
    assertThat(right - river).isLessThan(20);
    assertThat(height("wavre", 167400, 152900)).isGreaterThan(left + 15);
  }

  @Test
  void theMillOfBussyLooksDownOnTheVillagesAndTheFrenchHeightsOnTheSlopeBehindThem() {
    double mill = heightAt("ligny", "Mill of Bussy");
    for (String village : List.of("Saint-Amand", "Saint-Amand-la-Haye", "Wagnelée", "Brye")) {
      assertThat(mill).as(village).isGreaterThan(heightAt("ligny", village) + 1);
    }
    // Siborne, p. 201: the ridge behind the villages is somewhat lower than that before Ligny.
    assertThat(height("ligny", 164450, 131000))
        .isGreaterThan(heightAt("ligny", "Height behind Saint-Amand") + 3);
    // de Wit, as an excerpt: a line of houses of nearly 3,000 m.
    double houses =
        Stream.of("wagnelee", "saint-amand")
            .map(id -> ground("ligny").findFeature(id).orElseThrow().geometry())
            .reduce(Geometry::union)
            .orElseThrow()
            .getEnvelopeInternal()
            .getDiameter();
    assertThat(houses).isCloseTo(3000, within(200.0));
  }

  @Test
  void theGroundForExercisesHasEveryBandOfSlope() {
    SlopeGrid slope = HornSlope.of(ground("selde-valley").elevation().orElseThrow());
    double hectares = slope.geometry().cellMetres() * slope.geometry().cellMetres() / 10_000;
    int[] bands = new int[6];
    IntStream.range(0, slope.geometry().size())
        .forEach(cell -> bands[Math.min(5, (int) (slope.degrees(cell) / 5))]++);
    assertThat(Arrays.stream(bands).mapToDouble(cells -> cells * hectares))
        .allSatisfy(area -> assertThat(area).isGreaterThan(10));
  }

  @ParameterizedTest
  @CsvSource({"quatre-bras, 2.5, 8", "wavre, 2.5, 14", "ligny, 2.5, 8"})
  void meanLevelAgreesWithAModernGrid(String name, double mean, double worst) throws IOException {
    Optional<KilometreGrid> modern = KilometreGrid.find();
    assumeTrue(modern.isPresent(), "the 1 km grid of Waterloo is not beside the source");
    double[] differences =
        modern.get().within(ground(name).extent()).stream()
            .mapToDouble(cell -> meanHeight(name, cell.centre()) - cell.height())
            .toArray();
    assertThat(differences.length).isGreaterThanOrEqualTo(20);
    assertThat(Arrays.stream(differences).average().orElseThrow()).isCloseTo(0, within(mean));
    assertThat(Arrays.stream(differences).map(Math::abs).max().orElseThrow()).isLessThan(worst);
  }

  private static double meanHeight(String name, MapPoint centre) {
    return IntStream.range(0, 2500)
        .mapToDouble(
            i -> height(name, centre.x() - 490 + i % 50 * 20, centre.y() - 490 + i / 50 * 20))
        .average()
        .orElseThrow();
  }

  private static double toNext(String name, Feature road, Coordinate end, Set<FeatureKind> goals) {
    return Math.min(
        Math.max(0, fromEdge(name, end)),
        of(name, goals).stream()
            .filter(other -> !other.id().equals(road.id()))
            .mapToDouble(other -> other.geometry().distance(FACTORY.createPoint(end)))
            .min()
            .orElseThrow());
  }

  /** Metres to the edge of the ground; negative beyond it. */
  private static double fromEdge(String name, Coordinate at) {
    var extent = ground(name).extent();
    return Math.min(
        Math.min(at.x - extent.west(), extent.east() - at.x),
        Math.min(at.y - extent.south(), extent.north() - at.y));
  }

  private static double climb(List<Double> heights) {
    double lowest = heights.get(0);
    double most = 0;
    for (double height : heights) {
      lowest = Math.min(lowest, height);
      most = Math.max(most, height - lowest);
    }
    return most;
  }

  private static List<Double> heightsAlong(String name, Geometry line) {
    return Arrays.stream(Densifier.densify(line, 20).getCoordinates())
        .filter(at -> fromEdge(name, at) > 10)
        .map(at -> height(name, at))
        .toList();
  }

  private static List<Feature> of(String name, Set<FeatureKind> kinds) {
    return ground(name).features().stream().filter(each -> kinds.contains(each.kind())).toList();
  }

  private static Terrain ground(String name) {
    return READ.computeIfAbsent(
        name, slug -> TerrainPackage.read(Library.open().findTerrain(slug).orElseThrow()));
  }

  private static MapPoint place(String name, String place) {
    return ground(name).findPlace(place).orElseThrow(() -> new AssertionError(place)).at();
  }

  private static double heightAt(String name, String place) {
    return height(name, place(name, place).x(), place(name, place).y());
  }

  private static double height(String name, Coordinate at) {
    return height(name, at.x, at.y);
  }

  private static double height(String name, double x, double y) {
    ElevationGrid heights = ground(name).elevation().orElseThrow();
    return heights.heightMetresAt(x, y);
  }
}
