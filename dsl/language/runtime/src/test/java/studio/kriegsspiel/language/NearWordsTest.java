package studio.kriegsspiel.language;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import studio.kriegsspiel.scenario.finding.Finding;
import studio.kriegsspiel.scenario.finding.Fix;
import studio.kriegsspiel.scenario.text.TextEdit;

/** A near word is offered where the sentence is understood further with it, and nowhere else. */
class NearWordsTest {
  private static final String HEAD =
      """
      scenario "A"
        rules reisswitz-1824
        on 18 June 1815 from 10:00 to 16:00
      side Blue "Blue" colour blue
        role "Commander" for Alpha
      side Red "Red" colour red
      army of Blue
        brigade "One" as Alpha
          battalion "First" as Foot1: 900 men
          battalion "Second" as Foot2: 900 men
      army of Red
        brigade "Two" as Pernet
      """;

  private static List<Finding> findings(String rest) {
    return new ScenarioLanguage().parse("a", HEAD + rest).findings();
  }

  private static List<Fix> fixes(String rest) {
    return findings(rest).stream().flatMap(each -> each.fixes().stream()).toList();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "deploy\\n  Pernet marches later",
        "deploy\\n  Red.Pernet marches later",
        "events\\n  Pernet marches later",
        "deploy\\n  Foot1 Red in line at \"Mill\"",
        "deploy\\n  Foot1 in line south at \"Mill\"",
        "side Green\\n  objective hold \"Mill\" south 5",
        "intelligence\\n  at 11:00 to Blue from a spy, reliable: Red.Pernet seen Red at \"Mill\"",
        "variant \"No fog\" order for Blue",
        "army of Red\\n  corps \"X\" as X: 5 tons of hay with",
      })
  void aWordThatOnlyLooksAlikeIsNotOffered(String rest) {
    String text = rest.replace("\\n", "\n") + "\n";
    for (Finding each : findings(text)) {
      for (Fix fix : each.fixes()) {
        String mended = TextEdit.applyAll(HEAD + text, fix.edits()).substring(HEAD.length());
        assertThat(findings(mended).size())
            .as(fix.title() + ": " + each.message())
            .isLessThanOrEqualTo(findings(text).size());
      }
    }
    assertThat(fixes(text)).noneMatch(Fix::isCertain);
    assertThat(fixes(text))
        .extracting(Fix::title)
        .doesNotContain(
            "write `lances`",
            "write `jager`",
            "write `limbered`",
            "write `worth`",
            "write `order`",
            "write `false`");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "deploy\\n  Foot1 garisons \"Mill\" | garrisons | true",
        "deploy\\n  Foot1 in line at \"Mill\" faccing south | facing | true",
        "deploy\\n  Foot1 marchs from \"Mill\" to \"Farm\" | marches | true",
        "inteligence\\n  at 11:00 to Blue from a spy: \"Nothing.\" | intelligence | true",
        "variant \"No fog\" hardr for Blue | harder | true",
        "side Green\\n  line fo retreat \"Mill\" | of | false",
        "deploy\\n  Foot1 gatrisons \"Mill\" | garrisons | false",
      })
  void aSlipIsOfferedAndIsCertainWhereNothingElseCanBeMeant(
      String rest, String word, boolean certain) {
    String text = rest.replace("\\n", "\n") + "\n";
    List<Fix> fixes = fixes(text);
    assertThat(fixes).extracting(Fix::title).contains("write `" + word + "`");
    Fix fix =
        fixes.stream().filter(each -> each.title().equals("write `" + word + "`")).toList().get(0);
    assertThat(fix.isCertain()).isEqualTo(certain);
    String mended = TextEdit.applyAll(HEAD + text, fix.edits()).substring(HEAD.length());
    assertThat(findings(mended).size()).isLessThan(findings(text).size());
  }

  @Test
  void aNameThatStandsTwiceIsNoSlip() {
    String text = "deploy\n  Foot1 Haltes \"Mill\"\n  Foot2 Haltes \"Farm\"\n";
    assertThat(fixes(text)).noneMatch(Fix::isCertain);
  }
}
