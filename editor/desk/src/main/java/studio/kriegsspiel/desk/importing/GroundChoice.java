package studio.kriegsspiel.desk.importing;

import java.awt.image.BufferedImage;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/**
 * A ground that a scenario can be written for. It holds a picture and a few words, not the ground:
 * there may be many.
 *
 * @param name the name scenarios use
 * @param title its name for people
 * @param summary what it is, or where it was found
 * @param path its package
 * @param beside whether it lies beside a scenario, not in the library
 * @param facts size, cells and truth; none while it is being read
 * @param picture the ground in little
 * @param fault why it cannot be used; empty if it can
 */
public record GroundChoice(
    String name,
    String title,
    String summary,
    Path path,
    boolean beside,
    List<String> facts,
    Optional<BufferedImage> picture,
    String fault) {
  private static final int MOST_FACTS = 5;

  /** Keeps its own copy. */
  public GroundChoice {
    facts = List.copyOf(facts);
  }

  /** A ground that has yet to be read. */
  static GroundChoice unread(String name, String title, String summary, Path path, boolean beside) {
    return new GroundChoice(name, title, summary, path, beside, List.of(), Optional.empty(), "");
  }

  /** The same, which cannot be read. */
  GroundChoice unreadable(String sentence) {
    return new GroundChoice(name, title, summary, path, beside, facts, picture, sentence);
  }

  /** Its facts, or its fault, in a line. */
  public String words() {
    if (!fault.isEmpty()) {
      return fault;
    }
    return facts.isEmpty()
        ? "being read…"
        : String.join("; ", facts.subList(0, Math.min(facts.size(), MOST_FACTS)));
  }
}
