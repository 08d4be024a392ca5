package studio.kriegsspiel.rules.kriegsspiel.assault;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import studio.kriegsspiel.rules.Asking;
import studio.kriegsspiel.rules.RuleBookId;

/** Default DF-04 by hand: 450 men in three ranks are 90 points, 8 guns 100, 150 riders 100. */
class UnderFireTest {
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          strength=450 lost-points=29                                | true  | 0
          strength=450 lost-points=30                                | false | 250
          strength=450 lost-points=89 answers=yes                    | true  | 0
          strength=8 troops=artillery lost-points=33                 | true  | 0
          strength=8 troops=artillery lost-points=34                 | false | 250
          strength=150 troops=cavalry lost-points=33                 | true  | 0
          strength=150 troops=cavalry lost-points=34                 | false | 250
          """)
  void whoHasLostAThirdAndCannotAnswerRetires(String question, String stands, String paces) {
    for (RuleBookId book : new RuleBookId[] {RuleBookId.REISSWITZ_1824, RuleBookId.BRITISH_1815}) {
      assertThat(Asking.the(book).decide("under-fire", question))
          .containsEntry("stands", stands)
          .containsEntry("retirePaces", paces);
    }
  }
}
