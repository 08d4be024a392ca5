package studio.kriegsspiel.situation.plan;

import org.locationtech.jts.geom.Geometry;

/**
 * Ground on which a player deploys as he likes, as a map shows it.
 *
 * @param colour colour word of the side's blocks
 * @param label whose troops
 * @param shape in metres of the ground's system
 */
public record AreaMark(String colour, String label, Geometry shape) {}
