package studio.kriegsspiel.study.shelf;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.LocalDateTime;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;

/** What a search finds. */
class QueryTest {
  private static final Card CARD =
      new Card(
          "the-ford-of-roeslau",
          "The Ford of Röslau",
          "A rear guard holds a ford.",
          "It has rained for a week.",
          "selde-valley",
          "reisswitz-1824",
          LocalDateTime.of(1813, 10, 2, 9, 0),
          LocalDateTime.of(1813, 10, 2, 12, 0),
          new Demand(2, false, 1, OptionalInt.of(150), OptionalInt.of(3)),
          List.of(
              new CardSide("Blue", "Jérôme's guard", List.of("hold \"Mill\""), List.of("Chief"))),
          List.of(),
          List.of(),
          List.of());

  private static boolean finds(Query query) {
    return query.fits(CARD, "The valley of the Selde");
  }

  private static Query asked(
      String place, String book, String years, int players, double hours, int grade) {
    return new Query(
        "",
        place,
        book,
        Query.Years.read(years),
        players == 0 ? OptionalInt.empty() : OptionalInt.of(players),
        hours == 0 ? OptionalDouble.empty() : OptionalDouble.of(hours),
        grade == 0 ? OptionalInt.empty() : OptionalInt.of(grade));
  }

  @Test
  void wordsAreFoundWithoutTheirAccents() {
    assertThat(List.of("ford rain", "RÖSLAU", "roeslau", "jerome mill", "selde", ""))
        .allSatisfy(words -> assertThat(finds(Query.of(words))).isTrue());
    assertThat(finds(Query.of("ford bridge"))).isFalse();
  }

  @Test
  void eachOptionNarrows() {
    assertThat(finds(asked("valley", "reisswitz", "1806-1815", 2, 2.5, 3))).isTrue();
    assertThat(finds(asked("waterloo", "", "", 0, 0, 0))).isFalse();
    assertThat(finds(asked("", "british", "", 0, 0, 0))).isFalse();
    assertThat(finds(asked("", "", "1815", 0, 0, 0))).isFalse();
    assertThat(finds(asked("", "", "", 3, 0, 0))).isFalse();
    assertThat(finds(asked("", "", "", 0, 2, 0))).isFalse();
    assertThat(finds(asked("", "", "", 0, 0, 2))).isFalse();
  }

  @Test
  void yearsAreReadEitherWayRound() {
    assertThat(Query.Years.read("1815 - 1806")).contains(new Query.Years(1806, 1815));
    assertThat(Query.Years.read("1815")).contains(new Query.Years(1815, 1815));
    assertThat(Query.Years.read("of old")).isEqualTo(Optional.empty());
  }

  @Test
  void aDemandIsToldInWords() {
    assertThat(CARD.demand().people()).isEqualTo("2 players and an umpire");
    assertThat(new Demand(1, true, 1, OptionalInt.empty(), OptionalInt.empty()).people())
        .isEqualTo("1 student and an instructor");
    assertThat(CARD.demand().effort())
        .isEqualTo("2 h 30 min at the table, difficulty 3 of 5 (middling)");
    assertThat(CARD.when()).isEqualTo("2 October 1813, 09:00 to 12:00");
  }
}
