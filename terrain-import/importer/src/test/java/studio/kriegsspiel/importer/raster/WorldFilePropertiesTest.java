package studio.kriegsspiel.importer.raster;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import studio.kriegsspiel.importer.Gdal;
import studio.kriegsspiel.terrain.Georeference;
import studio.kriegsspiel.terrain.MapPoint;

/** World files of every turn and shear, written in the ways people write numbers. */
class WorldFilePropertiesTest {
  @TempDir Path folder;

  @Test
  void whatIsWrittenIsRead() throws IOException {
    for (long seed = 1; seed <= 200; seed++) {
      Random random = new Random(seed);
      double[] lines = new double[6];
      for (int i = 0; i < 6; i++) {
        lines[i] = (random.nextDouble() - 0.5) * (i < 4 ? 20 : 2e6);
      }
      Path picture = folder.resolve("map.png");
      Path beside = folder.resolve(random.nextBoolean() ? "map.pgw" : "map.wld");
      Files.deleteIfExists(folder.resolve("map.pgw"));
      Files.deleteIfExists(folder.resolve("map.wld"));
      String form = random.nextBoolean() ? "%.12f" : "%.15e";
      String end = random.nextBoolean() ? "\r\n" : "\n";
      StringBuilder text = new StringBuilder();
      for (double line : lines) {
        String number = String.format(Locale.ROOT, form, line);
        text.append(random.nextInt(5) == 0 ? number.replace('.', ',') : number).append(end);
      }
      Files.writeString(beside, text);
      Georeference read = SideFiles.findWorldFile(picture).orElseThrow();
      double column = random.nextDouble() * 5000;
      double row = random.nextDouble() * 5000;
      MapPoint at = read.toGround(column + 0.5, row + 0.5);
      assertThat(at.x())
          .as("seed %d", seed)
          .isCloseTo(lines[0] * column + lines[2] * row + lines[4], within(1e-6));
      assertThat(at.y())
          .as("seed %d", seed)
          .isCloseTo(lines[1] * column + lines[3] * row + lines[5], within(1e-6));
      assertThat(read.columnOf(at.x(), at.y())).isCloseTo(column + 0.5, within(1e-3));
    }
  }

  @Test
  void gdalReadsThemAlike() throws IOException {
    Path picture = folder.resolve("map.png");
    javax.imageio.ImageIO.write(
        new java.awt.image.BufferedImage(40, 30, java.awt.image.BufferedImage.TYPE_INT_RGB),
        "png",
        picture.toFile());
    Files.writeString(folder.resolve("map.pgw"), "2\n0.5\n-0.25\n-3\n600000\n5600000\n");
    double[] theirs =
        Gdal.transform(folder, new double[] {0, 0, 40, 30, 7, 21}, picture.toString());
    Georeference ours = SideFiles.findWorldFile(picture).orElseThrow();
    List<MapPoint> own = List.of(ours.toGround(0, 0), ours.toGround(40, 30), ours.toGround(7, 21));
    for (int i = 0; i < 3; i++) {
      assertThat(own.get(i).x()).isCloseTo(theirs[i * 2], within(1e-6));
      assertThat(own.get(i).y()).isCloseTo(theirs[i * 2 + 1], within(1e-6));
    }
  }
}
