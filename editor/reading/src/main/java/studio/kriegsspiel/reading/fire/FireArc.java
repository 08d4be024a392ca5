package studio.kriegsspiel.reading.fire;

import studio.kriegsspiel.rules.field.RangeTable;
import studio.kriegsspiel.situation.words.Figures;

/**
 * Where a weapon can fire.
 *
 * @param facingDegrees its middle, clockwise from grid north
 * @param degrees from edge to edge, 360 for all round
 * @param words what it rests on
 */
public record FireArc(double facingDegrees, double degrees, String words) {
  private static final double USUAL_DEGREES = RangeTable.Arc.USUAL_DEGREES;

  /** All round. */
  public static FireArc allRound() {
    return new FireArc(0, 360, "all round");
  }

  /** Turned on a target, wherever that is. */
  public static FireArc on(double bearingDegrees) {
    return new FireArc(bearingDegrees, 360, "faced on the target");
  }

  /** An arc of so many degrees. */
  public static FireArc asked(double facingDegrees, double degrees) {
    return new FireArc(
        facingDegrees,
        degrees,
        Figures.format("arc of %.0f° to the %s", degrees, Figures.compass(facingDegrees)));
  }

  /** The book's arc; where it gives none a quarter of the circle, which says so. */
  public static FireArc of(RangeTable table, double facingDegrees) {
    return table
        .arc()
        .map(
            own ->
                new FireArc(
                    facingDegrees,
                    own.degrees(),
                    Figures.format(
                        "arc of %d° to the %s [%s]",
                        own.degrees(), Figures.compass(facingDegrees), own.citation())))
        .orElseGet(
            () ->
                new FireArc(
                    facingDegrees,
                    USUAL_DEGREES,
                    Figures.format(
                        "arc of %.0f° to the %s, a figure of the studio's",
                        USUAL_DEGREES, Figures.compass(facingDegrees))));
  }
}
