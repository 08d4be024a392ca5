package studio.kriegsspiel.drawing.ground;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.util.List;
import java.util.Optional;
import java.util.zip.CRC32;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.Test;
import studio.kriegsspiel.drawing.MapLayers;
import studio.kriegsspiel.drawing.MapPainter;
import studio.kriegsspiel.drawing.frame.Canvas;
import studio.kriegsspiel.drawing.frame.MapViewport;
import studio.kriegsspiel.drawing.style.MapStyle;
import studio.kriegsspiel.terrain.Bounds;
import studio.kriegsspiel.terrain.Georeference;
import studio.kriegsspiel.terrain.SheetImage;
import studio.kriegsspiel.terrain.SheetTiles;
import studio.kriegsspiel.terrain.Terrain;

class SheetPainterTest {
  private static final Bounds EXTENT = new Bounds(1000, 2000, 1400, 2200);

  /** A sheet of 40 x 20 pixels: red in the north-west quarter, green elsewhere. */
  private static BufferedImage sheet() {
    BufferedImage image = new BufferedImage(40, 20, BufferedImage.TYPE_INT_RGB);
    Graphics2D graphics = image.createGraphics();
    graphics.setColor(Color.GREEN);
    graphics.fillRect(0, 0, 40, 20);
    graphics.setColor(Color.RED);
    graphics.fillRect(0, 0, 20, 10);
    graphics.dispose();
    return image;
  }

  private static SheetImage.Content png(BufferedImage image) throws IOException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    ImageIO.write(image, "png", bytes);
    return () -> new ByteArrayInputStream(bytes.toByteArray());
  }

  private static BufferedImage paint(SheetImage sheet) {
    Terrain terrain = Terrain.builder("scan", "EPSG:32631", EXTENT).sheet(sheet).build();
    BufferedImage image = new BufferedImage(200, 100, BufferedImage.TYPE_INT_RGB);
    Graphics2D graphics = image.createGraphics();
    new MapPainter(terrain)
        .paint(graphics, new MapViewport(EXTENT, 0.5, 3), MapLayers.sheet(), List.of());
    graphics.dispose();
    return image;
  }

  private static void assertPlaced(BufferedImage image) {
    assertThat(new Color(image.getRGB(50, 25))).isEqualTo(Color.RED);
    assertThat(new Color(image.getRGB(150, 25))).isEqualTo(Color.GREEN);
    assertThat(new Color(image.getRGB(50, 75))).isEqualTo(Color.GREEN);
  }

  @Test
  void aSheetLiesWhereItsGeoreferenceSays() throws IOException {
    assertPlaced(
        paint(
            new SheetImage(
                "sheet.png", 40, 20, Georeference.northUp(1000, 2200, 10), png(sheet()))));
  }

  @Test
  void byNightPaperIsDarkAndInkLightAndEachColourStaysWhatItIs() throws IOException {
    BufferedImage image = new BufferedImage(30, 10, BufferedImage.TYPE_INT_RGB);
    Color[] inks = {Color.WHITE, Color.BLACK, new Color(20, 20, 140)};
    for (int x = 0; x < 30; x++) {
      for (int y = 0; y < 10; y++) {
        image.setRGB(x, y, inks[x / 10].getRGB());
      }
    }
    BufferedImage seen = new BufferedImage(30, 10, BufferedImage.TYPE_INT_RGB);
    Graphics2D graphics = seen.createGraphics();
    new SheetPainter(
            new SheetImage("sheet.png", 30, 10, Georeference.northUp(0, 10, 1), png(image)))
        .paint(
            Canvas.over(
                graphics, new MapViewport(new Bounds(0, 0, 30, 10), 1, 3), MapStyle.night()));
    graphics.dispose();
    assertThat(new Color(seen.getRGB(5, 5))).isEqualTo(new Color(30, 30, 30));
    assertThat(new Color(seen.getRGB(15, 5))).isEqualTo(new Color(215, 215, 215));
    Color blue = new Color(seen.getRGB(25, 5));
    assertThat(blue.getBlue()).isGreaterThan(180);
    assertThat(blue.getRed()).isLessThan(120).isEqualTo(blue.getGreen());
  }

  @Test
  void aSheetThatStandsOnItsHeadIsTurned() throws IOException {
    BufferedImage turned = new BufferedImage(40, 20, BufferedImage.TYPE_INT_RGB);
    for (int x = 0; x < 40; x++) {
      for (int y = 0; y < 20; y++) {
        turned.setRGB(39 - x, 19 - y, sheet().getRGB(x, y));
      }
    }
    assertPlaced(
        paint(
            new SheetImage(
                "sheet.png", 40, 20, new Georeference(-10, 0, 1400, 0, 10, 2000), png(turned))));
  }

  @Test
  void tilesMakeTheSamePicture() throws IOException {
    SheetImage.Content[][] tiles = new SheetImage.Content[2][3];
    for (int row = 0; row < 2; row++) {
      for (int column = 0; column < 3; column++) {
        int width = Math.min(16, 40 - column * 16);
        int height = Math.min(16, 20 - row * 16);
        tiles[row][column] = png(sheet().getSubimage(column * 16, row * 16, width, height));
      }
    }
    SheetTiles cut = new SheetTiles(16, 1, (level, column, row) -> Optional.of(tiles[row][column]));
    assertPlaced(
        paint(
            new SheetImage(
                "sheet.png",
                40,
                20,
                Georeference.northUp(1000, 2200, 10),
                () -> {
                  throw new IOException("the whole picture is not needed");
                },
                Optional.of(cut))));
  }

  @Test
  void aPictureThatCannotBeReadLeavesThePaperBlank() {
    SheetImage broken =
        new SheetImage(
            "sheet.png",
            40,
            20,
            Georeference.northUp(1000, 2200, 10),
            () -> new ByteArrayInputStream(new byte[] {1, 2, 3}));
    assertThat(new Color(paint(broken).getRGB(50, 25)))
        .isNotEqualTo(Color.RED)
        .isNotEqualTo(Color.GREEN);
  }

  @Test
  void aPictureThatClaimsMorePixelsThanMemoryHoldsLeavesThePaperBlank() throws IOException {
    byte[] small;
    try (InputStream stream = png(new BufferedImage(1, 1, BufferedImage.TYPE_INT_RGB)).open()) {
      small = stream.readAllBytes();
    }
    ByteBuffer header = ByteBuffer.wrap(small);
    header.putInt(16, 100_000).putInt(20, 100_000);
    CRC32 sum = new CRC32();
    sum.update(small, 12, 17);
    header.putInt(29, (int) sum.getValue());
    SheetImage bomb =
        new SheetImage(
            "sheet.png",
            40,
            20,
            Georeference.northUp(1000, 2200, 10),
            () -> new ByteArrayInputStream(small));
    assertThat(new Color(paint(bomb).getRGB(50, 25))).isNotEqualTo(Color.BLACK);
  }

  /** A blue sheet of 200 x 160 pixels in tiles of 16, each of which counts when it is opened. */
  private static SheetImage tiled(int[] opened) throws IOException {
    BufferedImage blue = new BufferedImage(16, 16, BufferedImage.TYPE_INT_RGB);
    Graphics2D graphics = blue.createGraphics();
    graphics.setColor(Color.BLUE);
    graphics.fillRect(0, 0, 16, 16);
    graphics.dispose();
    SheetImage.Content content = png(blue);
    SheetTiles cut =
        new SheetTiles(
            16,
            3,
            (level, column, row) ->
                Optional.of(
                    () -> {
                      synchronized (opened) {
                        opened[level]++;
                      }
                      return content.open();
                    }));
    return new SheetImage(
        "sheet.png",
        200,
        160,
        Georeference.northUp(1000, 2200, 2),
        () -> {
          throw new IOException("the whole picture is not needed");
        },
        Optional.of(cut));
  }

  private static BufferedImage view(SheetPainter painter, double west, double scale) {
    BufferedImage image = new BufferedImage(60, 40, BufferedImage.TYPE_INT_RGB);
    Graphics2D graphics = image.createGraphics();
    Bounds ground = new Bounds(west, 2150 - 40 / scale, west + 60 / scale, 2150);
    Canvas canvas = Canvas.over(graphics, new MapViewport(ground, scale, 3), MapStyle.staffMap());
    painter.paint(canvas);
    canvas.dispose();
    graphics.dispose();
    return image;
  }

  @Test
  void noLinesShowBetweenTiles() throws IOException {
    BufferedImage image = view(new SheetPainter(tiled(new int[3])), 1100.3, 0.37);
    for (int i = 0; i < 60 * 40; i++) {
      assertThat(new Color(image.getRGB(i % 60, i / 60))).isEqualTo(Color.BLUE);
    }
  }

  @Test
  void onlyTilesInSightAreOpenedAtTheLevelThatFits() throws IOException {
    int[] opened = new int[3];
    SheetPainter painter = new SheetPainter(tiled(opened));
    view(painter, 1100, 0.5);
    assertThat(opened[0]).isBetween(12, 24);
    assertThat(opened[1] + opened[2]).isZero();
    int first = opened[0];
    view(painter, 1100, 0.5);
    assertThat(opened[0]).isEqualTo(first);
    view(painter, 1010, 0.2);
    assertThat(opened[0]).isEqualTo(first);
    assertThat(opened[1]).isPositive();
  }

  @Test
  void decodedPixelsAreBounded() throws IOException {
    SheetPainter painter = new SheetPainter(tiled(new int[3]), 3000);
    for (int west = 1000; west < 1300; west += 20) {
      view(painter, west, 0.6);
      assertThat(painter.pixelsKept()).isLessThanOrEqualTo(3000);
    }
  }
}
