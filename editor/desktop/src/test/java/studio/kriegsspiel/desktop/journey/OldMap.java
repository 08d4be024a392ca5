package studio.kriegsspiel.desktop.journey;

import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.geom.AffineTransform;
import java.awt.geom.Point2D;
import java.awt.image.BufferedImage;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import javax.imageio.ImageIO;
import studio.kriegsspiel.drawing.MapLayer;
import studio.kriegsspiel.drawing.MapLayers;
import studio.kriegsspiel.drawing.MapPainter;
import studio.kriegsspiel.drawing.frame.MapViewport;
import studio.kriegsspiel.importer.control.ControlPoint;
import studio.kriegsspiel.importer.control.ControlPoints;
import studio.kriegsspiel.terrain.Georeference;
import studio.kriegsspiel.terrain.MapPoint;
import studio.kriegsspiel.terrain.Place;
import studio.kriegsspiel.terrain.SheetImage;
import studio.kriegsspiel.terrain.Terrain;

/** A scan of a map as one finds them: a ground drawn, turned, shrunk more in one way, on paper. */
final class OldMap {
  private static final double PIXELS_PER_METRE = 0.34;
  private static final int MARGIN = 130;

  private final Terrain terrain;
  private final AffineTransform laid;
  private final int width;
  private final int height;

  OldMap(Terrain terrain) {
    this.terrain = terrain;
    double across = terrain.extent().widthMetres() * PIXELS_PER_METRE;
    double down = terrain.extent().heightMetres() * PIXELS_PER_METRE;
    width = (int) across + 2 * MARGIN;
    height = (int) down + 2 * MARGIN;
    laid = AffineTransform.getTranslateInstance(MARGIN, MARGIN);
    laid.rotate(Math.toRadians(3.1), across / 2, down / 2);
    laid.scale(0.985, 1.01);
  }

  /** Writes the picture. */
  void write(Path file) throws Exception {
    BufferedImage image = new BufferedImage(width, height, BufferedImage.TYPE_INT_RGB);
    Graphics2D graphics = image.createGraphics();
    graphics.setColor(new Color(0xe3d6b8));
    graphics.fillRect(0, 0, width, height);
    graphics.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
    graphics.transform(laid);
    MapViewport view = MapViewport.onScreen(terrain.extent(), PIXELS_PER_METRE, 3.8);
    graphics.clip(new java.awt.geom.Rectangle2D.Double(0, 0, view.width(), view.height()));
    MapLayers layers = MapLayers.drawn().without(MapLayer.GRID).without(MapLayer.CONTOURS);
    new MapPainter(terrain).paint(graphics, view, layers, List.of());
    graphics.dispose();
    ImageIO.write(image, "jpg", file.toFile());
  }

  /** The same as the sheet of its ground, laid where it belongs. */
  SheetImage sheet(Path file) throws Exception {
    write(file);
    AffineTransform back = laid.createInverse();
    double metres = 1 / PIXELS_PER_METRE;
    Georeference place =
        new Georeference(
            back.getScaleX() * metres,
            back.getShearX() * metres,
            terrain.extent().west() + back.getTranslateX() * metres,
            -back.getShearY() * metres,
            -back.getScaleY() * metres,
            terrain.extent().north() - back.getTranslateY() * metres);
    return new SheetImage(
        file.getFileName().toString(), width, height, place, () -> Files.newInputStream(file));
  }

  /** Sixteen points at its places, a few metres off each, of which two are quite wrong. */
  ControlPoints points() {
    Random random = new Random(1816);
    List<ControlPoint> points = new ArrayList<>();
    for (Place place : terrain.places()) {
      boolean apart =
          points.stream()
              .noneMatch(
                  each -> Math.hypot(each.x() - place.at().x(), each.y() - place.at().y()) < 330);
      if (apart && points.size() < 16 && terrain.extent().contains(place.at())) {
        Point2D at = pixel(place.at());
        points.add(
            new ControlPoint(
                Integer.toString(points.size() + 1),
                at.getX() + 3 * random.nextGaussian(),
                at.getY() + 3 * random.nextGaussian(),
                place.at().x(),
                place.at().y()));
      }
    }
    wrong(points, 3, 260, -140);
    wrong(points, 9, -120, -210);
    return new ControlPoints(points, Optional.of(terrain.crs()));
  }

  private static void wrong(List<ControlPoint> points, int index, double east, double north) {
    ControlPoint point = points.get(index);
    points.set(
        index,
        new ControlPoint(
            point.id(), point.column(), point.row(), point.x() + east, point.y() + north));
  }

  private Point2D pixel(MapPoint at) {
    return laid.transform(
        new Point2D.Double(
            (at.x() - terrain.extent().west()) * PIXELS_PER_METRE,
            (terrain.extent().north() - at.y()) * PIXELS_PER_METRE),
        null);
  }
}
