package studio.kriegsspiel.study.slips;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Objects;

/**
 * A sentence of the corpus: what an author let slip, or what looks like it and is none.
 *
 * @param isSlip whether it gives something away
 * @param kind what sort of thing, such as {@code arrival}
 * @param scenario its name in the library
 * @param where the text it stands in, which says who reads it
 * @param why why it is a slip, or why not
 */
record Slip(
    boolean isSlip, String kind, String scenario, String where, String sentence, String why) {

  /** The lines of one part of the corpus. */
  static List<Slip> read(String file) {
    try (InputStream in = Objects.requireNonNull(Slip.class.getResourceAsStream(file), file)) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8)
          .lines()
          .filter(line -> !line.isBlank() && !line.startsWith("#"))
          .map(Slip::of)
          .toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static Slip of(String line) {
    String[] part = line.split("\\|", -1);
    if (part.length != 6 || !List.of("slip", "innocent").contains(part[0])) {
      throw new IllegalArgumentException("not a line of the corpus: " + line);
    }
    return new Slip(part[0].equals("slip"), part[1], part[2], part[3], part[4], part[5]);
  }
}
