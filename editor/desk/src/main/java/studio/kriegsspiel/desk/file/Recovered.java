package studio.kriegsspiel.desk.file;

import java.nio.file.Path;
import java.time.Instant;
import java.util.Optional;

/**
 * Unsaved text that an earlier session left behind.
 *
 * @param journal the file that holds it
 * @param scenario the scenario file it belongs to, none if it was never saved
 * @param at when it was written down
 * @param text the text
 */
public record Recovered(Path journal, Optional<Path> scenario, Instant at, String text) {
  /** When it was written down, in words. */
  public String when() {
    return WhenLeft.words(at);
  }

  /** The name of its file, or what stands for it. */
  public String name() {
    return scenario.map(path -> String.valueOf(path.getFileName())).orElse("a new scenario");
  }
}
