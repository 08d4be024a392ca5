package studio.kriegsspiel.drawing.analysis;

import studio.kriegsspiel.drawing.Overlay;
import studio.kriegsspiel.drawing.frame.Canvas;

/**
 * Washes and lines of a picture among the layers of a map, its labels and points on top. Told apart
 * by identity, for the washes are large.
 */
public final class PictureOverlay implements Overlay {
  private final AnalysisPicture picture;

  /** Lays a picture over a map. */
  public PictureOverlay(AnalysisPicture picture) {
    this.picture = picture;
  }

  /** What is laid over the map. */
  public AnalysisPicture picture() {
    return picture;
  }

  @Override
  public void washes(Canvas canvas) {
    picture.washes().forEach(wash -> wash.paint(canvas));
  }

  @Override
  public void lines(Canvas canvas) {
    MarkPainter painter = new MarkPainter(canvas);
    picture.lines().forEach(painter::line);
  }

  /** Draws labels and points, over everything else of the map. */
  public void marks(Canvas canvas) {
    MarkPainter painter = new MarkPainter(canvas);
    picture.lines().forEach(painter::label);
    picture.marks().forEach(painter::mark);
  }
}
