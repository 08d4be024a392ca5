package studio.kriegsspiel.rules.concept;

import java.util.Arrays;
import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/** Whose troops they are; the books tell few nations apart. */
public enum Nationality {
  BRITISH("british", "British"),
  HANOVERIAN("hanoverian", "Hanoverian"),
  BRUNSWICK("brunswick", "Brunswick"),
  NASSAU("nassau", "Nassau"),
  DUTCH("dutch", "Dutch"),
  BELGIAN("belgian", "Belgian"),
  FRENCH("french", "French"),
  PRUSSIAN("prussian", "Prussian"),
  AUSTRIAN("austrian", "Austrian"),
  RUSSIAN("russian", "Russian"),
  SAXON("saxon", "Saxon"),
  BAVARIAN("bavarian", "Bavarian"),
  WUERTTEMBERG("wuerttemberg", "Württemberg"),
  BADEN("baden", "Baden"),
  HESSIAN("hessian", "Hessian"),
  WESTPHALIAN("westphalian", "Westphalian"),
  POLISH("polish", "Polish"),
  ITALIAN("italian", "Italian"),
  NEAPOLITAN("neapolitan", "Neapolitan"),
  SPANISH("spanish", "Spanish"),
  PORTUGUESE("portuguese", "Portuguese"),
  SWEDISH("swedish", "Swedish"),
  DANISH("danish", "Danish"),
  SWISS("swiss", "Swiss"),
  OTTOMAN("ottoman", "Ottoman"),
  AMERICAN("american", "American");

  private static final Map<String, Nationality> BY_WORD = byWord();

  private final String key;
  private final String label;

  Nationality(String key, String label) {
    this.key = key;
    this.label = label;
  }

  /** The key used in data files and by the correspondence between the books. */
  public String key() {
    return key;
  }

  /** The words for it in a sentence. */
  public String label() {
    return label;
  }

  /** Finds the nation that a word names: its label or its key, in any case, and other names. */
  public static Optional<Nationality> find(String word) {
    String lower = word.toLowerCase(Locale.ROOT);
    return switch (lower) {
      case "english", "scottish", "irish" -> Optional.of(BRITISH);
      case "netherlands", "dutch-belgian" -> Optional.of(DUTCH);
      case "badish" -> Optional.of(BADEN);
      case "turkish" -> Optional.of(OTTOMAN);
      default -> Optional.ofNullable(BY_WORD.get(lower));
    };
  }

  private static Map<String, Nationality> byWord() {
    Map<String, Nationality> words = new HashMap<>();
    for (Nationality each : values()) {
      words.putIfAbsent(each.key, each);
      words.putIfAbsent(each.label.toLowerCase(Locale.ROOT), each);
    }
    return Map.copyOf(words);
  }

  /** Finds a constant by its key; case matters. */
  public static Optional<Nationality> findByKey(String key) {
    return Arrays.stream(values()).filter(each -> each.key.equals(key)).findFirst();
  }
}
