package studio.kriegsspiel.checks.objective;

import static studio.kriegsspiel.rules.RuleBookId.BRITISH_1815;
import static studio.kriegsspiel.rules.RuleBookId.REISSWITZ_1824;

import java.time.LocalDateTime;
import java.util.List;
import java.util.Optional;
import studio.kriegsspiel.checks.check.Check;
import studio.kriegsspiel.checks.check.CheckContext;
import studio.kriegsspiel.checks.check.CheckInfo;
import studio.kriegsspiel.checks.check.Draft;
import studio.kriegsspiel.checks.check.Report;
import studio.kriegsspiel.checks.fix.TimeFixes;
import studio.kriegsspiel.scenario.finding.Fix;
import studio.kriegsspiel.scenario.finding.Severity;
import studio.kriegsspiel.scenario.force.Aim;
import studio.kriegsspiel.scenario.force.Share;
import studio.kriegsspiel.scenario.force.Unit;
import studio.kriegsspiel.scenario.force.UnitId;
import studio.kriegsspiel.situation.clock.Clock;
import studio.kriegsspiel.situation.ground.Site;
import studio.kriegsspiel.situation.reach.Soonest;

/** An objective at which nobody can be in time, even if no enemy hinders him. */
public final class Unreachable implements Check {
  private static final CheckInfo INFO =
      CheckInfo.of(
              "KS-SID-010",
              "An objective that cannot be reached in time",
              Severity.WARNING,
              "either side can reach its objective")
          .citing(REISSWITZ_1824, "§6", "either side is able to attain its objective")
          .citing(
              BRITISH_1815, "Function of the Umpire", "either side is able to gain its objective")
          .searching();

  @Override
  public CheckInfo info() {
    return INFO;
  }

  @Override
  public void run(CheckContext context, Report report) {
    Goals.each(context, goal -> look(goal, report));
  }

  /** Where somebody has to be, who of the side may be it, and how many of them. */
  private record Task(String place, List<Unit> bodies, Optional<Share> share) {}

  private static void look(Goals goal, Report report) {
    task(goal)
        .ifPresent(
            task ->
                goal.site(task.place())
                    .filter(site -> !task.bodies().isEmpty())
                    .ifPresent(site -> look(goal, task, site, report)));
  }

  private static Optional<Task> task(Goals goal) {
    return goal.objective()
        .aim()
        .match(
            new Aim.Cases<>(
                take -> at(goal, take.place(), Optional.empty()),
                hold -> at(goal, hold.place(), Optional.empty()),
                delay -> Optional.empty(),
                cross -> at(goal, cross.place(), cross.with()),
                destroy -> at(goal, destroy.place(), Optional.empty()),
                destroyUnit -> Optional.empty(),
                reconnoitrePlace -> Optional.empty(),
                reconnoitreUnit -> Optional.empty(),
                leave -> leave.by().flatMap(place -> at(goal, place, leave.with())),
                escort ->
                    escort
                        .to()
                        .map(
                            place ->
                                new Task(place, bodies(goal, escort.unit()), Optional.empty())),
                keepOpen -> Optional.empty(),
                free -> Optional.empty()));
  }

  private static Optional<Task> at(Goals goal, String place, Optional<Share> with) {
    return Optional.of(new Task(place, goal.fighting(true), with));
  }

  private static List<Unit> bodies(Goals goal, UnitId unit) {
    return goal.context().units().find(unit).stream()
        .flatMap(Unit::withAllParts)
        .filter(Unit::isBody)
        .toList();
  }

  private static void look(Goals goal, Task task, Site site, Report report) {
    Needed needed = Needed.of(goal, task.bodies(), site, task.share());
    if (needed.enough()) {
      return;
    }
    String sentence =
        task.share().isPresent()
            ? "%s can have only %s of the %s it needs at \"%s\" by %s, even if no enemy hinders it: %s."
                .formatted(
                    goal.side().name(),
                    needed.words(),
                    task.share().get().words(),
                    task.place(),
                    goal.show(goal.by()),
                    why(goal, needed.next()))
            : "Nobody of %s can be at \"%s\" by %s, even if no enemy hinders him: %s."
                .formatted(
                    goal.side().name(),
                    task.place(),
                    goal.show(goal.by()),
                    why(goal, needed.next()));
    Draft draft =
        report
            .add(goal.objective().span(), sentence)
            .rules(INFO.rulesOf(goal.context().book()))
            .spot(site.point());
    mend(goal, task, needed.next().map(Needed.Coming::soonest), draft);
  }

  private static void mend(Goals goal, Task task, Optional<Soonest> next, Draft draft) {
    if (next.isEmpty()) {
      draft.hint("ask for fewer, or give the side more");
    } else if (next.get().kind() == Soonest.Kind.REACHED) {
      draft.rules(next.get().rates());
      draft
          .fix(task.share().isPresent() ? Optional.empty() : later(goal, next.get()))
          .hint(
              "reckoned at the march by the quickest way, without halts; give it more time, or let troops begin nearer");
    } else {
      draft.hint("a bridge or ford may be missing on the map, or a wood or slope closes the way");
    }
  }

  private static String why(Goals goal, Optional<Needed.Coming> next) {
    if (next.isEmpty()) {
      return "it has no more";
    }
    Soonest soonest = next.get().soonest();
    String name = "`" + next.get().body().id().name() + "`";
    return soonest.kind() == Soonest.Kind.NO_WAY
        ? name + " finds no way to it"
        : "%s, the next, would set out at %s and be there at %s"
            .formatted(name, goal.show(soonest.sets()), goal.show(soonest.reckoned()));
  }

  /** The objective's own time, or, where play ends before, that. */
  private static Optional<Fix> later(Goals goal, Soonest soonest) {
    Clock clock = goal.context().clock();
    LocalDateTime there = soonest.reckoned();
    return goal.objective().until().isPresent() && !there.isAfter(clock.ends())
        ? TimeFixes.shift(
            goal.context(),
            goal.objective().span(),
            goal.objective().until().get(),
            there,
            "let it count until " + Clock.write(there))
        : goal.objective().until().isEmpty()
            ? TimeFixes.extendPlay(goal.context(), there)
            : Optional.empty();
  }
}
