package studio.kriegsspiel.checks.check;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import studio.kriegsspiel.rules.Citation;
import studio.kriegsspiel.rules.RuleBookId;
import studio.kriegsspiel.rules.library.RuleBooks;
import studio.kriegsspiel.scenario.finding.Finding;
import studio.kriegsspiel.scenario.finding.Fix;
import studio.kriegsspiel.scenario.finding.MapSpot;
import studio.kriegsspiel.scenario.finding.Severity;
import studio.kriegsspiel.scenario.finding.Surety;
import studio.kriegsspiel.scenario.text.TextEdit;
import studio.kriegsspiel.scenario.text.TextSpan;
import studio.kriegsspiel.terrain.MapPoint;

/** What a check can say, in the words that the jar of a club has. */
class ReportTest {
  private static final TextSpan SPAN = new TextSpan("a.kriegsspiel", 10, 5, 2, 1);
  private static final CheckInfo PRACTICE =
      CheckInfo.of("CLUB-TIM-001", "A long evening", Severity.ERROR, "we play four hours");
  private static final Citation DEFAULT =
      Citation.byDefault(RuleBookId.REISSWITZ_1824, "DM-02", "");

  private static Report under(RuleBookId book, CheckInfo info) {
    return new Report(info, RuleBooks.get(book));
  }

  private static Finding only(Report report) {
    assertThat(report.findings()).hasSize(1);
    return report.findings().get(0);
  }

  @Test
  void aFindingHoldsWhatWasSaid() {
    Report report = under(RuleBookId.REISSWITZ_1824, PRACTICE);
    TextEdit edit = TextEdit.replace(SPAN, "four");
    report
        .add(SPAN, "It is long.")
        .hint(Optional.of("play less"))
        .fix(Surety.PROPOSAL, "write four", edit)
        .fix(Optional.empty())
        .spot(new MapPoint(3, 4));
    Finding finding = only(report);
    assertThat(finding.id()).isEqualTo("CLUB-TIM-001");
    assertThat(finding.span()).isEqualTo(SPAN);
    assertThat(finding.spot()).contains(new MapSpot(3, 4));
    assertThat(finding.hint()).contains("play less");
    assertThat(finding.fixes()).containsExactly(Fix.proposal("write four", List.of(edit)));
    assertThat(finding.severity()).isEqualTo(Severity.ERROR);
  }

  /** Practice is no book's word; a default of a book is no error; print is. */
  @ParameterizedTest(name = "resting on {0}: {1}")
  @CsvSource({"practice, ERROR", "default, WARNING", "both, ERROR", "print, ERROR"})
  void whatRestsOnOurDefaultsAloneIsNoError(String on, Severity severity) {
    Report report = under(RuleBookId.REISSWITZ_1824, PRACTICE);
    Draft draft = report.add(SPAN, "It is long.");
    if (on.equals("default") || on.equals("both")) {
      draft.rule(DEFAULT);
    }
    if (on.equals("print") || on.equals("both")) {
      draft.rules(List.of(Citation.printed(RuleBookId.REISSWITZ_1824, "\u00a77", "")));
    }
    assertThat(only(report).severity()).isEqualTo(severity);
    draft.severity(Severity.NOTE);
    assertThat(only(report).severity()).isEqualTo(Severity.NOTE);
  }

  /** Reisswitz 6 demands a General Idea; no other book is asked. */
  @Test
  void whereABookIsSilentThePracticeIsNamed() {
    CheckInfo info =
        PRACTICE
            .citing(RuleBookId.BRITISH_1815, "App. Three", "the chart")
            .citing(DEFAULT)
            .demanding("idea.general")
            .searching();
    assertThat(info.searches()).isTrue();
    assertThat(PRACTICE.searches()).isFalse();
    assertThat(cited(info, RuleBookId.REISSWITZ_1824))
        .containsExactly("Reisswitz 1824 default DM-02", "Reisswitz 1824 \u00a76");
    assertThat(cited(info, RuleBookId.BRITISH_1815))
        .first()
        .isEqualTo("British adaptation 1815 App. Three, the chart");
    assertThat(cited(PRACTICE, RuleBookId.KRIEGSKUNST))
        .containsExactly("Die Kriegskunst default of the studio (we play four hours)");
    assertThat(info.practice()).isEqualTo("we play four hours");
    assertThat(info.title()).isEqualTo("A long evening");
  }

  private static List<String> cited(CheckInfo info, RuleBookId book) {
    return info.rulesOf(RuleBooks.get(book)).stream().map(Citation::toString).toList();
  }
}
