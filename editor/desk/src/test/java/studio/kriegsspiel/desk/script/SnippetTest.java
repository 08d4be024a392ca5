package studio.kriegsspiel.desk.script;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import studio.kriegsspiel.desk.script.Snippet.Hole;

/** Place-holders of the language's help are words at known places of the text. */
class SnippetTest {
  @Test
  void placeHoldersBecomeTheWordsThatAreUsual() {
    Snippet snippet = Snippet.parse("role \"${1:Commander}\" for ${2:Alten}");
    assertThat(snippet.text()).isEqualTo("role \"Commander\" for Alten");
    assertThat(snippet.holes()).containsExactly(new Hole(6, 9), new Hole(21, 5));
  }

  @Test
  void aPlaceHolderMayBeEmptyAndLinesAreIndented() {
    Snippet snippet = Snippet.parse("report to ${1:Blue} \"\"\"\n  ${2}\n\"\"\"").indented("  ");
    assertThat(snippet.text()).isEqualTo("report to Blue \"\"\"\n    \n  \"\"\"");
    assertThat(snippet.holes()).containsExactly(new Hole(10, 4), new Hole(23, 0));
  }

  @Test
  void signsOfTheLanguageItselfStayAsTheyAre() {
    Snippet snippet = Snippet.parse("{Baring.strength\\} costs \\$5 ${1:a\\}b} \\\\");
    assertThat(snippet.text()).isEqualTo("{Baring.strength} costs $5 a}b \\");
    assertThat(snippet.holes()).containsExactly(new Hole(27, 3));
  }

  @Test
  void plainWordsHaveNothingToFillIn() {
    assertThat(Snippet.plain("until ${1}"))
        .isEqualTo(new Snippet("until ${1}", java.util.List.of()));
  }
}
