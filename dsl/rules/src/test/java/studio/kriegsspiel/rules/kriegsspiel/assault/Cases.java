package studio.kriegsspiel.rules.kriegsspiel.assault;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import studio.kriegsspiel.rules.Asking;
import studio.kriegsspiel.rules.RuleBookId;

/** Questions of the assault chapter with the results they must have. */
final class Cases {
  static final Asking REISSWITZ = Asking.the(RuleBookId.REISSWITZ_1824);
  static final Asking BRITISH = Asking.the(RuleBookId.BRITISH_1815);

  private Cases() {}

  /**
   * Asks and compares.
   *
   * @param question parameters as {@code name=value}, blanks between them
   * @param dice faces laid down, blanks between them
   * @param expected results as {@code name=value}, blanks between them
   */
  static void check(Asking book, String procedure, String question, String dice, String expected) {
    Map<String, String> results = book.decide(procedure, question, Asking.dice(dice));
    for (String pair : expected.trim().split("\\s+")) {
      int equals = pair.indexOf('=');
      assertThat(results)
          .as(question + " with " + dice)
          .containsEntry(pair.substring(0, equals), pair.substring(equals + 1));
    }
  }
}
