package studio.kriegsspiel.study;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import studio.kriegsspiel.checks.CheckPages;
import studio.kriegsspiel.checks.print.Palette;
import studio.kriegsspiel.checks.print.PrintedFinding;
import studio.kriegsspiel.scenario.finding.Finding;
import studio.kriegsspiel.scenario.finding.Severity;

/** What is found with the lowest figures of the sources and not with the highest is told once. */
class ReadingFindingsTest {
  private static final String SCENARIO =
      """
      scenario "Odds"
        rules reisswitz-1824
        on 18 June 1815 from 13:00 to 15:00
      side Blue
      side Red
      army of Blue
        battalion "First" as First: 900 men
          source "Muster of May" confidence probable
          or 500 men source "Letter of June" confidence possible
      army of Red
        brigade "Second" as Second: 5000 men
      """;

  private static Study study(String text) {
    return Studies.ofLibrary().of("odds.kriegsspiel", Optional.empty(), text, Cancellation.NEVER);
  }

  private static List<Finding> told(Study study) {
    return study.findingsWithVariants().stream()
        .filter(each -> each.id().equals("KS-HIS-003"))
        .toList();
  }

  @Test
  void oddsThatOneSourceMakesLongAreANoteWithTheReading() {
    Study study = study(SCENARIO);
    assertThat(told(study)).hasSize(1);
    Finding finding = told(study).get(0);
    assertThat(finding.severity()).isEqualTo(Severity.NOTE);
    assertThat(finding.message())
        .startsWith("`KS-SID-006` hangs on whom one follows; with the lowest figures")
        .contains("10 to 1");
    assertThat(CheckPages.find("KS-HIS-003").orElseThrow())
        .contains(
            new PrintedFinding(Map.of(study.document(), study.text()), Palette.PLAIN).of(finding));
  }

  @Test
  void whatEveryReadingHasIsNoNews() {
    assertThat(told(study(SCENARIO.replace("500 men", "890 men")))).isEmpty();
    assertThat(told(study(SCENARIO.replace("900 men", "400 men")))).isEmpty();
  }
}
