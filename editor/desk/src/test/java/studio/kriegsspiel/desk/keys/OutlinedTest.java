package studio.kriegsspiel.desk.keys;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import studio.kriegsspiel.language.ide.ScenarioEditing;
import studio.kriegsspiel.scenario.text.TextSpan;

/** What a text holds, as a list. */
class OutlinedTest {
  private static final String TEXT =
      """
      scenario "Bridge"
      side Blue "Prussians" colour blue
        role "Commander"
      army of Blue
        division "1st" as First
          battalion "3rd" as Third: 600 men
      report to Blue "They come."
      assert Third
        can see First
      variant "Without guns" easier for Blue
      exercise "The bridge" for "Commander" of Blue
        decision "At noon" "What now?"
      """;

  @Test
  void everythingIsFoundByItsNameAndByWhatItIsPartOf() {
    List<TextSpan> went = new ArrayList<>();
    List<Command> rows = Outlined.of(new ScenarioEditing().outline(TEXT).orElseThrow(), went::add);
    assertThat(rows.stream().map(each -> each.key() + ": " + each.name()))
        .containsExactly(
            "side: Blue, Prussians",
            "role: Commander",
            "unit: 1st",
            "unit: 3rd",
            "report: Report to Blue",
            "assertion: assert Third can see First",
            "variant: Without guns",
            "exercise: The bridge",
            "decision: At noon");
    Command third = Command.matching(rows, "prussians 3rd").get(0);
    assertThat(third.description()).isEqualTo("Blue, Prussians, 1st");
    third.run().run();
    assertThat(TEXT.substring(went.get(0).offset(), went.get(0).end())).isEqualTo("Third");
  }
}
