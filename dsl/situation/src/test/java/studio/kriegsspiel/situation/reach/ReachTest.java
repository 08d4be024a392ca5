package studio.kriegsspiel.situation.reach;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import studio.kriegsspiel.scenario.force.Unit;
import studio.kriegsspiel.scenario.force.UnitId;
import studio.kriegsspiel.situation.Plain;
import studio.kriegsspiel.situation.Situation;
import studio.kriegsspiel.situation.ground.Site;
import studio.kriegsspiel.terrain.Attributes;
import studio.kriegsspiel.terrain.FeatureKind;

/** Foot marches 100 paces of 0.753 m a minute (Reisswitz 1824 §34): 3000 m take 39.84 minutes. */
class ReachTest {
  private static final Site INN = new Site(Plain.INN, List.of());

  private static Situation situation(Plain ground, String rest) {
    return ground.scenario("reisswitz-1824", "  battalion \"Picket\" as Picket: 2 men\n", rest);
  }

  private static Unit picket(Situation situation) {
    return situation.units().find(new UnitId("Blue", "Picket")).orElseThrow();
  }

  private static Soonest soonest(Situation situation, Site goal) {
    return Reach.of(situation).soonest(picket(situation), goal);
  }

  @Test
  void whoStandsSomewhereSetsOutWhenPlayBegins() {
    Situation situation =
        situation(Plain.level(), "deploy\n  Picket in column at \"West end\" facing east\n");
    Soonest soonest = soonest(situation, INN);
    assertThat(soonest.kind()).isEqualTo(Soonest.Kind.REACHED);
    assertThat(soonest.sets()).isEqualTo(Plain.at(13, 0, 0));
    assertThat(soonest.reckoned()).isEqualTo(Plain.at(13, 40, 0));
    assertThat(soonest.mayBeThereBy(Plain.at(13, 39, 0))).isFalse();
    assertThat(soonest.mayBeThereBy(Plain.at(13, 40, 0))).isTrue();
    assertThat(soonest.findRate().orElseThrow().reference()).startsWith("§34");
  }

  @Test
  void whoComesOnSetsOutThen() {
    Situation situation =
        situation(
            Plain.level(),
            "reinforcements\n  Picket enters by \"West end\" from the west at 15:00 in column of route\n");
    Soonest soonest = soonest(situation, INN);
    assertThat(soonest.sets()).isEqualTo(Plain.at(15, 0, 0));
    assertThat(soonest.reckoned()).isEqualTo(Plain.at(15, 40, 0));
  }

  @Test
  void withinADistanceIsSooner() {
    // 2247 m are left, 29.84 minutes.
    Situation situation =
        situation(Plain.level(), "deploy\n  Picket in column at \"West end\" facing east\n");
    assertThat(Reach.of(situation).soonest(picket(situation), INN, 753).reckoned())
        .isEqualTo(Plain.at(13, 30, 0));
  }

  @Test
  void ofWhoIsNowhereNothingIsSaid() {
    assertThat(soonest(situation(Plain.level(), ""), INN).kind()).isEqualTo(Soonest.Kind.UNSAID);
    assertThat(soonest(situation(Plain.level(), ""), INN).mayBeThereBy(Plain.at(13, 0, 0)))
        .isTrue();
  }

  @Test
  void aRiverWithoutBridgeStopsHimUnlessOneIsToBeBuilt() {
    Plain river =
        Plain.level()
            .with(
                FeatureKind.RIVER,
                "POLYGON ((980 -10, 1030 -10, 1030 2010, 980 2010, 980 -10))",
                Attributes.NONE);
    String deployed = "deploy\n  Picket in column at \"Mill\" facing east\n";
    Site west = new Site(Plain.WEST_END, List.of());
    assertThat(soonest(situation(river, deployed), west).kind()).isEqualTo(Soonest.Kind.NO_WAY);
    Situation bridged =
        situation(
            river,
            deployed
                + "engineering\n  Picket builds a bridge at \"Mill\" of trestles from 14:00 to 15:00\n");
    assertThat(soonest(bridged, west).kind()).isEqualTo(Soonest.Kind.REACHED);
  }
}
