package studio.kriegsspiel.situation.event;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import studio.kriegsspiel.situation.Situation;
import studio.kriegsspiel.situation.knowledge.Evening;

class EventsTest {
  private final Events events = Events.of(Evening.situation());

  private static String line(Event event) {
    return event.earliest().map(time -> time.toLocalTime().toString()).orElse("-")
        + event.latest().map(time -> "/" + time.toLocalTime()).orElse("")
        + " "
        + event.happening().word();
  }

  /** Worked out by hand from the sample evening; two of its reports carry no time. */
  @Test
  void everythingDueStandsInOneListByItsEarliestMinute() {
    assertThat(events.all())
        .extracting(EventsTest::line)
        .containsExactly(
            "12:45 report",
            "13:00 report",
            "13:00 report",
            "13:00 play-begins",
            "13:10 reminder",
            "13:30 sheet",
            "14:00 sheet",
            "14:00/14:20 sheet",
            "15:00 ground",
            "16:00 enters",
            "18:30 play-ends",
            "- sheet");
  }

  @Test
  void whatIsStillToComeIncludesWhatMayStillHappen() {
    assertThat(events.from(Evening.at(14, 10)))
        .extracting(EventsTest::line)
        .containsExactly("14:00/14:20 sheet", "15:00 ground", "16:00 enters", "18:30 play-ends");
  }

  @Test
  void everyEventHasANameOfItsOwnThatStays() {
    List<String> ids = events.all().stream().map(Event::id).toList();
    assertThat(ids).doesNotHaveDuplicates().contains("enters:Red.Bourgeois", "play-begins");
    Situation again = Evening.situation();
    assertThat(Events.of(again).all()).extracting(Event::id).isEqualTo(ids);
    assertThat(Events.of(again)).isSameAs(Events.of(again));
  }
}
