package studio.kriegsspiel.export.board;

import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Font;
import java.awt.Graphics2D;
import java.awt.Shape;
import java.awt.font.FontRenderContext;
import java.awt.geom.AffineTransform;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Line2D;
import java.awt.geom.Rectangle2D;
import java.util.function.Consumer;
import studio.kriegsspiel.drawing.frame.MapViewport;
import studio.kriegsspiel.drawing.furniture.WordSetter;
import studio.kriegsspiel.drawing.style.Faces;
import studio.kriegsspiel.drawing.style.MapStyle;
import studio.kriegsspiel.export.paper.MarkedText;
import studio.kriegsspiel.export.pdf.FittedText;

/** A page that is drawn in millimetres from its upper left corner, and lettered in points. */
public final class Board {
  /** The tones of aids: none is a colour that a side may have, so none tells of a side. */
  public static final Color INK = MapStyle.staffMap().colour("ink");

  public static final Color SOFT = MapStyle.staffMap().colour("ink.soft");
  public static final Color TINT = new Color(0xd8c6a2);
  public static final Color TINT_PALE = new Color(0xefe5cf);

  private static final FontRenderContext METRICS = new FontRenderContext(null, true, true);
  private static final double MM = MapViewport.POINTS_PER_MM;

  private final Graphics2D graphics;
  private final WordSetter marked;
  private final MapStyle style;

  /** A board over a picture in points, for blocks of some style. */
  Board(Graphics2D graphics, WordSetter marked, MapStyle style) {
    this.graphics = graphics;
    this.marked = marked;
    this.style = style;
  }

  /** Draws a part about a corner elsewhere, and nothing of it outside of a box there. */
  public void window(double x, double y, double width, double height, Pages.Part part) {
    within(
        copy -> {
          copy.translate(x * MM, y * MM);
          copy.clip(new Rectangle2D.Double(0, 0, width * MM, height * MM));
        },
        part);
  }

  /** Draws a part about a corner elsewhere. */
  public void at(double x, double y, Pages.Part part) {
    within(copy -> copy.translate(x * MM, y * MM), part);
  }

  private void within(Consumer<Graphics2D> where, Pages.Part part) {
    Graphics2D copy = (Graphics2D) graphics.create();
    try {
      where.accept(copy);
      part.paint(new Board(copy, marked, style));
    } finally {
      copy.dispose();
    }
  }

  /** The colours and measures of blocks. */
  public MapStyle style() {
    return style;
  }

  /** The picture in points, for painters that know no millimetres. */
  public Graphics2D graphics() {
    return graphics;
  }

  /** Draws a line of a width. */
  public void line(double x1, double y1, double x2, double y2, double width, Color colour) {
    draw(new Line2D.Double(x1, y1, x2, y2), width, colour);
  }

  /** Draws an outline of a width. */
  public void draw(Shape shape, double width, Color colour) {
    stroke(shape, new BasicStroke((float) (width * MM), BasicStroke.CAP_BUTT, 0), colour);
  }

  /** Draws an outline in dashes. */
  public void dashed(Shape shape, double width, Color colour) {
    stroke(shape, MapStyle.dashed(width * MM, 1.2 * MM, 0.9 * MM), colour);
  }

  private void stroke(Shape shape, BasicStroke stroke, Color colour) {
    graphics.setColor(colour);
    graphics.setStroke(stroke);
    graphics.draw(AffineTransform.getScaleInstance(MM, MM).createTransformedShape(shape));
  }

  /** A flap to fold, under what it belongs to. */
  public void flap(double x, double y, double width, double height) {
    dashed(new Line2D.Double(x, y, x + width, y), 0.12, SOFT);
    draw(new Rectangle2D.Double(x, y, width, height), 0.12, SOFT);
  }

  /** Fills a shape. */
  public void fill(Shape shape, Color colour) {
    graphics.setColor(colour);
    graphics.fill(AffineTransform.getScaleInstance(MM, MM).createTransformedShape(shape));
  }

  /** Fills a box. */
  public void fill(double x, double y, double width, double height, Color colour) {
    fill(new Rectangle2D.Double(x, y, width, height), colour);
  }

  /** A circle about a point. */
  public static Ellipse2D circle(double x, double y, double radius) {
    return new Ellipse2D.Double(x - radius, y - radius, 2 * radius, 2 * radius);
  }

  /** Sets a text with its base line's left end at a point. */
  public void text(String text, Faces face, double points, double x, double y) {
    text(text, face, points, x, y, INK);
  }

  /** Sets a text in a colour. */
  public void text(String text, Faces face, double points, double x, double y, Color colour) {
    graphics.setColor(colour);
    graphics.setFont(face.at(points));
    marked.set(graphics, text, x * MM, y * MM);
  }

  /** Sets a text in a room, in smaller letters if it is too long for it. */
  public void fit(String text, Faces face, double points, double x, double y, double room) {
    double width = width(text, face, points);
    text(text, face, width > room ? points * room / width : points, x, y);
  }

  /** Sets a text about a middle. */
  public void centred(String text, Faces face, double points, double x, double y) {
    text(text, face, points, x - width(text, face, points) / 2, y);
  }

  /** Sets a text that ends at a point. */
  public void right(String text, Faces face, double points, double x, double y, Color colour) {
    text(text, face, points, x - width(text, face, points), y, colour);
  }

  /** Sets a text on as many lines as it needs, and returns the height they take. */
  public double block(String text, Faces face, double points, double x, double top, double width) {
    FittedText lines = fitted(text, face, points, width);
    graphics.setColor(INK);
    lines.paint(graphics, x * MM, top * MM, marked);
    return lines.height() / MM;
  }

  /** The height of a text on as many lines as it needs. */
  public static double blockHeight(String text, Faces face, double points, double width) {
    return fitted(text, face, points, width).height() / MM;
  }

  private static FittedText fitted(String text, Faces face, double points, double width) {
    return FittedText.at(text, face, points, width * MM);
  }

  /** The width of a text in millimetres. */
  public static double width(String text, Faces face, double points) {
    Font font = face.at(points);
    return font.getStringBounds(MarkedText.plain(text), METRICS).getWidth() / MM;
  }
}
