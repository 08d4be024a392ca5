package studio.kriegsspiel.situation.footprint;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import studio.kriegsspiel.rules.concept.Formation;
import studio.kriegsspiel.scenario.force.UnitId;
import studio.kriegsspiel.situation.Plain;
import studio.kriegsspiel.situation.Situation;
import studio.kriegsspiel.situation.footprint.StanceIndex.Stood;
import studio.kriegsspiel.terrain.MapPoint;

/** The ground of one body and of several, under Reisswitz with its pace of 0.753 m. */
class StanceTest {
  private static final String ARMY =
      """
        brigade "Foot" as Foot
          battalion "First" as First: 900 men
          battalion "Second" as Second: 450 men
        brigade "Mixed" as Mixed
          battalion "Third" as Third: 900 men
          battalion "Fourth" as Fourth
        battalion "Lost" as Lost: 600 men
          state 600 men lost
      """;

  private static List<Stood> stood(String... deployments) {
    Situation situation =
        Plain.level()
            .scenario(
                "reisswitz-1824", ARMY, "deploy\n  " + String.join("\n  ", deployments) + "\n");
    return situation.stances().orElseThrow().all();
  }

  /** 250 paces are the front of 900 men, and in open column their depth. */
  @ParameterizedTest(name = "1,350 men in {0} take up {1} by {2} paces")
  @CsvSource({"line, 375, 0", "open column, 0, 375"})
  void bodiesStandSideBySideInLineAndOneBehindTheOtherInColumn(
      String formation, double front, double depth) {
    Stance stance = stood("Foot in " + formation + " at \"Mill\" facing east").get(0).stance();
    if (front > 0) {
      assertThat(stance.frontMetres()).isCloseTo(front * 0.753, within(1e-6));
      assertThat(stance.depthMetres()).as("of a thin line").isEqualTo(15);
    } else {
      assertThat(stance.depthMetres()).isCloseTo(depth * 0.753, within(1e-6));
    }
    assertThat(stance.citation().toString()).contains("Reisswitz 1824");
  }

  @Test
  void whoseGroundIsNotKnownTakesUpNone() {
    assertThat(
            stood(
                "Mixed in line at \"Mill\" facing east",
                "Lost in line at \"Inn\" facing east",
                "Foot garrisons \"South mill\""))
        .isEmpty();
    assertThat(stood("Foot in line at \"Nowhere\" facing east")).isEmpty();
    Situation situation = Plain.level().scenario("reisswitz-1824", ARMY, "");
    Extent mixed =
        Extent.of(
            situation
                .units()
                .bodies(situation.units().find(new UnitId("Blue", "Mixed")).orElseThrow()),
            Formation.LINE,
            situation.book().fieldManual());
    assertThat(mixed.isWhole()).isFalse();
    assertThat(mixed.frontMetres()).as("of those who are known").isEqualTo(250 * 0.753);
    assertThat(mixed.citation()).isPresent();
  }

  /** Facing south, the left end is in the east: 188.25 m in 19 steps of 9.9 m. */
  @Test
  void theFrontGoesFromLeftToRight() {
    Stance stance = stood("First in line at \"Mill\" facing south").get(0).stance();
    List<MapPoint> front = stance.front();
    assertThat(front).hasSize(20);
    assertThat(front.get(0).x()).isCloseTo(2005 + 94.125, within(1e-6));
    assertThat(front.get(1).x()).isCloseTo(2005 + 94.125 - 188.25 / 19, within(1e-6));
    assertThat(front.get(19).x()).isCloseTo(2005 - 94.125, within(1e-6));
    assertThat(front).allMatch(each -> Math.abs(each.y() - 1505) < 1e-6);
  }

  /** 60 men are 12.55 m broad: its ends and its middle. */
  @Test
  void aSmallFrontHasThreePoints() {
    Stance stance =
        stood("post of 60 men of First as Pit at \"Mill\" facing south").get(0).stance();
    assertThat(stance.front()).hasSize(3);
    assertThat(stance.front().get(1).x()).isCloseTo(2005, within(1e-6));
  }

  @Test
  void theSameGroundElsewhereIsAsLarge() {
    Stance stance = stood("First in line at \"Mill\" facing east").get(0).stance();
    Stance there = stance.at(Plain.INN);
    assertThat(there.centre()).isEqualTo(Plain.INN);
    assertThat(there.at(stance.centre())).isEqualTo(stance);
    assertThat(there.area().getArea()).isCloseTo(188.25 * 15, within(1e-6));
    assertThat(there.area().getCentroid().getX()).isCloseTo(3005, within(1e-6));
    // Facing east it is 15 m from west to east and 188.25 m from south to north.
    assertThat(there.area().getEnvelopeInternal().getWidth()).isCloseTo(15, within(1e-6));
    assertThat(there.area().getEnvelopeInternal().getHeight()).isCloseTo(188.25, within(1e-6));
  }
}
