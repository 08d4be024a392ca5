package studio.kriegsspiel.language.mapping;

import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.eclipse.xtext.nodemodel.INode;
import org.eclipse.xtext.nodemodel.util.NodeModelUtils;
import studio.kriegsspiel.language.xtext.kriegsspiel.Attribute;
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
    INode whole = NodeModelUtils.getNode(attribute);
    String text = context.source().text();
    int end = whole.getEndOffset();
    int line = text.lastIndexOf('\n', end - 1) + 1;
    if (line <= whole.getOffset()) {
      return;
    }
    Matcher behind = WORD_BEHIND.matcher(text).region(end, text.length());
    if (!behind.lookingAt() || !isLevel(behind.group(1))) {
      return;
    }
    List<TextSpan> stray =
        context.spans(attribute, "words").stream().filter(each -> each.offset() >= line).toList();
    if (!stray.isEmpty()) {
      tell(stray, text.substring(stray.get(0).offset(), end), behind.group(1), context);
    }
  }

  private static boolean isLevel(String word) {
    return Vocabulary.ECHELONS.keySet().stream()
        .anyMatch(each -> each.startsWith(word.toLowerCase(Locale.ROOT)));
  }

  private static void tell(
      List<TextSpan> stray, String words, String level, MappingContext context) {
    context.error(
        "KS-SYN-001",
        stray.get(0),
        "`%s` before `%s` is read as said of the unit above.".formatted(words, level),
        "Write the kind of a unit behind its colon, so: `%s \"...\": 600 men, %s`."
            .formatted(level, words));
  }
}
