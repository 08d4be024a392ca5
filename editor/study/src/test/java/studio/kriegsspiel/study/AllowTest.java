package studio.kriegsspiel.study;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import studio.kriegsspiel.checks.CheckPages;
import studio.kriegsspiel.checks.allow.AllowFault;
import studio.kriegsspiel.checks.print.Palette;
import studio.kriegsspiel.checks.print.PrintedFinding;
import studio.kriegsspiel.rules.RuleBookId;
import studio.kriegsspiel.rules.library.RuleBooks;
import studio.kriegsspiel.scenario.finding.Finding;
import studio.kriegsspiel.scenario.text.TextEdit;

/** Findings that are allowed are kept apart, and nothing is allowed by mistake. */
class AllowTest {
  private static final String HEAD =
      "scenario \"A\"\n  rules reisswitz-1824\n  on 18 June 1815 from 13:00 to 15:00\n";
  private static final String ARMY =
      """
      side Blue
      army of Blue
        brigade "B" as Bravo: 700 men
          battalion "C" as Charlie: 300 men
        brigade "D" as Delta: 900 men
          battalion "E" as Echo: 300 men
      """;
  private static final String SUMS = "KS-FRC-002";

  private static Study study(String allows) {
    return Studies.ofLibrary()
        .of("allowed.kriegsspiel", Optional.empty(), HEAD + allows + ARMY, Cancellation.NEVER);
  }

  private static long count(List<Finding> findings, String id) {
    return findings.stream().filter(each -> each.id().equals(id)).count();
  }

  private static String told(Study study, String id) {
    PrintedFinding form = new PrintedFinding(Map.of(study.document(), study.text()), Palette.PLAIN);
    StringBuilder out = new StringBuilder();
    study.findings().stream()
        .filter(each -> each.id().equals(id))
        .forEach(each -> out.append(form.of(each)));
    return out.toString();
  }

  @Test
  void whatIsAllowedIsKeptApartAndTheRestIsTold() {
    assertThat(count(study("").findings(), SUMS)).isEqualTo(2);
    Study all = study("allow KS-FRC-002 \"officers\"\n");
    assertThat(count(all.findings(), SUMS)).isZero();
    assertThat(all.allowed()).extracting(each -> each.finding().id()).containsExactly(SUMS, SUMS);
    assertThat(all.allowed()).allMatch(each -> each.reason().equals("officers"));
    assertThat(all.allowed()).allMatch(each -> each.by().line() == 4);
    Study one = study("allow KS-FRC-002 for Bravo \"officers\"\n");
    assertThat(one.allowed()).hasSize(1);
    assertThat(one.findings())
        .filteredOn(each -> each.id().equals(SUMS))
        .allMatch(each -> each.message().contains("`Delta`"))
        .hasSize(1);
  }

  @Test
  void withoutAllowancesEverythingIsTold() {
    Study strict = study("allow KS-FRC-002 \"officers\"\n").withoutAllowances();
    assertThat(strict.findings())
        .isEqualTo(study("allow KS-FRC-002 \"officers\"\n").withoutAllowances().findings());
    assertThat(count(strict.findings(), SUMS)).isEqualTo(2);
    assertThat(strict.allowed()).isEmpty();
    assertThat(count(strict.findings(), "KS-ALW-061")).isZero();
  }

  @Test
  void withoutAReasonNothingIsAllowed() {
    Study study = study("allow KS-FRC-002\n");
    assertThat(count(study.findings(), SUMS)).isEqualTo(2);
    assertThat(count(study.findings(), "KS-SYN-060")).isOne();
    assertThat(count(study.findings(), "KS-ALW-061")).isZero();
  }

  @Test
  void whatIsOfFormCannotBeAllowed() {
    Study study = study("allow KS-SYN-001 \"never mind\"\nzzqx\n");
    assertThat(count(study.findings(), "KS-SYN-001")).isOne();
    assertThat(told(study, "KS-ALW-060")).contains("`KS-SYN-001` is told of the form of a text");
  }

  @Test
  void unusedIsToldUnderItsOwnBookAndTakenOut() {
    String unused = "allow KS-TIM-004 \"a long day\"\n";
    Study study = study(unused);
    Finding finding =
        study.findings().stream()
            .filter(each -> each.id().equals("KS-ALW-061"))
            .findFirst()
            .orElseThrow();
    String mended = TextEdit.applyAll(study.text(), finding.fixes().get(0).edits());
    assertThat(mended).isEqualTo(HEAD + "\n" + ARMY);
    assertThat(study.under(RuleBooks.get(RuleBookId.KRIEGSKUNST)).findings())
        .noneMatch(each -> each.id().equals("KS-ALW-061"));
  }

  @Test
  void thePagesShowWhatTheStudioSays() {
    Study unknown = study("allow KS-FRC-02 \"the return counts officers\"\n");
    assertThat(CheckPages.find(AllowFault.UNKNOWN.id()).orElseThrow())
        .startsWith("# KS-ALW-060: " + AllowFault.UNKNOWN.title())
        .contains(told(unknown, AllowFault.UNKNOWN.id()));
    Study mended =
        Studies.ofLibrary()
            .of(
                "allowed.kriegsspiel",
                Optional.empty(),
                HEAD + "allow KS-FRC-002 \"the return counts officers\"\n",
                Cancellation.NEVER);
    assertThat(CheckPages.find(AllowFault.UNUSED.id()).orElseThrow())
        .startsWith("# KS-ALW-061: " + AllowFault.UNUSED.title())
        .contains(told(mended, AllowFault.UNUSED.id()));
  }
}
