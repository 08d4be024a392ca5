package studio.kriegsspiel.desk.template;

import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import studio.kriegsspiel.desk.file.ScenarioFiles;
import studio.kriegsspiel.rules.RuleBookId;
import studio.kriegsspiel.study.template.TemplateStrength;

/**
 * A new scenario, made from the text of another by giving it a title, a rule book and a day.
 *
 * @param title its title
 * @param book the rule book it is played under
 * @param hours when it is played; empty for the hours of the other
 */
public record Beginning(String title, RuleBookId book, Optional<Hours> hours) {
  private static final Pattern TITLE =
      Pattern.compile("^(scenario\\s+)\"[^\"\\n]*\"", Pattern.MULTILINE);
  private static final Pattern RULES =
      Pattern.compile("^(\\s+rules\\s+)[a-z0-9-]+.*$", Pattern.MULTILINE);

  /** A scenario at the hours of the one it is made from. */
  public Beginning(String title, RuleBookId book) {
    this(title, book, Optional.empty());
  }

  /** The text of the new scenario. */
  public String write(String template) {
    String quoted = '"' + title.replace("\\", "").replace("\"", "'").strip() + '"';
    String titled = TITLE.matcher(template).replaceFirst("$1" + Matcher.quoteReplacement(quoted));
    String ruled = RULES.matcher(titled).replaceFirst("$1" + book.id());
    String sized = TemplateStrength.fit(ruled, book);
    return hours.map(each -> each.write(sized)).orElse(sized);
  }

  /** A file name made of the title. */
  public String fileName() {
    String slug =
        title.toLowerCase(Locale.ROOT).replaceAll("[^\\p{L}\\p{N}]+", "-").replaceAll("^-|-$", "");
    return (slug.isEmpty() ? "untitled" : slug) + ScenarioFiles.ENDING;
  }
}
