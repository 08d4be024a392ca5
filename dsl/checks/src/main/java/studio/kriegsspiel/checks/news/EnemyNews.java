package studio.kriegsspiel.checks.news;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import studio.kriegsspiel.checks.check.CheckContext;
import studio.kriegsspiel.scenario.audience.Audience;
import studio.kriegsspiel.scenario.finding.Fix;
import studio.kriegsspiel.scenario.news.Intelligence;
import studio.kriegsspiel.scenario.news.Origin;
import studio.kriegsspiel.scenario.news.Report;
import studio.kriegsspiel.scenario.news.ReportedForce;
import studio.kriegsspiel.scenario.text.TextSpan;

/**
 * News of the enemy: an item of intelligence, or an {@code enemy} line below a report, of which the
 * same is asked.
 *
 * @param audience who has it
 * @param origin where it comes from, and what it is worth
 * @param span the whole statement
 * @param said the place of what is said, behind its heading
 * @param what what it is, such as {@code news for Blue}
 * @param inReport whether it stands below a report
 */
record EnemyNews(
    Audience audience, Origin origin, TextSpan span, TextSpan said, String what, boolean inReport) {
  private static final Pattern ENEMY = Pattern.compile("\\benemy\\b");

  /** All of a scenario, intelligence first. */
  static List<EnemyNews> all(CheckContext context) {
    List<EnemyNews> all = new ArrayList<>();
    for (Intelligence each : context.scenario().intelligence()) {
      all.add(
          new EnemyNews(
              each.audience(),
              each.origin(),
              each.span(),
              each.text().span(),
              "news for " + each.audience().words(),
              false));
    }
    for (Report report : context.scenario().reports()) {
      for (ReportedForce each : report.forces()) {
        if (!each.own()) {
          all.add(
              new EnemyNews(
                  report.audience(),
                  each.origin(),
                  each.span(),
                  each.observation().span(),
                  "news of `%s` in the report to %s"
                      .formatted(each.observation().unit(), report.audience().words()),
                  true));
        }
      }
    }
    return all;
  }

  /** Whether nobody says where it comes from. */
  boolean isWithoutSource() {
    return origin.kind().isEmpty() && origin.unit().isEmpty();
  }

  /** Names a source in its heading. */
  Optional<Fix> naming(CheckContext context, String source) {
    int from = span.offset();
    int to = said.offset();
    if (!context.text().holds(span) || to <= from) {
      return Optional.empty();
    }
    return (inReport
            ? context.text().insertAfter(from, to, ENEMY, " from " + source)
            : context.text().insertBeforeLast(from, to, ':', " from " + source))
        .map(edit -> Fix.proposal("write `from " + source + "`", List.of(edit)));
  }
}
