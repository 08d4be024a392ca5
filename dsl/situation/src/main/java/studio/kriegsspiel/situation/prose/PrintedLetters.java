package studio.kriegsspiel.situation.prose;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.text.Normalizer;
import java.util.BitSet;
import java.util.LinkedHashSet;
import java.util.Set;

/** Which letters and signs the papers can show: those that all of their faces have. */
public final class PrintedLetters {
  private static final String FILE = "printed-letters.txt";
  private static final BitSet KNOWN = read();

  private PrintedLetters() {}

  /** Whether a letter or sign can be shown, or needs no showing. */
  public static boolean has(int letter) {
    return KNOWN.get(letter)
        || Character.isSpaceChar(letter)
        || Character.isISOControl(letter)
        || Character.getType(letter) == Character.FORMAT;
  }

  /** Whether every letter of a text can be shown as it is written. */
  public static boolean hasAllOf(String text) {
    for (int i = 0; i < text.length(); ) {
      int letter = text.codePointAt(i);
      if (!has(letter)) {
        return false;
      }
      i += Character.charCount(letter);
    }
    return true;
  }

  /** The letters of a text that cannot be shown, in their order. */
  public static Set<Integer> lackingIn(String text) {
    Set<Integer> lacking = new LinkedHashSet<>();
    if (!hasAllOf(text)) {
      Normalizer.normalize(text, Normalizer.Form.NFC)
          .codePoints()
          .filter(letter -> !has(letter))
          .forEach(lacking::add);
    }
    return lacking;
  }

  /** The letters and signs with a shape, as they are told by the file. */
  public static BitSet known() {
    return (BitSet) KNOWN.clone();
  }

  private static BitSet read() {
    BitSet known = new BitSet();
    try (InputStream stream = PrintedLetters.class.getResourceAsStream(FILE)) {
      if (stream == null) {
        throw new IllegalStateException("The file " + FILE + " is missing from the program.");
      }
      new BufferedReader(new InputStreamReader(stream, StandardCharsets.UTF_8))
          .lines()
          .filter(line -> !line.startsWith("#"))
          .forEach(line -> add(known, line));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return known;
  }

  private static void add(BitSet known, String range) {
    int to = range.indexOf('-');
    int first = Integer.parseInt(to < 0 ? range : range.substring(0, to), 16);
    int last = to < 0 ? first : Integer.parseInt(range.substring(to + 1), 16);
    known.set(first, last + 1);
  }
}
