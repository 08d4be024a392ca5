package studio.kriegsspiel.importer.raster;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.awt.image.BufferedImage;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import studio.kriegsspiel.importer.crs.SourceSystem;
import studio.kriegsspiel.importer.unit.HeightCode;
import studio.kriegsspiel.importer.unit.HeightReading;
import studio.kriegsspiel.terrain.GroundException;
import studio.kriegsspiel.terrain.MapPoint;
import studio.kriegsspiel.terrain.tiff.Window;

class TerrainRgbRasterTest {
  @TempDir Path folder;

  private Path tile(String path, int colour) throws IOException {
    BufferedImage image = new BufferedImage(256, 256, BufferedImage.TYPE_INT_ARGB);
    for (int i = 0; i < 256 * 256; i++) {
      image.setRGB(i % 256, i / 256, i == 0 ? 0 : 0xFF000000 | colour);
    }
    Path file = folder.resolve(path);
    Files.createDirectories(file.getParent());
    ImageIO.write(image, "png", file.toFile());
    return file;
  }

  @Test
  void coloursBecomeHeightsWhereTheTileLies() throws IOException {
    // 119.4 m is 101,194 decimetres above -10,000 m. Tile 12/2098/1376 holds Waterloo.
    Path file = tile("12/2098/1376.png", 101_194);
    try (RasterSource source = RasterSources.open(file, Optional.empty())) {
      float[] heights = source.read(new Window(0, 0, 256, 256));
      assertThat(heights[0]).isNaN();
      assertThat(heights[300]).isCloseTo(119.4f, within(0.001f));
      MapPoint corner = source.georeference().toGround(0, 0);
      double[] globe = source.system().to(SourceSystem.wgs84()).apply(corner.x(), corner.y());
      assertThat(globe[0]).isCloseTo(4.3945, within(1e-3));
      assertThat(globe[1]).isCloseTo(50.7364, within(1e-3));
    }
  }

  @Test
  void terrariumIsToldByWhatItHolds() throws IOException {
    // As terrain-RGB the same colour would be 831,926 m.
    Path file = tile("12/2098/1376.png", (32_768 + 119) << 8 | 128);
    try (RasterSource source = RasterSources.open(file, Optional.empty())) {
      assertThat(source.read(new Window(9, 9, 1, 1))[0]).isEqualTo(119.5f);
      assertThat(source.name()).isEqualTo("12/2098/1376.png");
      assertThat(source.remarks()).singleElement().asString().contains("terrarium");
    }
  }

  @Test
  void aTileThatIsHeightsInNeitherCodeIsRefusedUnlessItsCodeIsNamed() throws IOException {
    // 0x600000 is 619,145 m as terrain-RGB and -8,192 m as Terrarium; 0x400000 is neither.
    Path odd = tile("12/2098/1377.png", 0x400000);
    assertThatThrownBy(() -> RasterSources.open(odd, Optional.empty()))
        .isInstanceOf(GroundException.class)
        .hasMessageContaining("neither as terrain-RGB nor as Terrarium");
    HeightReading said = new HeightReading(Optional.empty(), Optional.of(HeightCode.TERRARIUM), 1);
    try (RasterSource source = RasterSources.open(odd, Optional.empty(), said)) {
      assertThat(source.read(new Window(9, 9, 1, 1))[0]).isEqualTo(16_384 - 32_768);
    }
  }

  @Test
  void picturesThatAreNoTilesAreRefused() throws IOException {
    Path map = tile("map/sheet.png", 1);
    assertThatThrownBy(() -> RasterSources.open(map, Optional.empty()))
        .isInstanceOf(GroundException.class)
        .hasMessageContaining("does not say which tile");
    Path outside = tile("3/9/1.png", 1);
    assertThatThrownBy(() -> RasterSources.open(outside, Optional.empty()))
        .hasMessageContaining("where no tile is");
  }
}
