package studio.kriegsspiel.rules.kriegsspiel;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import studio.kriegsspiel.rules.book.RuleBook;
import studio.kriegsspiel.rules.book.ScenarioDemand;
import studio.kriegsspiel.rules.library.RuleBooks;

class DemandsTest {

  @ParameterizedTest
  @CsvSource({
    "reisswitz-1824, players.most_per_side, 4",
    "reisswitz-1824, players.one_suffices_batteries, 1",
    "reisswitz-1824, unit.half_battalion, 450",
    "reisswitz-1824, battery.half_battery, 4",
    "british-1815, players.one_suffices_batteries, 2",
    "british-1815, battery.half_battery, 3",
    "british-1815, scenario.times_even, 2"
  })
  void figuresOfTheDemands(String book, String key, int amount) {
    assertThat(RuleBooks.get(book).findDemand(key)).map(ScenarioDemand::amount).hasValue(amount);
  }

  @Test
  void theBritishBookAlsoAsksForSeasonDaylightAndWeather() {
    RuleBook british = RuleBooks.get("british-1815");
    assertThat(british.findDemand("scenario.time_of_year")).isPresent();
    assertThat(british.findDemand("scenario.weather")).isPresent();
    assertThat(RuleBooks.get("reisswitz-1824").findDemand("scenario.weather")).isEmpty();
  }
}
