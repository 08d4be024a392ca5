package studio.kriegsspiel.rules.library;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvFileSource;
import studio.kriegsspiel.rules.Asking;
import studio.kriegsspiel.rules.Rule;
import studio.kriegsspiel.rules.RuleBookId;

/** Rules of the three later books that have exceptions: each of their parts by its own answer. */
class ExceptionsTest {

  private static RuleBookId book(String part) {
    return switch (part.charAt(0)) {
      case 'B' -> RuleBookId.BATTLE_SYSTEM;
      case 'K' -> RuleBookId.KRIEGSKUNST;
      default -> RuleBookId.NAPOLEONIC_RNG;
    };
  }

  @ParameterizedTest(name = "{0}: {1} {2} {3}: {4}")
  @CsvFileSource(resources = "exceptions.txt", delimiter = '|', emptyValue = "")
  @Rule("file:exceptions.txt")
  void eachPartOfARuleHasItsAnswer(
      String part, String procedure, String question, String dice, String expected) {
    Asking asking = Asking.the(book(part));
    Integer[] laid = dice == null ? new Integer[0] : Asking.dice(dice);
    if (expected.startsWith("no: ")) {
      assertThat(asking.forbidden(procedure, question, laid).sentence())
          .contains(expected.substring(4));
    } else {
      String[] result = expected.split("=", 2);
      assertThat(asking.result(result[0], procedure, question, laid)).isEqualTo(result[1]);
    }
  }
}
