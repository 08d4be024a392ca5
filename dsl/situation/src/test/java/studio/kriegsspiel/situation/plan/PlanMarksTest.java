package studio.kriegsspiel.situation.plan;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import studio.kriegsspiel.situation.Plain;
import studio.kriegsspiel.situation.Situation;
import studio.kriegsspiel.situation.ground.ZoneIndex;
import studio.kriegsspiel.situation.knowledge.Knowledge;
import studio.kriegsspiel.situation.knowledge.PlayerView;
import studio.kriegsspiel.situation.knowledge.Reader;
import studio.kriegsspiel.terrain.MapPoint;

/** The umpire sees ways as they were reckoned, a player the places of his own side's. */
class PlanMarksTest {
  private static final String ARMY =
      """
        brigade "Foot" as Foot
          battalion "First" as First: 900 men
          battalion "Second" as Second: 900 men
        regiment "Horse" as Horse: 400 riders
      """;

  private static Situation situation(String deploy) {
    return Plain.level()
        .scenario("reisswitz-1824", ARMY, "side Red \"Red\" colour red\n\ndeploy\n" + deploy);
  }

  private static final Situation MARCH =
      situation("  Foot marches from \"West end\" to \"Inn\" from 14:00: Second, First\n");

  @Test
  void aColumnLiesFromTailToHeadOnItsWay() {
    // 75.3 m a minute; 900 men are 188.25 m long, so the next sets out 2.5 minutes later.
    PlanMarks marks = UmpireMarks.of(MARCH, Plain.at(14, 20, 0));
    assertThat(marks.ways()).hasSize(1);
    WayMark way = marks.ways().get(0);
    assertThat(way.kind()).isEqualTo(WayMark.Kind.MARCH);
    assertThat(way.colour()).isEqualTo("blue");
    assertThat(way.label()).isEqualTo("Foot, 14:00");
    assertThat(way.reckoned()).isTrue();
    assertThat(way.columns()).hasSize(2);
    List<MapPoint> first = way.columns().get(0);
    assertThat(first.get(first.size() - 1).x()).isCloseTo(5 + 1506, within(1.0));
    assertThat(first.get(0).x()).isCloseTo(5 + 1506 - 188.25, within(1.0));
    List<MapPoint> second = way.columns().get(1);
    assertThat(second.get(second.size() - 1).x()).isCloseTo(5 + 17.5 * 75.3, within(1.0));
  }

  @Test
  void beforeItsTimeAndOnceItIsThereNoColumnIsOnTheWay() {
    assertThat(UmpireMarks.of(MARCH, Plain.at(13, 59, 0)).ways().get(0).columns()).isEmpty();
    assertThat(UmpireMarks.of(MARCH, Plain.at(15, 0, 0)).ways().get(0).columns()).isEmpty();
  }

  @Test
  void hisOwnSideSeesThePlacesAndTheEnemyNothing() {
    PlanMarks blue = PlanMarks.of(view("Blue"));
    assertThat(blue.ways()).hasSize(1);
    assertThat(blue.ways().get(0).points()).containsExactly(Plain.WEST_END, Plain.INN);
    assertThat(blue.ways().get(0).reckoned()).isFalse();
    assertThat(blue.ways().get(0).columns()).isEmpty();
    assertThat(blue.areas()).isEmpty();
    assertThat(PlanMarks.of(view("Red")).isEmpty()).isTrue();
  }

  private static PlayerView view(String side) {
    return view(MARCH, side);
  }

  private static PlayerView view(Situation situation, String side) {
    return Knowledge.of(situation).of(Reader.Player.ofSide(side)).at(Plain.at(13, 0, 0)).view();
  }

  @Test
  void aPatrolIsShownWhereItIs() {
    Situation patrol = situation("  Horse patrols from \"West end\" to \"Inn\" from 14:00\n");
    WayMark way = UmpireMarks.of(patrol, Plain.at(14, 10, 0)).ways().get(0);
    assertThat(way.kind()).isEqualTo(WayMark.Kind.PATROL);
    // 150.6 m a minute.
    assertThat(way.columns().get(0).get(0).x()).isCloseTo(5 + 1506, within(1.0));
    assertThat(UmpireMarks.of(patrol, Plain.at(13, 59, 0)).ways().get(0).columns()).isEmpty();
  }

  @Test
  void aFreeDeploymentIsAShapeOfTheGround() {
    Situation free = situation("  Blue deploys freely within 500 m of \"Mill\"\n");
    AreaMark area = UmpireMarks.of(free, Plain.at(13, 0, 0)).areas().get(0);
    // A circle of 500 m about a point 495 m below the northern edge, cells of 20 m.
    assertThat(area.shape().getArea()).isCloseTo(Math.PI * 500 * 500, within(20_000.0));
    assertThat(area.shape().getCentroid().getX()).isCloseTo(2005, within(15.0));
    assertThat(area.label()).isEqualTo("Blue deploys here");
    ZoneIndex zones = new ZoneIndex(free.ground().orElseThrow());
    AreaMark own = PlanMarks.of(view(free, "Blue"), zones).areas().get(0);
    assertThat(own.shape().getArea()).isCloseTo(Math.PI * 500 * 500, within(20_000.0));
    assertThat(own.label()).isEqualTo("Blue deploys here");
    assertThat(PlanMarks.of(view(free, "Red"), zones).isEmpty()).isTrue();
    Situation none =
        situation("  Blue deploys freely within 100 m of \"Mill\" and within 100 m of \"Inn\"\n");
    assertThat(UmpireMarks.of(none, Plain.at(13, 0, 0)).areas()).isEmpty();
    assertThat(Optional.of(area).map(AreaMark::colour)).contains("blue");
  }
}
