package studio.kriegsspiel.export;

import java.awt.geom.Point2D;
import java.awt.geom.Rectangle2D;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.apache.pdfbox.contentstream.PDFGraphicsStreamEngine;
import org.apache.pdfbox.cos.COSName;
import org.apache.pdfbox.pdmodel.PDPage;
import org.apache.pdfbox.pdmodel.graphics.image.PDImage;

/** Collects outlines that are stroked, in points from the lower left corner of the page. */
public final class StrokedBoxes extends PDFGraphicsStreamEngine {
  private final List<Rectangle2D> boxes = new ArrayList<>();
  private Rectangle2D path = new Rectangle2D.Double();
  private boolean empty = true;
  private Point2D at = new Point2D.Double();

  private StrokedBoxes(PDPage page) throws IOException {
    super(page);
    processPage(page);
  }

  /** The boxes about all that is stroked on a page. */
  public static List<Rectangle2D> of(PDPage page) throws IOException {
    return new StrokedBoxes(page).boxes;
  }

  private void add(double x, double y) {
    if (empty) {
      path = new Rectangle2D.Double(x, y, 0, 0);
      empty = false;
    } else {
      path.add(x, y);
    }
    at = new Point2D.Double(x, y);
  }

  @Override
  public void appendRectangle(Point2D p0, Point2D p1, Point2D p2, Point2D p3) {
    for (Point2D p : List.of(p0, p1, p2, p3)) {
      add(p.getX(), p.getY());
    }
  }

  @Override
  public void moveTo(float x, float y) {
    add(x, y);
  }

  @Override
  public void lineTo(float x, float y) {
    add(x, y);
  }

  @Override
  public void curveTo(float x1, float y1, float x2, float y2, float x3, float y3) {
    add(x3, y3);
  }

  @Override
  public Point2D getCurrentPoint() {
    return at;
  }

  @Override
  public void closePath() {}

  @Override
  public void endPath() {
    empty = true;
  }

  @Override
  public void strokePath() {
    boxes.add(path);
    empty = true;
  }

  @Override
  public void fillPath(int windingRule) {
    empty = true;
  }

  @Override
  public void fillAndStrokePath(int windingRule) {
    strokePath();
  }

  @Override
  public void clip(int windingRule) {}

  @Override
  public void drawImage(PDImage image) {}

  @Override
  public void shadingFill(COSName name) {
    empty = true;
  }
}
