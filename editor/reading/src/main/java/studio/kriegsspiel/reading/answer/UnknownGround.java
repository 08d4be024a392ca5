package studio.kriegsspiel.reading.answer;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.locationtech.jts.geom.Envelope;
import org.locationtech.jts.geom.Geometry;
import studio.kriegsspiel.situation.words.Figures;
import studio.kriegsspiel.terrain.Bounds;
import studio.kriegsspiel.terrain.GridGeometry;

/**
 * How much of what was asked about nobody knows.
 *
 * @param offMapSquareMetres what lies beyond the edge of the map
 * @param withoutSquareMetres what has no heights, or lies behind such ground
 */
public record UnknownGround(double offMapSquareMetres, double withoutSquareMetres) {
  /** Less than this share is left unsaid. */
  private static final double HARDLY = 0.0005;

  /**
   * Measures.
   *
   * @param asked the ground that was asked about
   * @param heights the cells of all heights
   * @param unknownCells how many cells in it have no answer
   */
  public static UnknownGround of(Geometry asked, GridGeometry heights, long unknownCells) {
    Bounds map = heights.bounds();
    Geometry within =
        asked
            .getFactory()
            .toGeometry(new Envelope(map.west(), map.east(), map.south(), map.north()));
    double off = Math.max(0, asked.getArea() - asked.intersection(within).getArea());
    double side = heights.cellMetres();
    return new UnknownGround(off < HARDLY * asked.getArea() ? 0 : off, unknownCells * side * side);
  }

  /** Both together. */
  public double squareMetres() {
    return offMapSquareMetres + withoutSquareMetres;
  }

  /** In words, beside so much that is known; nothing where hardly anything is unknown. */
  public Optional<String> line(double knownSquareMetres) {
    double all = squareMetres() + knownSquareMetres;
    if (squareMetres() <= HARDLY * all) {
      return Optional.empty();
    }
    List<String> parts = new ArrayList<>();
    if (offMapSquareMetres > HARDLY * all) {
      parts.add(Figures.area(offMapSquareMetres) + " beyond the edge of the map");
    }
    if (withoutSquareMetres > HARDLY * all) {
      parts.add(Figures.area(withoutSquareMetres) + " without heights or behind such ground");
    }
    return Optional.of(
        Figures.format(
            "not known     %s, %s of what was asked about: %s",
            Figures.area(squareMetres()),
            Figures.percent(squareMetres(), all),
            String.join(", ", parts)));
  }

  /** For other programs. */
  public void describe(ObjectNode json) {
    JsonFigures.put(json, "offMapSquareMetres", offMapSquareMetres);
    JsonFigures.put(json, "withoutHeightsSquareMetres", withoutSquareMetres);
  }
}
