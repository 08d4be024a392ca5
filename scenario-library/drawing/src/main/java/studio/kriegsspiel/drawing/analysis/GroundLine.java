package studio.kriegsspiel.drawing.analysis;

import java.awt.Color;
import java.util.Optional;
import org.locationtech.jts.geom.Geometry;

/**
 * A line over the ground, such as a way or the edge of a range.
 *
 * @param shape in metres of the terrain's system
 * @param colour its ink
 * @param millimetres its breadth on paper
 * @param dashed whether it is broken
 * @param cased whether light edges set it off from the map
 * @param label written beside its middle
 */
public record GroundLine(
    Geometry shape,
    Color colour,
    double millimetres,
    boolean dashed,
    boolean cased,
    Optional<String> label) {

  /** A thin line without a label. */
  public static GroundLine thin(Geometry shape, Color colour) {
    return new GroundLine(shape, colour, 0.3, false, false, Optional.empty());
  }

  /** The same with a label. */
  public GroundLine labelled(String text) {
    return new GroundLine(shape, colour, millimetres, dashed, cased, Optional.of(text));
  }
}
