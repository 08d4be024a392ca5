package studio.kriegsspiel.situation.knowledge;

import java.time.LocalDateTime;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * What the reader's side is to achieve.
 *
 * @param text the objective in words
 * @param place the named place it is about
 * @param until the time by or until which it counts
 * @param worth the points it counts
 */
public record ObjectiveView(
    String text, Optional<String> place, Optional<LocalDateTime> until, OptionalInt worth) {}
