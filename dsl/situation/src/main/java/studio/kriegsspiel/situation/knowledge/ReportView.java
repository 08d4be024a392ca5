package studio.kriegsspiel.situation.knowledge;

import java.time.LocalDateTime;
import java.util.Optional;

/**
 * A Separate Report the reader has received.
 *
 * @param at the time it carries
 * @param from who sends it
 * @param text what it says
 */
public record ReportView(Optional<LocalDateTime> at, Optional<String> from, String text) {}
