package studio.kriegsspiel.study.table;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/** Words and letters for how far a figure can be trusted. */
final class Trust {
  private static final Map<String, List<String>> WORDS =
      Map.of(
          "certain", List.of("a", "certain", "high", "sicher", "hoch", "certaine", "s\u00fbr"),
          "probable", List.of("b", "probable", "good", "likely", "wahrscheinlich", "gut"),
          "possible", List.of("c", "possible", "fair", "low", "m\u00f6glich", "gering"),
          "conjecture",
              List.of("d", "conjecture", "guess", "vermutung", "gesch\u00e4tzt", "conjectural"));

  private Trust() {}

  /** The language's word for it. */
  static Optional<String> find(String written) {
    String plain = written.strip().toLowerCase(Locale.ROOT);
    return WORDS.entrySet().stream()
        .filter(each -> each.getValue().contains(plain))
        .map(Map.Entry::getKey)
        .findFirst();
  }
}
