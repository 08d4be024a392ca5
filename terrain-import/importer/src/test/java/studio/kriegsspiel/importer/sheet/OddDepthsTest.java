package studio.kriegsspiel.importer.sheet;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.ByteOrder;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import studio.kriegsspiel.importer.fuzz.TiffMaker;
import studio.kriegsspiel.importer.job.Progress;
import studio.kriegsspiel.terrain.GroundException;

/** Sheets of unusual depths and inks, made by hand, whose colours are reckoned by hand. */
class OddDepthsTest {
  @TempDir Path folder;

  private int[] read(TiffMaker maker) throws IOException {
    Path file = Files.write(folder.resolve("sheet.tif"), maker.bytes());
    Picture picture = Picture.open(file);
    int[] all = new int[picture.width() * picture.height()];
    picture.read(
        folder.resolve("scratch"),
        (argb, rows) -> System.arraycopy(argb, 0, all, 0, all.length),
        Progress.NONE);
    return all;
  }

  /** Bits one behind another, each row begun at a byte. */
  private static byte[] bits(String row) {
    String filled = row + "0".repeat((8 - row.length() % 8) % 8);
    byte[] bytes = new byte[filled.length() / 8];
    for (int i = 0; i < bytes.length; i++) {
      bytes[i] = (byte) Integer.parseInt(filled.substring(8 * i, 8 * i + 8), 2);
    }
    return bytes;
  }

  private static String binary(int number, int width) {
    String digits = Integer.toBinaryString(number);
    return "0".repeat(width - digits.length()) + digits;
  }

  /** Black, the middle, white; the middle is 2^(n-1), so half of 256, or 128/255 of a byte. */
  @ParameterizedTest
  @CsvSource({"6, 32, 129", "9, 256, 128", "10, 512, 128", "12, 2048, 128", "14, 8192, 128"})
  void greyOfAnyDepthKeepsItsLight(int depth, int middle, int light) throws IOException {
    String row = binary(0, depth) + binary(middle, depth) + binary((1 << depth) - 1, depth);
    for (ByteOrder order : new ByteOrder[] {ByteOrder.BIG_ENDIAN, ByteOrder.LITTLE_ENDIAN}) {
      TiffMaker maker = new TiffMaker(order, false).image(3, 1, depth, 1).strip(1, bits(row));
      assertThat(read(maker)).containsExactly(0xFF000000, 0xFF000000 | light * 0x010101, -1);
    }
  }

  @Test
  void coloursOfTwelveBitsKeepTheirEightHighest() throws IOException {
    String row = binary(0xABC, 12) + binary(0x123, 12) + binary(0xFFF, 12);
    TiffMaker maker =
        new TiffMaker(ByteOrder.LITTLE_ENDIAN, false)
            .image(1, 1, 12, 1)
            .shorts(258, 12, 12, 12)
            .shorts(262, 2)
            .shorts(277, 3)
            .strip(1, bits(row));
    assertThat(read(maker)).containsExactly(0xFFAB12FF);
  }

  /** Ink takes light away: 255 - 51 = 204 of red, of which black leaves 204 * 204 / 255 = 163. */
  @ParameterizedTest
  @CsvSource({"false, false", "true, false", "false, true", "true, true"})
  void printingInksDarkenWithExtraAndSeparateBands(boolean separate, boolean deep)
      throws IOException {
    int[] inks = {51, 0, 255, 51, 77};
    int width = deep ? 16 : 8;
    StringBuilder row = new StringBuilder();
    for (int ink : inks) {
      row.append(binary(deep ? ink << 8 : ink, width));
    }
    byte[] raw = bits(row.toString());
    int bytes = width / 8;
    TiffMaker maker =
        new TiffMaker(ByteOrder.BIG_ENDIAN, false)
            .image(1, 1, width, 1)
            .shorts(258, width, width, width, width, width)
            .shorts(262, 5)
            .shorts(277, 5)
            .shorts(338, 0)
            .strip(1, raw);
    if (separate) {
      maker.shorts(284, 2).longs(279, bytes, bytes, bytes, bytes, bytes);
      maker.longs(273, 8, 8 + bytes, 8 + 2 * bytes, 8 + 3 * bytes, 8 + 4 * bytes);
    }
    assertThat(read(maker)).containsExactly(0xFFA3CC00);
  }

  @Test
  void opacityIsFoundBehindAnotherBand() throws IOException {
    TiffMaker maker =
        new TiffMaker(ByteOrder.BIG_ENDIAN, false)
            .image(1, 1, 8, 1)
            .shorts(258, 8, 8, 8, 8, 8)
            .shorts(262, 2)
            .shorts(277, 5)
            .shorts(338, 0, 2)
            .strip(1, new byte[] {1, 2, 3, 99, 64});
    assertThat(read(maker)).containsExactly(0x40010203);
  }

  @Test
  void aTableOfColoursInBytesIsNotTakenForBlack() throws IOException {
    int[] table = new int[12];
    table[1] = 200;
    table[5] = 100;
    table[9] = 50;
    TiffMaker maker =
        new TiffMaker(ByteOrder.BIG_ENDIAN, false)
            .image(1, 1, 2, 1)
            .shorts(262, 3)
            .shorts(320, table)
            .strip(1, new byte[] {0x40});
    assertThat(read(maker)).containsExactly(0xFFC86432);
  }

  @Test
  void threeBandsThatDoNotSaySoAreColours() throws IOException {
    TiffMaker maker =
        new TiffMaker(ByteOrder.BIG_ENDIAN, false)
            .longs(256, 1)
            .longs(257, 1)
            .shorts(258, 8, 8, 8)
            .shorts(277, 3)
            .strip(1, new byte[] {1, 2, 3});
    assertThat(read(maker)).containsExactly(0xFF010203);
  }

  @ParameterizedTest
  @CsvSource({
    "8, 8, 8, 8, L*a*b*",
    "2, 32, 32, 32, -ot Byte -scale",
    "2, 5, 6, 5, bands of different width"
  })
  void whatIsNotReadIsRefusedWithItsRemedy(int meaning, int red, int green, int blue, String said)
      throws IOException {
    TiffMaker maker =
        new TiffMaker(ByteOrder.BIG_ENDIAN, false)
            .image(1, 1, red, 1)
            .shorts(258, red, green, blue)
            .shorts(262, meaning)
            .shorts(277, 3)
            .strip(1, new byte[12]);
    Path file = Files.write(folder.resolve("sheet.tif"), maker.bytes());
    assertThatThrownBy(() -> Picture.open(file))
        .isInstanceOf(GroundException.class)
        .hasMessageContaining(said);
  }
}
