package studio.kriegsspiel.situation.march;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import studio.kriegsspiel.rules.book.RuleBook;
import studio.kriegsspiel.rules.concept.TerrainKind;
import studio.kriegsspiel.rules.concept.UnitType;
import studio.kriegsspiel.rules.field.FieldManual;
import studio.kriegsspiel.rules.field.Gait;
import studio.kriegsspiel.rules.field.Going;
import studio.kriegsspiel.rules.field.Troops;
import studio.kriegsspiel.terrain.slope.SlopeBands;

/**
 * The slopes at which a rule book changes a rate of movement, found by asking it: whole degrees
 * where the rate of some troops on open ground or on a road differs just below and just above.
 */
public final class BookSlopes {
  private static final int STEEPEST = 60;
  private static final double BESIDE = 0.01;

  private static final List<Going> GROUNDS =
      List.of(Going.OPEN, Going.OPEN.down(), Going.of(TerrainKind.ROAD));

  private BookSlopes() {}

  /** The bands of a book, nothing if slope is all one to it. */
  public static Optional<SlopeBands> find(RuleBook book) {
    FieldManual manual = book.fieldManual();
    List<Double> thresholds = new ArrayList<>();
    for (int degrees = 1; degrees <= STEEPEST; degrees++) {
      if (changesAt(manual, degrees)) {
        thresholds.add((double) degrees);
      }
    }
    return thresholds.isEmpty() ? Optional.empty() : Optional.of(new SlopeBands(thresholds));
  }

  private static boolean changesAt(FieldManual manual, int degrees) {
    for (UnitType type : UnitType.values()) {
      Troops troops = Troops.of(type, 600);
      for (Gait gait : Gait.values()) {
        for (Going going : GROUNDS) {
          double below = manual.march(troops, gait, going.at(degrees - BESIDE)).metresPerMinute();
          double above = manual.march(troops, gait, going.at(degrees + BESIDE)).metresPerMinute();
          if (below != above) {
            return true;
          }
        }
      }
    }
    return false;
  }

  /** A slope that stands for each band: its middle, or a little beyond the last threshold. */
  public static double[] middles(SlopeBands bands) {
    List<Double> limits = bands.thresholdsDegrees();
    double[] middles = new double[bands.count()];
    for (int i = 1; i < middles.length; i++) {
      double next = i < limits.size() ? limits.get(i) : Math.min(90, limits.get(i - 1) + 10);
      middles[i] = (limits.get(i - 1) + next) / 2;
    }
    return middles;
  }
}
