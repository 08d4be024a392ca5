package studio.kriegsspiel.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Random;
import org.eclipse.lsp4j.Position;
import org.eclipse.lsp4j.Range;
import org.eclipse.lsp4j.TextDocumentContentChangeEvent;
import org.junit.jupiter.api.Test;

/** Changes as editors send them, beside the same changes done on a list of lines. */
class TextChangesTest {
  @Test
  void appliesOneAfterTheOther() {
    assertThat(
            TextChanges.apply(
                "one\ntwo\nthree",
                List.of(change(1, 0, 1, 3, "2"), change(1, 1, 2, 0, ""), change(0, 3, 0, 3, "!"))))
        .isEqualTo("one!\n2three");
  }

  @Test
  void aChangeWithoutARangeReplacesAll() {
    assertThat(
            TextChanges.apply(
                "old", List.of(new TextDocumentContentChangeEvent("new"), change(0, 0, 0, 1, "N"))))
        .isEqualTo("New");
  }

  @Test
  void aRangeOutsideTheTextIsCutOff() {
    assertThat(TextChanges.apply("a\nb", List.of(change(0, 9, 7, 7, "x")))).isEqualTo("ax");
    assertThat(TextChanges.apply("ab", List.of(change(0, 2, 0, 1, "x")))).isEqualTo("abx");
  }

  @Test
  void lineBreaksOfWindowsCountOnce() {
    assertThat(TextChanges.apply("a\r\nb\r\nc", List.of(change(1, 0, 2, 0, ""))))
        .isEqualTo("a\r\nc");
  }

  /** Random changes, against a copy that is kept as one array of characters for each line. */
  @Test
  void agreesWithEditingLineByLine() {
    Random random = new Random(7);
    String text = "ab\ncd\n\nef";
    for (int i = 0; i < 300; i++) {
      String[] lines = text.split("\n", -1);
      int line = random.nextInt(lines.length);
      int from = random.nextInt(lines[line].length() + 1);
      int to = from + random.nextInt(lines[line].length() - from + 1);
      String written = List.of("", "x", "yz", "\n").get(random.nextInt(4));
      String[] expected = lines.clone();
      expected[line] = lines[line].substring(0, from) + written + lines[line].substring(to);
      text = TextChanges.apply(text, List.of(change(line, from, line, to, written)));
      assertThat(text).isEqualTo(String.join("\n", expected));
    }
  }

  private static TextDocumentContentChangeEvent change(
      int line, int character, int endLine, int endCharacter, String text) {
    return new TextDocumentContentChangeEvent(
        new Range(new Position(line, character), new Position(endLine, endCharacter)), text);
  }
}
