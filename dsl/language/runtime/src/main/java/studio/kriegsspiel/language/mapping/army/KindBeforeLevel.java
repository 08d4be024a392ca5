package studio.kriegsspiel.language.mapping.army;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import studio.kriegsspiel.language.mapping.context.MappingContext;
import studio.kriegsspiel.language.mapping.words.Vocabulary;
import studio.kriegsspiel.language.syntax.NodePlaces;
import studio.kriegsspiel.language.xtext.kriegsspiel.Attribute;
import studio.kriegsspiel.scenario.force.Echelon;
import studio.kriegsspiel.scenario.text.TextSpan;

/**
 * Tells of a kind of troops that is written before the level of the next unit, as in {@code cavalry
 * regiment "Hussars"}: lines mean nothing to the grammar, which takes it for the last word about
 * the unit above.
 */
final class KindBeforeLevel {
  private static final Pattern WORD_BEHIND = Pattern.compile("[ \\t]+(\\p{L}+)");

  private KindBeforeLevel() {}

  static void tell(Attribute attribute, MappingContext context) {
    int words = attribute.getWords().size();
    if (words + attribute.getNumbers().size() + attribute.getCalibres().size() < 2 || words == 0) {
      return;
    }
    String text = context.source().text();
    int end = context.end(attribute);
    int line = text.lastIndexOf('\n', end - 1) + 1;
    if (line <= context.start(attribute)) {
      return;
    }
    Matcher behind = WORD_BEHIND.matcher(text).region(end, text.length());
    if (!behind.lookingAt() || !isLevel(behind.group(1))) {
      return;
    }
    List<Integer> starts =
        NodePlaces.of(attribute, "words").stream().map(NodePlaces::start).toList();
    for (int i = 0; i < starts.size(); i++) {
      if (starts.get(i) >= line) {
        TextSpan place = context.spans(attribute, "words").get(i);
        tell(place, text.substring(starts.get(i), end), behind.group(1), context);
        return;
      }
    }
  }

  private static boolean isLevel(String word) {
    String plain = word.toLowerCase(Locale.ROOT);
    return Vocabulary.ECHELONS.containsKey(plain)
        || Arrays.stream(Echelon.values()).anyMatch(each -> each.word().startsWith(plain + " "));
  }

  private static void tell(TextSpan place, String words, String level, MappingContext context) {
    context.error(
        "KS-SYN-001",
        place,
        "`%s` before `%s` is read as said of the unit above.".formatted(words, level),
        "Write the kind of a unit behind its colon, so: `%s \"...\": 600 men, %s`."
            .formatted(level, words));
  }
}
