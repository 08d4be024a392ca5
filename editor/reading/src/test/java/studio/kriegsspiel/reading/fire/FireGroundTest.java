package studio.kriegsspiel.reading.fire;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.locationtech.jts.geom.Envelope;
import org.locationtech.jts.geom.GeometryFactory;
import studio.kriegsspiel.rules.concept.UnitType;
import studio.kriegsspiel.rules.field.FireEffect.Verdict;
import studio.kriegsspiel.rules.field.LineOfFire;
import studio.kriegsspiel.rules.field.Troops;
import studio.kriegsspiel.rules.library.RuleBooks;
import studio.kriegsspiel.terrain.Attributes;
import studio.kriegsspiel.terrain.ElevationGrid;
import studio.kriegsspiel.terrain.Feature;
import studio.kriegsspiel.terrain.FeatureKind;
import studio.kriegsspiel.terrain.GridGeometry;
import studio.kriegsspiel.terrain.MapPoint;
import studio.kriegsspiel.terrain.Terrain;
import studio.kriegsspiel.terrain.ground.Ground;
import studio.kriegsspiel.terrain.sight.Sight;
import studio.kriegsspiel.terrain.sight.SightGround;
import studio.kriegsspiel.terrain.sight.SightOptions;

/** What lies between gun and target on made grounds, and what both Kriegsspiel books make of it. */
class FireGroundTest {
  private static final MapPoint GUN = new MapPoint(505, 505);
  private static final Troops SIX_POUNDERS = Troops.battery(UnitType.ARTILLERY_MEDIUM, 8, 6);

  @ParameterizedTest(name = "{0}, {1} m, slope {2}: {3}")
  @CsvSource({
    // Canister of the 6-pounder reaches 800 paces of 0.753 m, 602.4 m: good up to 10 degrees.
    "reisswitz-1824, 300, 10, GOOD",
    "reisswitz-1824, 300, 10.1, BAD",
    "reisswitz-1824, 600, 10.1, BAD",
    // Elevation from there to 1200 paces, 903.6 m: good up to 20 degrees.
    "reisswitz-1824, 610, 10.1, GOOD",
    "reisswitz-1824, 610, 20, GOOD",
    "reisswitz-1824, 610, 20.1, BAD",
    // Random fire to 1800 paces, 1355 m: good up to 10 degrees.
    "reisswitz-1824, 1000, 10, GOOD",
    "reisswitz-1824, 1000, 10.1, BAD",
    "british-1815, 300, 10, GOOD",
    "british-1815, 300, 10.1, BAD"
  })
  void theSlopeOfTheBookIsStillGood(String book, double metres, double degrees, Verdict verdict) {
    double rise = Math.tan(Math.toRadians(degrees));
    LineOfFire line = line((x, y) -> (y - 505) * rise, Optional.empty(), metres);
    assertThat(line.steepestDegrees()).isCloseTo(degrees, within(1e-9));
    assertThat(RuleBooks.get(book).fieldManual().gunnery().effect(SIX_POUNDERS, line).verdict())
        .isEqualTo(verdict);
  }

  @ParameterizedTest(name = "{0}: {1} from {2} to {3} m before a target at {4} m: {5}")
  @CsvSource({
    // Between: swampy, hedged or broken ground is bad for canister and random fire.
    "reisswitz-1824, HEDGE, 150, 155, 400, BAD",
    "british-1815, HEDGE, 150, 155, 400, BAD",
    "reisswitz-1824, MARSH, 100, 200, 400, BAD",
    "reisswitz-1824, ROUGH, 100, 200, 1000, BAD",
    "british-1815, DITCH, 100, 105, 1000, BAD",
    "reisswitz-1824, ROAD, 100, 200, 400, GOOD",
    // Behind the target it does not count.
    "reisswitz-1824, HEDGE, 450, 455, 400, GOOD",
    // Elevation asks only whether it is soft close to the target, and what is seen round it.
    "reisswitz-1824, MARSH, 100, 200, 700, GOOD",
    "reisswitz-1824, MARSH, 690, 720, 700, BAD",
    "british-1815, MARSH, 790, 820, 810, BAD",
    "reisswitz-1824, ROUGH, 690, 720, 700, GOOD"
  })
  void whatLiesBetweenCountsInTheWordsOfTheBook(
      String book, FeatureKind kind, double from, double to, double metres, Verdict verdict) {
    Feature feature =
        new Feature(
            "between",
            kind,
            new GeometryFactory().toGeometry(new Envelope(300, 700, 505 + from, 505 + to)),
            Optional.empty(),
            Attributes.NONE);
    LineOfFire line = line((x, y) -> 0, Optional.of(feature), metres);
    assertThat(RuleBooks.get(book).fieldManual().gunnery().effect(SIX_POUNDERS, line).verdict())
        .isEqualTo(verdict);
  }

  @Test
  void groundInViewBeforeATargetEndsAtTheShadowOfACrest() {
    // Muzzle 20 + 1.1 m up, crest 11 m at 300 m: the line comes down to the plain at
    // 300 x 21.1 / (21.1 - 11) = 627 m, and to 0.3 m, which still counts as seen, at 618 m.
    LineOfFire line =
        line((x, y) -> y < 510 ? 20 : Math.abs(y - 805) < 1 ? 11 : 0, Optional.empty(), 800);
    assertThat(line.seenBeforeMetres()).isCloseTo(800 - 618, within(12.0));
    assertThat(line.seenBehindMetres()).isEqualTo(400);
    assertThat(line.targetSeen()).isTrue();
    // 618 - 300 of 750 m are hidden, far more than a tenth: the ground undulates.
    assertThat(line.even()).isFalse();
  }

  /**
   * A trench 20 m deep hides its cells from the muzzle and nothing else. Between 25 m from the gun
   * and 25 m from the target lie cells at 30, 40, ... 770 m, so 75 of them: a tenth is 7.5.
   */
  @ParameterizedTest
  @CsvSource({"800, 7, true", "800, 8, false", "500, 4, true", "500, 5, false"})
  void groundUndulatesWhereMoreThanATenthIsHidden(double metres, int hidden, boolean even) {
    LineOfFire line =
        line(
            (x, y) -> y > 605 - 5 && y < 605 - 5 + 10 * hidden ? -20 : 0, Optional.empty(), metres);
    assertThat(line.even()).isEqualTo(even);
  }

  private static LineOfFire line(
      ElevationGrid.Surface surface, Optional<Feature> feature, double metres) {
    ElevationGrid heights =
        ElevationGrid.computed(new GridGeometry(101, 240, 0, 2400, 10), surface);
    Terrain.Builder builder =
        Terrain.builder("test", "EPSG:32631", heights.bounds()).elevation(heights);
    feature.ifPresent(builder::feature);
    Terrain terrain = builder.build();
    SightOptions options = new SightOptions(1.1, 1.7, metres + 450, 25, 6 / 7.0);
    SightGround sight = SightGround.of(terrain);
    MapPoint target = GUN.offset(metres, 0);
    LineOfFire ofMany = new FireGround(terrain, Sight.from(sight, GUN, options)).lineTo(target);
    assertThat(
            FireGround.of(Ground.of(terrain), Sight.along(sight, GUN, target, options))
                .lineTo(target))
        .as("read alone")
        .isEqualTo(ofMany);
    return ofMany;
  }
}
