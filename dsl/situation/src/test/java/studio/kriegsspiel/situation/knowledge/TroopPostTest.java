package studio.kriegsspiel.situation.knowledge;

import static org.assertj.core.api.Assertions.assertThat;
import static studio.kriegsspiel.situation.Plain.at;

import java.util.List;
import org.junit.jupiter.api.Test;
import studio.kriegsspiel.scenario.force.UnitId;
import studio.kriegsspiel.situation.Plain;
import studio.kriegsspiel.situation.Situation;

/**
 * What is counted of a brigade of which a tenth is lost, but 300 of the 600 men of its second
 * battalion, whose first has sent out 60 men; and of a division with a battery of 8 guns, of which
 * 1 is lost and 2 are sent out.
 */
class TroopPostTest {
  private final Situation situation =
      Plain.level()
          .scenario(
              "reisswitz-1824",
              """
                brigade "Foot" as Foot
                  state tired, 10 % lost
                  battalion "One" as One: 900 men
                  battalion "Two" as Two: 600 men
                    state tired, 300 men lost
                division "Park" as Division
                  battery "Guns" as Guns: 8 guns, 160 men
                    state tired, 1 guns lost
              """,
              """
              side Red "Red" colour red

              army of Red
                battalion "Guard" as Guard: 600 men

              deploy
                One in line at "Mill" facing south
                Two in line at "Nowhere" facing south
                Guns in battery at "Inn" facing south
                Guard in line at "South mill" facing north
                post of 60 men of One as Pit at 300 m south of "Mill" facing south
                post of 2 guns of Guns as Pair at 300 m south of "Inn" facing south
              """);
  private final PlayerView view =
      Knowledge.of(situation).of(Reader.Player.ofSide("Blue")).at(at(13, 0, 0)).view();

  private static List<String> shown(List<TroopPost> posts) {
    return posts.stream()
        .map(
            each ->
                "%s %s %d men %d guns at %.0f"
                    .formatted(
                        each.unit(), each.colour(), each.men(), each.pieces(), each.at().y()))
        .toList();
  }

  @Test
  void theUmpiresMapShowsAllWhoStandOnTheGround() {
    assertThat(
            shown(
                TroopPost.ofAll(
                    situation.scenario(), situation.ground().orElseThrow().positions())))
        .containsExactly(
            "Blue.One blue 750 men 0 guns at 1505",
            "Blue.Guns blue 160 men 5 guns at 1005",
            "Red.Guard red 600 men 0 guns at 505",
            "Blue.Pit blue 60 men 0 guns at 1205",
            "Blue.Pair blue 0 men 2 guns at 705");
  }

  @Test
  void aPlayersMapShowsHisOwn() {
    assertThat(shown(TroopPost.of(view)))
        .containsExactly(
            "Blue.One blue 750 men 0 guns at 1505",
            "Blue.Guns blue 160 men 5 guns at 1005",
            "Blue.Pit blue 60 men 0 guns at 1205",
            "Blue.Pair blue 0 men 2 guns at 705");
    assertThat(TroopPost.of(view).get(0).unit()).isEqualTo(new UnitId("Blue", "One"));
  }

  @Test
  void aReturnCountsWhoIsSentOutOnceAndLossesWhereTheyAreStated() {
    UnitView foot = view.findUnit("Foot").orElseThrow();
    assertThat(foot.totalMen()).isEqualTo(1500);
    assertThat(foot.presentMen()).as("90 of One, 300 of Two").isEqualTo(1110);
    assertThat(foot.particulars().state()).isEqualTo("tired, 10 % lost");
    UnitView division = view.findUnit("Division").orElseThrow();
    assertThat(division.totalPieces()).isEqualTo(8);
    assertThat(division.presentPieces()).isEqualTo(7);
    assertThat(view.findUnit("Guns").orElseThrow().presentMen()).isEqualTo(160);
  }

  @Test
  void viewsOfOneReaderAreOne() {
    PlayerView again =
        Knowledge.of(situation).of(Reader.Player.ofSide("Blue")).at(at(13, 0, 0)).view();
    PlayerView red =
        Knowledge.of(situation).of(Reader.Player.ofSide("Red")).at(at(13, 0, 0)).view();
    assertThat(view).isEqualTo(again).hasSameHashCodeAs(again).isNotEqualTo(red);
    assertThat(view).isNotEqualTo("Blue");
    assertThat(view.toString()).contains("Blue").doesNotContain("Guard");
    assertThat(view.hashCode()).isNotEqualTo(red.hashCode());
  }
}
