package studio.kriegsspiel.language;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.LocalDateTime;
import org.junit.jupiter.api.Test;
import studio.kriegsspiel.scenario.finding.Finding;
import studio.kriegsspiel.scenario.news.Release;
import studio.kriegsspiel.scenario.time.Moment;

/** Two times of a release that stand the wrong way round are told and taken the right way. */
class BackwardsSpanTest {

  private static ParsedScenario between(String times) {
    return new ScenarioLanguage()
        .parse(
            "span.kriegsspiel",
            """
            scenario "Span"
              rules reisswitz-1824
              on    18 June 1815 from 13:00 to 20:00

            side Blue "Blue" colour blue
              objective hold "Farm" until 20:00

            intelligence
              between %s to Blue from spy: "Dust on the road."
            """
                .formatted(times));
  }

  private static Moment at(int hour, int minute) {
    return new Moment.At(LocalDateTime.of(1815, 6, 18, hour, minute));
  }

  private static Release release(ParsedScenario parsed) {
    return parsed.scenario().orElseThrow().intelligence().get(0).release();
  }

  private static long backwards(ParsedScenario parsed) {
    return parsed.findings().stream()
        .map(Finding::message)
        .filter("The second time lies before the first."::equals)
        .count();
  }

  @Test
  void theEarlierTimeComesFirstThoughTheTextNamesItLast() {
    ParsedScenario parsed = between("15:20 and 14:40");
    assertThat(backwards(parsed)).isOne();
    assertThat(release(parsed)).isEqualTo(new Release.Between(at(14, 40), at(15, 20)));
  }

  @Test
  void oneAndTheSameMinuteTwiceIsNoFault() {
    ParsedScenario parsed = between("14:40 and 14:40");
    assertThat(backwards(parsed)).isZero();
    assertThat(release(parsed)).isEqualTo(new Release.Between(at(14, 40), at(14, 40)));
  }
}
