package studio.kriegsspiel.situation.words;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import studio.kriegsspiel.rules.library.RuleBooks;
import studio.kriegsspiel.terrain.MapPoint;

/** Figures at the places where they are written otherwise. */
class FiguresTest {
  /** A pace of Reisswitz is 0.753 m (§1, ruling C003). */
  @ParameterizedTest
  @CsvSource({
    "640, 640 m (850 paces)",
    "2061, '2,061 m (2,737 paces)'",
    "7.49, 7 m (9.9 paces)",
    "7.5, 8 m (10 paces)",
    "1.506, 2 m (2 paces)",
    "0.753, 1 m (1 pace)",
    "0, 0 m (0 paces)",
  })
  void aLengthIsToldInTheUnitOfTheBookToo(double metres, String words) {
    assertThat(Figures.metres(metres, RuleBooks.get("reisswitz-1824").ground())).isEqualTo(words);
  }

  @ParameterizedTest
  @CsvSource({
    "20_000, 2.0 ha",
    "994_000, 99.4 ha",
    "995_000, 1.00 km²",
    "2_500_000, 2.50 km²",
  })
  void anAreaIsToldInHectaresUpToASquareKilometre(String squareMetres, String words) {
    assertThat(Figures.area(Double.parseDouble(squareMetres.replace("_", "")))).isEqualTo(words);
  }

  @ParameterizedTest
  @CsvSource({
    "0, 0 min",
    "46.2, 47 min",
    "47.0000001, 47 min",
    "59, 59 min",
    "59.2, 1 h",
    "60, 1 h",
    "60.5, 1 h 1 min",
    "72, 1 h 12 min",
    "120, 2 h",
  })
  void aBegunMinuteCounts(double minutes, String words) {
    assertThat(Figures.minutes(minutes)).isEqualTo(words);
  }

  @ParameterizedTest
  @CsvSource({
    "0, north",
    "22, north",
    "23, north-east",
    "90, east",
    "135, south-east",
    "180, south",
    "225, south-west",
    "292, west",
    "293, north-west",
    "338, north",
    "-90, west",
  })
  void aDirectionIsTheNearestOfEight(double degrees, String word) {
    assertThat(Figures.compass(degrees)).isEqualTo(word);
  }

  @Test
  void sharesAndPoints() {
    assertThat(Figures.percent(2, 8)).isEqualTo("25 %");
    assertThat(Figures.percent(1, 0)).as("nothing of nothing").isEqualTo("0 %");
    assertThat(Figures.point(new MapPoint(12.4, 7.6))).isEqualTo("12 8");
  }
}
