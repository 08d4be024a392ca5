package studio.kriegsspiel.checks.news;

import static studio.kriegsspiel.rules.RuleBookId.BRITISH_1815;
import static studio.kriegsspiel.rules.RuleBookId.REISSWITZ_1824;

import java.time.LocalDateTime;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import studio.kriegsspiel.checks.check.Check;
import studio.kriegsspiel.checks.check.CheckContext;
import studio.kriegsspiel.checks.check.CheckInfo;
import studio.kriegsspiel.checks.check.Report;
import studio.kriegsspiel.checks.fix.TimeFixes;
import studio.kriegsspiel.rules.Capital;
import studio.kriegsspiel.scenario.finding.Severity;
import studio.kriegsspiel.scenario.force.Unit;
import studio.kriegsspiel.scenario.force.UnitId;
import studio.kriegsspiel.scenario.news.Intelligence;
import studio.kriegsspiel.scenario.news.Release;
import studio.kriegsspiel.scenario.news.SourceKind;
import studio.kriegsspiel.situation.clock.Clock;
import studio.kriegsspiel.situation.reach.Start;

/** News seen by troops that are not on the map yet, which nobody can have. */
public final class SourceNotThere implements Check {
  private static final Set<SourceKind> WATCHING =
      EnumSet.of(SourceKind.PATROL, SourceKind.OUTPOST, SourceKind.OBSERVATION);

  private static final CheckInfo INFO =
      CheckInfo.of(
              "KS-INF-012",
              "News from troops that have not come yet",
              Severity.WARNING,
              "who reports what he sees is there to see it")
          .citing(REISSWITZ_1824, "§6", "news of the enemy names its source")
          .citing(BRITISH_1815, "General Idea", "news of the enemy names its source")
          .searching();

  @Override
  public CheckInfo info() {
    return INFO;
  }

  @Override
  public void run(CheckContext context, Report report) {
    for (Intelligence each : context.scenario().intelligence()) {
      if (each.release() instanceof Release.At at
          && each.sourceUnit().isPresent()
          && each.source().filter(WATCHING::contains).isPresent()) {
        look(context, each, at, each.sourceUnit().get(), report);
      }
    }
  }

  private static void look(
      CheckContext context, Intelligence item, Release.At at, UnitId source, Report report) {
    Clock clock = context.clock();
    LocalDateTime released = clock.time(at.time());
    Optional<LocalDateTime> comes = comes(context, source).filter(released::isBefore);
    if (comes.isEmpty() || !clock.holds(released)) {
      return;
    }
    report
        .add(
            item.span(),
            "%s has this at %s from `%s`, which comes onto the map only at %s."
                .formatted(
                    Capital.of(item.audience().words()),
                    clock.show(released),
                    source.name(),
                    clock.show(comes.get())))
        .fix(
            clock.holds(comes.get())
                ? TimeFixes.shift(
                    context,
                    item.span(),
                    at.time(),
                    comes.get(),
                    "release it at " + Clock.write(comes.get()))
                : Optional.empty())
        .hint("let others report it, or release it when they have come");
  }

  /** When the first of its bodies comes, where it is known of all of them. */
  private static Optional<LocalDateTime> comes(CheckContext context, UnitId unit) {
    List<Optional<Start>> all =
        context.units().find(unit).stream()
            .flatMap(Unit::withAllParts)
            .filter(Unit::isBody)
            .map(body -> Start.find(context.situation(), body))
            .toList();
    return all.isEmpty() || all.stream().anyMatch(Optional::isEmpty)
        ? Optional.empty()
        : all.stream().flatMap(Optional::stream).map(Start::from).min(LocalDateTime::compareTo);
  }
}
