package studio.kriegsspiel.desk.file;

import java.nio.file.Path;
import java.time.Instant;
import java.util.Optional;

/**
 * Unsaved changes of a ground that an earlier session left behind.
 *
 * @param journal the file that holds them
 * @param scenario the scenario file they were made under, none if it was never saved
 * @param at when they were written down
 * @param name the name of the ground
 * @param features its features and places
 */
public record RecoveredGround(
    Path journal, Optional<Path> scenario, Instant at, String name, String features) {
  /** When they were written down, in words. */
  public String when() {
    return WhenLeft.words(at);
  }
}
