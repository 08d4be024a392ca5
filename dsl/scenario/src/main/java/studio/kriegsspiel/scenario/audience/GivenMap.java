package studio.kriegsspiel.scenario.audience;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import studio.kriegsspiel.scenario.text.TextSpan;

/**
 * A map as a reader had it: poorer than the ground, or older.
 *
 * @param reader who has it
 * @param title what it is, such as {@code Ferraris, 1777}, where the text says
 * @param lacking kinds of things that are not on it
 * @param missing single things that are not on it, by the name of a place or feature
 * @param shown things that are on it and no longer on the ground: features that the ground has set
 *     aside, by their names
 * @param span the whole statement
 */
public record GivenMap(
    Audience reader,
    Optional<String> title,
    List<MapPart> lacking,
    List<NamedThing> missing,
    List<NamedThing> shown,
    TextSpan span) {
  /** Keeps its own copies, each part once and in the order of the parts. */
  public GivenMap {
    lacking = lacking.stream().distinct().sorted().toList();
    missing = List.copyOf(missing);
    shown = List.copyOf(shown);
  }

  /**
   * A thing of the ground.
   *
   * @param name the place or feature as written
   * @param span the name in the text
   */
  public record NamedThing(String name, TextSpan span) {}

  /** All names in it. */
  public Stream<NamedThing> things() {
    return Stream.concat(missing.stream(), shown.stream());
  }
}
