package studio.kriegsspiel.importer.sheet;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.awt.image.BufferedImage;
import java.awt.image.WritableRaster;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import javax.imageio.IIOImage;
import javax.imageio.ImageIO;
import javax.imageio.ImageTypeSpecifier;
import javax.imageio.ImageWriteParam;
import javax.imageio.ImageWriter;
import javax.imageio.stream.ImageOutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import studio.kriegsspiel.importer.job.ImportCancelledException;
import studio.kriegsspiel.importer.job.Progress;
import studio.kriegsspiel.terrain.GroundException;

class PictureTest {
  private static final int WIDTH = 331;
  private static final int HEIGHT = 290;

  @TempDir Path folder;

  private static int red(int x) {
    return x * 255 / WIDTH;
  }

  private static int green(int y) {
    return y * 255 / HEIGHT;
  }

  private static BufferedImage drawn(int type) {
    BufferedImage image = new BufferedImage(WIDTH, HEIGHT, type);
    for (int y = 0; y < HEIGHT; y++) {
      for (int x = 0; x < WIDTH; x++) {
        int alpha = x < 20 ? 0 : 255;
        image.setRGB(x, y, alpha << 24 | red(x) << 16 | green(y) << 8 | (x + y) % 8 * 20);
      }
    }
    return image;
  }

  private static BufferedImage samples(ImageTypeSpecifier type, int scale) {
    BufferedImage image = type.createBufferedImage(WIDTH, HEIGHT);
    WritableRaster raster = image.getRaster();
    for (int y = 0; y < HEIGHT; y++) {
      for (int x = 0; x < WIDTH; x++) {
        raster.setSample(x, y, 0, red(x) * scale);
        for (int band = 1; band < raster.getNumBands(); band++) {
          raster.setSample(x, y, band, green(y) * scale);
        }
      }
    }
    return image;
  }

  private static ImageTypeSpecifier grey(int bits, boolean alpha) {
    int type = bits == 16 ? java.awt.image.DataBuffer.TYPE_USHORT : 0;
    var space = java.awt.color.ColorSpace.getInstance(java.awt.color.ColorSpace.CS_GRAY);
    int[] bands = alpha ? new int[] {0, 1} : new int[] {0};
    return ImageTypeSpecifier.createInterleaved(space, bands, type, alpha, false);
  }

  private Path write(BufferedImage image, String format, String packing, boolean tiles)
      throws IOException {
    Path file = folder.resolve("map." + format.substring(0, 3));
    ImageWriter writer = ImageIO.getImageWritersByFormatName(format).next();
    for (var all = ImageIO.getImageWritersByFormatName(format); all.hasNext(); ) {
      ImageWriter candidate = all.next();
      writer = candidate.getClass().getName().startsWith("com.sun") ? candidate : writer;
    }
    ImageWriteParam wanted = writer.getDefaultWriteParam();
    if (packing.equals("interlaced") || packing.equals("progressive")) {
      wanted.setProgressiveMode(ImageWriteParam.MODE_DEFAULT);
    } else if (!packing.isEmpty()) {
      wanted.setCompressionMode(ImageWriteParam.MODE_EXPLICIT);
      wanted.setCompressionType(packing);
    }
    if (tiles) {
      wanted.setTilingMode(ImageWriteParam.MODE_EXPLICIT);
      wanted.setTiling(64, 48, 0, 0);
    }
    Files.deleteIfExists(file);
    try (ImageOutputStream out = ImageIO.createImageOutputStream(file.toFile())) {
      writer.setOutput(out);
      writer.write(null, new IIOImage(image, null, null), wanted);
    } finally {
      writer.dispose();
    }
    return file;
  }

  private int[] read(Path file) throws IOException {
    Picture picture = Picture.open(file);
    assertThat(picture.width()).isEqualTo(WIDTH);
    assertThat(picture.height()).isEqualTo(HEIGHT);
    int[] all = new int[WIDTH * HEIGHT];
    int[] done = new int[1];
    picture.read(
        folder.resolve("scratch"),
        (argb, rows) -> {
          System.arraycopy(argb, 0, all, done[0] * WIDTH, rows * WIDTH);
          done[0] += rows;
        },
        Progress.NONE);
    assertThat(done[0]).isEqualTo(HEIGHT);
    assertThat(folder.resolve("scratch")).doesNotExist();
    return all;
  }

  @ParameterizedTest
  @CsvSource({
    "png, , false",
    "png, interlaced, false",
    "bmp, , false",
    "tiff, , false",
    "tiff, LZW, false",
    "tiff, ZLib, true",
    "tiff, Deflate, true",
    "tiff, PackBits, false",
    "jpeg, , false",
    "jpeg, progressive, false",
    "tiff, JPEG, true",
    "tiff, JPEG, false"
  })
  void coloursComeAsTheyAre(String format, String packing, boolean tiles) throws IOException {
    String way = packing == null ? "" : packing;
    BufferedImage image = drawn(BufferedImage.TYPE_3BYTE_BGR);
    int[] colours = read(write(image, format, way, tiles));
    boolean lossy = format.equals("jpeg") || way.equals("JPEG");
    BufferedImage truth =
        format.equals("jpeg") ? ImageIO.read(folder.resolve("map.jpe").toFile()) : image;
    for (int i = 0; i < colours.length; i++) {
      int wanted = truth.getRGB(i % WIDTH, i / WIDTH);
      // JPEG in TIFF keeps blue, which changes from pixel to pixel here, only roughly.
      for (int shift = lossy ? 8 : 0; shift < 32; shift += 8) {
        int off = Math.abs((colours[i] >>> shift & 0xFF) - (wanted >>> shift & 0xFF));
        assertThat(off).isLessThanOrEqualTo(lossy && !format.equals("jpeg") ? 75 : 0);
      }
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"png", "interlaced"})
  void clearAreasStayClear(String way) throws IOException {
    BufferedImage image = drawn(BufferedImage.TYPE_4BYTE_ABGR);
    Path file = write(image, "png", way.equals("png") ? "" : way, false);
    assertThat(Picture.open(file).hasAlpha()).isTrue();
    int[] colours = read(file);
    for (int i = 0; i < colours.length; i++) {
      assertThat(colours[i]).isEqualTo(image.getRGB(i % WIDTH, i / WIDTH));
    }
  }

  @ParameterizedTest
  @CsvSource({
    "png, 8, false",
    "png, 16, false",
    "png, 8, true",
    "png, 16, true",
    "tiff, 16, false"
  })
  void greyIsAsLightAsItIsStored(String format, int bits, boolean alpha) throws IOException {
    BufferedImage image = samples(grey(bits, alpha), bits == 16 ? 257 : 1);
    int[] colours = read(write(image, format, "", false));
    for (int i = 0; i < colours.length; i += 37) {
      int shade = red(i % WIDTH);
      int opacity = alpha ? green(i / WIDTH) : 255;
      assertThat(colours[i]).isEqualTo(opacity << 24 | shade * 0x010101);
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"png", "tiff"})
  void palettesAndSingleBitsHaveTheirColours(String format) throws IOException {
    for (int type : new int[] {BufferedImage.TYPE_BYTE_INDEXED, BufferedImage.TYPE_BYTE_BINARY}) {
      BufferedImage image = drawn(type);
      int[] colours = read(write(image, format, "", false));
      for (int i = 0; i < colours.length; i += 11) {
        assertThat(colours[i]).isEqualTo(image.getRGB(i % WIDTH, i / WIDTH));
      }
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"png", "jpeg", "tiff"})
  void aPictureCutShortIsOneSentence(String format) throws IOException {
    Path file = write(drawn(BufferedImage.TYPE_3BYTE_BGR), format, "", false);
    byte[] content = Files.readAllBytes(file);
    List<Integer> lengths = new ArrayList<>(List.of(3, 20, 60, content.length / 2));
    for (int length : lengths) {
      Files.write(file, Arrays.copyOf(content, length));
      assertThatThrownBy(() -> read(file))
          .as("%s of %d bytes", format, length)
          .isInstanceOf(GroundException.class)
          .hasMessageStartingWith("map.")
          .hasMessageEndingWith(".");
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "progressive"})
  void aJpegThatLacksOnlyItsLastBytesIsNotTakenForWhole(String way) throws IOException {
    Path file = write(drawn(BufferedImage.TYPE_3BYTE_BGR), "jpeg", way, false);
    byte[] content = Files.readAllBytes(file);
    // A little picture in an APP1 block of 2 + 4 bytes has an end mark of its own.
    byte[] little = {(byte) 0xFF, (byte) 0xE1, 0, 6, (byte) 0xFF, (byte) 0xD9, 0, 0};
    byte[] cut = new byte[content.length + little.length - 2];
    System.arraycopy(content, 0, cut, 0, 2);
    System.arraycopy(little, 0, cut, 2, little.length);
    System.arraycopy(content, 2, cut, 2 + little.length, content.length - 4);
    Files.write(file, cut);
    assertThatThrownBy(() -> Picture.open(file))
        .isInstanceOf(GroundException.class)
        .hasMessageContaining("is cut short")
        .hasMessageContaining("download it once more");
    // What a camera adds behind the end mark does not matter.
    Files.write(file, Arrays.copyOf(content, content.length + 100));
    assertThat(read(file)).hasSize(WIDTH * HEIGHT);
  }

  @Test
  void cancellingIsHeardWhileReading() throws IOException {
    for (String format : List.of("png", "jpeg", "tiff")) {
      Picture picture = Picture.open(write(drawn(BufferedImage.TYPE_3BYTE_BGR), format, "", false));
      assertThatThrownBy(
              () ->
                  picture.read(
                      folder.resolve("scratch"),
                      (argb, rows) -> {},
                      new Progress() {
                        @Override
                        public void report(double share, String step) {}

                        @Override
                        public boolean isCancelled() {
                          return true;
                        }
                      }))
          .isInstanceOf(ImportCancelledException.class);
    }
  }

  @Test
  void whatNobodyUnpacksIsNamedWithTheRemedy() throws IOException {
    Path file = write(drawn(BufferedImage.TYPE_3BYTE_BGR), "tiff", "", false);
    byte[] content = Files.readAllBytes(file);
    boolean little = content[0] == 'I';
    for (int i = 8; i < content.length - 12; i += 2) {
      int tag = (content[i + (little ? 1 : 0)] & 0xFF) << 8 | content[i + (little ? 0 : 1)] & 0xFF;
      int type = content[i + (little ? 2 : 3)];
      if (tag == 259 && type == 3) {
        content[i + (little ? 8 : 9)] = (byte) (50001 & 0xFF);
        content[i + (little ? 9 : 8)] = (byte) (50001 >> 8);
      }
    }
    Files.write(file, content);
    assertThatThrownBy(() -> Picture.open(file))
        .isInstanceOf(GroundException.class)
        .hasMessageContaining("WebP")
        .hasMessageContaining("gdal_translate");
  }
}
