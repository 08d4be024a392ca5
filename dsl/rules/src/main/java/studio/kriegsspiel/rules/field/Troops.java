package studio.kriegsspiel.rules.field;

import java.util.OptionalInt;
import studio.kriegsspiel.rules.concept.Arm;
import studio.kriegsspiel.rules.concept.Grade;
import studio.kriegsspiel.rules.concept.UnitType;

/**
 * Troops as a rule book needs to know them.
 *
 * @param type kind of troops
 * @param men men of all ranks, riders for cavalry, 0 where unknown
 * @param pieces guns and howitzers, 0 for other arms
 * @param pounds calibre of the guns in pounds of shot, empty where unknown
 * @param ranks ranks deep in line, empty for the book's own rule
 * @param grade how good they are
 */
public record Troops(
    UnitType type, int men, int pieces, OptionalInt pounds, OptionalInt ranks, Grade grade) {
  public Troops {
    if (men < 0 || pieces < 0) {
      throw new IllegalArgumentException("a strength is not negative");
    }
  }

  /** Foot or horse of line quality. */
  public static Troops of(UnitType type, int men) {
    return new Troops(type, men, 0, OptionalInt.empty(), OptionalInt.empty(), Grade.LINE);
  }

  /** A battery of so many pieces of one calibre. */
  public static Troops battery(UnitType type, int pieces, int pounds) {
    return new Troops(type, 0, pieces, OptionalInt.of(pounds), OptionalInt.empty(), Grade.LINE);
  }

  public Troops inRanks(int deep) {
    return new Troops(type, men, pieces, pounds, OptionalInt.of(deep), grade);
  }

  public Arm arm() {
    return type.arm();
  }
}
