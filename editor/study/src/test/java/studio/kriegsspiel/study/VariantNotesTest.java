package studio.kriegsspiel.study;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import studio.kriegsspiel.scenario.finding.Finding;

/** A variant does not repeat what its scenario is told already of what a book does not know. */
class VariantNotesTest {
  private static final String SCENARIO =
      """
      scenario "Sappers"
        rules battle-system
        on 18 June 1815 from 13:00 to 15:00
      side Blue
      side Red
      army of Blue
        pioneers "First" as P1: 80 men
        pioneers "Second" as P2: 80 men
      army of Red
        battalion "Third" as Third: 500 men, line
      """;

  private static List<String> toldOfVariant(String variant) {
    return Studies.ofLibrary()
        .of("sappers.kriegsspiel", Optional.empty(), SCENARIO + variant, Wanted.ALWAYS)
        .findingsWithVariants()
        .stream()
        .filter(each -> each.id().equals("KS-BOK-001"))
        .map(Finding::message)
        .filter(each -> each.startsWith("In the variant"))
        .toList();
  }

  @Test
  void whatIsToldOfAnotherUnitFirstIsNoNews() {
    assertThat(toldOfVariant("variant \"One company\"\n  without Blue.P1\n")).isEmpty();
  }

  @Test
  void whatTheVariantBringsIsNews() {
    assertThat(toldOfVariant("variant \"Formed\"\n  deploy\n    P2 in open column at \"Farm\"\n"))
        .singleElement()
        .asString()
        .contains("open column of `P2`");
  }
}
