package studio.kriegsspiel.study;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import studio.kriegsspiel.rules.RuleBookId;
import studio.kriegsspiel.rules.library.RuleBooks;
import studio.kriegsspiel.scenario.Scenario;
import studio.kriegsspiel.scenario.finding.Finding;
import studio.kriegsspiel.scenario.force.UnitId;

/** A variant in a file of its own is its scenario told otherwise, and tells what it brings. */
class VariantFileTest {
  private static final String BASE =
      """
      scenario "A"
        rules reisswitz-1824
        on 18 June 1815 from 13:00 to 15:00
        ground heavy

      side Blue
      side Red
      army of Blue
        battalion "C" as Charlie: 300 men, veteran
      army of Red
        battalion "F" as Foxtrot: 300 men
      deploy
        Charlie in line at "Mill"
      assert Blue outnumbers Red
      """;

  @TempDir Path folder;

  @BeforeEach
  void writeTheBase() throws IOException {
    Files.createDirectory(folder.resolve("in"));
    Files.writeString(folder.resolve("in/base.kriegsspiel"), BASE);
    Files.writeString(folder.resolve("outside.kriegsspiel"), BASE);
  }

  private Study study(String text) throws IOException {
    Path file = Files.writeString(folder.resolve("in/dry.kriegsspiel"), text);
    return Studies.ofLibrary().read(file);
  }

  private static List<String> places(Study study, String id) {
    return study.findings().stream()
        .filter(each -> each.id().equals(id))
        .map(each -> each.span().document() + ":" + each.span().line() + ":" + each.span().column())
        .toList();
  }

  @Test
  void itIsTheScenarioToldOtherwise() throws IOException {
    Study study =
        study(
            """
            variant "Dry" of "base.kriegsspiel" easier for Red
              ground firm
              Charlie: 450 men
            """);
    Scenario dry = study.scenario().orElseThrow();
    assertThat(dry.review().variant()).contains("Dry");
    assertThat(dry.header().ground()).extracting(each -> each.words()).containsExactly("firm");
    assertThat(dry.findUnit(new UnitId("Blue", "Charlie")).orElseThrow().strength().men())
        .hasValue(450);
    assertThat(study.text()).startsWith("variant");
    assertThat(study.written()).isEmpty();
    assertThat(study.findings())
        .as("the scenario's own findings are not repeated")
        .allMatch(each -> each.message().contains("`Charlie` has 450 men"));
  }

  @Test
  void whatItBringsIsToldInItsOwnFile() throws IOException {
    Study study =
        study(
            """
            // Charlie is weak.
            variant "Weak" of "base.kriegsspiel"
              Charlie: 200 men
              without Red.Nobody
              assert Blue outnumbers Red by 2 to 1
            """);
    assertThat(places(study, "KS-AST-060")).contains("dry.kriegsspiel:5:3");
    assertThat(places(study, "KS-LNK-001")).containsExactly("dry.kriegsspiel:4:15");
    assertThat(study.findings())
        .allSatisfy(each -> assertThat(each.span().document()).isEqualTo("dry.kriegsspiel"));
  }

  @Test
  void isPlayedUnderTheBookThatItNames() throws IOException {
    Study study =
        study(
            """
            variant "In inches" of "base.kriegsspiel"
              rules kriegskunst with nonsense
            """);
    assertThat(study.book().id()).isEqualTo(RuleBookId.KRIEGSKUNST);
    assertThat(study.situation().orElseThrow().book().id()).isEqualTo(RuleBookId.KRIEGSKUNST);
    assertThat(study.scenario().orElseThrow().header().rules().orElseThrow().book())
        .isEqualTo(RuleBookId.KRIEGSKUNST);
    assertThat(places(study, StudyFault.SWITCH.id())).containsExactly("dry.kriegsspiel:2:26");
  }

  @Test
  void theBookOfTheScenarioIsNothingNew() throws IOException {
    Study study =
        study("variant \"Same\" of \"base.kriegsspiel\"\n  rules reisswitz-1824\n  ground firm\n");
    assertThat(places(study, "KS-VAR-060")).containsExactly("dry.kriegsspiel:2:3");
  }

  @Test
  void theScenarioIsReadInAndBelowTheFolderAlone() throws IOException {
    for (String name : List.of("../outside.kriegsspiel", "none.kriegsspiel", "dry.kriegsspiel")) {
      Study study = study("variant \"Dry\" of \"" + name + "\"\n  ground firm\n");
      assertThat(study.scenario()).isEmpty();
      assertThat(study.findings()).extracting(Finding::id).containsExactly("KS-LNK-061");
    }
  }

  @Test
  void nothingStandsBesideIt() throws IOException {
    Study study =
        study(
            """
            variant "Dry" of "base.kriegsspiel"
              ground firm
            umpire notes "Look out."
            """);
    assertThat(places(study, "KS-SYN-061")).containsExactly("dry.kriegsspiel:3:1");
    assertThat(study.scenario()).isEmpty();
  }

  @Test
  void theBookThatIsAskedCountsBeforeItsOwn() throws IOException {
    Study study =
        study(
            """
            variant "Under another" of "base.kriegsspiel"
              rules kriegskunst
            """);
    assertThat(study.findings()).anyMatch(each -> each.message().contains("Die Kriegskunst"));
    for (RuleBookId asked : List.of(RuleBookId.REISSWITZ_1824, RuleBookId.BATTLE_SYSTEM)) {
      assertThat(study.under(RuleBooks.get(asked)).findings())
          .noneMatch(each -> each.message().contains("Kriegskunst"));
    }
  }
}
