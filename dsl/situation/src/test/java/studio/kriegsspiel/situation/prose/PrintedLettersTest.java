package studio.kriegsspiel.situation.prose;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** That the list agrees with the faces is tried where they are, in the module drawing. */
class PrintedLettersTest {
  @Test
  void lettersOfTheAuthorsOfEuropeAreThereAndOthersAreNot() {
    assertThat(
            PrintedLetters.lackingIn(
                "Łódź, Blücher, Кутузов, Ὑψηλάντης, \u2013 \u201cx\u201d\u00a0\u00bd"))
        .isEmpty();
    assertThat(PrintedLetters.lackingIn("A\u0308 e\u0301 \u200d")).as("composed").isEmpty();
    assertThat(PrintedLetters.lackingIn("司令 and \ud83d\udc0e"))
        .containsExactly(0x53f8, 0x4ee4, 0x1f40e);
  }

  @Test
  void aTextIsShownAsWrittenIfAllItsLettersAre() {
    assertThat(PrintedLetters.hasAllOf("Bl\u00fccher, \u2013\u00a0\tnow\n")).isTrue();
    assertThat(PrintedLetters.hasAllOf("now \u53f8")).isFalse();
    assertThat(PrintedLetters.hasAllOf("\ud83d\udc0e")).as("a horse, in two parts").isFalse();
    assertThat(PrintedLetters.hasAllOf("\u212a")).as("the sign of Kelvin").isFalse();
    assertThat(PrintedLetters.lackingIn("\u212a")).as("which is a K").isEmpty();
  }

  @Test
  void theListCannotBeChangedFromOutside() {
    PrintedLetters.known().clear('A');
    assertThat(PrintedLetters.has('A')).isTrue();
  }
}
