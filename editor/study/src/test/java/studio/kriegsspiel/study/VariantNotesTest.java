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
        .of("sappers.kriegsspiel", Optional.empty(), SCENARIO + variant, Cancellation.NEVER)
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

  private static final String LARGE =
      """
      scenario "Battalions"
        rules napoleonic-rng
        on 18 June 1815 from 13:00 to 15:00
      side Blue
      side Red
      army of Blue
        battalion "First" as B1: 900 men, line
        battalion "Second" as B2: 700 men, line
        battalion "Third" as B3: 800 men, line
      army of Red
        battalion "Fourth" as R1: 600 men, line
      """;

  private static List<String> toldOfSizes(String more) {
    return Studies.ofLibrary()
        .of("battalions.kriegsspiel", Optional.empty(), LARGE + more, Cancellation.NEVER)
        .findingsWithVariants()
        .stream()
        .filter(each -> each.id().equals("KS-BOK-003") || each.id().equals("KS-VAR-001"))
        .map(Finding::message)
        .toList();
  }

  @Test
  void thatFewerAreToldOfIsNoNews() {
    assertThat(toldOfSizes("variant \"Two\"\n  without Blue.B2\n"))
        .containsExactly(
            "`B1` and 2 more have 700 to 900 men, but the book plays with 500 to 625.");
    assertThat(
            toldOfSizes("allow KS-BOK-003 \"as they were\"\nvariant \"Two\"\n  without Blue.B2\n"))
        .isEmpty();
  }

  @Test
  void thatSomebodyElseIsToldOfIsNews() {
    assertThat(toldOfSizes("variant \"Two\"\n  without Blue.B2\n  B3: 950 men\n"))
        .hasSize(2)
        .anyMatch(
            each -> each.startsWith("In the variant \"Two\": `B1` and 1 more have 900 to 950"));
  }

  @Test
  void aNoteOnManyUnitsTellsInAVariantWhatIsNew() {
    String text =
        LARGE.replace("napoleonic-rng", "reisswitz-1824") + "variant \"Small\"\n  B1: 500 men\n";
    assertThat(
            Studies.ofLibrary()
                .of("battalions.kriegsspiel", Optional.empty(), text, Cancellation.NEVER)
                .findingsWithVariants()
                .stream()
                .filter(each -> each.id().equals("KS-BOK-004"))
                .map(Finding::message)
                .filter(each -> each.startsWith("In the variant")))
        .containsExactly(
            "In the variant \"Small\": The order of battle differs from the formations of the book:"
                + " `B1` has 500 men (800 to 1,000).");
  }
}
