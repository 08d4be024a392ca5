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

/** What a scenario lets stand is let stand as it was seen, not as a variant makes it. */
class AllowedVariantTest {
  private static final String SCENARIO =
      """
      scenario "Odds"
        rules reisswitz-1824
        on 18 June 1815 from 13:00 to 15:00
      side Blue
      side Red
      army of Blue
        battalion "First" as First: 500 men
      army of Red
        brigade "Second" as Second: 5000 men
      allow KS-SID-006 "Blue is to lose"
      variant "Worse"
        Second: 9000 men
      """;

  private static Study study(String text) {
    return Studies.ofLibrary().of("odds.kriegsspiel", Optional.empty(), text, Cancellation.NEVER);
  }

  private static List<Finding> told(Study study) {
    return study.findingsWithVariants().stream()
        .filter(each -> each.id().equals("KS-VAR-001"))
        .toList();
  }

  @Test
  void whatAVariantMakesOtherwiseIsTold() {
    Study study = study(SCENARIO);
    assertThat(told(study)).hasSize(1);
    Finding finding = told(study).get(0);
    assertThat(finding.span().line()).isEqualTo(11);
    assertThat(finding.message())
        .startsWith("In the variant \"Worse\": `KS-SID-006` is let stand in line 10")
        .contains("9,000");
    assertThat(CheckPages.find("KS-VAR-001").orElseThrow())
        .contains(
            new PrintedFinding(Map.of(study.document(), study.text()), Palette.PLAIN).of(finding));
  }

  @Test
  void anAllowOfItsOwnSettlesIt() {
    assertThat(told(study(SCENARIO + "  allow KS-SID-006 \"even so\"\n"))).isEmpty();
    assertThat(told(study(SCENARIO.replace("9000", "5000")))).isEmpty();
  }

  @Test
  void theSameWordsAtALineOfTheVariantAreLetStand() {
    String late =
        "reinforcements\n  Third enters by \"Gate\" from the south at 15:30 in column of route\n";
    String scenario =
        SCENARIO
            .replace("army of Red\n", "  battalion \"Third\" as Third: 500 men\narmy of Red\n")
            .replace("allow", late + "allow KS-TIM-002 \"he waits\"\nallow")
            .replace("  Second: 9000 men\n", late.indent(2));
    assertThat(study(scenario).allowed())
        .extracting(each -> each.finding().id())
        .contains("KS-TIM-002");
    assertThat(told(study(scenario))).isEmpty();
    assertThat(told(study(scenario.replace("15:30", "15:45").replaceFirst("15:45", "15:30"))))
        .hasSize(1);
  }
}
