package studio.kriegsspiel.export.pdf;

import java.awt.Graphics2D;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import studio.kriegsspiel.drawing.MapPainter;
import studio.kriegsspiel.drawing.TroopsAndNames;
import studio.kriegsspiel.drawing.frame.MapViewport;

/**
 * A picture that several papers show, such as the ground under everybody's troops: drawn and packed
 * once, and put into each paper as it is.
 */
public final class SharedPicture {
  private final double width;
  private final double height;
  private final Consumer<Graphics2D> painter;
  private byte @Nullable [] packed;

  /**
   * A picture of so many points.
   *
   * @param painter draws it, the first time it is wanted
   */
  public SharedPicture(double width, double height, Consumer<Graphics2D> painter) {
    this.width = width;
    this.height = height;
    this.painter = painter;
  }

  /** The ground with what lies under the letters of its names. */
  public static SharedPicture ofGround(
      MapPainter painter, MapViewport viewport, TroopsAndNames names) {
    return new SharedPicture(
        viewport.width(),
        viewport.height(),
        graphics -> {
          painter.paintGround(graphics, viewport, names.layers());
          painter.paintUnderNames(graphics, viewport, names);
        });
  }

  double height() {
    return height;
  }

  /** A PDF of one page that holds nothing but the picture. */
  byte[] packed() {
    byte[] made = packed;
    if (made == null) {
      try (PdfPaper paper = new PdfPaper("")) {
        paper.addBarePage(width, height, painter);
        made = paper.toBytes();
      }
      packed = made;
    }
    return made;
  }
}
