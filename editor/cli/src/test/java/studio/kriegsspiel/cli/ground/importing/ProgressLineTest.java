package studio.kriegsspiel.cli.ground.importing;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.InputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import studio.kriegsspiel.cli.console.Terminal;

class ProgressLineTest {
  private final ByteArrayOutputStream bytes = new ByteArrayOutputStream();
  private long seconds;

  private ProgressLine progress(boolean watched) {
    PrintStream out = new PrintStream(bytes, true, StandardCharsets.UTF_8);
    Path here = Path.of(".");
    return new ProgressLine(
        new Terminal(
            InputStream.nullInputStream(), out, out, false, watched, false, here, here, ""),
        () -> TimeUnit.SECONDS.toNanos(seconds));
  }

  private String line() {
    String text = bytes.toString(StandardCharsets.UTF_8);
    return text.substring(text.lastIndexOf('\r', text.length() - 2) + 1).strip();
  }

  @Test
  void tellsHowLongIsLeftOnceItCanBeTold() {
    try (ProgressLine progress = progress(true)) {
      seconds = 1;
      progress.report(0.01, "sampling heights");
      assertThat(line()).isEqualTo("[........................]   1 % sampling heights");
      seconds = 20;
      progress.report(0.25, "sampling heights");
      assertThat(line())
          .isEqualTo("[######..................]  25 %, about 60 seconds left: sampling heights");
      seconds = 80;
      progress.report(1, "done");
      assertThat(line()).isEqualTo("[########################] 100 % done");
    }
    assertThat(line()).isEmpty();
  }

  @Test
  void writesNothingWhereNobodyWatches() {
    try (ProgressLine progress = progress(false)) {
      seconds = 10;
      progress.report(0.5, "sampling heights");
    }
    assertThat(bytes.size()).isZero();
  }
}
