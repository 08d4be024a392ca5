package studio.kriegsspiel.rules.kriegsspiel.formation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
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

  @Test
  @Rule({"G2-016..G2-020"})
  void fourSkirmishBlocksCostNoFrontage() {
    SkirmishBlocks blocks = new SkirmishBlocks(R);
    assertThat(blocks.effect(0)).isEqualTo("no loss of frontage");
    assertThat(blocks.effect(4)).isEqualTo("no loss of frontage");
    assertThat(blocks.effect(5)).isEqualTo("a larger exchange piece");
    assertThat(blocks.effect(6)).startsWith("one half-battalion block removed");
    assertThat(blocks.effect(12)).startsWith("both");
    assertThatThrownBy(() -> blocks.effect(13))
        .isInstanceOf(RulesException.class)
        .hasMessage("A battalion puts out 0 to 12 skirmish blocks, not 13.");
  }

  @Test
  @Rule("G2-065")
  void aColumnNarrowsByHalvingItsFront() {
    Fronts fronts = new Fronts(R);
    assertThat(fronts.narrowingFrom("company"))
        .containsExactly("company", "zug", "half-zug", "section");
    assertThat(fronts.lengthening("company", "half-zug")).isEqualTo(4);
    assertThat(new Fronts(RuleBooks.get("british-1815")).narrowingFrom("company"))
        .containsExactly("company", "platoon", "section");
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
