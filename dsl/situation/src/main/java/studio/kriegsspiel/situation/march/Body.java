package studio.kriegsspiel.situation.march;

import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import studio.kriegsspiel.rules.book.RuleBook;
import studio.kriegsspiel.rules.concept.Arm;
import studio.kriegsspiel.rules.concept.Formation;
import studio.kriegsspiel.rules.concept.Grade;
import studio.kriegsspiel.rules.concept.UnitType;
import studio.kriegsspiel.rules.field.Footprint;
import studio.kriegsspiel.rules.field.Troops;

/**
 * A body of troops on the march.
 *
 * @param troops what it is
 * @param words what it is called in an answer
 */
public record Body(Troops troops, String words) {
  private static final int MEN = 600;
  private static final int PIECES = 8;

  /** A body of a kind in a usual strength: 600 men, or 8 pieces. */
  public static Body of(UnitType type) {
    return of(type, type.arm() == Arm.ARTILLERY ? PIECES : MEN);
  }

  /** A body of a kind, so many men or, of artillery, so many pieces strong. */
  public static Body of(UnitType type, int strength) {
    Troops troops =
        type.arm() == Arm.ARTILLERY
            ? new Troops(type, 0, strength, OptionalInt.empty(), OptionalInt.empty(), Grade.LINE)
            : Troops.of(type, strength);
    String count =
        switch (type.arm()) {
          case ARTILLERY -> strength + (strength == 1 ? " piece, " : " pieces, ");
          case STAFF, TRAIN -> "";
          default -> strength + (strength == 1 ? " man, " : " men, ");
        };
    return new Body(troops, count + type.label());
  }

  /** The ground it takes up in a formation, by the book; guns on the march are limbered. */
  public Optional<Footprint> findFootprint(RuleBook book, Formation formation) {
    return book.fieldManual().findFootprint(troops, formation);
  }

  /** Length of its column, nothing where the book does not say. */
  public OptionalDouble findLengthMetres(RuleBook book, Formation formation) {
    return findFootprint(book, formation)
        .filter(footprint -> footprint.depthMetres() > 0)
        .map(footprint -> OptionalDouble.of(footprint.depthMetres()))
        .orElse(OptionalDouble.empty());
  }
}
