package studio.kriegsspiel.rules.procedure;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import studio.kriegsspiel.rules.Fraction;

class AmountTest {

  @Test
  void oneOfAThingIsSaidInTheSingular() {
    assertThat(Amount.of(1, "moves")).isEqualTo("1 move");
    assertThat(Amount.of(2, "moves")).isEqualTo("2 moves");
    assertThat(Amount.of(1, "men")).isEqualTo("1 man");
    assertThat(Amount.of(1, "inches")).isEqualTo("1 inch");
    assertThat(Amount.of(1, "percent")).isEqualTo("1 percent");
    assertThat(Amount.of(1, "")).isEqualTo("1");
    assertThat(new Result("moves", 1, "moves")).hasToString("moves = 1 move");
  }

  @Test
  void wholeMenStandBesideFractions() {
    assertThat(Amount.of(Fraction.of(80, 3), "men")).isEqualTo("80/3 men (26 whole)");
    assertThat(Amount.of(Fraction.of(7, 2), "points")).isEqualTo("7/2 points");
    assertThat(Amount.of(Fraction.of(3), "guns")).isEqualTo("3 guns");
  }
}
