package studio.kriegsspiel.terrain.crs;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;

/**
 * Definitions of the EPSG list. The library's own reader takes the list to pieces word by word,
 * which is a tenth of a second; here one line of it is looked for, once for each code.
 */
final class EpsgList {
  private static final String FILE = "/proj4/nad/epsg";
  private static final String END = "<>";
  private static final Map<String, Optional<String>> KNOWN = new ConcurrentHashMap<>();

  private EpsgList() {}

  /**
   * The PROJ definition of a system.
   *
   * @param number such as {@code 32631}
   */
  static Optional<String> find(String number) {
    return KNOWN.computeIfAbsent(number, EpsgList::read);
  }

  private static Optional<String> read(String number) {
    try (InputStream in = EpsgList.class.getResourceAsStream(FILE)) {
      if (in == null) {
        throw new IllegalStateException(
            "The list of coordinate systems is missing from the program: " + FILE);
      }
      String list = new String(in.readAllBytes(), StandardCharsets.ISO_8859_1);
      String opening = "\n<" + number + ">";
      int at = list.indexOf(opening);
      int end = at < 0 ? -1 : list.indexOf(END, at + opening.length());
      return end < 0
          ? Optional.empty()
          : Optional.of(list.substring(at + opening.length(), end).strip());
    } catch (IOException unreadable) {
      throw new UncheckedIOException(unreadable);
    }
  }
}
