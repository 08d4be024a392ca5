package studio.kriegsspiel.checks.secrets;

import static studio.kriegsspiel.rules.RuleBookId.REISSWITZ_1824;

import java.util.OptionalInt;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import studio.kriegsspiel.checks.check.Check;
import studio.kriegsspiel.checks.check.CheckContext;
import studio.kriegsspiel.checks.check.CheckInfo;
import studio.kriegsspiel.checks.check.Report;
import studio.kriegsspiel.rules.Capital;
import studio.kriegsspiel.scenario.finding.Severity;
import studio.kriegsspiel.scenario.force.Unit;
import studio.kriegsspiel.situation.knowledge.ReadableText;

/** The enemy's true strength beside the name of his troops, of which nothing has told yet. */
public final class StrengthTold implements Check {
  private static final CheckInfo INFO =
      CheckInfo.of(
              "KS-SEC-003",
              "The enemy's true strength in a text for one side",
              Severity.WARNING,
              "a side does not know the enemy's returns")
          .citing(REISSWITZ_1824, "§6", "a report holds only such news of the enemy as is fitting");

  /** Fewer men may be anything. */
  private static final int FEWEST_MEN = 20;

  private static final Pattern NUMBER =
      Pattern.compile("(?<![\\p{L}\\d])\\d{1,3}(?:[,.\\u00a0\\u202f ]\\d{3})+(?![\\d])|\\d+");
  private static final Pattern SENTENCE_END = Pattern.compile("[.;!?](?=\\s|$)|\\n\\s*\\n");

  @Override
  public CheckInfo info() {
    return INFO;
  }

  @Override
  public void run(CheckContext context, Report report) {
    Mentions mentions = Mentions.of(context);
    for (ReadableText text : mentions.texts()) {
      if (!text.news()) {
        mentions.enemiesIn(text).forEach(mention -> look(text, mention, mentions, report));
      }
    }
  }

  private static void look(ReadableText text, Mention mention, Mentions mentions, Report report) {
    OptionalInt place = strengthBeside(mention);
    boolean told =
        TellingOrder.before(text, mentions.texts()).stream()
            .flatMap(each -> mentions.in(each).stream())
            .anyMatch(
                each -> each.unit().equals(mention.unit()) && strengthBeside(each).isPresent());
    if (place.isPresent() && !told) {
      int start = place.getAsInt();
      Matcher number = NUMBER.matcher(mention.prose().text());
      int end = number.find(start) ? number.end() : start;
      report
          .add(
              mention.prose().at(start, end),
              "%s tells the true strength of \"%s\" (%s), %s, of which nothing has told its reader."
                  .formatted(
                      Capital.of(text.what()),
                      mention.words(),
                      mention.what(),
                      mention.prose().text().substring(start, end)))
          .hint("write about how many, or let a patrol bring the number under `intelligence`");
    }
  }

  /** Where the unit's own strength stands in the sentence that names it. */
  private static OptionalInt strengthBeside(Mention mention) {
    String prose = mention.prose().text();
    int from = 0;
    int to = prose.length();
    Matcher ends = SENTENCE_END.matcher(prose);
    while (ends.find()) {
      if (ends.start() < mention.start()) {
        from = ends.end();
      } else if (ends.start() >= mention.end()) {
        to = ends.start();
        break;
      }
    }
    Matcher number = NUMBER.matcher(prose).region(from, to);
    while (number.find()) {
      boolean beside = number.end() <= mention.start() || number.start() >= mention.end();
      if (beside && isStrength(number.group(), mention.unit())) {
        return OptionalInt.of(number.start());
      }
    }
    return OptionalInt.empty();
  }

  private static boolean isStrength(String written, Unit unit) {
    String digits = written.replaceAll("\\D", "");
    return isStrength(digits, unit.totalMen()) || isStrength(digits, unit.presentMen());
  }

  private static boolean isStrength(String digits, int men) {
    return men >= FEWEST_MEN && digits.equals(Integer.toString(men));
  }
}
