package studio.kriegsspiel.situation.event;

import java.time.LocalDateTime;
import java.util.Optional;

/**
 * One thing that is due.
 *
 * @param id the same for the same statement however the rest of the text changes, such as {@code
 *     enters:Blue.Lambert}
 * @param earliest when it is due, or the earliest time at which it may be; none if something other
 *     than the clock decides
 * @param latest the last time at which it may be, where the umpire may choose
 * @param happening what it is
 */
public record Event(
    String id,
    Optional<LocalDateTime> earliest,
    Optional<LocalDateTime> latest,
    Happening happening) {

  /** Whether the clock decides when it happens. */
  public boolean isTimed() {
    return earliest.isPresent();
  }
}
