package studio.kriegsspiel.language.fuzz;

import java.nio.charset.StandardCharsets;

/** What Jazzer calls with each input: bytes that are read as UTF-8, whatever they are. */
public final class TextEntry {
  private TextEntry() {}

  /** Holds one input against what is promised of every text. */
  public static void fuzzerTestOneInput(byte[] data) {
    TextPromises.check(new String(data, StandardCharsets.UTF_8));
  }
}
