package studio.kriegsspiel.situation.claim;

import java.util.Optional;
import studio.kriegsspiel.rules.field.FieldManual;
import studio.kriegsspiel.rules.field.Gait;
import studio.kriegsspiel.rules.field.Going;
import studio.kriegsspiel.rules.field.March;
import studio.kriegsspiel.rules.field.Troops;
import studio.kriegsspiel.situation.march.MarchReckoning;
import studio.kriegsspiel.situation.march.Routes;
import studio.kriegsspiel.terrain.MapPoint;
import studio.kriegsspiel.terrain.march.MarchRoute;

/**
 * Troops on their way in haste: for as many moves as their book lets them, as early as may be, and
 * in their ranks between.
 *
 * @param inHaste minutes that all of the way takes in haste
 * @param inRanks minutes that all of it takes between, endless where they must halt
 * @param limit how many moves may be made in haste
 * @param moveMinutes minutes of a move
 */
record Haste(double inHaste, double inRanks, March.Frequency limit, double moveMinutes) {
  private static final March.Frequency ALWAYS = new March.Frequency(1, 1);

  /** Who is there already needs no time, by which nothing could be divided. */
  private static final double LEAST = 1e-6;

  /** The way of troops from one point to another, if there is one. */
  static Optional<Haste> find(
      Routes routes, FieldManual manual, Troops troops, MapPoint from, MapPoint to) {
    MarchReckoning hasty = routes.of(troops, Gait.HASTE);
    return hasty.findQuickest(from, to).map(way -> of(way, hasty, manual));
  }

  private static Haste of(MarchRoute way, MarchReckoning hasty, FieldManual manual) {
    Optional<March.Rate> limited =
        Optional.of(manual.march(hasty.troops(), Gait.HASTE, Going.OPEN))
            .filter(March.Rate.class::isInstance)
            .map(March.Rate.class::cast)
            .filter(rate -> rate.findLimit().isPresent());
    if (limited.isEmpty()) {
      return new Haste(way.totalMinutes(), way.totalMinutes(), ALWAYS, 1);
    }
    double inRanks =
        hasty
            .findAt(way, Gait.ACTION)
            .map(MarchRoute::totalMinutes)
            .orElse(Double.POSITIVE_INFINITY);
    March.Rate rate = limited.get();
    return new Haste(
        way.totalMinutes(), inRanks, rate.findLimit().orElse(ALWAYS), rate.turnMinutes());
  }

  /** Minutes that they need. */
  double minutes() {
    double gone = 0;
    int move = 0;
    while (gone + moveMinutes / wholeMinutes(move) < 1) {
      gone += moveMinutes / wholeMinutes(move);
      move++;
    }
    return move * moveMinutes + (1 - gone) * wholeMinutes(move);
  }

  /** How much of the way they make in so many minutes; more than 1 beyond its end. */
  double share(double minutes) {
    double window = moveMinutes * limit.inTurns();
    double windows = Math.floor(minutes / window);
    double inWindow = 0;
    double gone = 0;
    for (int move = 0; move < limit.inTurns(); move++) {
      double left = minutes - windows * window - move * moveMinutes;
      inWindow += moveMinutes / wholeMinutes(move);
      gone += Math.max(0, Math.min(left, moveMinutes)) / wholeMinutes(move);
    }
    return windows * inWindow + gone;
  }

  private double wholeMinutes(int move) {
    return Math.max(LEAST, move % limit.inTurns() < limit.turns() ? inHaste : inRanks);
  }
}
