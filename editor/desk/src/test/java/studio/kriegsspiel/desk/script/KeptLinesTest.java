package studio.kriegsspiel.desk.script;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import studio.kriegsspiel.desk.script.Highlighter.Line;

class KeptLinesTest {
  private final List<String> asked = new ArrayList<>();

  /** A line with a quotation mark changes the state of those after it. */
  private final KeptLines lines =
      new KeptLines(
          (line, state) -> {
            asked.add(state + line);
            ScriptRun.Kind kind = state == 0 ? ScriptRun.Kind.WORD : ScriptRun.Kind.PROSE;
            return new Line(
                List.of(new ScriptRun(0, line.length(), kind)),
                line.contains("\"") ? 1 - state : state);
          });

  @Test
  void aLineIsCutOnceForEveryStateItBeginsIn() {
    lines.cutAll("a\n\"\na\n\"\na");
    assertThat(asked).containsExactly("0a", "0\"", "1a", "1\"");
    assertThat(lines.cut("a", 0).pieces().get(0).kind()).isEqualTo(ScriptRun.Kind.WORD);
    assertThat(lines.cut("a", 1).pieces().get(0).kind()).isEqualTo(ScriptRun.Kind.PROSE);
    assertThat(asked).hasSize(4);
  }

  @Test
  void whatWasNotAskedForLongIsLetGo() {
    lines.cut("first", 0);
    for (int i = 0; i < 10_000; i++) {
      lines.cut("line " + i, 0);
    }
    lines.cut("line 9999", 0);
    assertThat(asked).hasSize(10_001);
    lines.cut("first", 0);
    assertThat(asked).hasSize(10_002);
  }
}
