package studio.kriegsspiel.situation.secret;

import java.text.Normalizer;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** Text as bare words, so that line breaks, case, accents and typography hide nothing. */
public final class Tokens {
  private Tokens() {}

  public static List<String> of(String text) {
    String plain =
        Normalizer.normalize(text, Normalizer.Form.NFKD)
            .replaceAll("\\p{M}", "")
            .toLowerCase(Locale.ROOT);
    List<String> words = new ArrayList<>();
    for (String word : plain.split("[^\\p{L}\\p{N}]+")) {
      if (!word.isEmpty()) {
        words.add(word);
      }
    }
    return words;
  }

  /** How often a run of words occurs in another. */
  public static int count(List<String> text, List<String> run) {
    int found = 0;
    for (int i = 0; i + run.size() <= text.size(); i++) {
      if (text.get(i).equals(run.get(0)) && text.subList(i, i + run.size()).equals(run)) {
        found++;
      }
    }
    return found;
  }
}
