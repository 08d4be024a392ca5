package studio.kriegsspiel.rules.library;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import studio.kriegsspiel.rules.RuleBookId;

/** What a turn of each book decides before what. */
class TurnOrderTest {
  @ParameterizedTest
  @CsvSource({
    // Reisswitz: movement, then fire, then attacks, then the umpire's losses.
    "reisswitz-1824, march, fire, true",
    "reisswitz-1824, fire, melee, true",
    "reisswitz-1824, melee, fire, false",
    "reisswitz-1824, melee, recovery, true",
    "reisswitz-1824, fire, bombard, false",
    "british-1815, fire, charge, true",
    // Sequence of Play: charges, movement, firing, melee, morale.
    "kriegskunst, charge, move, true",
    "kriegskunst, move, fire, true",
    "kriegskunst, fire, melee, true",
    "kriegskunst, unit-morale, fire, false",
    // Three phases one after the other, in each of which all of this happens.
    "battle-system, fire, melee, false",
    "battle-system, move, fire, true",
    "battle-system, melee, army-turn, true",
    // Two half-turns of the same steps.
    "napoleonic-rng, combat, move, false",
    "napoleonic-rng, move, combat, false",
    "kriegskunst, distance, melee, false",
    "kriegskunst, fire, nothing, false"
  })
  void isAsTheBookHasIt(String book, String question, String other, boolean before) {
    assertThat(RuleBooks.get(RuleBookId.getById(book)).time().isBefore(question, other))
        .isEqualTo(before);
  }
}
