package studio.kriegsspiel.checks.forces;

import java.util.Optional;
import studio.kriegsspiel.rules.concept.Arm;
import studio.kriegsspiel.scenario.force.Echelon;
import studio.kriegsspiel.scenario.force.Unit;

/**
 * The sizes that formations had in the armies of 1792 to 1815, wide enough that no return of the
 * time lies outside: figures of the studio's own, not of a book.
 *
 * @param least the fewest men, or pieces of a battery
 * @param most the most men, or pieces of a battery
 */
record UsualSizes(int least, int most) {
  /** Men with one piece in the field, drivers and park included, at most. */
  private static final int MEN_OF_A_PIECE = 50;

  /** The sizes of a unit's level and arm; nothing where there is no telling, as of wagons. */
  static Optional<UsualSizes> of(Unit unit) {
    return switch (unit.type().arm()) {
      case ARTILLERY -> pieces(unit.echelon());
      case INFANTRY, CAVALRY, ENGINEERS -> men(unit.echelon(), unit.type().arm());
      case TRAIN, STAFF -> Optional.empty();
    };
  }

  private static Optional<UsualSizes> pieces(Echelon echelon) {
    return switch (echelon) {
      case BATTERY -> Optional.of(new UsualSizes(2, 16));
      case HALF_BATTERY -> Optional.of(new UsualSizes(1, 8));
      default -> Optional.empty();
    };
  }

  private static Optional<UsualSizes> men(Echelon echelon, Arm arm) {
    boolean horse = arm == Arm.CAVALRY;
    return switch (echelon) {
      case COMPANY -> Optional.of(new UsualSizes(10, 300));
      case SQUADRON -> Optional.of(new UsualSizes(20, 350));
      case HALF_BATTALION -> Optional.of(new UsualSizes(50, 900));
      case BATTALION -> Optional.of(new UsualSizes(80, 1_600));
      case REGIMENT -> Optional.of(new UsualSizes(horse ? 60 : 150, horse ? 1_800 : 6_000));
      case BRIGADE -> Optional.of(new UsualSizes(150, horse ? 4_500 : 14_000));
      case DIVISION -> Optional.of(new UsualSizes(500, 30_000));
      case CORPS -> Optional.of(new UsualSizes(1_000, 90_000));
      default -> Optional.empty();
    };
  }

  /**
   * The most men a unit can have had: its own figure, or that of its parts; where none is given,
   * the most its level had. Nothing where there is no telling.
   */
  static Optional<Integer> mostMen(Unit unit) {
    if (unit.strength().men().isPresent()) {
      return Optional.of(unit.strength().men().getAsInt());
    }
    if (unit.type().arm() == Arm.ARTILLERY && unit.isBody()) {
      int pieces =
          unit.totalPieces() > 0 ? unit.totalPieces() : of(unit).map(UsualSizes::most).orElse(0);
      return pieces == 0 ? Optional.empty() : Optional.of(pieces * MEN_OF_A_PIECE);
    }
    if (unit.isBody()) {
      return of(unit).map(UsualSizes::most);
    }
    int sum = 0;
    for (Unit part : unit.parts()) {
      Optional<Integer> most = mostMen(part);
      if (most.isEmpty()) {
        return Optional.empty();
      }
      sum += most.get();
    }
    return Optional.of(sum);
  }
}
