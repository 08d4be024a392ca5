package studio.kriegsspiel.study;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import studio.kriegsspiel.scenario.finding.Finding;
import studio.kriegsspiel.scenario.finding.Severity;

/** A scenario under the house rules of a club and of the federation that the club is in. */
class HouseRulesTest {
  private static final Path SAMPLES = Path.of("../../dsl/checks/src/test/resources/house");

  @TempDir Path folder = Path.of("");

  @BeforeEach
  void copy() throws IOException {
    for (String name : List.of("evening", "club", "federation")) {
      Path file = SAMPLES.resolve(name + ".kriegsspiel");
      Files.copy(file, folder.resolve(file.getFileName()));
    }
  }

  private List<Finding> findings(String name) throws IOException {
    Path file = folder.resolve(name);
    String text = Files.readString(file);
    return Studies.ofLibrary().of(name, Optional.of(file), text, Cancellation.NEVER).findings();
  }

  private List<Finding> broken() throws IOException {
    return findings("evening.kriegsspiel").stream()
        .filter(each -> !each.id().startsWith("KS-"))
        .toList();
  }

  private void write(String name, String text) throws IOException {
    Files.writeString(folder.resolve(name), text);
  }

  @Test
  void everyBreachIsToldUnderItsNameWhereItIs() throws IOException {
    assertThat(broken())
        .extracting(each -> each.span().line() + " " + each.id() + " " + each.severity())
        .containsExactlyInAnyOrder(
            "4 CLUB-TIM-001 WARNING",
            "12 FED-SID-001 WARNING",
            "13 CLUB-NEW-001 NOTE",
            "17 CLUB-ART-001 ERROR",
            "17 CLUB-POS-001 WARNING",
            "20 CLUB-POS-001 WARNING");
    assertThat(broken())
        .filteredOn(each -> each.id().equals("CLUB-ART-001"))
        .singleElement()
        .satisfies(
            each -> {
              assertThat(each.message())
                  .isEqualTo(
                      "`Guns` has no calibre; the house rules \"Club of the Marne\" say: every battery"
                          + " has a calibre.");
              assertThat(each.hint())
                  .hasValue("our gun models differ; see club.kriegsspiel, line 3");
            });
  }

  @Test
  void aBreachIsAllowedByItsNameAndAnUnusedAllowanceIsTold() throws IOException {
    assertThat(broken()).extracting(Finding::id).doesNotContain("CLUB-FRC-001");
    String text = Files.readString(folder.resolve("evening.kriegsspiel"));
    write("evening.kriegsspiel", text.replace("1200 men\n  battery", "900 men\n  battery"));
    assertThat(findings("evening.kriegsspiel"))
        .anySatisfy(each -> assertThat(each.message()).contains("`CLUB-FRC-001` is allowed"));
  }

  @Test
  void aRuleOfASideThatIsNotThereIsTold() throws IOException {
    write(
        "club.kriegsspiel",
        """
        house rules "Club of the Marne"
          assert no battalion of Bleu has more than 1000 men as CLUB-FRC-001 error
          assert every battery of any side has a calibre as CLUB-ART-001
        """);
    assertThat(broken())
        .filteredOn(each -> each.id().equals("CLUB-FRC-001"))
        .singleElement()
        .satisfies(
            each -> {
              assertThat(each.severity()).isEqualTo(Severity.NOTE);
              assertThat(each.message())
                  .contains("a side `Bleu`, which this scenario does not have: no battalion of");
              assertThat(each.hint().orElseThrow()).contains("Blue", "`of any side`");
            });
  }

  @Test
  void aFileThatIsMissingOrBringsInItselfIsAFinding() throws IOException {
    write("federation.kriegsspiel", "house rules \"F\"\n  import \"club.kriegsspiel\"\n");
    assertThat(findings("evening.kriegsspiel"))
        .anySatisfy(
            each -> {
              assertThat(each.id()).isEqualTo("KS-LNK-010");
              assertThat(each.message())
                  .contains("The house rules \"club.kriegsspiel\" have faults");
              assertThat(each.span().line()).isEqualTo(5);
            });
    Files.delete(folder.resolve("club.kriegsspiel"));
    assertThat(findings("evening.kriegsspiel"))
        .anySatisfy(
            each -> {
              assertThat(each.id()).isEqualTo("KS-LNK-009");
              assertThat(each.message())
                  .isEqualTo(
                      "There is no file of house rules \"club.kriegsspiel\" in the scenario's folder.");
            });
    write("club.kriegsspiel", "army library \"Not rules\"\n  battalion \"A\"\n");
    assertThat(findings("evening.kriegsspiel"))
        .anySatisfy(each -> assertThat(each.message()).contains("is no file of house rules"));
  }

  @Test
  void aWordThatARuleDoesNotKnowIsToldInItsOwnFile() throws IOException {
    write(
        "club.kriegsspiel",
        """
        house rules "Club"
          assert every batterie has a calibre as CLUB-ART-001
          assert every battery has a banana as CLUB-ART-002
          assert every battery has a calibre as KS-ART-003
          assert every battery has a calibre as CLUB-ART-004 catastrophe
          assert every battery has a calibre as CLUB-ART-005
          assert every battery has a calibre as CLUB-ART-005
        """);
    assertThat(findings("club.kriegsspiel"))
        .extracting(each -> each.span().line() + ":" + each.span().column() + " " + each.id())
        .containsExactly(
            "2:16 KS-SYN-007",
            "3:30 KS-SYN-007",
            "4:41 KS-SYN-007",
            "5:54 KS-SYN-007",
            "7:3 KS-SYN-010");
  }

  private static String rules(String club, int count) {
    StringBuilder rules = new StringBuilder();
    for (int i = 0; i < count; i++) {
      rules.append(
          "  assert every battery has a calibre as %s%d-ART-%03d\n"
              .formatted(club, i / 500, i % 500));
    }
    return rules.toString();
  }

  @Test
  void rulesThatAreBroughtInCountAsWell() throws IOException {
    write("federation.kriegsspiel", "house rules \"F\"\n" + rules("FED", 499));
    String club = "house rules \"Club\"\n  import \"federation.kriegsspiel\"\n";
    write("club.kriegsspiel", club + rules("CLUB", 1));
    assertThat(findings("club.kriegsspiel")).isEmpty();
    write("club.kriegsspiel", club + rules("CLUB", 3));
    assertThat(findings("club.kriegsspiel"))
        .singleElement()
        .satisfies(
            each -> {
              assertThat(each.span().line()).isEqualTo(4);
              assertThat(each.message()).contains("at most 500 house rules");
            });
  }

  @Test
  void nothingIsReadBehindAFileThatIsBroughtInAndLeadsBeyondTheLimit() throws IOException {
    write("federation.kriegsspiel", "house rules \"F\"\n" + rules("FED", 500));
    write("other.kriegsspiel", "house rules \"O\"\n" + rules("OTHER", 2));
    write(
        "club.kriegsspiel",
        "house rules \"Club\"\n"
            + rules("CLUB", 1)
            + "  import \"federation.kriegsspiel\"\n"
            + "  import \"other.kriegsspiel\"\n"
            + rules("LATE", 2));
    assertThat(findings("club.kriegsspiel"))
        .singleElement()
        .satisfies(
            each -> {
              assertThat(each.id()).isEqualTo("KS-LNK-010");
              assertThat(each.span().line()).isEqualTo(4);
            });
  }

  @Test
  void rulesBeyondTheFiveHundredthAreToldOf() throws IOException {
    write("club.kriegsspiel", "house rules \"Club\"\n" + rules("CLUB", 500));
    assertThat(findings("club.kriegsspiel")).isEmpty();
    write("club.kriegsspiel", "house rules \"Club\"\n" + rules("CLUB", 502));
    assertThat(findings("club.kriegsspiel"))
        .singleElement()
        .satisfies(
            each -> {
              assertThat(each.id()).isEqualTo("KS-LNK-010");
              assertThat(each.span().line()).isEqualTo(502);
              assertThat(each.message()).contains("at most 500 house rules");
            });
  }

  @Test
  void aSoundFileOfRulesHasNoFindings() throws IOException {
    assertThat(findings("club.kriegsspiel")).isEmpty();
    assertThat(findings("federation.kriegsspiel"))
        .filteredOn(each -> each.severity() == Severity.ERROR)
        .isEmpty();
  }

  @Test
  void theRulesOfTheDocsAreUnderstoodAndApplied() throws IOException {
    String page = Files.readString(Path.of("../../docs/own-checks.md"));
    int from = page.indexOf("```kriegsspiel\n") + "```kriegsspiel\n".length();
    write("club.kriegsspiel", page.substring(from, page.indexOf("```", from)));
    assertThat(findings("club.kriegsspiel")).isEmpty();
    assertThat(broken())
        .extracting(Finding::id)
        .contains("CLUB-ART-001", "CLUB-NEW-001", "CLUB-POS-001", "CLUB-TIM-001", "CLUB-NOT-001");
  }
}
