package studio.kriegsspiel.drawing.ground;

import java.awt.AlphaComposite;
import java.awt.Composite;
import java.awt.Graphics2D;
import java.awt.color.ColorSpace;
import java.awt.geom.AffineTransform;
import java.awt.image.BufferedImage;
import java.awt.image.ColorConvertOp;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import studio.kriegsspiel.drawing.frame.Canvas;
import studio.kriegsspiel.terrain.Bounds;
import studio.kriegsspiel.terrain.Georeference;
import studio.kriegsspiel.terrain.SheetImage;
import studio.kriegsspiel.terrain.SheetTiles;

/**
 * Draws the scanned or drawn sheet of a terrain: from its tiles at the level that fits the scale,
 * or from the whole picture. Tiles are decoded by all cores, and the last ones seen are kept.
 * Thread-safe.
 */
public final class SheetPainter {
  /** Room for the tiles of two large views: 128 MB. */
  private static final long MOST_PIXELS = 32L << 20;

  /** Larger views are drawn in several stripes, so that large prints need no more memory. */
  private static final long MOST_JOINED_PIXELS = 24L << 20;

  /** White paper by night, and black ink. */
  private static final int DARKEST = 30;

  private static final int BRIGHTEST = 215;

  private final SheetImage sheet;
  private final TileCache decoded;

  /** A painter of one sheet. */
  public SheetPainter(SheetImage sheet) {
    this(sheet, MOST_PIXELS);
  }

  /** A painter that keeps so many decoded pixels. */
  SheetPainter(SheetImage sheet, long mostPixels) {
    this.sheet = sheet;
    this.decoded = new TileCache(mostPixels);
  }

  /** Decoded pixels that are kept at present. */
  long pixelsKept() {
    return decoded.pixels();
  }

  /** The same so strongly, above 0 to 1, that what is under it shows through. */
  public void paint(Canvas canvas, double opacity) {
    Graphics2D graphics = canvas.graphics();
    Composite before = graphics.getComposite();
    if (opacity < 1) {
      graphics.setComposite(AlphaComposite.getInstance(AlphaComposite.SRC_OVER, (float) opacity));
    }
    paint(canvas);
    graphics.setComposite(before);
  }

  /** Draws what can be seen; a picture that cannot be read leaves the paper blank. */
  public void paint(Canvas canvas) {
    Optional<SheetTiles> tiles = sheet.tiles();
    if (tiles.isPresent()) {
      paintTiles(canvas, tiles.get());
      return;
    }
    decoded.find("whole", sheet.content()).ifPresent(whole -> paintWhole(canvas, whole));
  }

  private void paintWhole(Canvas canvas, BufferedImage whole) {
    Window window = window(canvas, 1, whole.getWidth(), whole.getHeight());
    if (!window.isEmpty()) {
      BufferedImage part =
          whole.getSubimage(window.left, window.top, window.width(), window.height());
      draw(canvas, part, window.left, window.top, 1);
    }
  }

  private void paintTiles(Canvas canvas, SheetTiles tiles) {
    double unitsPerPixel = sheet.georeference().pixelMetres() * canvas.viewport().unitsPerMetre();
    // On paper a point holds several printed dots, so one level finer than on screen is wanted.
    double wanted = unitsPerPixel * (canvas.viewport().unitsPerMillimetre() < 3 ? 3 : 1);
    int level = 0;
    while (level + 1 < tiles.levels() && wanted * (1 << (level + 1)) <= 1) {
      level++;
    }
    int shrink = 1 << level;
    int side = tiles.tilePixels();
    Window window =
        window(canvas, shrink, sheet.widthPixels() / shrink + 1, sheet.heightPixels() / shrink + 1);
    if (window.isEmpty()) {
      return;
    }
    int firstColumn = window.left / side;
    int lastColumn = (window.right - 1) / side;
    int lastRow = (window.bottom - 1) / side;
    long rowPixels = (long) (lastColumn - firstColumn + 1) * side * side;
    int rowsAtOnce = (int) Math.max(1, MOST_JOINED_PIXELS / rowPixels);
    for (int row = window.top / side; row <= lastRow; row += rowsAtOnce) {
      int last = Math.min(lastRow, row + rowsAtOnce - 1);
      List<Tile> seen = new ArrayList<>();
      for (int i = row; i <= last; i++) {
        for (int column = firstColumn; column <= lastColumn; column++) {
          seen.add(new Tile(level, column, i));
        }
      }
      BufferedImage joined = join(tiles, seen, lastColumn + 1 - firstColumn, last + 1 - row);
      draw(canvas, joined, firstColumn * side, row * side, shrink);
    }
  }

  /** Tiles as one picture: drawn singly, their edges would show as fine lines. */
  private BufferedImage join(SheetTiles tiles, List<Tile> seen, int columns, int rows) {
    List<Optional<BufferedImage>> images =
        seen.parallelStream().map(tile -> decode(tiles, tile)).toList();
    int side = tiles.tilePixels();
    int width = side * (columns - 1) + widest(images, columns, side);
    int height = side * (rows - 1) + highest(images, columns, side);
    boolean whole =
        images.stream()
            .allMatch(image -> image.isPresent() && !image.get().getColorModel().hasAlpha());
    BufferedImage joined =
        new BufferedImage(
            width, height, whole ? BufferedImage.TYPE_INT_RGB : BufferedImage.TYPE_INT_ARGB_PRE);
    Graphics2D pen = joined.createGraphics();
    for (int i = 0; i < images.size(); i++) {
      int x = i % columns * side;
      int y = i / columns * side;
      images.get(i).ifPresent(image -> pen.drawImage(image, x, y, null));
    }
    pen.dispose();
    return joined;
  }

  /** Width of the tiles in the last column, which may be narrower than the others. */
  private static int widest(List<Optional<BufferedImage>> images, int columns, int side) {
    int widest = 0;
    for (int i = columns - 1; i < images.size(); i += columns) {
      widest = Math.max(widest, images.get(i).map(BufferedImage::getWidth).orElse(0));
    }
    return widest == 0 ? side : widest;
  }

  /** Height of the tiles in the last row, which may be lower than the others. */
  private static int highest(List<Optional<BufferedImage>> images, int columns, int side) {
    int highest = 0;
    for (int i = images.size() - columns; i < images.size(); i++) {
      highest = Math.max(highest, images.get(i).map(BufferedImage::getHeight).orElse(0));
    }
    return highest == 0 ? side : highest;
  }

  private record Tile(int level, int column, int row) {}

  private Optional<BufferedImage> decode(SheetTiles tiles, Tile tile) {
    return tiles
        .source()
        .findTile(tile.level, tile.column, tile.row)
        .flatMap(content -> decoded.find(tile.level + "/" + tile.column + "/" + tile.row, content));
  }

  private record Window(int left, int top, int right, int bottom) {
    boolean isEmpty() {
      return right <= left || bottom <= top;
    }

    int width() {
      return right - left;
    }

    int height() {
      return bottom - top;
    }
  }

  /** The pixels of a picture, shrunk by a factor, under the ground that can be seen. */
  private Window window(Canvas canvas, int shrink, int width, int height) {
    Bounds seen = canvas.visible();
    Georeference place = sheet.georeference();
    double[] xs = {seen.west(), seen.east(), seen.west(), seen.east()};
    double[] ys = {seen.north(), seen.north(), seen.south(), seen.south()};
    double left = Double.POSITIVE_INFINITY;
    double top = Double.POSITIVE_INFINITY;
    double right = Double.NEGATIVE_INFINITY;
    double bottom = Double.NEGATIVE_INFINITY;
    for (int i = 0; i < 4; i++) {
      double column = place.columnOf(xs[i], ys[i]) / shrink;
      double row = place.rowOf(xs[i], ys[i]) / shrink;
      left = Math.min(left, column);
      right = Math.max(right, column);
      top = Math.min(top, row);
      bottom = Math.max(bottom, row);
    }
    return new Window(
        (int) Math.max(0, Math.floor(left)),
        (int) Math.max(0, Math.floor(top)),
        (int) Math.min(width, Math.ceil(right) + 1),
        (int) Math.min(height, Math.ceil(bottom) + 1));
  }

  private void draw(Canvas canvas, BufferedImage image, int x, int y, int shrink) {
    Georeference g = sheet.georeference();
    double scale = canvas.viewport().unitsPerMetre();
    Bounds ground = canvas.viewport().ground();
    AffineTransform place =
        new AffineTransform(
            g.a() * scale,
            -g.d() * scale,
            g.b() * scale,
            -g.e() * scale,
            (g.c() - ground.west()) * scale,
            (ground.north() - g.f()) * scale);
    place.scale(shrink, shrink);
    place.translate(x, y);
    canvas.graphics().drawImage(inManner(canvas, image), place, null);
  }

  private static BufferedImage inManner(Canvas canvas, BufferedImage image) {
    if (canvas.style().isNight()) {
      return night(image);
    }
    return canvas.style().isGrey() ? grey(image) : image;
  }

  /** Light and dark change places, each colour stays what it is: blue ink on black paper. */
  private static BufferedImage night(BufferedImage image) {
    int width = image.getWidth();
    int height = image.getHeight();
    BufferedImage dark = new BufferedImage(width, height, BufferedImage.TYPE_INT_ARGB);
    int[] row = new int[width];
    for (int y = 0; y < height; y++) {
      image.getRGB(0, y, width, 1, row, 0, width);
      for (int x = 0; x < width; x++) {
        row[x] = night(row[x]);
      }
      dark.setRGB(0, y, width, 1, row, 0, width);
    }
    return dark;
  }

  private static int night(int pixel) {
    int red = pixel >> 16 & 0xff;
    int green = pixel >> 8 & 0xff;
    int blue = pixel & 0xff;
    int turn = 0xff - Math.max(red, Math.max(green, blue)) - Math.min(red, Math.min(green, blue));
    return pixel & 0xff000000
        | dimmed(red + turn) << 16
        | dimmed(green + turn) << 8
        | dimmed(blue + turn);
  }

  private static int dimmed(int value) {
    return DARKEST + value * (BRIGHTEST - DARKEST) / 0xff;
  }

  private static BufferedImage grey(BufferedImage image) {
    return new ColorConvertOp(ColorSpace.getInstance(ColorSpace.CS_GRAY), null)
        .filter(
            image,
            new BufferedImage(image.getWidth(), image.getHeight(), BufferedImage.TYPE_INT_ARGB));
  }
}
