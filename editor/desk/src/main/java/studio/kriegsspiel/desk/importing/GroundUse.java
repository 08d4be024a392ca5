package studio.kriegsspiel.desk.importing;

import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import studio.kriegsspiel.scenario.text.TextEdit;

/** Lets a scenario be played on another ground: the smallest edit of its text that says so. */
public final class GroundUse {
  private static final Pattern PROSE =
      Pattern.compile("\"\"\".*?(?:\"\"\"|\\z)|//[^\\n]*|/\\*.*?\\*/", Pattern.DOTALL);
  private static final Pattern TERRAIN =
      Pattern.compile("^([ \\t]*terrain[ \\t]+)\"[^\"\\n]*\"", Pattern.MULTILINE);
  private static final Pattern RULES =
      Pattern.compile("^([ \\t]*)rules([ \\t]+)[^\\n]*$", Pattern.MULTILINE);
  private static final Pattern SCENARIO =
      Pattern.compile("^[ \\t]*scenario[ \\t]+\"[^\"\\n]*\"[^\\n]*$", Pattern.MULTILINE);

  private GroundUse() {}

  /** The edit; nothing if the text holds no scenario. */
  public static Optional<TextEdit> edit(String text, String ground) {
    String plain = withoutProse(text);
    String quoted = "\"" + ground + "\"";
    Matcher named = TERRAIN.matcher(plain);
    if (named.find()) {
      int from = named.end(1);
      return Optional.of(new TextEdit(from, named.end() - from, quoted));
    }
    Matcher rules = RULES.matcher(plain);
    if (rules.find()) {
      String gap = " ".repeat(Math.max(1, rules.group(2).length() - 2));
      return Optional.of(
          TextEdit.insert(rules.end(), "\n" + rules.group(1) + "terrain" + gap + quoted));
    }
    Matcher scenario = SCENARIO.matcher(plain);
    return scenario.find()
        ? Optional.of(TextEdit.insert(scenario.end(), "\n  terrain  " + quoted))
        : Optional.empty();
  }

  /** The same text with prose and comments blanked, so that words in them are not taken for it. */
  private static String withoutProse(String text) {
    StringBuilder plain = new StringBuilder(text);
    Matcher prose = PROSE.matcher(text);
    while (prose.find()) {
      for (int i = prose.start(); i < prose.end(); i++) {
        if (plain.charAt(i) != '\n') {
          plain.setCharAt(i, ' ');
        }
      }
    }
    return plain.toString();
  }
}
