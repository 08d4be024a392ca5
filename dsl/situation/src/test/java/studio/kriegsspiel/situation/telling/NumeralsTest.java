package studio.kriegsspiel.situation.telling;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Numbers and hours read from sentences, worked out by hand. */
class NumeralsTest {
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "the Sixty-first | 61 | true",
        "the hundred and fifth | 105 | true",
        "the LXI | 61 | true",
        "Of the XVIth Brigade | 16 | true",
        "the 107e | 107 | true",
        "Das 30. Regiment | 30 | true",
        "das einundsechzigste | 61 | true",
        "la soixante et unième | 61 | true",
        "1,940 foot | 1940 | false",
        "two thousand five hundred and ninety | 2590 | false",
        "sechshundertvierzig Reiter | 640 | false",
        "quatre-vingt-dix canons | 90 | false",
        "four hundred foot | 400 | false",
        "a dozen | 0 | false",
        "I think so | 0 | false",
      })
  void numbersAreRead(String text, int value, boolean ordinal) {
    List<Number> found = Numerals.in(Sentence.of(text).get(0));
    if (value == 0) {
      assertThat(found).isEmpty();
    } else {
      assertThat(found).hasSize(1);
      assertThat(found.get(0).value()).isEqualTo(value);
      assertThat(found.get(0).ordinal()).isEqualTo(ordinal);
    }
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "It begins at 17:20 | 1040",
        "at twenty past two | 140",
        "five minutes past six | 365",
        "a quarter to seven | 405",
        "until half past twelve | 750",
        "by eight, or never | 480",
        "at nine and makes for it | 540",
        "um halb fünf | 270",
        "um 17 Uhr 20 | 1040",
        "gegen neun Uhr | 540",
        "à cinq heures et demie | 330",
        "vers six heures moins le quart | 345",
        "at 9.35 sharp | 575",
        "from two squares | -1",
        "by eight battalions | -1",
        "about 2 of them | -1",
      })
  void hoursAreRead(String text, int minute) {
    List<Hour> found = SpokenHours.in(Sentence.of(text).get(0));
    if (minute < 0) {
      assertThat(found).isEmpty();
    } else {
      assertThat(found).hasSize(1);
      assertThat(found.get(0).minute()).isEqualTo(minute);
    }
  }
}
