package studio.kriegsspiel.rules.field;

import java.util.List;
import java.util.Optional;
import studio.kriegsspiel.rules.Citation;
import studio.kriegsspiel.rules.Fraction;

/**
 * The ranges of one weapon as a rule book divides them, from the muzzle outward.
 *
 * @param weapon what the book fires it as, such as {@code 6-pdr}
 * @param steps at least one, each ending beyond the one before
 * @param unit the book's unit in the plural
 * @param metresPerUnit metres in one unit
 * @param arc the arc of fire, empty where the book gives none
 */
public record RangeTable(
    String weapon, List<Step> steps, String unit, Fraction metresPerUnit, Optional<Arc> arc) {

  /** Keeps its own copy and refuses ranges that do not grow. */
  public RangeTable {
    steps = List.copyOf(steps);
    if (steps.isEmpty()) {
      throw new IllegalArgumentException("a weapon has at least one range");
    }
    for (int i = 1; i < steps.size(); i++) {
      if (steps.get(i).upTo() <= steps.get(i - 1).upTo()) {
        throw new IllegalArgumentException("ranges end one beyond the other");
      }
    }
  }

  /**
   * One range.
   *
   * @param name in the book's words, such as {@code large canister}
   * @param upTo where it ends, in the book's unit
   * @param worth what fire is worth there, one clause; empty where the dice alone decide
   * @param citation what it rests on
   */
  public record Step(String name, int upTo, String worth, Citation citation) {}

  /**
   * An arc of fire.
   *
   * @param degrees from its left edge to its right
   * @param citation what it rests on
   */
  public record Arc(int degrees, Citation citation) {
    /** For weapons to which a book gives none: a quarter of the circle, the studio's own figure. */
    public static final int USUAL_DEGREES = 90;
  }

  /** Where a range ends, in metres. */
  public double metres(Step step) {
    return metresPerUnit.times(step.upTo()).toDouble();
  }

  /** The farthest anything is hit, in metres. */
  public double farthestMetres() {
    return metres(steps.get(steps.size() - 1));
  }

  /** The range that holds a distance, its end included, empty beyond the last. */
  public Optional<Step> findAt(double distanceMetres) {
    return steps.stream()
        .filter(step -> distanceMetres <= metres(step) + Sighting.EDGE_METRES)
        .findFirst();
  }

  /** Whether it fires canister so far. */
  public boolean isCanisterAt(double distanceMetres) {
    return findAt(distanceMetres).filter(step -> step.name().contains("canister")).isPresent();
  }
}
