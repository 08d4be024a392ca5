package studio.kriegsspiel.situation.telling;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import studio.kriegsspiel.situation.words.FoldedText;

/** Words of numbers in English, French and German, folded. */
final class NumberWords {
  static final int HUNDRED = 100;
  static final int THOUSAND = 1000;

  private static final Map<String, Integer> CARDINALS = new HashMap<>();
  private static final Map<String, Integer> ORDINALS = new HashMap<>();
  private static final List<String> GERMAN_ENDINGS = List.of("er", "en", "es", "em", "e", "");

  static {
    row(
        CARDINALS,
        1,
        "one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen"
            + " sixteen seventeen eighteen nineteen");
    row(
        CARDINALS,
        1,
        "un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze");
    row(
        CARDINALS,
        1,
        "ein zwei drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn fünfzehn"
            + " sechzehn siebzehn achtzehn neunzehn");
    add(CARDINALS, "une", 1);
    add(CARDINALS, "eine", 1);
    add(CARDINALS, "einen", 1);
    add(CARDINALS, "zwo", 2);
    tens(CARDINALS, "twenty thirty forty fifty sixty seventy eighty ninety");
    tens(CARDINALS, "vingt trente quarante cinquante soixante septante huitante nonante");
    tens(CARDINALS, "zwanzig dreißig vierzig fünfzig sechzig siebzig achtzig neunzig");
    for (String word : "hundred hundreds cent cents hundert".split(" ")) {
      add(CARDINALS, word, HUNDRED);
    }
    for (String word : "thousand mille tausend".split(" ")) {
      add(CARDINALS, word, THOUSAND);
    }
    row(
        ORDINALS,
        1,
        "first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth"
            + " thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth");
    row(
        ORDINALS,
        1,
        "unième deuxième troisième quatrième cinquième sixième septième huitième neuvième dixième"
            + " onzième douzième treizième quatorzième quinzième seizième");
    add(ORDINALS, "premier", 1);
    add(ORDINALS, "première", 1);
    tens(ORDINALS, "twentieth thirtieth fortieth fiftieth sixtieth seventieth eightieth ninetieth");
    tens(ORDINALS, "vingtième trentième quarantième cinquantième soixantième");
    add(ORDINALS, "hundredth", HUNDRED);
    add(ORDINALS, "centième", HUNDRED);
  }

  private NumberWords() {}

  private static void row(Map<String, Integer> to, int from, String words) {
    int value = from;
    for (String word : words.split(" ")) {
      add(to, word, value++);
    }
  }

  private static void tens(Map<String, Integer> to, String words) {
    int value = 20;
    for (String word : words.split(" ")) {
      add(to, word, value);
      value += 10;
    }
  }

  private static void add(Map<String, Integer> to, String word, int value) {
    to.put(FoldedText.of(word).letters(0), value);
  }

  /** How many a folded word says, a German compound included. */
  static OptionalInt cardinal(String letters) {
    Integer plain = CARDINALS.get(letters);
    return plain == null ? german(letters) : OptionalInt.of(plain);
  }

  /** Which one a folded word says. */
  static OptionalInt ordinal(String letters) {
    Integer plain = ORDINALS.get(letters);
    return plain == null ? germanOrdinal(letters) : OptionalInt.of(plain);
  }

  /** A number written as one word: {@code einundsechzig}, {@code zweitausendfünfhundert}. */
  private static OptionalInt german(String letters) {
    return times(letters, "tausend", THOUSAND)
        .or(() -> times(letters, "hundert", HUNDRED))
        .or(() -> unitsBeforeTens(letters))
        .map(OptionalInt::of)
        .orElse(OptionalInt.empty());
  }

  private static Optional<Integer> times(String letters, String word, int factor) {
    int at = letters.indexOf(word);
    if (at < 0) {
      return Optional.empty();
    }
    String rest = letters.substring(at + word.length());
    String behind = rest.startsWith("und") ? rest.substring(3) : rest;
    OptionalInt many = at == 0 ? OptionalInt.of(1) : cardinal(letters.substring(0, at));
    OptionalInt more = behind.isEmpty() ? OptionalInt.of(0) : cardinal(behind);
    return many.isPresent() && more.isPresent()
        ? Optional.of(many.getAsInt() * factor + more.getAsInt())
        : Optional.empty();
  }

  private static Optional<Integer> unitsBeforeTens(String letters) {
    int at = letters.indexOf("und", 1);
    Integer units = at < 0 ? null : CARDINALS.get(letters.substring(0, at));
    Integer tens = at < 0 ? null : CARDINALS.get(letters.substring(at + 3));
    return units != null && tens != null && units < 10 && tens >= 20 && tens < HUNDRED
        ? Optional.of(units + tens)
        : Optional.empty();
  }

  private static OptionalInt germanOrdinal(String letters) {
    for (String ending : GERMAN_ENDINGS) {
      if (letters.endsWith(ending) && !ending.isEmpty()) {
        String stem = letters.substring(0, letters.length() - ending.length());
        switch (stem) {
          case "erst":
            return OptionalInt.of(1);
          case "dritt":
            return OptionalInt.of(3);
          case "siebt":
            return OptionalInt.of(7);
          case "acht":
            return OptionalInt.of(8);
          default:
            break;
        }
        OptionalInt found = stemmed(stem, "st", 20, Integer.MAX_VALUE);
        if (found.isEmpty()) {
          found = stemmed(stem, "t", 2, 19);
        }
        if (found.isPresent()) {
          return found;
        }
      }
    }
    return OptionalInt.empty();
  }

  private static OptionalInt stemmed(String stem, String ending, int least, int most) {
    if (!stem.endsWith(ending)) {
      return OptionalInt.empty();
    }
    OptionalInt value = cardinal(stem.substring(0, stem.length() - ending.length()));
    return value.isPresent() && value.getAsInt() >= least && value.getAsInt() <= most
        ? value
        : OptionalInt.empty();
  }
}
