package studio.kriegsspiel.library.ground;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import studio.kriegsspiel.library.Library;
import studio.kriegsspiel.terrain.ElevationGrid;
import studio.kriegsspiel.terrain.FeatureKind;
import studio.kriegsspiel.terrain.LayerKind;
import studio.kriegsspiel.terrain.MapPoint;
import studio.kriegsspiel.terrain.SlopeGrid;
import studio.kriegsspiel.terrain.Terrain;
import studio.kriegsspiel.terrain.crs.CoordinateSystem;
import studio.kriegsspiel.terrain.crs.LatLon;
import studio.kriegsspiel.terrain.io.TerrainPackage;
import studio.kriegsspiel.terrain.sight.Sight;
import studio.kriegsspiel.terrain.sight.SightGround;
import studio.kriegsspiel.terrain.sight.SightOptions;
import studio.kriegsspiel.terrain.slope.HornSlope;

/** What the sources say of the field of Waterloo holds on the reconstructed ground. */
class MontSaintJeanTest {

  private static final double YARD = 0.9144;
  private static final Terrain TERRAIN =
      TerrainPackage.read(Library.open().findTerrain("mont-saint-jean").orElseThrow());
  private static final ElevationGrid GROUND = TERRAIN.elevation().orElseThrow();
  private static final ElevationGrid UNCUT = UncutGround.of("mont-saint-jean", GROUND.geometry());
  private static final SightGround SIGHT = SightGround.of(TERRAIN);
  private static final MapPoint CROSSROADS = place("Crossroads");

  @Test
  void isLargeEnoughForTheSidesToHaveDepth() {
    assertThat(TERRAIN.extent().widthMetres()).isGreaterThanOrEqualTo(4800);
    assertThat(TERRAIN.extent().heightMetres()).isGreaterThanOrEqualTo(4000);
    assertThat(GROUND.countVoids()).isZero();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "La Haye Sainte",
        "La Haie Sainte",
        "Orchard",
        "Kitchen garden",
        "Sand-pit",
        "Gravel pit",
        "Knoll",
        "Crossroads",
        "Elm tree",
        "La Belle Alliance",
        "Mont-Saint-Jean",
        "Farm of Mont-Saint-Jean",
        "Papelotte",
        "La Haie",
        "Smohain",
        "Hougoumont",
        "Plancenoit",
        "Decoster's house",
        "Rossomme",
        "Fichermont",
        "Merbe-Braine",
        "Brussels high road",
        "Ohain road",
        "Wavre road",
        "Nivelles road",
        "Great battery",
        "Hollow way"
      })
  void namesThePlacesOfTheBattle(String name) {
    assertThat(TERRAIN.extent().contains(place(name))).isTrue();
  }

  @Test
  void placesThatNameAFeatureLieInOrOnIt() {
    assertThat(TERRAIN.places())
        .allSatisfy(
            place ->
                place
                    .featureId()
                    .ifPresent(
                        id -> {
                          var feature = TERRAIN.findFeature(id).orElseThrow();
                          var point =
                              feature
                                  .geometry()
                                  .getFactory()
                                  .createPoint(
                                      new org.locationtech.jts.geom.Coordinate(
                                          place.at().x(), place.at().y()));
                          assertThat(feature.geometry().distance(point)).isLessThan(15);
                        }));
  }

  @Test
  void everyFeatureTellsItsSourceAndHowFarToTrustIt() {
    assertThat(TERRAIN.features())
        .allSatisfy(
            feature ->
                assertThat(feature.attributes().other())
                    .containsKeys("source", "certainty", "accuracyMetres"));
    assertThat(TERRAIN.layers())
        .containsOnlyKeys(LayerKind.ELEVATION, LayerKind.FEATURES, LayerKind.PLACES);
  }

  @ParameterizedTest
  @CsvSource({
    "La Haye Sainte, 50.6781, 4.4119",
    "Hougoumont, 50.6706, 4.3947",
    "La Belle Alliance, 50.6681, 4.4139",
    "Plancenoit, 50.6617, 4.4275"
  })
  void farmsLieWhereTheGazetteersPutThem(String name, double latitude, double longitude) {
    MapPoint printed =
        CoordinateSystem.of(TERRAIN.crs()).toMapPoint(new LatLon(latitude, longitude));
    assertThat(place(name).distanceMetres(printed)).isLessThan(80);
  }

  @Test
  void distancesAreThoseOfHoussayeAndCotton() {
    assertThat(place("La Belle Alliance").distanceMetres(CROSSROADS)).isCloseTo(1400, within(60.0));
    assertThat(place("La Haye Sainte").distanceMetres(CROSSROADS))
        .isCloseTo(250 * YARD, within(40.0));
    MapPoint junction = at(-110, 1006);
    assertThat(junction.distanceMetres(CROSSROADS)).isCloseTo(1100 * YARD, within(30.0));
    assertThat(GROUND.bounds().contains(junction)).isTrue();
  }

  @Test
  void levelsAreThoseOfHoussaye() {
    assertThat(highest(-900, -100, 0, 900)).isCloseTo(132, within(2.0));
    assertThat(height(130, -1375)).isCloseTo(132, within(2.0));
    assertThat(lowest(-100, -700, 800, -300)).isCloseTo(110, within(2.0));
  }

  @ParameterizedTest
  @ValueSource(ints = {-700, -400, -200, 150, 400, 900, 1400})
  void groundFallsOnBothSidesOfTheAlliedCrest(int x) {
    double crest = highest(x - 5, -450, x + 5, 400);
    double northward = height(x, crestY(x) + 220);
    double southward = height(x, crestY(x) - 220);
    assertThat(crest - northward).as("reverse slope at %s", x).isGreaterThan(2.5);
    assertThat(crest - southward).as("forward slope at %s", x).isGreaterThan(2.5);
  }

  @ParameterizedTest
  @ValueSource(ints = {100, 400, 800, 1200})
  void aValleyPartsTheRidgesEastOfTheRoadAndDeepensEastward(int x) {
    double bottom = lowest(x - 5, -700, x + 5, -250);
    assertThat(highest(x - 5, -100, x + 5, 350) - bottom).isGreaterThan(9);
    assertThat(highest(x - 5, -1600, x + 5, -1000) - bottom).isGreaterThan(9);
    assertThat(lowest(x + 195, -700, x + 205, -250)).isLessThan(bottom);
  }

  @Test
  void aSaddleJoinsTheRidgesWestOfTheRoad() {
    double lowestOnTheWay =
        IntStream.rangeClosed(-1350, -150)
            .mapToDouble(y -> highest(-600, y - 3.0, -300, y + 3.0))
            .min()
            .orElseThrow();
    assertThat(lowestOnTheWay).isBetween(125.0, 130.0);
  }

  @ParameterizedTest
  @CsvSource({"-45, -6", "-130, -18", "-300, -45", "-380, -69"})
  void theOhainRoadIsHollowWestOfTheCrossroads(double x, double y) {
    double road = lowest(x - 4, y - 4, x + 4, y + 4);
    assertThat(highest(x - 4, y + 4, x + 4, y + 16) - road).isGreaterThan(1.2);
    assertThat(UNCUT.heightMetresAt(at(x, y)) - road).isBetween(1.0, 3.0);
  }

  @ParameterizedTest
  @CsvSource({"250, 30", "500, 58", "900, 135"})
  void theOhainRoadIsLevelWithTheFieldsJustEastOfThem(double x, double y) {
    assertThat(height(x, y)).isCloseTo(UNCUT.heightMetresAt(at(x, y)), within(0.02));
  }

  @Test
  void theHighRoadIsCutThroughTheCrest() {
    assertThat(UNCUT.heightMetresAt(at(8, -100)) - height(8, -100)).isBetween(1.5, 3.0);
  }

  @Test
  void theKnollStandsOverTheSandPit() {
    double knoll = GROUND.heightMetresAt(place("Knoll"));
    assertThat(knoll - height(150, -115)).isGreaterThan(1.5);
    assertThat(knoll - lowest(26, -202, 80, -140)).isGreaterThan(5);
  }

  @Test
  void waterStandsNowhereButInTheSandPitAndTheHollowRoads() {
    assertThat(Arrays.stream(Depressions.depthMetres(UNCUT)).max().orElseThrow()).isLessThan(0.1);
    double[] standing = Depressions.depthMetres(GROUND);
    for (int at = 0; at < standing.length; at++) {
      if (standing[at] > 0.1) {
        assertThat(GROUND.height(at)).isLessThan(UNCUT.height(at) - 0.1f);
      }
    }
  }

  @Test
  void noHeightIsCutOffFlat() {
    int[] tops = new Plateaus(UNCUT).sizesOfTops();
    assertThat(tops.length).isPositive();
    assertThat(Arrays.stream(tops).max().orElseThrow()).isLessThan(150);
  }

  @Test
  void slopesAreThoseOfRollingFarmland() {
    SlopeGrid slope = HornSlope.of(UNCUT);
    double[] degrees =
        IntStream.range(0, slope.geometry().size()).mapToDouble(slope::degrees).sorted().toArray();
    assertThat(degrees[degrees.length / 2]).isBetween(0.7, 2.0);
    assertThat(degrees[(int) (degrees.length * 0.99)]).isLessThan(4);
    assertThat(degrees[degrees.length - 1]).isLessThan(9);
  }

  @Test
  void slopeOfTheHighRoadIsHardlyMoreThanTwoDegrees() {
    List<MapPoint> road =
        List.of(at(110, -1372), at(75, -1000), at(60, -800), at(45, -520), at(21, -260), at(0, 0));
    for (int i = 1; i < road.size(); i++) {
      double rise = UNCUT.heightMetresAt(road.get(i)) - UNCUT.heightMetresAt(road.get(i - 1));
      double run = road.get(i).distanceMetres(road.get(i - 1));
      assertThat(Math.toDegrees(Math.atan(Math.abs(rise) / run))).isLessThan(2.6);
    }
  }

  @ParameterizedTest
  @CsvSource({"-130, 190", "-300, 110", "220, 200", "-200, 330", "700, 245"})
  void theGreatBatterySeesNothingOfTheReverseSlope(double x, double y) {
    SightOptions gunners = SightOptions.ON_FOOT.withHeights(2.5, 1.7);
    assertThat(Sight.between(SIGHT, place("Great battery"), at(x, y), gunners).visible()).isFalse();
  }

  @ParameterizedTest
  @CsvSource({
    "Crossroads, La Haye Sainte",
    "Great battery, Crossroads",
    "Great battery, Knoll",
    "La Belle Alliance, Crossroads"
  })
  void whatLiesOpenIsSeen(String from, String to) {
    SightOptions mounted = SightOptions.ON_FOOT.withHeights(2.5, 2.5);
    assertThat(Sight.between(SIGHT, place(from), place(to), mounted).visible()).isTrue();
  }

  @Test
  void aManInTheHollowWayIsHiddenFromTheValley() {
    SightOptions standing = SightOptions.ON_FOOT.withHeights(1.7, 1.5);
    assertThat(Sight.between(SIGHT, at(-200, -450), at(-215, -32), standing).visible()).isFalse();
    assertThat(Sight.between(SIGHT, at(-200, -450), at(-215, -60), standing).visible()).isTrue();
  }

  @Test
  void kindsOfGroundThatTheRulesAskForAreThere() {
    assertThat(TERRAIN.features())
        .extracting(studio.kriegsspiel.terrain.Feature::kind)
        .contains(
            FeatureKind.ROAD,
            FeatureKind.SUNKEN_ROAD,
            FeatureKind.FARM,
            FeatureKind.VILLAGE,
            FeatureKind.ORCHARD,
            FeatureKind.GARDEN,
            FeatureKind.WALL,
            FeatureKind.HEDGE,
            FeatureKind.SAND_PIT,
            FeatureKind.WOOD_DENSE,
            FeatureKind.WOOD_LIGHT,
            FeatureKind.STREAM,
            FeatureKind.BARRICADE);
  }

  /** The 1 km grid is a smoothed modern model: good for the mean level and nothing finer. */
  @Test
  void meanLevelAgreesWithAModernGrid() throws IOException {
    Optional<KilometreGrid> modern = KilometreGrid.find();
    assumeTrue(modern.isPresent(), "the 1 km grid of Waterloo is not beside the source");
    double[] differences =
        modern.get().within(TERRAIN.extent()).stream()
            .mapToDouble(cell -> meanHeight(cell.centre()) - cell.height())
            .toArray();
    assertThat(differences.length).isGreaterThanOrEqualTo(9);
    assertThat(Arrays.stream(differences).average().orElseThrow()).isCloseTo(0, within(3.0));
    assertThat(Arrays.stream(differences).map(Math::abs).max().orElseThrow()).isLessThan(9);
  }

  private static double meanHeight(MapPoint centre) {
    return IntStream.rangeClosed(-49, 49)
        .mapToDouble(
            i ->
                IntStream.rangeClosed(-49, 49)
                    .mapToDouble(
                        j -> GROUND.heightMetresAt(centre.x() + i * 10, centre.y() + j * 10))
                    .average()
                    .orElseThrow())
        .average()
        .orElseThrow();
  }

  private static MapPoint place(String name) {
    return TERRAIN.findPlace(name).orElseThrow(() -> new AssertionError(name)).at();
  }

  private static MapPoint at(double east, double north) {
    return new MapPoint(CROSSROADS.x() + east, CROSSROADS.y() + north);
  }

  private static double height(double east, double north) {
    return GROUND.heightMetresAt(at(east, north));
  }

  private static double crestY(int x) {
    return IntStream.rangeClosed(-450, 400)
        .boxed()
        .max(java.util.Comparator.comparingDouble(y -> UNCUT.heightMetresAt(at(x, y))))
        .orElseThrow();
  }

  private static double highest(double west, double south, double east, double north) {
    return heights(west, south, east, north).max().orElseThrow();
  }

  private static double lowest(double west, double south, double east, double north) {
    return heights(west, south, east, north).min().orElseThrow();
  }

  private static java.util.stream.DoubleStream heights(
      double west, double south, double east, double north) {
    return IntStream.rangeClosed(0, (int) ((north - south) / 2))
        .boxed()
        .flatMapToDouble(
            j ->
                IntStream.rangeClosed(0, (int) ((east - west) / 2))
                    .mapToDouble(i -> height(west + 2 * i, south + 2 * j)));
  }
}
