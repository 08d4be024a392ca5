package studio.kriegsspiel.situation.ground;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import studio.kriegsspiel.rules.concept.Formation;
import studio.kriegsspiel.rules.field.March;
import studio.kriegsspiel.scenario.force.UnitId;
import studio.kriegsspiel.situation.Plain;
import studio.kriegsspiel.situation.Situation;
import studio.kriegsspiel.terrain.Attributes;
import studio.kriegsspiel.terrain.FeatureKind;
import studio.kriegsspiel.terrain.MapPoint;

/** Where troops can stand, what keeps them off, and the nearest ground that will do. */
class StandingTest {
  private static final MapPoint THERE = new MapPoint(1005, 1505);

  private static Plain on(FeatureKind kind) {
    return Plain.level()
        .with(
            kind,
            "POLYGON ((900 1400, 1100 1400, 1100 1600, 900 1600, 900 1400))",
            Attributes.NONE);
  }

  private static Standing standing(Plain plain, String unit, Formation formation) {
    return standing("reisswitz-1824", plain, unit, formation);
  }

  private static Standing standing(String book, Plain plain, String unit, Formation formation) {
    Situation situation = plain.scenario(book, "  " + unit + "\n", "");
    return new Standing(
        situation.book().fieldManual(),
        new GoingIndex(situation.ground().orElseThrow().ground()),
        situation.units().bodies(situation.units().find(new UnitId("Blue", "Foot")).orElseThrow()),
        formation);
  }

  @ParameterizedTest(name = "{1} in {2} on {0}: {3}")
  @CsvSource(
      delimiter = '|',
      value = {
        "LAKE|battalion \"Foot\" as Foot: 900 men|LINE|in the lake",
        "RIVER|battalion \"Foot\" as Foot: 900 men|LINE|in the river",
        "HEDGE|battalion \"Foot\" as Foot: 900 men|LINE|",
        "VILLAGE|battalion \"Foot\" as Foot: 900 men|GARRISON|",
        "WOOD_DENSE|battalion \"Foot\" as Foot: 900 men|GARRISON|",
        "WOOD_DENSE|squadron \"Foot\" as Foot: 150 riders, hussars|LINE|in the thick wood",
      })
  void theGroundKeepsOffWhomItDoes(
      FeatureKind kind, String unit, Formation formation, String obstacle) {
    Standing standing = standing(on(kind), unit, formation);
    Optional<March.Impossible> found = standing.findObstacle(THERE);
    assertThat(found.isPresent()).isEqualTo(obstacle != null);
    if (obstacle != null) {
      assertThat(standing.describeObstacle(THERE)).isEqualTo(obstacle);
    }
    assertThat(standing.findObstacle(new MapPoint(2005, 1505))).isEmpty();
  }

  @ParameterizedTest(name = "guns on {0} degrees: {1}, {2}")
  @CsvSource({
    "0, , the ground is level",
    "0.9, , the ground is level",
    "1.1, , the slope is 1°",
    "8, , the slope is 8°",
    "40, on the 40° slope, the slope is 40°",
  })
  void aSlopeKeepsGunsOff(double degrees, String obstacle, String ground) {
    Plain slope = Plain.level().height((x, y) -> 50 + Math.tan(Math.toRadians(degrees)) * x);
    Standing guns =
        standing(slope, "battery \"Foot\" as Foot: 8 guns 6-pdr", Formation.ARTILLERY_DEPLOYED);
    assertThat(guns.findObstacle(THERE).isPresent()).isEqualTo(obstacle != null);
    if (obstacle != null) {
      assertThat(guns.describeObstacle(THERE)).isEqualTo(obstacle);
    }
    assertThat(guns.describe(THERE)).isEqualTo(ground);
  }

  /** Kriegskunst, Terrain: on difficult ground guns of more than 4 pounds move at half the rate. */
  @ParameterizedTest(name = "{0} on {1} degrees in {2}: {3}")
  @CsvSource({
    "6-pdr, 12, ARTILLERY_DEPLOYED, false",
    "6-pdr, 12, ARTILLERY_LIMBERED, true",
    "6-pdr, 8, ARTILLERY_DEPLOYED, true",
    "4-pdr, 12, ARTILLERY_DEPLOYED, true",
  })
  void gunsMoveWhereTheyCannotUnlimber(
      String calibre, double degrees, Formation formation, boolean stands) {
    Plain slope = Plain.level().height((x, y) -> 50 + Math.tan(Math.toRadians(degrees)) * x);
    Standing guns =
        standing("kriegskunst", slope, "battery \"Foot\" as Foot: 8 guns " + calibre, formation);
    assertThat(guns.findObstacle(THERE).isEmpty()).isEqualTo(stands);
  }

  @Test
  void theGroundIsDescribedByWhatLiesThere() {
    Standing foot =
        standing(on(FeatureKind.MARSH), "battalion \"Foot\" as Foot: 900 men", Formation.LINE);
    assertThat(foot.describe(THERE)).isEqualTo("there is marsh");
    assertThat(foot.describe(new MapPoint(1005, 1005))).isEqualTo("a road leads");
    Standing brook =
        standing(on(FeatureKind.STREAM), "battalion \"Foot\" as Foot: 900 men", Formation.LINE);
    assertThat(brook.describe(THERE)).isEqualTo("the ground is level");
  }

  /** Fifteen paces to the east at least: in the second ring, the first direction that does. */
  @Test
  void theNearestGroundThatWillDoIsSoughtRoundAndRound() {
    Footing found =
        Footing.search(THERE, 0.753, 20, point -> point.x() >= THERE.x() + 15 * 0.753)
            .orElseThrow();
    assertThat(found.paces()).isEqualTo(20);
    assertThat(found.towards()).isEqualTo("east-north-east");
    assertThat(found.point().distanceMetres(THERE)).isBetween(15.05, 15.07);
    assertThat(Footing.search(THERE, 0.753, 19, point -> point.x() >= THERE.x() + 15 * 0.753))
        .isEmpty();
    assertThat(Footing.search(THERE, 0.753, 10, point -> true).orElseThrow().towards())
        .isEqualTo("north");
  }
}
