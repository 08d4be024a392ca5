package studio.kriegsspiel.language.ide.expect;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import studio.kriegsspiel.language.syntax.Tokens;

/** Says in an umpire's words what may come next in a statement. */
public final class NextWords {
  /**
   * Rules whose keywords are spelled out as one value where words are proposed, or are mere
   * filling.
   */
  private static final Set<String> VALUES =
      Set.of(
          "Name",
          "QualifiedName",
          "PhraseWord",
          "ObjectiveWord",
          "AttributeWord",
          "Sender",
          "Detail",
          "Formation",
          "Material",
          "OrderWord",
          "OrderedUnit",
          "WagonWord");

  /** What a value stands for, by the name it has in the grammar, where that name is no noun. */
  private static final Map<String, String> NOUNS =
      Map.ofEntries(
          Map.entry("work", "a source"),
          Map.entry("works", "how it is prepared"),
          Map.entry("flags", "how far it may be believed"),
          Map.entry("attributes", "figures and qualities"),
          Map.entry("figures", "figures and qualities"),
          Map.entry("verbs", "what it does"),
          Map.entry("details", "a detail"),
          Map.entry("superior", "a superior"),
          Map.entry("commands", "a unit or a name"),
          Map.entry("of", "a unit"),
          Map.entry("to", "a unit"),
          Map.entry("entry", "a place"),
          Map.entry("along", "a place"),
          Map.entry("parts", "what it is to do"),
          Map.entry("words", "a word"),
          Map.entry("phases", "what it is like"),
          Map.entry("switches", "a switch of the rule book"),
          Map.entry("units", "a unit"),
          Map.entry("column", "a unit"),
          Map.entry("id", "the number of a check"),
          Map.entry("echelon", "a level such as battalion"),
          Map.entry("echelons", "a level such as battalion"),
          Map.entry("measure", "a unit of measure"),
          Map.entry("items", "a name"));

  private NextWords() {}

  /** Whether a token is a word of a value, such as a name or a formation. */
  public static boolean isOfValue(Expected token) {
    return VALUES.contains(token.rule());
  }

  static List<String> of(List<Expected> tokens, String rule) {
    Set<String> words = new LinkedHashSet<>();
    for (Expected each : tokens) {
      Optional<String> keyword =
          each.findKeyword()
              .filter(word -> !isOfValue(each) || !Character.isLetter(word.charAt(0)));
      Optional<String> value = value(each, rule);
      if (value.isPresent()) {
        words.add(value.get());
      } else if (keyword.isPresent()) {
        spelled(keyword.get()).ifPresent(words::add);
      } else {
        words.add(noun(each));
      }
    }
    return List.copyOf(words);
  }

  /** What a part that has a rule of its own is, such as a place. */
  private static Optional<String> value(Expected token, String rule) {
    List<String> rules = token.rules();
    int own = rules.indexOf(rule);
    for (int i = (own < 0 ? rules.size() : own) - 1; i >= 0; i--) {
      Optional<String> kind = Tokens.findKind(rules.get(i));
      if (kind.isPresent() && Beginnings.begins(token, rules.get(i))) {
        return rules.get(i).equals("Audience")
            ? Optional.of("a reader")
            : kind.map(NextWords::brief);
      }
      if (rules.get(i).equals("Echelon")) {
        return Optional.of("a level such as battalion");
      }
    }
    return Optional.empty();
  }

  private static Optional<String> spelled(String keyword) {
    return switch (keyword) {
      case ":" -> Optional.of("a colon");
      case "," -> Optional.of("a comma");
      default -> Optional.of(keyword).filter(word -> Character.isLetter(word.charAt(0)));
    };
  }

  private static String noun(Expected token) {
    String feature = token.findFeature().orElse("");
    String name = feature.substring(feature.indexOf('.') + 1);
    if (NOUNS.containsKey(name)) {
      return NOUNS.get(name);
    }
    if (name.equals("unit") && token.rules().stream().noneMatch(NextWords::namesUnit)) {
      return "a unit of measure";
    }
    if (token.kind().equals("RULE_ID") || token.findKeyword().isPresent()) {
      return (startsWithVowel(name) && !name.startsWith("unit") ? "an " : "a ") + name;
    }
    return brief(Tokens.describe(token.kind()));
  }

  private static boolean namesUnit(String rule) {
    return rule.equals("QualifiedName") || rule.equals("OrderedUnit") || rule.equals("Name");
  }

  private static boolean startsWithVowel(String word) {
    return !word.isEmpty() && "aeiou".indexOf(word.toLowerCase(Locale.ROOT).charAt(0)) >= 0;
  }

  private static String brief(String words) {
    return words.split(" such as ", 2)[0];
  }
}
