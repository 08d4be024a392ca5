package studio.kriegsspiel.study;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import studio.kriegsspiel.checks.CheckPages;
import studio.kriegsspiel.checks.FindingIndex;
import studio.kriegsspiel.checks.exercise.SolutionFault;
import studio.kriegsspiel.checks.print.Palette;
import studio.kriegsspiel.checks.print.PrintedFinding;
import studio.kriegsspiel.scenario.finding.Finding;

/** The orders of a model solution are looked at as those of a student. */
class SolutionsTest {
  private static final String SCENARIO =
      """
      scenario "Farm"
        rules reisswitz-1824
        terrain "mont-saint-jean"
        on 18 June 1815 from 13:00 to 15:00
      side Blue
        role "Commander" for Ompteda
        role "Commander at the farm" for Baring under Ompteda
      side Red
      army of Blue
        brigade "2nd KGL Brigade" as Ompteda
          battalion "2nd Light KGL" as Baring: 378 men, rifles
          battalion "5th Line KGL" as KGL5: 379 men
      deploy
        Baring garrisons "La Haye Sainte"
        KGL5 in line at "Crossroads" facing south
      exercise "Defence of a post" for "Commander at the farm" of Blue
        expect message to "Commander" of Blue about ammunition by 14:00 worth 5
        against retreat of Baring before 14:30 costs 2
        solution \"""
          Early, and in writing. The message of
          13:55, at the latest, says all.
      %s
        \"""
      """;

  private static Study study(String orders) {
    return Studies.ofLibrary()
        .of(
            "farm.kriegsspiel",
            Optional.empty(),
            SCENARIO.formatted(orders.indent(4).stripTrailing()),
            Cancellation.NEVER);
  }

  private static List<String> told(String orders) {
    return study(orders).findings().stream()
        .filter(each -> each.id().matches("KS-EXC-00[67]"))
        .map(
            each -> {
              assertThat(each.span().line()).as(each.message()).isGreaterThan(14);
              return each.id() + " line " + each.span().line() + ": " + each.message();
            })
        .toList();
  }

  @Test
  void aSolutionInProseIsLeftAlone() {
    assertThat(told("")).isEmpty();
  }

  @Test
  void aGoodSolutionPasses() {
    assertThat(told("13:40 message to \"Commander\" of Blue \"Ammunition, please.\"")).isEmpty();
  }

  @Test
  void aSolutionIsHeldToTheRulesOfASheet() {
    assertThat(
            told(
                """
                13:40 message to "Commander" of Blue "Ammunition, please."
                13:45 KGL5 marches to "La Haye Sainte"
                13:46 Baring hollds "La Haye Sainte"
                13:50 Baring marches to "Mont-Saint-Jean" by 13:55"""))
        .satisfiesExactly(
            one ->
                assertThat(one)
                    .startsWith(
                        "KS-EXC-006 line 23: In the solution of \"Defence of a post\" (KS-LNK-060):"
                            + " `Blue.KGL5` does not take orders"),
            two -> assertThat(two).startsWith("KS-EXC-006 line 24").contains("(KS-SYN-007)"),
            three -> assertThat(three).startsWith("KS-EXC-006 line 25").contains("(KS-ORD-062)"));
  }

  @Test
  void aSolutionEarnsItsMarks() {
    assertThat(told("14:10 Baring retreats to \"Crossroads\""))
        .containsExactly(
            "KS-EXC-007 line 17: The solution of \"Defence of a post\" sends no message as is"
                + " expected here by 14:00.",
            "KS-EXC-007 line 18: The solution of \"Defence of a post\" has `Blue.Baring` go back at"
                + " 14:10, which counts against the student.");
  }

  @Test
  void itCanBeAllowed() {
    String text =
        SCENARIO.formatted("    14:10 Baring holds \"La Haye Sainte\"")
            + "allow KS-EXC-007 \"the message is sent by word of mouth\"\n";
    Study study =
        Studies.ofLibrary().of("farm.kriegsspiel", Optional.empty(), text, Cancellation.NEVER);
    assertThat(study.findings())
        .extracting(Finding::id)
        .doesNotContain("KS-EXC-007", "KS-ALW-060", "KS-ALW-061");
    assertThat(study.allowed()).hasSize(1);
  }

  @ParameterizedTest
  @EnumSource(SolutionFault.class)
  void hasItsPageAndItsLine(SolutionFault fault) {
    Study study = study("13:45 KGL5 marches to \"La Haye Sainte\"");
    String example =
        new PrintedFinding(Map.of(study.document(), study.text()), Palette.PLAIN)
            .of(
                study.findings().stream()
                    .filter(each -> each.id().equals(fault.id()))
                    .findFirst()
                    .orElseThrow());
    assertThat(CheckPages.find(fault.id()).orElseThrow())
        .startsWith("# " + fault.id() + ": " + fault.title())
        .contains(example);
    assertThat(FindingIndex.find(fault.id()))
        .contains(new FindingIndex.Entry(fault.id(), fault.severity(), fault.title()));
  }
}
