package studio.kriegsspiel.situation.knowledge;

import studio.kriegsspiel.scenario.force.UnitId;
import studio.kriegsspiel.situation.sight.Look;

/**
 * Enemy troops that own troops can see.
 *
 * @param seen who is seen
 * @param by the first of the own bodies that sees them
 * @param look the line of sight
 */
public record TroopSighting(UnitId seen, UnitId by, Look look) {}
