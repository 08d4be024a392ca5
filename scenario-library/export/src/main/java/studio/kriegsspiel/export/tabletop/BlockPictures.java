package studio.kriegsspiel.export.tabletop;

import java.awt.Graphics2D;
import java.awt.image.BufferedImage;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import studio.kriegsspiel.drawing.frame.Canvas;
import studio.kriegsspiel.drawing.frame.MapViewport;
import studio.kriegsspiel.drawing.style.MapStyle;
import studio.kriegsspiel.drawing.troops.TroopBlock;
import studio.kriegsspiel.drawing.troops.TroopPainter;
import studio.kriegsspiel.export.page.MapPicture;
import studio.kriegsspiel.terrain.Bounds;

/** The blocks of the map as pictures to a board's scale; bodies that look alike share one. */
final class BlockPictures {
  /** Points of the longer edge of a board's picture. */
  static final double LONGEST = 4000;

  private static final double POINTS_PER_MM = 3.8;

  /** Points about a block for its edge and for the arrow that tells its front. */
  private static final double ROOM = 8;

  private final Bounds extent;
  private final double pointsPerMetre;
  private final Map<String, byte[]> images = new LinkedHashMap<>();

  /** Pictures for a board that is so many points long at its longer edge. */
  BlockPictures(Bounds extent) {
    this.extent = extent;
    this.pointsPerMetre = LONGEST / Math.max(extent.widthMetres(), extent.heightMetres());
  }

  /** Of the board's picture. */
  double pointsPerMetre() {
    return pointsPerMetre;
  }

  /** Where a point of the ground lies on the board, from its upper left corner. */
  int[] spot(double x, double y) {
    return new int[] {
      (int) Math.round((x - extent.west()) * pointsPerMetre),
      (int) Math.round((extent.north() - y) * pointsPerMetre)
    };
  }

  /** All pictures that were drawn, by their names. */
  Map<String, byte[]> images() {
    return images;
  }

  /** Points that a block is wide with the room about it. */
  int width(TroopBlock shape) {
    return (int) Math.ceil(shape.frontMetres() * pointsPerMetre + 2 * ROOM);
  }

  /** Points that it is high. */
  int height(TroopBlock shape) {
    return (int) Math.ceil(shape.depthMetres() * pointsPerMetre + 2 * ROOM);
  }

  /** The name of the picture of a block, which looks up and lies in the middle. */
  String of(TroopBlock shape, int width, int height) {
    String name =
        "%s-%s-%s-%dx%d-%d-%d.png"
            .formatted(
                shape.colour(),
                shape.type().key(),
                shape.formation().key(),
                width,
                height,
                shape.blocks().size(),
                shape.pieces());
    images.computeIfAbsent(name, key -> MapPicture.png(painted(shape, width, height)));
    return name;
  }

  private BufferedImage painted(TroopBlock shape, int width, int height) {
    BufferedImage image = new BufferedImage(width, height, BufferedImage.TYPE_INT_ARGB);
    Graphics2D graphics = image.createGraphics();
    double x = width / pointsPerMetre / 2;
    double y = height / pointsPerMetre / 2;
    MapViewport viewport =
        MapViewport.onScreen(new Bounds(-x, -y, x, y), pointsPerMetre, POINTS_PER_MM);
    Canvas canvas = Canvas.over(graphics, viewport, MapStyle.staffMap());
    new TroopPainter().paint(canvas, List.of(shape.facing(0)));
    canvas.dispose();
    graphics.dispose();
    return image;
  }
}
