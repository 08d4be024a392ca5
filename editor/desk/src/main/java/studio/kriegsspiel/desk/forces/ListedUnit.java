package studio.kriegsspiel.desk.forces;

import studio.kriegsspiel.scenario.edit.UnitBlock;
import studio.kriegsspiel.scenario.force.Unit;

/**
 * A unit of an army list that can be taken into an army.
 *
 * @param unit the unit; its side is not known yet
 * @param block how the list writes it
 */
public record ListedUnit(Unit unit, UnitBlock block) {}
