package studio.kriegsspiel.importer.sheet;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Map;
import java.util.Random;
import java.util.concurrent.ConcurrentHashMap;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import studio.kriegsspiel.importer.job.Progress;
import studio.kriegsspiel.terrain.Georeference;
import studio.kriegsspiel.terrain.tiff.GeoTiff;
import studio.kriegsspiel.terrain.tiff.PictureTiffWriter;
import studio.kriegsspiel.terrain.tiff.TiffPicture;

class TilePyramidTest {
  private static final int SIDE = 16;

  @TempDir Path folder;

  private static int[] noise(int width, int height, boolean clear) {
    Random random = new Random(1815);
    int[] argb = new int[width * height];
    for (int i = 0; i < argb.length; i++) {
      argb[i] = clear && random.nextInt(4) == 0 ? 0 : random.nextInt() | 0xFF000000;
    }
    return argb;
  }

  private static Map<String, int[]> cut(int[] argb, int width, int atOnce, TileSink also)
      throws IOException {
    int height = argb.length / width;
    Map<String, int[]> tiles = new ConcurrentHashMap<>();
    TileSink sink =
        (level, column, row, tile, columns) ->
            assertThat(tiles.put(level + "/" + column + "/" + row, tile)).isNull();
    try (TilePyramid pyramid =
        new TilePyramid("map", width, height, SIDE, TileSink.both(sink, also), Progress.NONE)) {
      for (int row = 0; row < height; row += atOnce) {
        int rows = Math.min(atOnce, height - row);
        pyramid.take(Arrays.copyOfRange(argb, row * width, (row + rows) * width), rows);
      }
      pyramid.finish();
    }
    return tiles;
  }

  private static int[] halved(int[] argb, int width) {
    int height = argb.length / width;
    int half = (width + 1) / 2;
    int[] small = new int[half * ((height + 1) / 2)];
    for (int i = 0; i < small.length; i++) {
      int x = i % half * 2;
      int y = i / half * 2;
      int right = Math.min(x + 1, width - 1);
      int below = Math.min(y + 1, height - 1);
      small[i] =
          TilePyramid.mean(
              argb[y * width + x],
              argb[y * width + right],
              argb[below * width + x],
              argb[below * width + right]);
    }
    return small;
  }

  @ParameterizedTest
  @CsvSource({"100, 77, 1", "100, 77, 13", "64, 64, 64", "16, 5, 5", "33, 200, 40", "1, 1, 1"})
  void everyLevelIsTheHalfOfTheOneBefore(int width, int height, int atOnce) throws IOException {
    int[] argb = noise(width, height, true);
    Map<String, int[]> tiles = cut(argb, width, atOnce, (l, c, r, tile, columns) -> {});
    int[] level = argb;
    int levelWidth = width;
    int seen = 0;
    for (int number = 0; number < TilePyramid.levels(width, height, SIDE); number++) {
      int levelHeight = level.length / levelWidth;
      for (int i = 0; i < level.length; i++) {
        int x = i % levelWidth;
        int y = i / levelWidth;
        int columns = Math.min(SIDE, levelWidth - x / SIDE * SIDE);
        int[] tile = tiles.get(number + "/" + x / SIDE + "/" + y / SIDE);
        assertThat(tile[y % SIDE * columns + x % SIDE]).isEqualTo(level[i]);
      }
      seen += (levelWidth + SIDE - 1) / SIDE * ((levelHeight + SIDE - 1) / SIDE);
      level = halved(level, levelWidth);
      levelWidth = (levelWidth + 1) / 2;
    }
    assertThat(tiles).hasSize(seen);
  }

  @Test
  void aMeanWeighsColoursByTheirOpacity() {
    assertThat(TilePyramid.mean(0xFF0A0000, 0xFF0B0000, 0xFF0A0000, 0xFF0B0000))
        .isEqualTo(0xFF0B0000);
    assertThat(TilePyramid.mean(0xFF102030, 0, 0, 0)).isEqualTo(0x40102030);
    assertThat(TilePyramid.mean(0, 0, 0x00FFFFFF, 0)).isZero();
  }

  @Test
  void aFaultOfTheDiskEndsTheWork() {
    assertThatThrownBy(
            () ->
                cut(
                    noise(100, 100, false),
                    100,
                    10,
                    (level, column, row, tile, columns) -> {
                      throw new IOException("No space left on device");
                    }))
        .isInstanceOf(IOException.class)
        .hasMessageContaining("No space left");
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 3, 4, 16, 17, 200, 256, 257, 5000})
  void aTileOfAnyNumberOfColoursReadsBack(int colours) throws IOException {
    for (int kind = 0; kind < 3; kind++) {
      Random random = new Random(colours);
      int[] palette = new int[colours];
      for (int i = 0; i < colours; i++) {
        int grey = random.nextInt(256) * 0x010101;
        palette[i] =
            kind == 0 ? 0xFF000000 | grey : random.nextInt() | (kind == 1 ? 0xFF000000 : 0);
      }
      int[] argb = new int[61 * 47];
      for (int i = 0; i < argb.length; i++) {
        argb[i] = palette[i < colours ? i : random.nextInt(colours)];
      }
      BufferedImage back = ImageIO.read(new ByteArrayInputStream(PngTile.encode(argb, 61)));
      for (int i = 0; i < argb.length; i += 3) {
        int shown = back.getRGB(i % 61, i / 61);
        boolean grey = back.getColorModel().getNumComponents() == 1;
        // Java shows stored grey lighter; the sample itself is what counts.
        int value = grey ? back.getRaster().getSample(i % 61, i / 61, 0) : 0;
        assertThat(grey ? 0xFF000000 | value * 0x010101 : shown).isEqualTo(argb[i]);
      }
    }
  }

  @ParameterizedTest
  @ValueSource(booleans = {true, false})
  void theSameTilesMakeAGeoTiffWithSmallerCopies(boolean alpha) throws IOException {
    int[] argb = noise(100, 77, alpha);
    Path file = folder.resolve("sheet.tif");
    Georeference place = Georeference.northUp(600_000, 5_600_000, 2.5);
    int levels = TilePyramid.levels(100, 77, SIDE);
    try (PictureTiffWriter tiff =
        new PictureTiffWriter(file, 100, 77, SIDE, levels, alpha, place, "EPSG:32631")) {
      var unused =
          cut(
              argb,
              100,
              20,
              (level, column, row, tile, columns) ->
                  tiff.write(level, column, row, tiff.pack(tile, columns)));
      assertThat(unused).isNotEmpty();
    }
    try (TiffPicture picture = TiffPicture.find(file).orElseThrow();
        GeoTiff tags = GeoTiff.open(file)) {
      assertThat(picture.hasAlpha()).isEqualTo(alpha);
      assertThat(picture.read(0, 77)).containsExactly(argb);
      assertThat(picture.read(30, 9)).containsExactly(Arrays.copyOfRange(argb, 3000, 3900));
      assertThat(tags.overviewSizes()).hasSize(levels - 1);
      assertThat(tags.georeference()).contains(place);
      assertThat(tags.geoKeys().epsgCode()).hasValue(32631);
    }
  }

  @Test
  void aRedrawnPictureIsTheOldOneSeenThroughTheWayBack() throws IOException {
    int[] argb = new int[300 * 200];
    for (int i = 0; i < argb.length; i++) {
      argb[i] = 0xFF000000 | i % 300 * 255 / 300 << 16 | i / 300 * 255 / 200 << 8;
    }
    WayBack.Back bent =
        (column, row) ->
            new double[] {
              0.9 * column + 0.3 * row - 40 + 12 * Math.sin(row / 40),
              0.95 * row - 0.25 * column + 50
            };
    int width = 320;
    int height = 310;
    int[] drawn = new int[width * height];
    int[] done = new int[1];
    try (Spool spool = new Spool(folder.resolve("spool"), 300, 200)) {
      spool.write(0, argb, 200);
      new Warp(spool, width, height, new WayBack(bent, 300, 200))
          .draw(
              (rows, count) -> {
                System.arraycopy(rows, 0, drawn, done[0] * width, count * width);
                done[0] += count;
              },
              Progress.NONE);
    }
    assertThat(folder.resolve("spool")).doesNotExist();
    int inside = 0;
    for (int i = 0; i < drawn.length; i++) {
      double[] at = bent.toOld(i % width + 0.5, i / width + 0.5);
      boolean within = at[0] > 1 && at[1] > 1 && at[0] < 299 && at[1] < 199;
      boolean outside = at[0] < -1 || at[1] < -1 || at[0] > 301 || at[1] > 201;
      if (within) {
        inside++;
        assertThat((drawn[i] >> 16 & 0xFF) - (at[0] - 0.5) * 255 / 300).isBetween(-2.0, 2.0);
        assertThat((drawn[i] >> 8 & 0xFF) - (at[1] - 0.5) * 255 / 200).isBetween(-2.0, 2.0);
      } else if (outside) {
        assertThat(drawn[i]).isZero();
      }
    }
    assertThat(inside).isGreaterThan(30_000);
  }

  @Test
  void placesBetweenNodesAreWithinAnEighthOfAPixel() {
    WayBack.Back bent =
        (column, row) ->
            new double[] {
              column + 30 * Math.sin(row / 90), row + 20 * Math.cos(column / 70 + row / 110)
            };
    double[] places = new WayBack(bent, 600, 600).places(100, 200, 256, 200);
    double worst = 0;
    for (int i = 0; i < places.length / 2; i++) {
      double[] exact = bent.toOld(100 + i % 256 + 0.5, 200 + i / 256 + 0.5);
      worst = Math.max(worst, Math.hypot(exact[0] - places[2 * i], exact[1] - places[2 * i + 1]));
    }
    assertThat(worst).isBetween(1e-6, 1.5 * WayBack.TOLERANCE_PIXELS);
  }
}
