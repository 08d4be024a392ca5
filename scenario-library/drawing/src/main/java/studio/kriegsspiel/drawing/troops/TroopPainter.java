package studio.kriegsspiel.drawing.troops;

import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Shape;
import java.awt.geom.AffineTransform;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Line2D;
import java.awt.geom.Path2D;
import java.awt.geom.Rectangle2D;
import java.util.List;
import studio.kriegsspiel.drawing.frame.Canvas;
import studio.kriegsspiel.drawing.style.MapStyle;
import studio.kriegsspiel.rules.concept.Formation;

/**
 * Draws troop blocks in the manner of Reisswitz's pieces: infantry full in the side's colour with
 * the half battalion's diagonal, cavalry halved along the diagonal, artillery pale with its guns;
 * the front edge is the heavy one.
 */
public final class TroopPainter {

  /** Draws all blocks that can be seen, without their labels. */
  public void paint(Canvas canvas, List<TroopBlock> blocks) {
    for (TroopBlock block : blocks) {
      double reach = Math.hypot(block.frontMetres(), block.depthMetres());
      double x = block.centre().x();
      double y = block.centre().y();
      if (canvas.sees(x - reach, y - reach, x + reach, y + reach)) {
        paint(canvas, block);
      }
    }
  }

  private void paint(Canvas canvas, TroopBlock block) {
    Inks inks = Inks.of(canvas.style(), block);
    AffineTransform place = block.toPicture(canvas.viewport());
    double line = canvas.measure("troop.edge");
    for (Rectangle2D.Double one : block.blocks()) {
      switch (block.type().arm()) {
        case INFANTRY -> infantry(canvas, block, one, place, inks, line);
        case CAVALRY -> cavalry(canvas, one, place, inks, line);
        case ARTILLERY -> artillery(canvas, block, one, place, inks, line);
        default -> other(canvas, one, place, inks, line);
      }
    }
    if (block.formation() == Formation.GARRISON) {
      garrison(canvas, block, place, inks, line);
    }
    if (block.facingDegrees().isPresent()) {
      front(canvas, block, place, inks);
    }
  }

  private record Inks(Color fill, Color dark, Color pale) {
    static Inks of(MapStyle style, TroopBlock block) {
      Inks inks =
          new Inks(
              style.side(block.colour(), "fill"),
              style.side(block.colour(), "dark"),
              style.side(block.colour(), "pale"));
      return block.muted() ? new Inks(inks.pale, inks.fill, inks.pale) : inks;
    }
  }

  private static void infantry(
      Canvas canvas,
      TroopBlock block,
      Rectangle2D.Double one,
      AffineTransform place,
      Inks inks,
      double line) {
    canvas.fill(place.createTransformedShape(one), inks.fill);
    if (block.formation() == Formation.SQUARE) {
      Rectangle2D hollow =
          new Rectangle2D.Double(
              one.x + one.width * 0.28,
              one.y + one.height * 0.28,
              one.width * 0.44,
              one.height * 0.44);
      canvas.fill(place.createTransformedShape(hollow), inks.pale);
    } else if (block.formation() != Formation.SKIRMISH) {
      canvas.draw(
          place.createTransformedShape(
              new Line2D.Double(one.x, one.y, one.getMaxX(), one.getMaxY())),
          inks.pale,
          MapStyle.buttStroke(line * 1.5));
    }
    edge(canvas, one, place, inks, line);
  }

  private static void cavalry(
      Canvas canvas, Rectangle2D.Double one, AffineTransform place, Inks inks, double line) {
    canvas.fill(place.createTransformedShape(one), inks.pale);
    Path2D.Double half = new Path2D.Double();
    half.moveTo(one.x, one.y);
    half.lineTo(one.x, one.getMaxY());
    half.lineTo(one.getMaxX(), one.getMaxY());
    half.closePath();
    canvas.fill(place.createTransformedShape(half), inks.fill);
    edge(canvas, one, place, inks, line);
  }

  private static void artillery(
      Canvas canvas,
      TroopBlock block,
      Rectangle2D.Double one,
      AffineTransform place,
      Inks inks,
      double line) {
    canvas.fill(place.createTransformedShape(one), inks.pale);
    int guns = (int) Math.max(1, Math.round((double) block.pieces() / block.blocks().size()));
    boolean deployed = one.width >= one.height;
    double size = Math.min(deployed ? one.width / guns : one.width, one.height) * 0.8;
    for (int i = 0; i < guns; i++) {
      double share = (i + 0.5) / guns;
      double x = deployed ? one.x + one.width * share : one.getCenterX();
      double y = deployed ? one.getCenterY() : one.y + one.height * share;
      gun(canvas, x, y, deployed ? size : Math.min(size, one.height / guns * 0.8), place, inks);
    }
    edge(canvas, one, place, inks, line);
  }

  /** A gun seen from above: barrel to the front, axle, two wheels. */
  private static void gun(
      Canvas canvas, double x, double y, double size, AffineTransform place, Inks inks) {
    double unit = size / 10;
    Path2D.Double gun = new Path2D.Double();
    gun.append(new Rectangle2D.Double(x - unit * 0.8, y - unit * 3.6, unit * 1.6, unit * 8), false);
    gun.append(new Rectangle2D.Double(x - unit * 3, y - unit, unit * 6, unit * 0.9), false);
    gun.append(
        new Rectangle2D.Double(x - unit * 3.6, y - unit * 2.4, unit * 1.3, unit * 3.8), false);
    gun.append(
        new Rectangle2D.Double(x + unit * 2.3, y - unit * 2.4, unit * 1.3, unit * 3.8), false);
    gun.setWindingRule(Path2D.WIND_NON_ZERO);
    canvas.fill(place.createTransformedShape(gun), inks.fill);
  }

  private static void other(
      Canvas canvas, Rectangle2D.Double one, AffineTransform place, Inks inks, double line) {
    canvas.fill(place.createTransformedShape(one), inks.pale);
    double radius = Math.min(one.width, one.height) * 0.28;
    canvas.fill(
        place.createTransformedShape(
            new Ellipse2D.Double(
                one.getCenterX() - radius, one.getCenterY() - radius, 2 * radius, 2 * radius)),
        inks.fill);
    edge(canvas, one, place, inks, line);
  }

  private static void edge(
      Canvas canvas, Rectangle2D.Double one, AffineTransform place, Inks inks, double line) {
    Shape outline = place.createTransformedShape(one);
    canvas.draw(
        outline,
        inks.dark,
        new BasicStroke((float) line, BasicStroke.CAP_BUTT, BasicStroke.JOIN_MITER));
    canvas.draw(
        place.createTransformedShape(
            new Line2D.Double(one.x, one.getMaxY(), one.getMaxX(), one.getMaxY())),
        inks.dark,
        MapStyle.buttStroke(line * 3));
  }

  private static void garrison(
      Canvas canvas, TroopBlock block, AffineTransform place, Inks inks, double line) {
    Rectangle2D all = block.extent();
    double grow = Math.min(all.getWidth(), all.getHeight()) * 0.22;
    Rectangle2D ring =
        new Rectangle2D.Double(
            all.getX() - grow,
            all.getY() - grow,
            all.getWidth() + 2 * grow,
            all.getHeight() + 2 * grow);
    canvas.draw(
        place.createTransformedShape(ring),
        inks.dark,
        MapStyle.dashed(line * 2, line * 6, line * 4));
  }

  private static void front(Canvas canvas, TroopBlock block, AffineTransform place, Inks inks) {
    double size = canvas.viewport().groundMetres(0.9);
    double top = block.extent().getMaxY() + canvas.viewport().groundMetres(0.35);
    double middle = block.extent().getCenterX();
    Path2D.Double arrow = new Path2D.Double();
    arrow.moveTo(middle - size * 0.6, top);
    arrow.lineTo(middle, top + size);
    arrow.lineTo(middle + size * 0.6, top);
    arrow.closePath();
    canvas.fill(place.createTransformedShape(arrow), inks.dark);
  }
}
