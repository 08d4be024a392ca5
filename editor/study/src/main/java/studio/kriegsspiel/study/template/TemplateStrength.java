package studio.kriegsspiel.study.template;

import java.util.regex.Matcher;
import java.util.regex.Pattern;
import studio.kriegsspiel.rules.RuleBookId;
import studio.kriegsspiel.rules.concept.Arm;
import studio.kriegsspiel.rules.library.RuleBooks;
import studio.kriegsspiel.scenario.force.Echelon;

/**
 * The strength of the blank template's battalions, which stand for any: under a book that plays
 * with other sizes they have the nearest of these. Figures that an author wrote stay.
 */
public final class TemplateStrength {
  private static final Pattern BATTALION =
      Pattern.compile("(battalion \"1st Battalion\" as (?:Blue|Red)11: )900( men\\b)");
  private static final int MEN = 900;

  private TemplateStrength() {}

  /** The text with its template's battalions as the book plays them. */
  public static String fit(String text, RuleBookId book) {
    int men =
        RuleBooks.get(book)
            .fieldManual()
            .findPlayedSize(Arm.INFANTRY, Echelon.BATTALION.word())
            .map(size -> size.nearest(MEN))
            .orElse(MEN);
    return BATTALION
        .matcher(text)
        .replaceAll(line -> Matcher.quoteReplacement(line.group(1) + men + line.group(2)));
  }
}
