package studio.kriegsspiel.rules.kriegsspiel.siege;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import studio.kriegsspiel.rules.Asking;
import studio.kriegsspiel.rules.Falling;
import studio.kriegsspiel.rules.Rule;
import studio.kriegsspiel.rules.book.RuleBook;
import studio.kriegsspiel.rules.dice.DiceStream;
import studio.kriegsspiel.rules.kriegsspiel.siege.Breach.Works;
import studio.kriegsspiel.rules.library.RuleBooks;
import studio.kriegsspiel.rules.trace.Trace;

class SiegeTest {
  private static final RuleBook R = RuleBooks.get("reisswitz-1824");
  private static final RuleBook B = RuleBooks.get("british-1815");

  private static Bombardment fire(Bombardment bombardment, int moves, Integer... faces) {
    DiceStream dice = Falling.on(faces).stream("bombardment");
    for (int i = 0; i < moves; i++) {
      bombardment.fireOneMove(dice, Trace.OFF);
    }
    return bombardment;
  }

  @Test
  @Rule({"G4-046..G4-048", "G4-052", "G4-179"})
  void woodBurnsAndSpreadsAfterFiveMoves() {
    // move 1: no flame (6), move 2: flame (1), move 7: Die III face 1 = flame
    Bombardment village = fire(new Bombardment(R, "wood", true), 6, 6, 1, 1);
    assertThat(village.state()).isEqualTo(Bombardment.State.BURNING);
    fire(village, 1, 1);
    assertThat(village.state()).isEqualTo(Bombardment.State.SPREADING);
    assertThat(village.findEvacuationMove()).hasValue(17);
    assertThat(village.findEvacuationRadius()).isEmpty();
    Bombardment dies = fire(new Bombardment(R, "wood", true), 6, 1, 6);
    assertThat(dies.state()).isEqualTo(Bombardment.State.FIRING);
  }

  @Test
  @Rule({"G4-049..G4-051", "G4-053"})
  void stoneIsTriedEveryThirdMoveAndHalfABatteryHalfAsOften() {
    Bombardment town = fire(new Bombardment(R, "stone", true), 3, 1);
    assertThat(town.state()).isEqualTo(Bombardment.State.BURNING);
    assertThat(fire(new Bombardment(R, "stone", false), 5, 1).state())
        .isEqualTo(Bombardment.State.FIRING);
    assertThat(fire(new Bombardment(R, "stone", false), 6, 1).state())
        .isEqualTo(Bombardment.State.BURNING);
    assertThat(fire(new Bombardment(R, "wood", false), 1, 1).state())
        .isEqualTo(Bombardment.State.FIRING);
    assertThat(fire(new Bombardment(R, "wood", false), 2, 1).state())
        .isEqualTo(Bombardment.State.BURNING);
    fire(town, 10, 2);
    assertThat(town.findEvacuationMove()).hasValue(23);
    assertThat(town.findEvacuationRadius()).hasValue(500);
  }

  @Test
  @Rule({"G4-054", "G4-156..G4-157", "G4-160"})
  void ammunitionLastsSoLong() {
    assertThat(fire(new Bombardment(R, "wood", true), 51, 6).state())
        .isEqualTo(Bombardment.State.SPENT);
    Asking british = Asking.the(B);
    String battery = "firers=six-pounder range=900 moves-fired=";
    assertThat(british.after("fire", battery + 49, 1)).containsEntry("firers moves-fired", "50");
    assertThat(british.forbidden("fire", battery + 50, 1).sentence()).startsWith("The ammunition");
    assertThat(british.forbidden("fire", "firers=skirmishers-open range=90 moves-fired=12", 1))
        .isNotNull();
    assertThat(Asking.the(R).result("points", "fire", battery + 99, 1)).isEqualTo("10");
    String replenish = "who=battery moves-fired=50 moves=";
    assertThat(british.after("replenish", replenish + 4)).containsEntry("moves-fired", "50");
    assertThat(british.after("replenish", replenish + 5)).containsEntry("moves-fired", "0");
    assertThat(british.result("movesLeft", "replenish", "who=infantryman")).isEqualTo("12");
    Asking quick = Asking.the(B.with(List.of("resupply-two-moves")));
    assertThat(quick.after("replenish", replenish + 2)).containsEntry("moves-fired", "0");
  }

  private static int firstBreach(
      RuleBook book, Works works, int batteries, Breach.Range range, int face) {
    Breach breach = new Breach(book, works, batteries, range);
    DiceStream dice = Falling.on(face).stream("breach");
    for (int move = 1; move <= 20; move++) {
      if (breach.fireOneMove(dice, Trace.OFF)) {
        return move;
      }
    }
    return 0;
  }

  @ParameterizedTest
  @Rule({"G4-056..G4-061", "G4-063", "G4-180"})
  @CsvSource({
    "STRONG_WALL, 1, NEAR, 1, 3",
    "STRONG_WALL, 1, NEAR, 2, 0",
    "STRONG_WALL, 2, NEAR, 1, 3",
    "STRONG_WALL, 2, NEAR, 2, 4",
    "WEAK_WALL, 1, NEAR, 2, 3",
    "STRONG_WALL, 1, FAR, 1, 7",
    "WEAK_WALL, 1, FAR, 2, 7",
    "WOODEN_BRIDGE, 1, NEAR, 1, 3",
    "WOODEN_BRIDGE, 1, NEAR, 2, 0"
  })
  void wallsGiveWayToFlames(Works works, int batteries, Breach.Range range, int face, int move) {
    assertThat(firstBreach(R, works, batteries, range, face)).isEqualTo(move);
  }

  @Test
  @Rule({"G4-057", "G4-061", "G4-062"})
  void rangesAndWidthOfABreach() {
    assertThat(Breach.Range.of(R, 12, 600)).isEqualTo(Breach.Range.NEAR);
    assertThat(Breach.Range.of(R, 6, 401)).isEqualTo(Breach.Range.FAR);
    assertThat(Breach.Range.of(R, 6, 900)).isEqualTo(Breach.Range.FAR);
    assertThat(Breach.Range.of(R, 12, 901)).isEqualTo(Breach.Range.TOO_FAR);
    Breach breach = new Breach(R, Works.STRONG_WALL, 2, Breach.Range.NEAR);
    DiceStream dice = Falling.on(1).stream("breach");
    for (int i = 0; i < 3; i++) {
      breach.fireOneMove(dice, Trace.OFF);
    }
    assertThat(breach.menAbreast()).isEqualTo(36);
  }

  @Test
  void aWoodenBridgeCanCountAsAWeakWall() {
    RuleBook weak = R.with(List.of("bridge-as-weak-wall"));
    assertThat(firstBreach(weak, Works.WOODEN_BRIDGE, 1, Breach.Range.NEAR, 2)).isEqualTo(3);
  }
}
