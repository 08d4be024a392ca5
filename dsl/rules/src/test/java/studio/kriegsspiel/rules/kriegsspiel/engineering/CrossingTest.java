package studio.kriegsspiel.rules.kriegsspiel.engineering;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import studio.kriegsspiel.rules.Asking;
import studio.kriegsspiel.rules.Fraction;
import studio.kriegsspiel.rules.Rule;
import studio.kriegsspiel.rules.book.RuleBook;
import studio.kriegsspiel.rules.library.RuleBooks;

class CrossingTest {
  private static final RuleBook R = RuleBooks.get("reisswitz-1824");

  @Test
  @Rule({"G6-030..G6-034"})
  void aBattalionNeedsNineLargeBoats() {
    Ferry ferry = new Ferry(R, "ferry-or-large-boat");
    Ferry.Load battalion = new Ferry.Load(900, 0, 0);
    assertThat(ferry.boatLoads(battalion)).isEqualTo(9);
    assertThat(ferry.trips(battalion, 9)).isEqualTo(1);
    assertThat(ferry.moves(1, 150)).isEqualTo(Fraction.ONE);
    assertThat(ferry.trips(battalion, 3)).isEqualTo(3);
    assertThat(ferry.moves(3, 150)).isEqualTo(Fraction.of(5));
  }

  @Test
  @Rule({"G6-032", "G6-033", "G6-040"})
  void smallBoatsTakeInfantryOnlyAndDoublePontoonsOneLightGun() {
    assertThat(new Ferry(R, "pontoon-or-small-boat").canCarry(new Ferry.Load(0, 1, 0))).isFalse();
    Ferry.Load battery = new Ferry.Load(0, 0, 6);
    assertThat(new Ferry(RuleBooks.get("british-1815"), "ferry-or-large-boat").boatLoads(battery))
        .isEqualTo(6);
    assertThat(new Ferry(R, "double-pontoon").boatLoads(new Ferry.Load(50, 10, 1))).isEqualTo(3);
  }

  @Test
  @Rule({"G6-036..G6-038"})
  void swimmingIsForSingleMenAndTakesPreparation() {
    assertThat(new Swimming(R).moves(50)).isEqualTo(7);
    assertThat(new Swimming(R).moves(51)).isEqualTo(8);
  }

  @ParameterizedTest
  @Rule({"G6-002..G6-005", "G6-012..G6-013", "G6-034"})
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          bridge | work=build-pontoon-bridge length=20 material=pontoon-train                         | 10
          bridge | work=build-pontoon-bridge length=20 material=pontoon-train pontoons=under-ball     | 12
          bridge | work=build-pontoon-bridge length=20 material=pontoon-train pontoons=in-the-water   | 8
          bridge | work=build-pontoon-bridge length=20 material=pontoon-train pontoons=made-up        | 6
          bridge | work=build-floating-bridge length=25 material=town                                 | 15
          bridge | work=build-floating-bridge length=25 material=town rapid=yes                       | 45
          bridge | work=build-floating-bridge length=75 material=town                                 | 90
          bridge | work=build-trestle-bridge length=20 material=pontoon-train pontoons=under-ball     | 12
          boat   | course=downstream paces=500                                                        | 2
          boat   | course=upstream paces=500                                                          | 5
          boat   | course=across paces=150                                                            | 1
          """)
  void movesOnAndOverWater(String procedure, String question, String moves) {
    assertThat(Asking.the(R).result("moves", procedure, question)).isEqualTo(moves);
  }

  @ParameterizedTest
  @Rule({"G6-003", "G6-012"})
  @CsvSource({
    "work=build-pontoon-bridge material=pontoon-train",
    "work=build-floating-bridge material=town",
    "work=build-trestle-bridge material=pontoon-train"
  })
  void nothingIsBuiltUnderCanister(String question) {
    assertThat(
            Asking.the(R)
                .forbidden("bridge", question + " length=20 pontoons=under-canister")
                .sentence())
        .isEqualTo("It cannot be done: no bridge is built under canister.");
  }
}
