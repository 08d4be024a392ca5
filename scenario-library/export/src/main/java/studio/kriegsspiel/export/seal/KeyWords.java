package studio.kriegsspiel.export.seal;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.random.RandomGenerator;
import java.util.stream.Collectors;

/**
 * Words by which an umpire unlocks a sheet: eight of 2048, which is 88 bits. No two words of the
 * list begin with the same four letters, and those alone count, so a slip further on does no harm.
 */
public final class KeyWords {
  /** How many words unlock a sheet. */
  public static final int COUNT = 8;

  /** The letters of a word that count. */
  static final int LETTERS = 4;

  private static final List<String> LIST = read();

  private KeyWords() {}

  /** All words, in the order of the alphabet. */
  public static List<String> all() {
    return LIST;
  }

  /** Words drawn at random, parted by spaces. */
  public static String draw(RandomGenerator chance) {
    List<String> words = new ArrayList<>();
    for (int i = 0; i < COUNT; i++) {
      words.add(LIST.get(chance.nextInt(LIST.size())));
    }
    return String.join(" ", words);
  }

  /** What counts of words as somebody typed them: the first letters of each. */
  static String counting(String words) {
    return List.of(words.toLowerCase(Locale.ROOT).replaceAll("[^a-z]+", " ").strip().split(" "))
        .stream()
        .map(word -> word.substring(0, Math.min(LETTERS, word.length())))
        .collect(Collectors.joining(" "));
  }

  private static List<String> read() {
    try (InputStream file =
            Objects.requireNonNull(KeyWords.class.getResourceAsStream("key-words.txt"));
        BufferedReader lines =
            new BufferedReader(new InputStreamReader(file, StandardCharsets.UTF_8))) {
      return lines.lines().toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
