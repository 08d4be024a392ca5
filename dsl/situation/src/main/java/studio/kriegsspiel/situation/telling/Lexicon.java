package studio.kriegsspiel.situation.telling;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import studio.kriegsspiel.situation.words.FoldedText;

/** The senses of words, read once from a file of words. */
final class Lexicon {
  private static final Map<String, Set<Sense>> SENSES = new HashMap<>();
  private static final Map<Sense, Set<String>> WORDS = new EnumMap<>(Sense.class);

  static {
    for (String line : lines("telling-words.txt")) {
      Sense sense = Sense.valueOf(line.substring(0, line.indexOf(':')));
      Set<String> words = WORDS.computeIfAbsent(sense, any -> new HashSet<>());
      for (String word : line.substring(line.indexOf(':') + 1).strip().split("\\s+")) {
        String letters = String.join("", FoldedText.of(word).letters());
        words.add(letters);
        SENSES.computeIfAbsent(letters, any -> EnumSet.noneOf(Sense.class)).add(sense);
      }
    }
  }

  private Lexicon() {}

  /** What a folded word may mean; nothing for most words. */
  static Set<Sense> senses(String letters) {
    return SENSES.getOrDefault(letters, Set.of());
  }

  /** The lines of a file beside this class that are no remarks. */
  static List<String> lines(String file) {
    try (InputStream in = Objects.requireNonNull(Lexicon.class.getResourceAsStream(file));
        BufferedReader reader =
            new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8))) {
      return reader.lines().filter(each -> !each.isBlank() && !each.startsWith("#")).toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
