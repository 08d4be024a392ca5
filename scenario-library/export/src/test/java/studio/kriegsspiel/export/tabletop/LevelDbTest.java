package studio.kriegsspiel.export.tabletop;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** Databases are LevelDB's own to the byte. */
class LevelDbTest {
  private static final HexFormat HEX = HexFormat.of();

  /** Written by LevelDB itself (classic-level 3.0.0) when the same was put into a new database. */
  @Test
  void whatIsWrittenIsWhatLevelDbWrites() {
    Map<String, byte[]> files =
        LevelDb.files("!adventures!abc", "{\"a\":1}".getBytes(StandardCharsets.UTF_8));
    assertThat(HEX.formatHex(files.get("000003.log")))
        .isEqualTo(
            "d72777ca250001010000000000000001000000010f2161647665"
                + "6e747572657321616263077b2261223a317d");
    assertThat(HEX.formatHex(files.get("MANIFEST-000002")))
        .isEqualTo(
            "56f9b8f81c0001011a6c6576656c64622e4279746577697365436f6d70617261746f72"
                + "a49c8bbe0800010203090003040400");
    assertThat(files.get("CURRENT")).asString().isEqualTo("MANIFEST-000002\n");
  }

  /** No record lies across the end of a block, whose last bytes are left where no head has room. */
  @Test
  void valuesOfAnyLengthComeBack() throws IOException {
    Random chance = new Random(266);
    for (int length : new int[] {0, 1, 127, 128, 32_700, 32_731, 32_738, 65_530, 300_000}) {
      byte[] value = new byte[length];
      chance.nextBytes(value);
      byte[] log = LevelDb.files("!adventures!abc", value).getOrDefault("000003.log", value);
      assertThat(LevelDb.value(log)).as("%d bytes", length).isEqualTo(value);
      assertThatThrownBy(() -> LevelDb.value(Arrays.copyOf(log, log.length - 1)))
          .isInstanceOf(IOException.class);
    }
  }
}
