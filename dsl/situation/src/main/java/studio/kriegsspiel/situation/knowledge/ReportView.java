package studio.kriegsspiel.situation.knowledge;

import java.time.LocalDateTime;
import java.util.List;
import java.util.Optional;

/**
 * A Separate Report the reader has received.
 *
 * @param at the time it carries
 * @param from who sends it
 * @param text what it says
 * @param forces what it says of single bodies, beside the prose
 */
public record ReportView(
    Optional<LocalDateTime> at, Optional<String> from, String text, List<ForceView> forces) {
  /** Keeps its own copy. */
  public ReportView {
    forces = List.copyOf(forces);
  }
}
