package studio.kriegsspiel.rules.ruler;

import java.util.List;
import java.util.Optional;
import studio.kriegsspiel.rules.Citation;
import studio.kriegsspiel.rules.Fraction;
import studio.kriegsspiel.rules.field.March;

/**
 * How far troops of one kind go in a turn over open, even ground.
 *
 * @param troops who goes so
 * @param marks the nearest first
 */
public record MarchRuler(String troops, List<Mark> marks) {

  /** Copies the list and refuses an empty one. */
  public MarchRuler {
    marks = List.copyOf(marks);
    if (marks.isEmpty()) {
      throw new IllegalArgumentException("a ruler has at least one mark");
    }
  }

  /**
   * A distance.
   *
   * @param units in the book's unit of ground
   * @param metres the same on the ground
   * @param gaits at which gaits they go so far
   * @param limit how often, empty for always
   * @param citation what it rests on
   */
  public record Mark(
      Fraction units,
      double metres,
      List<String> gaits,
      Optional<March.Frequency> limit,
      Citation citation) {

    /** Copies the list. */
    public Mark {
      gaits = List.copyOf(gaits);
    }
  }

  /** The farthest mark, in metres. */
  public double metres() {
    return marks.get(marks.size() - 1).metres();
  }
}
