package studio.kriegsspiel.situation.clock;

import static org.assertj.core.api.Assertions.assertThat;
import static studio.kriegsspiel.situation.Plain.at;

import java.time.LocalDateTime;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import studio.kriegsspiel.situation.Plain;
import studio.kriegsspiel.situation.Situation;

/** How weather, ground, rivers and sight go: at each change, a minute before it and after it. */
class CourseTest {
  private final Situation changing =
      Plain.level()
          .weather("overcast until 14:00, then rain source \"Siborne\"")
          .head("  ground heavy until 15:00, then soft source \"Beamish\"")
          .head("  rivers flooded until 16:00, then falling")
          .head("  visibility 1500 paces until 14:30, then 3000 paces until 18:00")
          .scenario(
              "reisswitz-1824",
              "  battalion \"Foot\" as Foot: 900 men",
              """
              events
                at 18:00 the weather becomes fair
                at 17:00 the weather becomes fog
                between 18:30 and 19:00 the ground becomes dry
                when Foot has lost 30 % the weather becomes storm
                at 18:30 Foot attacks "Mill"
              """);

  @ParameterizedTest(name = "at {0}: {1}, {2}, {3}")
  @CsvSource({
    "12:00, overcast, heavy, flooded",
    "13:59, overcast, heavy, flooded",
    "14:00, rain, heavy, flooded",
    "14:59, rain, heavy, flooded",
    "15:00, rain, soft, flooded",
    "15:59, rain, soft, flooded",
    "16:00, rain, soft, falling",
    "16:59, rain, soft, falling",
    "17:00, fog, soft, falling",
    "17:59, fog, soft, falling",
    "18:00, fair, soft, falling",
    "18:59, fair, soft, falling",
    "19:00, fair, dry, falling",
    "20:00, fair, dry, falling",
  })
  void whatTheHeadSaysHoldsUntilItOrTheUmpireChangesIt(
      String clock, String weather, String ground, String rivers) {
    LocalDateTime time = time(clock);
    assertThat(changing.weather().at(time)).contains(weather);
    assertThat(changing.groundState().at(time)).contains(ground);
    assertThat(changing.rivers().at(time)).contains(rivers);
  }

  @Test
  void changesAreToldInTheOrderOfTimeWithWhereTheyAreFrom() {
    List<Course.Change> changes = changing.weather().changes();
    assertThat(changes).extracting(Course.Change::words).containsExactly("rain", "fog", "fair");
    assertThat(changes)
        .extracting(Course.Change::from)
        .containsExactly(at(14, 0, 0), at(17, 0, 0), at(18, 0, 0));
    assertThat(changes).noneMatch(Course.Change::isFirst);
    assertThat(changes.get(0).sources()).singleElement().asString().contains("Siborne");
    assertThat(changes.get(1).sources()).isEmpty();
    Course.Change first = changing.weather().findChange(at(13, 0, 0)).orElseThrow();
    assertThat(first.isFirst()).isTrue();
    assertThat(changing.groundState().findChange(at(13, 0, 0)).orElseThrow().sources())
        .singleElement()
        .asString()
        .contains("Beamish");
    assertThat(changing.rivers().findChange(at(13, 0, 0)).orElseThrow().sources()).isEmpty();
  }

  @Test
  void whereTheHeadSaysNothingNothingIsSo() {
    Situation silent = Plain.level().scenario("reisswitz-1824", "  battalion \"Foot\"", "");
    assertThat(silent.weather().at(at(13, 0, 0))).contains("fair");
    assertThat(silent.groundState().at(at(13, 0, 0))).isEmpty();
    assertThat(silent.rivers().at(at(13, 0, 0))).isEmpty();
    assertThat(silent.rivers().changes()).isEmpty();
  }

  @ParameterizedTest(name = "at {0} one sees {1} paces")
  @CsvSource({"12:00, 1500", "14:29, 1500", "14:30, 3000", "17:59, 3000", "18:00,"})
  void oneSeesSoFarUntilTheMinuteItEnds(String clock, Integer paces) {
    assertThat(
            changing
                .clock()
                .findVisibility(changing.scenario().header().conditions().visibility(), time(clock))
                .map(each -> (int) each.amount()))
        .isEqualTo(Optional.ofNullable(paces));
  }

  @ParameterizedTest(name = "at {0} the rivers are {1}")
  @CsvSource({"15:59, flooded, false", "16:00, falling, true"})
  void aFloodClosesFordsUntilItsLastMinute(String clock, String words, boolean open) {
    assertThat(
            changing
                .clock()
                .findHolding(changing.scenario().header().conditions().rivers(), time(clock)))
        .contains(words);
    assertThat(changing.areFordsOpen(time(clock))).isEqualTo(open);
  }

  private static LocalDateTime time(String clock) {
    return LocalDateTime.parse("1815-06-18T" + clock);
  }
}
