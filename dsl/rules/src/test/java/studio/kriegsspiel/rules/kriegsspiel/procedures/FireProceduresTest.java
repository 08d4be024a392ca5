package studio.kriegsspiel.rules.kriegsspiel.procedures;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.HashMap;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import studio.kriegsspiel.rules.Asking;
import studio.kriegsspiel.rules.Falling;
import studio.kriegsspiel.rules.Rule;
import studio.kriegsspiel.rules.dice.Dice;
import studio.kriegsspiel.rules.library.RuleBooks;
import studio.kriegsspiel.rules.procedure.Adjudication;
import studio.kriegsspiel.rules.procedure.Procedure;
import studio.kriegsspiel.rules.trace.TraceStep;

class FireProceduresTest {

  private static Adjudication ask(String book, String procedure, String question, int die) {
    Map<String, String> values = new HashMap<>();
    for (String pair : question.split(" ")) {
      values.put(pair.substring(0, pair.indexOf('=')), pair.substring(pair.indexOf('=') + 1));
    }
    return RuleBooks.get(book).getProcedure(procedure).adjudicate(values, Falling.on(die));
  }

  @ParameterizedTest
  @Rule({"G4-001", "G4-002", "G4-008", "G4-045", "G4-064", "G4-072..G4-074", "G4-181"})
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          fire    | firers=six-pounder range=700                        | 4 | The target loses 20 points, which is 100 men.
          fire    | firers=six-pounder range=2500                       | 4 | A 6-pdr battery does not reach 2500 paces: its greatest range is 1800 paces.
          fire    | firers=six-pounder range=700 limbered=yes           | 4 | Guns must be unlimbered to fire.
          fire    | firers=close-order range=401                        | 4 | Small arms do not reach 401 paces: their greatest range is 400 paces.
          fire    | firers=skirmishers-open strength=300 range=150 target=skirmishers | 4 | The target loses 34 points, which is 51 men.
          fire    | firers=six-pounder range=700 night=yes              | 4 | By night guns fire to 600 paces only, unless they were laid on a defile beforehand.
          fire    | firers=six-pounder range=500 night=yes              | 6 | The target loses 8 points, which is 40 men.
          fire    | firers=six-pounder range=700 night=yes laid=yes     | 4 | The target loses 20 points, which is 100 men.
          fire    | firers=six-pounder range=700 target=artillery       | 6 | The target loses 40 points, which is 16/5 guns (3 whole).
          fire    | firers=six-pounder range=700 lost-points=24         | 4 | The target loses 20 points, which is 100 men.
          fire    | firers=six-pounder range=700 lost-points=50         | 4 | The target loses 10 points, which is 50 men.
          fire    | firers=six-pounder range=700 lost-points=100        | 4 | No guns of the firers are left.
          fire    | firers=close-order range=100                        | 1 | The target loses 30 points, which is 150 men.
          fire    | firers=close-order range=100 lost-points=45         | 1 | The target loses 15 points, which is 75 men.
          fire    | firers=close-order range=100 lost-points=45 two-ranks=yes | 1 | The target loses 20 points, which is 100 men.
          fire    | firers=close-order range=100 lost-points=90         | 1 | Nobody of the firers is left.
          fire    | firers=skirmishers-open strength=150 range=150 lost-points=50 | 4 | The target loses 9 points, which is 45 men.
          bombard | buildings=wood range=2001                           | 1 | Buildings cannot be bombarded from more than 2000 paces.
          bombard | buildings=wood range=1900                           | 1 | The fire spreads in move 6; the burning streets must be evacuated by move 16.
          bombard | buildings=stone range=1900 moves=5                  | 6 | After 5 moves nothing burns.
          breach  | works=strong-wall calibre=12 range=600              | 1 | The first breach opens in move 3; 144 men pass abreast.
          breach  | works=strong-wall calibre=12 range=1000             | 1 | From more than 900 paces guns breach nothing.
          breach  | works=stone-bridge calibre=12 range=600 moves=29    | 1 | The stone bridge can still be crossed.
          breach  | works=stone-bridge calibre=12 range=600 moves=30    | 1 | The stone bridge can be broken now.
          """)
  void answersInOneSentence(String procedure, String question, int die, String sentence) {
    assertThat(ask("reisswitz-1824", procedure, question, die).decision().sentence())
        .isEqualTo(sentence);
  }

  /**
   * Reisswitz takes guns off by pairs; the British book singly, and the last with the one before.
   */
  @ParameterizedTest
  @Rule({"G2-034", "G2-029"})
  @CsvSource({"reisswitz-1824, 8, 30, 6 of 8 guns", "british-1815, 6, 30, 4 of 6 guns"})
  void aBatteryFiresWithTheGunsThatItsLossesLeave(String book, int pieces, int lost, String told) {
    Adjudication answer =
        ask(
            book,
            "fire",
            "firers=six-pounder range=700 strength=%d lost-points=%d".formatted(pieces, lost),
            4);
    assertThat(answer.trace())
        .extracting(TraceStep::toString)
        .anyMatch(step -> step.contains(told));
  }

  @Test
  void theWorkingNamesEveryFactorWithItsSource() {
    Adjudication answer =
        ask(
            "reisswitz-1824",
            "fire",
            "firers=six-pounder strength=4 range=1000 dense=yes flank=yes cover=defending",
            1);
    assertThat(answer.trace())
        .extracting(TraceStep::toString)
        .containsExactly(
            "effect of elevation: good, since 200 paces are seen round the target - Reisswitz 1824"
                + " ruling C094 on §44",
            "6-pdr battery, good effect, elevation: 10 points [Die III face 1 = 10 points] -"
                + " Reisswitz 1824 p. xvi",
            "6-pdr battery of 8, firing: 4 pieces - Reisswitz 1824 ruling C112 on p. xvi",
            "dense target: +3/12 - Reisswitz 1824 §45",
            "flank: +3/12 - Reisswitz 1824 §46",
            "cover: defending an edge, wall, embankment or ditch: 2/6 of the loss - Reisswitz 1824"
                + " §47",
            "rounded once: 5/2 to 3 points - Reisswitz 1824 default DF-01 on §5",
            "worth of the points: 15 men - Reisswitz 1824 Points value, p. xv",
            "given: range in paces: 1000 - Reisswitz 1824 p. xvi");
  }

  @Test
  @Rule({"G4-020", "G1-006"})
  void groundChangesNothingForSmallArms() {
    String open = "firers=close-order range=150";
    assertThat(ask("reisswitz-1824", "fire", open + " slope=30 broken=yes soft=yes", 5).decision())
        .isEqualTo(ask("reisswitz-1824", "fire", open, 5).decision());
  }

  @Test
  @Rule("G1-102")
  void inTheBritishBookTroopsHaltToFire() {
    assertThat(
            ask("british-1815", "fire", "firers=close-order range=150 moved=yes", 5)
                .decision()
                .sentence())
        .isEqualTo("Troops that move do not fire unless they halt.");
  }

  @ParameterizedTest
  @Rule({"G4-065..G4-069", "G4-173..G4-175", "G4-176..G4-178"})
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          reisswitz-1824 | canister-test | guns=half-battery                          | 2 | The troops may stay or go on; they are tested again next move.
          reisswitz-1824 | canister-test | guns=half-battery                          | 5 | The troops must retire 250 paces; they lose by the fire alone.
          reisswitz-1824 | canister-test | guns=half-battery guns-under-canister=yes  | 5 | The troops may stay or go on; they are tested again next move.
          british-1815   | canister-test | guns=battery                               | 5 | The troops must retire 250 paces; they lose by the fire alone.
          british-1815   | canister-test | guns=battery effect=bad                    | 5 | The troops may stay or go on; they are tested again next move.
          british-1815   | debouch       | guns=half-6-pdr paces=400 effect=good      | 1 | The column cannot come out under this fire.
          british-1815   | debouch       | guns=6-pdr paces=600 effect=good           | 1 | The column cannot come out under this fire.
          british-1815   | debouch       | guns=half-6-pdr paces=400 effect=bad       | 1 | The column comes out.
          british-1815   | debouch       | guns=half-6-pdr paces=400 effect=bad       | 6 | The column stays in the defile.
          british-1815   | debouch       | guns=12-pdr paces=1000 effect=bad          | 6 | The column stays in the defile.
          british-1815   | debouch       | guns=12-pdr paces=1001 effect=good         | 6 | The guns are too far off to hinder the column.
          """)
  void troopsUnderCanisterAndInDefiles(
      String book, String procedure, String question, int die, String sentence) {
    assertThat(ask(book, procedure, question, die).decision().sentence()).isEqualTo(sentence);
  }

  @ParameterizedTest
  @Rule({"G4-153", "G4-154"})
  @CsvSource({
    // an even face fires as a 6-pdr: at 900 paces with elevation, whose view is short
    "seen-before=100 seen-behind=100, 4, 6",
    // and which broken ground between does not spoil
    "broken=yes, 4, 10",
    // an odd face fires as a 12-pdr: at 900 paces large canister, which wants even ground
    "seen-before=100 seen-behind=100, 3, 25",
    "broken=yes, 3, 18",
    // beyond 1800 paces the 6-pdr does not reach
    "range=1900, 4, 0"
  })
  void aNinePounderFiresWithTheEffectOfTheGunItsFaceMakes(String ground, int die, String points) {
    String range = ground.startsWith("range") ? "" : " range=900";
    String question = "firers=nine-pounder strength=6 target=infantry-two-ranks " + ground + range;
    assertThat(Asking.the(RuleBooks.get("british-1815")).result("points", "fire", question, die))
        .isEqualTo(points);
  }

  @Test
  void aMissingDieIsAskedForByNameAndASpareOneRefused() {
    Map<String, String> fire = Map.of("firers", "six-pounder", "range", "700");
    Procedure procedure = RuleBooks.get("reisswitz-1824").getProcedure("fire");
    assertThatThrownBy(() -> procedure.adjudicate(fire, Dice.fixed(3, 4)))
        .hasMessage("One die is thrown, and 2 laid down: leave out 4.");
    Map<String, String> melee = Map.of("attacker-units", "4", "defender-units", "2");
    assertThatThrownBy(
            () ->
                RuleBooks.get("british-1815")
                    .getProcedure("melee")
                    .adjudicate(melee, Dice.fixed(1)))
        .hasMessage("Lay down one more die: throw 2 is Die V for melee (1 to 6).");
  }

  @ParameterizedTest
  @CsvSource({
    // a fifth of a mile of 1609.344 m
    "reisswitz-1824, units=1000, 753", "british-1815, units=400, 201168/625",
    "napoleonic-rng, units=350, 700", "kriegskunst, metres=250, 250"
  })
  void aDistanceOfTheBookIsToldInMetres(String book, String question, String metres) {
    assertThat(Asking.the(RuleBooks.get(book)).result("metres", "distance", question))
        .isEqualTo(metres);
  }
}
