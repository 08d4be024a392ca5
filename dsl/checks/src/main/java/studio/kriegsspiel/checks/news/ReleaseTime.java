package studio.kriegsspiel.checks.news;

import static studio.kriegsspiel.rules.RuleBookId.REISSWITZ_1824;

import java.time.LocalDateTime;
import java.util.Optional;
import studio.kriegsspiel.checks.check.Check;
import studio.kriegsspiel.checks.check.CheckContext;
import studio.kriegsspiel.checks.check.CheckInfo;
import studio.kriegsspiel.checks.check.Report;
import studio.kriegsspiel.checks.fix.TimeFixes;
import studio.kriegsspiel.scenario.finding.Severity;
import studio.kriegsspiel.scenario.news.Intelligence;
import studio.kriegsspiel.scenario.news.Release;
import studio.kriegsspiel.situation.clock.Clock;

/** News that is let go when nobody plays. */
public final class ReleaseTime implements Check {
  private static final CheckInfo INFO =
      CheckInfo.of(
              "KS-INF-005",
              "A release outside the time of play",
              Severity.ERROR,
              "news is released during play")
          .citing(REISSWITZ_1824, "§6", "what is told during play is planned beforehand");

  @Override
  public CheckInfo info() {
    return INFO;
  }

  @Override
  public void run(CheckContext context, Report report) {
    Clock clock = context.clock();
    for (Intelligence each : context.scenario().intelligence()) {
      Optional<LocalDateTime> earliest = clock.earliest(each.release());
      if (earliest.isPresent() && earliest.get().isAfter(clock.ends())) {
        tooLate(context, each, earliest.get(), report);
      } else if (earliest.isPresent() && earliest.get().isBefore(clock.begins())) {
        report
            .add(
                each.span(),
                "The news for %s is released at %s, before play begins at %s."
                    .formatted(
                        each.audience().words(),
                        clock.show(earliest.get()),
                        clock.show(clock.begins())))
            .severity(Severity.WARNING)
            .hint("tell it in the Separate Report instead");
      } else if (each.release() instanceof Release.Between between) {
        between(context, each, between, report);
      }
    }
  }

  private static void tooLate(
      CheckContext context, Intelligence item, LocalDateTime time, Report report) {
    Clock clock = context.clock();
    report
        .add(
            item.span(),
            "The news for %s is released at %s, but play ends at %s."
                .formatted(item.audience().words(), clock.show(time), clock.show(clock.ends())))
        .fix(TimeFixes.extendPlay(context, time))
        .hint("release it earlier, or leave it out");
  }

  private static void between(
      CheckContext context, Intelligence item, Release.Between between, Report report) {
    Clock clock = context.clock();
    LocalDateTime from = clock.time(between.from());
    LocalDateTime to = clock.time(between.to());
    if (!to.isAfter(from)) {
      report
          .add(
              item.span(),
              "The news for %s is released between %s and %s, which leaves no time."
                  .formatted(item.audience().words(), clock.show(from), clock.show(to)))
          .hint("write the earlier time first");
    } else if (to.isAfter(clock.ends())) {
      report
          .add(
              item.span(),
              "The news for %s may be released as late as %s, but play ends at %s."
                  .formatted(item.audience().words(), clock.show(to), clock.show(clock.ends())))
          .severity(Severity.WARNING)
          .fix(
              TimeFixes.shift(
                  context,
                  item.span(),
                  between.to(),
                  clock.ends(),
                  "release it by " + Clock.write(clock.ends())));
    }
  }
}
