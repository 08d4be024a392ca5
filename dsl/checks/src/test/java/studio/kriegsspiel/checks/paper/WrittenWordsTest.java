package studio.kriegsspiel.checks.paper;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Comments are blanked wherever they stand; what only looks like one is not. */
class WrittenWordsTest {
  private static List<String> of(String... lines) {
    WrittenWords words = new WrittenWords();
    return Stream.of(lines).map(words::of).toList();
  }

  @Test
  void aLineWithoutCommentStaysAsItIs() {
    assertThat(of("army of Blue", "", "a / b * c"))
        .containsExactly("army of Blue", "", "a / b * c");
  }

  @Test
  void aCommentAtTheEndOfALineIsCutOff() {
    assertThat(of("army // of 司", "of Blue")).containsExactly("army ", "of Blue");
    assertThat(of("// 司")).containsExactly("");
  }

  @Test
  void aCommentBetweenIsBlankedSoThatAllElseKeepsItsPlace() {
    assertThat(of("army /* 司 */ of Blue")).containsExactly("army         of Blue");
    assertThat(of("/**/x")).containsExactly("    x");
    assertThat(of("army /* 司", "令", "部 */ of // Blue"))
        .containsExactly("army     ", " ", "     of ");
  }

  @Test
  void aCommentEndsWhereItIsClosed() {
    assertThat(of("/* a */ 司 /* b */ 令")).containsExactly("        司         令");
    assertThat(of("/* // */ 司")).containsExactly("         司");
    assertThat(of("/* \" */ 司 // 令")).containsExactly("        司 ");
  }

  @Test
  void whatIsQuotedIsNoComment() {
    assertThat(of("\"a // 司\" // 令")).containsExactly("\"a // 司\" ");
    assertThat(of("\"a /* 司\" b")).containsExactly("\"a /* 司\" b");
    assertThat(of("\"a \\\" // 司\" // 令")).containsExactly("\"a \\\" // 司\" ");
    assertThat(of("\\\" // 司")).containsExactly("\\\" // 司");
  }

  @Test
  void aTitleEndsWithItsLine() {
    assertThat(of("\"a", "b // 司")).containsExactly("\"a", "b ");
  }

  @Test
  void proseIsNoCommentOverAllItsLines() {
    assertThat(of("x \"\"\" a // 司", "\"b\" /* 令", "c \"\"\" y // 部"))
        .containsExactly("x \"\"\" a // 司", "\"b\" /* 令", "c \"\"\" y ");
    assertThat(of("\"\"\"// 司\"\"\"// 令")).containsExactly("\"\"\"// 司\"\"\"");
  }

  @Test
  void threeMarksWithinAnotherTitleBeginNoProse() {
    assertThat(of("\"a\\\"\"\" // 司")).containsExactly("\"a\\\"\"\" // 司");
  }
}
