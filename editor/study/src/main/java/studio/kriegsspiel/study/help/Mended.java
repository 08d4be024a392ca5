package studio.kriegsspiel.study.help;

import java.util.List;
import studio.kriegsspiel.study.Study;

/**
 * A text after some of its findings were mended.
 *
 * @param study of the text as it is then
 * @param made the mends that were made
 * @param back those that were taken back, because they left no fewer findings
 */
public record Mended(Study study, List<Mend> made, List<TakenBack> back) {
  /** Copies the lists. */
  public Mended {
    made = List.copyOf(made);
    back = List.copyOf(back);
  }
}
