package studio.kriegsspiel.drawing.ground;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.List;
import java.util.Optional;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.Test;
import studio.kriegsspiel.drawing.MapLayers;
import studio.kriegsspiel.drawing.MapPainter;
import studio.kriegsspiel.drawing.frame.MapViewport;
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
}
