package studio.kriegsspiel.study.help;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import studio.kriegsspiel.library.Library;
import studio.kriegsspiel.library.LibraryEntry;
import studio.kriegsspiel.study.Studies;
import studio.kriegsspiel.study.Study;

/** Figures behind the lines of a scenario of the library. */
class HintsTest {
  private static final Study OUTPOSTS = study("outposts-on-the-selde");

  private static Study study(String slug) {
    LibraryEntry entry =
        Library.open().scenarios().stream()
            .filter(each -> each.slug().equals(slug))
            .findFirst()
            .orElseThrow();
    return Studies.ofLibrary().read(entry.path());
  }

  @Test
  void aCouriersArrivalStandsBehindTheLineThatSendsHim() {
    // A begun minute counted, he is there at 06:06, as the run sheet has it (ReleasesTest).
    String line = "  by courier of Relay from \"Querenhain\" leaving 06:00 to Blue:";
    int end = OUTPOSTS.text().indexOf(line) + line.length();
    List<Hint> there =
        TextHelp.hints(OUTPOSTS, end - 1, end).stream()
            .filter(each -> each.offset() == end)
            .toList();
    assertThat(there).hasSize(1);
    assertThat(there.get(0).label()).startsWith("courier arrives 06:06, rides ").contains("paces");
    assertThat(there.get(0).doc()).contains("Reisswitz 1824");
  }

  @Test
  void aFormationsStrengthStandsBehindItsName() {
    String text = OUTPOSTS.text();
    List<Hint> strengths =
        TextHelp.hints(OUTPOSTS, 0, text.length()).stream()
            .filter(each -> each.label().startsWith("= "))
            .toList();
    assertThat(strengths)
        .isNotEmpty()
        .allMatch(
            each ->
                Character.isLetterOrDigit(text.charAt(each.offset() - 1))
                    || text.charAt(each.offset() - 1) == '"');
  }

  @Test
  void proseIsReadAsItsReaderWillReadIt() {
    String text = OUTPOSTS.text();
    int inProse = text.indexOf("Your company (");
    ProseReading reading = ProseReading.at(TextHelp.readings(OUTPOSTS), inProse).orElseThrow();
    assertThat(reading.reader()).isEqualTo("Blue");
    assertThat(reading.text())
        .contains("Your company (200 men) keeps the Ford of Weidenfurt")
        .doesNotContain("{");
    assertThat(reading.words()).startsWith("As Blue reads it:\n");
    assertThat(ProseReading.at(TextHelp.readings(OUTPOSTS), text.indexOf("army of Blue")))
        .isEmpty();
  }
}
