package studio.kriegsspiel.situation.prose;

import java.util.List;
import java.util.stream.Collectors;

/**
 * A paragraph, a heading or an item of a list.
 *
 * @param mark the hanging mark of an item, empty for others
 * @param runs its words, line breaks taken out
 */
public record ProseBlock(Kind kind, String mark, List<ProseRun> runs) {
  /** Keeps its own copy. */
  public ProseBlock {
    runs = List.copyOf(runs);
  }

  /** What a block is. */
  public enum Kind {
    PARAGRAPH,
    HEADING,
    ITEM
  }

  /** Its words without their looks. */
  public String text() {
    return runs.stream().map(ProseRun::text).collect(Collectors.joining());
  }
}
