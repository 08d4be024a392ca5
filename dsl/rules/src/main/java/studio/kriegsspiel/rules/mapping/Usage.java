package studio.kriegsspiel.rules.mapping;

import java.util.Set;
import studio.kriegsspiel.rules.concept.Formation;
import studio.kriegsspiel.rules.concept.Grade;
import studio.kriegsspiel.rules.concept.OrderKind;
import studio.kriegsspiel.rules.concept.TerrainKind;
import studio.kriegsspiel.rules.concept.UnitType;

/**
 * What a scenario makes use of.
 *
 * @param types kinds of troops
 * @param grades qualities that are stated
 * @param formations formations troops stand in
 * @param orders kinds of order
 * @param ground kinds of ground in play
 */
public record Usage(
    Set<UnitType> types,
    Set<Grade> grades,
    Set<Formation> formations,
    Set<OrderKind> orders,
    Set<TerrainKind> ground) {

  /** Copies the sets. */
  public Usage {
    types = Set.copyOf(types);
    grades = Set.copyOf(grades);
    formations = Set.copyOf(formations);
    orders = Set.copyOf(orders);
    ground = Set.copyOf(ground);
  }
}
