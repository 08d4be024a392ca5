package studio.kriegsspiel.language.mapping;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import studio.kriegsspiel.language.ScenarioLanguage;

/** A kind that stands before the level of a unit used to be taken for that of the unit above. */
class KindBeforeLevelTest {
  private static List<String> told(String army) {
    String text =
        """
        scenario "Kinds"
          on 18 June 1815 from 13:00 to 18:30
        side Blue "Blue" colour blue
        army of Blue
        """;
    return new ScenarioLanguage()
        .parse("a.kriegsspiel", text + army).findings().stream()
            .map(
                each ->
                    each.span().line()
                        + ":"
                        + each.span().column()
                        + " "
                        + each.message()
                        + " "
                        + each.hint().orElse(""))
            .toList();
  }

  @Test
  void isTold() {
    assertThat(
            told(
                """
                  battalion "First" as A: 900 men, line
                  light cavalry regiment "Hussars" as H: 400 riders
                """))
        .containsExactly(
            "6:3 `light cavalry` before `regiment` is read as said of the unit above. Write the kind"
                + " of a unit behind its colon, so: `regiment \"...\": 600 men, light cavalry`.");
    assertThat(told("  battalion \"A\": 900 men\n  horse half battery \"B\": 4 guns 6-pdr\n"))
        .singleElement()
        .asString()
        .startsWith("6:3 `horse` before `half` is read");
    assertThat(told("  battalion \"A\": 900 men\n  foot battery \"B\": 4 guns 6-pdr\n"))
        .singleElement()
        .asString()
        .startsWith("6:3 `foot` before `battery` is read");
  }

  @Test
  void wordsThatAreBrokenOverLinesAreNot() {
    assertThat(
            told(
                """
                  battalion "First" as A: 900 men, light
                    infantry source "Return of the day"
                  battalion "Second" as B: 900
                    men
                  regiment "Hussars" as H: 400 riders, light
                    cavalry // of the line
                  regiment "Lancers" as L: 400 riders
                """))
        .isEmpty();
  }
}
