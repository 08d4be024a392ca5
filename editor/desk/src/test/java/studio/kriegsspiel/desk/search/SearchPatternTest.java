package studio.kriegsspiel.desk.search;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import studio.kriegsspiel.scenario.text.TextEdit;

/** Words are found and replaced, and what cannot be used is told in a sentence. */
class SearchPatternTest {
  private static final String TEXT = "Foot in line\nfoot $1 in column\nFörst (Foot)\n";

  private static String replaced(SearchPattern wanted, String with) {
    return TextEdit.applyAll(TEXT, wanted.edits(TEXT, with));
  }

  @Test
  void wordsStandForThemselves() {
    assertThat(new SearchPattern("foot", false, false).hits(TEXT)).hasSize(3);
    assertThat(new SearchPattern("foot", true, false).hits(TEXT))
        .containsExactly(new SearchPattern.Hit(13, 17));
    assertThat(new SearchPattern("FÖRST", false, false).hits(TEXT)).hasSize(1);
    assertThat(new SearchPattern("", false, false).hits(TEXT)).isEmpty();
    assertThat(replaced(new SearchPattern("(Foot)", true, false), "$2\\"))
        .isEqualTo("Foot in line\nfoot $1 in column\nFörst $2\\\n");
    assertThat(replaced(new SearchPattern("$1", true, false), "")).contains("foot  in column");
  }

  @Test
  void expressionsKnowLinesAndGroups() {
    assertThat(replaced(new SearchPattern("^(\\w+) (in|\\$1)", true, true), "$2 $1"))
        .isEqualTo("in Foot line\n$1 foot in column\nFörst (Foot)\n");
    assertThat(new SearchPattern("x*", true, true).hits(TEXT)).as("nothing is no place").isEmpty();
    assertThat(replaced(new SearchPattern("o+|x*", true, true), "0"))
        .isEqualTo("F0t in line\nf0t $1 in c0lumn\nFörst (F0t)\n");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "(foot | a | This is no regular expression (unclosed group at its end)",
        "* | a | This is no regular expression (dangling meta character '*' at its character 1)",
        "(f)oo | $2 | What is to be written refers to a group that the expression has not",
        "f | a\\ | What is to be written refers to a group that the expression has not",
        "f | ${x} | What is to be written refers to a group that the expression has not",
      })
  void whatCannotBeUsedIsTold(String words, String with, String sentence) {
    assertThatThrownBy(() -> new SearchPattern(words, false, true).edits(TEXT, with))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageStartingWith(sentence);
  }

  @ParameterizedTest
  @CsvSource({"(a+)+b", "(a|b)*c"})
  void anExpressionWithoutEndIsTold(String words) {
    String text = "a".repeat(60_000);
    assertThatThrownBy(() -> new SearchPattern(words, true, true).hits(text))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageStartingWith("This expression takes too long");
  }
}
