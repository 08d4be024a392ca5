package studio.kriegsspiel.situation.footprint;

import java.util.List;
import java.util.Optional;
import studio.kriegsspiel.rules.Citation;
import studio.kriegsspiel.rules.concept.Formation;
import studio.kriegsspiel.rules.field.FieldManual;
import studio.kriegsspiel.rules.field.Footprint;
import studio.kriegsspiel.scenario.force.Unit;
import studio.kriegsspiel.situation.force.TroopsOf;

/**
 * Front and depth of bodies that stand together in one formation: one behind the other in column,
 * else side by side.
 *
 * @param frontMetres front of the whole
 * @param depthMetres depth of the whole
 * @param citation what the front rests on, nothing where no body's is known
 * @param isWhole whether it is known of every body; the others take up nothing
 */
public record Extent(
    double frontMetres, double depthMetres, Optional<Citation> citation, boolean isWhole) {

  /** The extent of bodies under a book. */
  public static Extent of(List<Unit> bodies, Formation formation, FieldManual manual) {
    boolean column = isInColumn(formation);
    double front = 0;
    double depth = 0;
    boolean whole = true;
    Optional<Citation> citation = Optional.empty();
    for (Unit body : bodies) {
      Optional<Footprint> its = manual.findFootprint(TroopsOf.unit(body), formation);
      whole &= its.isPresent();
      double broad = its.map(Footprint::frontageMetres).orElse(0.0);
      double deep = its.map(Footprint::depthMetres).orElse(0.0);
      front = column ? Math.max(front, broad) : front + broad;
      depth = column ? depth + deep : Math.max(depth, deep);
      if (its.isPresent()) {
        citation = its.map(Footprint::frontageCitation);
      }
    }
    return new Extent(front, depth, citation, whole);
  }

  /** Whether bodies in such a formation stand one behind the other. */
  public static boolean isInColumn(Formation formation) {
    return switch (formation) {
      case COLUMN_MARCH, COLUMN_OPEN, COLUMN_CLOSE, COLUMN_ATTACK, ARTILLERY_LIMBERED -> true;
      case LINE, MASS, SQUARE, SKIRMISH, ARTILLERY_DEPLOYED, GARRISON -> false;
    };
  }
}
