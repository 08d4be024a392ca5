package studio.kriegsspiel.desk.template;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Files;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import studio.kriegsspiel.language.ScenarioLanguage;
import studio.kriegsspiel.library.Library;
import studio.kriegsspiel.rules.RuleBookId;

class HoursTest {
  @Test
  void theBlankScenarioMovesToAnotherDayAndHour() throws Exception {
    String blank = Files.readString(Library.open().blankScenario());
    Hours wanted = Hours.read("16 June 1815", "14:30", "20:00");
    String text =
        new Beginning("Ligny", RuleBookId.REISSWITZ_1824, Optional.of(wanted)).write(blank);
    assertThat(text)
        .contains("  on       16 June 1815 from 14:30 to 20:00\n")
        .contains("objective hold \"Mont-Saint-Jean\" until 20:00")
        .contains("report to Blue at 14:15 from headquarters")
        .doesNotContain("18 June");
    assertThat(new ScenarioLanguage().parse("new.kriegsspiel", text).hasErrors()).isFalse();
  }

  @Test
  void aShorterTimeKeepsNothingBeyondItsEnd() throws Exception {
    String text = "  on  1 May 1813 from 10:00 to 14:00\n  at 13:00 to Blue\n  at 10:30 to Red\n";
    assertThat(Hours.read("1 May 1813", "9:00", "11:00").write(text))
        .isEqualTo("  on  1 May 1813 from 09:00 to 11:00\n  at 11:00 to Blue\n  at 09:30 to Red\n");
  }

  @ParameterizedTest
  @CsvSource({"16 June 1815", "June 16 1815", "16 jun 1815", "1815-06-16", "16.6.1815"})
  void daysAreReadAsPeopleWriteThem(String words) throws Exception {
    assertThat(Hours.read(words, "9:30", "10:00").dayWords()).isEqualTo("16 June 1815");
  }

  @ParameterizedTest
  @CsvSource({
    "31 June 1815, 9:00, 10:00, “31 June 1815” is no day; write one such as 16 June 1815.",
    "1 June 1815, 24:61, 10:00, “24:61” is no time of day; write one such as 9:30.",
    "1 June 1815, 9:00, 9:00, The end must come after 09:00 on the same day."
  })
  void whatCannotBeIsSaid(String day, String from, String to, String sentence) {
    assertThatThrownBy(() -> Hours.read(day, from, to)).hasMessage(sentence);
  }

  @Test
  void aScenarioWithACommentAboveItsTitleGetsTheNewTitle() throws Exception {
    String farm = Files.readString(Library.open().firstScenario());
    assertThat(farm).startsWith("//");
    assertThat(new Beginning("Once more", RuleBookId.REISSWITZ_1824).write(farm))
        .contains("scenario \"Once more\"")
        .doesNotContain("scenario \"The Farm of La Haye Sainte\"");
  }

  @Test
  void daysAndTimesAreSteppedAndWhatIsNoneIsLeft() {
    assertThat(Hours.stepTime("9:30", 1)).isEqualTo("09:45");
    assertThat(Hours.stepTime("14:00", -4)).isEqualTo("13:00");
    assertThat(Hours.stepTime("noon", 1)).isEqualTo("noon");
    assertThat(Hours.stepDay("18 June 1815", -2)).isEqualTo("16 June 1815");
    assertThat(Hours.stepDay("28 Feb 1812", 2)).isEqualTo("1 March 1812");
    assertThat(Hours.stepDay("", 1)).isEmpty();
  }
}
