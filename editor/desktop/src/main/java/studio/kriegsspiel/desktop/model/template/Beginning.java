package studio.kriegsspiel.desktop.model.template;

import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import studio.kriegsspiel.desktop.model.file.ScenarioFiles;
import studio.kriegsspiel.rules.RuleBookId;

/**
 * A new scenario, made from the text of another by giving it a title and a rule book.
 *
 * @param title its title
 * @param book the rule book it is played under
 */
public record Beginning(String title, RuleBookId book) {
  private static final Pattern TITLE = Pattern.compile("^(scenario\\s+)\"[^\"\\n]*\"");
  private static final Pattern RULES =
      Pattern.compile("^(\\s+rules\\s+)[a-z0-9-]+.*$", Pattern.MULTILINE);

  /** The text of the new scenario. */
  public String write(String template) {
    String quoted = '"' + title.replace("\\", "").replace("\"", "'").strip() + '"';
    String titled = TITLE.matcher(template).replaceFirst("$1" + Matcher.quoteReplacement(quoted));
    return RULES.matcher(titled).replaceFirst("$1" + book.id());
  }

  /** A file name made of the title. */
  public String fileName() {
    String slug =
        title.toLowerCase(Locale.ROOT).replaceAll("[^\\p{L}\\p{N}]+", "-").replaceAll("^-|-$", "");
    return (slug.isEmpty() ? "untitled" : slug) + ScenarioFiles.ENDING;
  }
}
