package studio.kriegsspiel.desk.map;

import java.awt.geom.AffineTransform;
import studio.kriegsspiel.scenario.finding.MapSpot;
import studio.kriegsspiel.terrain.Bounds;

/**
 * The part of the ground that the map shows, north up.
 *
 * @param centreX easting of the middle in metres
 * @param centreY northing of the middle in metres
 * @param metresPerPixel scale; larger shows more ground
 * @param width of the map on the screen in pixels, at least 1
 * @param height of the map on the screen in pixels, at least 1
 * @param pixelsPerMillimetre how large letters and lines of the map are on the screen
 */
public record Viewport(
    double centreX,
    double centreY,
    double metresPerPixel,
    int width,
    int height,
    double pixelsPerMillimetre) {
  /** How large a millimetre of paper is where the letters of the system are of their usual size. */
  public static final double USUAL_MILLIMETRE = 3.8;

  /** The finest scale: a pixel shows five centimetres. */
  public static final double FINEST = 0.05;

  /** The coarsest scale: a pixel shows a kilometre. */
  public static final double COARSEST = 1000;

  /** Keeps the scale within what makes sense. */
  public Viewport {
    metresPerPixel = Math.min(COARSEST, Math.max(FINEST, metresPerPixel));
    width = Math.max(1, width);
    height = Math.max(1, height);
  }

  /** A part of the ground with letters of the usual size. */
  public Viewport(double centreX, double centreY, double metresPerPixel, int width, int height) {
    this(centreX, centreY, metresPerPixel, width, height, USUAL_MILLIMETRE);
  }

  private Viewport at(double x, double y, double scale) {
    return new Viewport(x, y, scale, width, height, pixelsPerMillimetre);
  }

  /** The same part with letters of another size. */
  public Viewport lettered(double newPixelsPerMillimetre) {
    return new Viewport(centreX, centreY, metresPerPixel, width, height, newPixelsPerMillimetre);
  }

  /** Shows all of {@code bounds} with a small margin. */
  public static Viewport fitting(Bounds bounds, int width, int height) {
    double scale =
        1.04
            * Math.max(
                bounds.widthMetres() / Math.max(1, width),
                bounds.heightMetres() / Math.max(1, height));
    return new Viewport(bounds.centre().x(), bounds.centre().y(), scale, width, height);
  }

  /** The ground under a pixel. */
  public MapSpot toGround(double pixelX, double pixelY) {
    return new MapSpot(
        centreX + (pixelX - width / 2.0) * metresPerPixel,
        centreY - (pixelY - height / 2.0) * metresPerPixel);
  }

  /** The pixel column of an easting. */
  public double toPixelX(double x) {
    return (x - centreX) / metresPerPixel + width / 2.0;
  }

  /** The pixel row of a northing. */
  public double toPixelY(double y) {
    return (centreY - y) / metresPerPixel + height / 2.0;
  }

  /** Takes metres of the ground to pixels. */
  public AffineTransform toPixels() {
    double scale = 1 / metresPerPixel;
    return new AffineTransform(
        scale, 0, 0, -scale, width / 2.0 - centreX * scale, height / 2.0 + centreY * scale);
  }

  /** The ground that is shown. */
  public Bounds bounds() {
    double halfWidth = width * metresPerPixel / 2;
    double halfHeight = height * metresPerPixel / 2;
    return new Bounds(
        centreX - halfWidth, centreY - halfHeight, centreX + halfWidth, centreY + halfHeight);
  }

  /** Moves the ground with the pointer by so many pixels. */
  public Viewport panned(double pixelsRight, double pixelsDown) {
    return at(
        centreX - pixelsRight * metresPerPixel,
        centreY + pixelsDown * metresPerPixel,
        metresPerPixel);
  }

  /** Changes the scale so that the ground under a pixel stays there. */
  public Viewport zoomedAt(double pixelX, double pixelY, double factor) {
    MapSpot held = toGround(pixelX, pixelY);
    double scale = Math.min(COARSEST, Math.max(FINEST, metresPerPixel / factor));
    return at(
        held.x() - (pixelX - width / 2.0) * scale,
        held.y() + (pixelY - height / 2.0) * scale,
        scale);
  }

  /** Shows a spot in the middle. */
  public Viewport centredOn(MapSpot spot) {
    return at(spot.x(), spot.y(), metresPerPixel);
  }

  /** The same middle and scale on a screen of another size. */
  public Viewport resized(int newWidth, int newHeight) {
    return new Viewport(centreX, centreY, metresPerPixel, newWidth, newHeight, pixelsPerMillimetre);
  }

  /** Whether a spot is shown, and not right at the edge. */
  public boolean showsWell(MapSpot spot) {
    double x = toPixelX(spot.x());
    double y = toPixelY(spot.y());
    return x > 0.06 * width && x < 0.94 * width && y > 0.06 * height && y < 0.94 * height;
  }
}
