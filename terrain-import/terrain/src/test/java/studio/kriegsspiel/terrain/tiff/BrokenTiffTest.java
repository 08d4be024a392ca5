package studio.kriegsspiel.terrain.tiff;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import studio.kriegsspiel.terrain.GridGeometry;
import studio.kriegsspiel.terrain.GroundException;

/** Damaged and lying files end in one sentence, quickly and without taking the memory. */
class BrokenTiffTest {
  @TempDir Path folder;

  private byte[] sound() throws IOException {
    Path file = folder.resolve("sound.tif");
    GridGeometry geometry = new GridGeometry(300, 280, 0, 0, 5);
    float[] values = new float[geometry.size()];
    for (int i = 0; i < values.length; i++) {
      values[i] = i % 311;
    }
    GeoTiffWriter.write(file, geometry, "EPSG:32631", values);
    return Files.readAllBytes(file);
  }

  private static void readAll(byte[] content) {
    try (GeoTiff tiff = GeoTiff.open("broken.tif", content)) {
      tiff.readAll();
    }
  }

  @Test
  void aCutFileIsRefusedWhereverItIsCut() throws IOException {
    byte[] sound = sound();
    for (int length = 0; length < sound.length; length += sound.length / 97) {
      byte[] cut = Arrays.copyOf(sound, length);
      assertThatThrownBy(() -> readAll(cut)).isInstanceOf(GroundException.class);
    }
  }

  @Test
  void aFileThatIsNoTiffSaysSo() {
    assertThatThrownBy(
            () ->
                readAll("NCOLS 20\nNROWS 30".getBytes(java.nio.charset.StandardCharsets.US_ASCII)))
        .hasMessage(
            "broken.tif: is not a TIFF file; choose a GeoTIFF, or convert the file with"
                + " gdal_translate.");
  }

  @Test
  void lyingSizesAreRefused() throws IOException {
    byte[] sound = sound();
    for (int tag : new int[] {Tag.IMAGE_WIDTH, Tag.IMAGE_LENGTH, Tag.TILE_WIDTH}) {
      for (int lie : new int[] {0, 100_000, Integer.MAX_VALUE, -1}) {
        byte[] lying = withTag(sound, tag, lie);
        assertThatThrownBy(() -> readAll(lying))
            .as("tag %d = %d", tag, lie)
            .isInstanceOf(GroundException.class);
      }
    }
  }

  @Test
  void aRingOfDirectoriesEnds() throws IOException {
    byte[] ring = sound();
    ByteBuffer view = ByteBuffer.wrap(ring).order(ByteOrder.LITTLE_ENDIAN);
    int directory = view.getInt(4);
    int count = view.getShort(directory);
    view.putInt(directory + 2 + count * 12, directory);
    assertThatThrownBy(() -> readAll(ring)).hasMessageContaining("runs in a circle");
  }

  /** Fixed seed: any byte may be wrong, and the answer is values or one sentence. */
  @Test
  void randomDamageNeverEscapes() throws IOException {
    byte[] sound = sound();
    Random random = new Random(1815);
    int directory = ByteBuffer.wrap(sound).order(ByteOrder.LITTLE_ENDIAN).getInt(4);
    int refused = 0;
    for (int run = 0; run < 3000; run++) {
      byte[] damaged = sound.clone();
      for (int i = 0; i <= random.nextInt(4); i++) {
        int at =
            random.nextBoolean()
                ? directory + random.nextInt(sound.length - directory)
                : random.nextInt(sound.length);
        damaged[at] = (byte) random.nextInt();
      }
      try {
        readAll(damaged);
      } catch (GroundException e) {
        refused++;
        assertThat(e.getMessage()).endsWith(".");
      }
    }
    assertThat(refused).isBetween(300, 2999);
  }

  private static byte[] withTag(byte[] file, int tag, int value) {
    byte[] copy = file.clone();
    ByteBuffer view = ByteBuffer.wrap(copy).order(ByteOrder.LITTLE_ENDIAN);
    int directory = view.getInt(4);
    for (int i = 0; i < view.getShort(directory); i++) {
      int at = directory + 2 + i * 12;
      if ((view.getShort(at) & 0xFFFF) == tag) {
        view.putInt(at + 8, value);
      }
    }
    return copy;
  }
}
