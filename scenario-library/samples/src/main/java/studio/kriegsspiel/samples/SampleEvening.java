package studio.kriegsspiel.samples;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;

/** The text of a scenario on {@link SampleGround} that has something of everything. */
public final class SampleEvening {
  private SampleEvening() {}

  /** The text; the language understands all of it, the checks find fault with some. */
  public static String text() {
    try (InputStream in = SampleEvening.class.getResourceAsStream("evening.kriegsspiel")) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException fault) {
      throw new UncheckedIOException(fault);
    }
  }
}
