package studio.kriegsspiel.rules.kriegsspiel.formation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import studio.kriegsspiel.rules.Asking;
import studio.kriegsspiel.rules.Fraction;
import studio.kriegsspiel.rules.Rule;
import studio.kriegsspiel.rules.RulesException;
import studio.kriegsspiel.rules.book.RuleBook;
import studio.kriegsspiel.rules.concept.Formation;
import studio.kriegsspiel.rules.concept.UnitType;
import studio.kriegsspiel.rules.field.Footprint;
import studio.kriegsspiel.rules.field.Troops;
import studio.kriegsspiel.rules.library.RuleBooks;

class FormationTest {
  private static final RuleBook R = RuleBooks.get("reisswitz-1824");

  @ParameterizedTest
  @Rule({"G2-016..G2-020"})
  @CsvSource({
    "0, no loss of frontage",
    "4, no loss of frontage",
    "5, a larger exchange piece",
    "6, 'one half-battalion block removed, the other is the reserve'",
    "12, both half-battalion blocks removed"
  })
  void fourSkirmishBlocksCostNoFrontage(int blocks, String effect) {
    assertThat(Asking.the(R).result("effect", "skirmishers", "blocks=" + blocks)).isEqualTo(effect);
  }

  @Test
  void aBattalionHasTwelveSkirmishBlocksAtMost() {
    assertThatThrownBy(() -> Asking.the(R).decide("skirmishers", "blocks=13"))
        .isInstanceOf(RulesException.class)
        .hasMessage("A battalion puts out 0 to 12 skirmish blocks, not 13.");
  }

  @Test
  @Rule("G2-065")
  void aColumnNarrowsByHalvingItsFront() {
    Map<String, String> narrow = Asking.the(R).decide("narrow", "from=company to=half-zug");
    assertThat(narrow)
        .containsEntry("fronts", "company, zug, half-zug")
        .containsEntry("timesAsLong", "4");
    assertThat(Asking.the(R).after("narrow", "from=company to=half-zug"))
        .containsEntry("lengthening", "4");
    assertThat(
            Asking.the(RuleBooks.get("british-1815"))
                .result("fronts", "narrow", "from=company to=section"))
        .isEqualTo("company, platoon, section");
  }

  @Test
  @Rule({"G2-026", "G2-071"})
  void twoRanksTakeHalfAsMuchFrontAgain() {
    Footprint line =
        RuleBooks.get("british-1815")
            .fieldManual()
            .findFootprint(Troops.of(UnitType.INFANTRY_LINE, 900).inRanks(2), Formation.LINE)
            .orElseThrow();
    assertThat(line.frontage()).isEqualTo(Fraction.of(375));
  }
}
