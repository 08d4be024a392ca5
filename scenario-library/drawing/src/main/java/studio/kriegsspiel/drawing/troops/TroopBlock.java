package studio.kriegsspiel.drawing.troops;

import java.awt.Shape;
import java.awt.geom.AffineTransform;
import java.awt.geom.Path2D;
import java.awt.geom.Rectangle2D;
import java.util.List;
import java.util.Optional;
import studio.kriegsspiel.drawing.frame.MapViewport;
import studio.kriegsspiel.rules.concept.Formation;
import studio.kriegsspiel.rules.concept.UnitType;
import studio.kriegsspiel.scenario.force.UnitId;
import studio.kriegsspiel.terrain.MapPoint;

/**
 * One unit as it lies on the map.
 *
 * @param unit the unit, for whoever asks what lies under the mouse
 * @param label the name drawn beside it, empty for none
 * @param colour colour word of its side
 * @param centre where its centre stands
 * @param facingDegrees the way it faces, clockwise from grid north; none if not known
 * @param blocks its single blocks in metres: x to its right, y to its front, about its centre
 * @param pieces guns and howitzers
 * @param muted drawn pale, for troops that are not there yet
 */
public record TroopBlock(
    UnitId unit,
    String label,
    String colour,
    UnitType type,
    Formation formation,
    MapPoint centre,
    Optional<Double> facingDegrees,
    List<Rectangle2D.Double> blocks,
    int pieces,
    boolean muted) {

  /** Copies the list. */
  public TroopBlock {
    blocks = List.copyOf(blocks);
  }

  /** The same block elsewhere, for dragging. */
  public TroopBlock movedTo(MapPoint point) {
    return new TroopBlock(
        unit, label, colour, type, formation, point, facingDegrees, blocks, pieces, muted);
  }

  /** The same block, as broad and as deep as so many metres at least. */
  public TroopBlock atLeast(double metres) {
    List<Rectangle2D.Double> larger =
        blocks.stream()
            .map(
                each -> {
                  double width = Math.max(metres, each.width);
                  double height = Math.max(metres, each.height);
                  return new Rectangle2D.Double(
                      each.getCenterX() - width / 2, each.getCenterY() - height / 2, width, height);
                })
            .toList();
    return new TroopBlock(
        unit, label, colour, type, formation, centre, facingDegrees, larger, pieces, muted);
  }

  /** The same block under another name. */
  public TroopBlock labelled(String name) {
    return new TroopBlock(
        unit, name, colour, type, formation, centre, facingDegrees, blocks, pieces, muted);
  }

  /** The same block facing elsewhere. */
  public TroopBlock facing(double degrees) {
    return new TroopBlock(
        unit, label, colour, type, formation, centre, Optional.of(degrees), blocks, pieces, muted);
  }

  /** From metres about the block's centre, x right and y front, to the picture. */
  public AffineTransform toPicture(MapViewport viewport) {
    double angle = Math.toRadians(facingDegrees.orElse(0.0));
    double scale = viewport.unitsPerMetre();
    var at = viewport.toPicture(centre);
    return new AffineTransform(
        Math.cos(angle) * scale,
        Math.sin(angle) * scale,
        Math.sin(angle) * scale,
        -Math.cos(angle) * scale,
        at.x,
        at.y);
  }

  /** The outline in the picture, for drawing a selection and for finding what was clicked. */
  public Shape outline(MapViewport viewport) {
    Path2D.Double outline = new Path2D.Double();
    blocks.forEach(block -> outline.append(block, false));
    return toPicture(viewport).createTransformedShape(outline);
  }

  /** Front in metres, from the left edge of the left block to the right edge of the right one. */
  public double frontMetres() {
    return extent().getWidth();
  }

  /** Depth in metres. */
  public double depthMetres() {
    return extent().getHeight();
  }

  Rectangle2D extent() {
    Rectangle2D all = new Rectangle2D.Double();
    for (int i = 0; i < blocks.size(); i++) {
      all = i == 0 ? blocks.get(0).getBounds2D() : all.createUnion(blocks.get(i));
    }
    return all;
  }
}
