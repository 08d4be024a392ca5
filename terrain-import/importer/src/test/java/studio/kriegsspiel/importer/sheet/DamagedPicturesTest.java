package studio.kriegsspiel.importer.sheet;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.awt.image.BufferedImage;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Random;
import java.util.zip.CRC32;
import java.util.zip.Deflater;
import java.util.zip.DeflaterOutputStream;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import studio.kriegsspiel.importer.raster.RasterSource;
import studio.kriegsspiel.importer.raster.RasterSources;
import studio.kriegsspiel.terrain.Georeference;
import studio.kriegsspiel.terrain.GroundException;
import studio.kriegsspiel.terrain.tiff.PictureTiffWriter;

/** Pictures that end as they should but are damaged in their middle. */
class DamagedPicturesTest {
  private static final int SIDE = 320;

  @TempDir Path folder;

  private static BufferedImage map(long seed) {
    Random random = new Random(seed);
    BufferedImage image = new BufferedImage(SIDE, SIDE, BufferedImage.TYPE_INT_RGB);
    for (int i = 0; i < SIDE * SIDE; i++) {
      int x = i % SIDE;
      int y = i / SIDE;
      image.setRGB(x, y, (x * y / 37 % 256) * 0x010101 ^ random.nextInt(32) << 8);
    }
    return image;
  }

  private static byte[] jpeg(long seed) throws IOException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    ImageIO.write(map(seed), "jpg", bytes);
    return bytes.toByteArray();
  }

  private void look(Path file) {
    Scan.open(file).overview(SIDE);
  }

  @Test
  void jpegWithoutItsMiddleIsRefused() throws IOException {
    byte[] sound = jpeg(1);
    Path file = Files.write(folder.resolve("map.jpg"), sound);
    assertThatCode(() -> look(file)).doesNotThrowAnyException();
    int cut = sound.length / 2;
    byte[] short1 = new byte[sound.length - cut / 2];
    System.arraycopy(sound, 0, short1, 0, cut);
    System.arraycopy(sound, cut + cut / 2, short1, cut, short1.length - cut);
    Files.write(file, short1);
    assertThatThrownBy(() -> look(file))
        .isInstanceOf(GroundException.class)
        .hasMessageStartingWith("map.jpg: is damaged within")
        .hasMessageContaining("save it as PNG");
  }

  /** As where a disk gave a sector of noughts. Single bytes may leave codes that can be read. */
  @Test
  void aLostSectorOfAJpegIsNearlyAlwaysTold() throws IOException {
    Random random = new Random(1815);
    int told = 0;
    byte[] sound = jpeg(1);
    for (int i = 0; i < 50; i++) {
      byte[] copy = sound.clone();
      int at = copy.length / 4 + random.nextInt(copy.length / 2);
      java.util.Arrays.fill(copy, at, at + 512, (byte) 0);
      Path file = Files.write(folder.resolve("map.jpg"), copy);
      try {
        look(file);
      } catch (GroundException e) {
        told++;
      }
    }
    assertThat(told).isGreaterThan(40);
  }

  @Test
  void aLittleFillingBeforeTheEndIsNoDamage() throws IOException {
    byte[] sound = jpeg(2);
    byte[] filled = new byte[sound.length + 6];
    System.arraycopy(sound, 0, filled, 0, sound.length - 2);
    filled[filled.length - 2] = (byte) 0xFF;
    filled[filled.length - 1] = (byte) 0xD9;
    Path file = Files.write(folder.resolve("map.jpg"), filled);
    assertThatCode(() -> look(file)).doesNotThrowAnyException();
  }

  /** Pixels that are stored as they are unpack whatever they are. */
  private static byte[] png(byte[] rows, int side) throws IOException {
    ByteArrayOutputStream packed = new ByteArrayOutputStream();
    try (DeflaterOutputStream out =
        new DeflaterOutputStream(packed, new Deflater(Deflater.NO_COMPRESSION))) {
      out.write(rows);
    }
    ByteBuffer header = ByteBuffer.allocate(13).putInt(side).putInt(side);
    header.put(new byte[] {8, 2, 0, 0, 0});
    ByteBuffer file = ByteBuffer.allocate(packed.size() + 200).putLong(0x89504E470D0A1A0AL);
    for (byte[][] chunk :
        new byte[][][] {
          {"IHDR".getBytes(java.nio.charset.StandardCharsets.US_ASCII), header.array()},
          {"IDAT".getBytes(java.nio.charset.StandardCharsets.US_ASCII), packed.toByteArray()},
          {"IEND".getBytes(java.nio.charset.StandardCharsets.US_ASCII), new byte[0]}
        }) {
      CRC32 sum = new CRC32();
      sum.update(chunk[0]);
      sum.update(chunk[1]);
      file.putInt(chunk[1].length).put(chunk[0]).put(chunk[1]).putInt((int) sum.getValue());
    }
    return java.util.Arrays.copyOf(file.array(), file.position());
  }

  @Test
  void pngWithAWrongSumIsRefusedAsSheetAndAsHeights() throws IOException {
    byte[] sound = png(new byte[8 * 25], 8);
    Path tile = Files.createDirectories(folder.resolve("3/4")).resolve("2.png");
    Files.write(tile, sound);
    look(tile);
    RasterSources.open(tile, java.util.Optional.empty()).close();
    sound[100] ^= 1;
    Files.write(tile, sound);
    assertThatThrownBy(() -> look(tile))
        .isInstanceOf(GroundException.class)
        .hasMessageStartingWith("2.png: is damaged (the checksum of the piece at byte 33");
    assertThatThrownBy(() -> RasterSources.open(tile, java.util.Optional.empty()))
        .isInstanceOf(GroundException.class)
        .hasMessageStartingWith("2.png: is damaged (the checksum");
  }

  @Test
  void tiffTellsWhichTileIsDamaged() throws IOException {
    Path file = folder.resolve("map.tif");
    Georeference place = Georeference.northUp(600_000, 5_600_000, 10);
    try (PictureTiffWriter tiff =
        new PictureTiffWriter(file, 64, 64, 32, 1, false, place, "EPSG:32631")) {
      Random random = new Random(7);
      for (int i = 0; i < 4; i++) {
        int[] argb = random.ints(32 * 32).map(colour -> colour | 0xFF000000).toArray();
        tiff.write(0, i % 2, i / 2, tiff.pack(argb, 32));
      }
    }
    byte[] bytes = Files.readAllBytes(file);
    java.util.Arrays.fill(bytes, bytes.length - 2500, bytes.length - 1500, (byte) 0xFF);
    Files.write(file, bytes);
    assertThatThrownBy(() -> look(file))
        .isInstanceOf(GroundException.class)
        .hasMessageMatching("map.tif: is damaged \\(.*\\) in its tile \\d of 4; .*");
  }

  @Test
  void heightsTellWhichStripIsDamaged() throws IOException {
    byte[] bytes =
        new studio.kriegsspiel.importer.fuzz.TiffMaker(java.nio.ByteOrder.LITTLE_ENDIAN, false)
            .image(20, 20, 32, 3)
            .strip(8, new byte[1600])
            .placed(600_000, 5_600_000, 25)
            .keys(java.util.Map.of(1024, 1, 1025, 1, 3072, 32631))
            .shorts(259, 8)
            .bytes();
    for (int i = 8; i < bytes.length - 2; i++) {
      if (bytes[i] == 0x78 && (bytes[i] << 8 | bytes[i + 1] & 0xFF) % 31 == 0) {
        bytes[i] = 0;
      }
    }
    Path file = Files.write(folder.resolve("h.tif"), bytes);
    assertThatThrownBy(
            () -> {
              try (RasterSource source = RasterSources.open(file, java.util.Optional.empty())) {
                source.read(new studio.kriegsspiel.terrain.tiff.Window(0, 0, 20, 20));
              }
            })
        .isInstanceOf(GroundException.class)
        .hasMessageContaining("in its strip 1 of 1");
  }
}
