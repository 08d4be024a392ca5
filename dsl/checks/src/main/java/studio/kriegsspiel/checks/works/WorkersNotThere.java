package studio.kriegsspiel.checks.works;

import static studio.kriegsspiel.rules.RuleBookId.BRITISH_1815;
import static studio.kriegsspiel.rules.RuleBookId.REISSWITZ_1824;

import java.time.LocalDateTime;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import studio.kriegsspiel.checks.check.Check;
import studio.kriegsspiel.checks.check.CheckContext;
import studio.kriegsspiel.checks.check.CheckInfo;
import studio.kriegsspiel.checks.check.Report;
import studio.kriegsspiel.checks.fix.TimeFixes;
import studio.kriegsspiel.checks.print.MessageWords;
import studio.kriegsspiel.scenario.finding.Fix;
import studio.kriegsspiel.scenario.finding.Severity;
import studio.kriegsspiel.scenario.force.EngineeringTask;
import studio.kriegsspiel.scenario.force.UnitId;
import studio.kriegsspiel.situation.clock.Clock;
import studio.kriegsspiel.situation.works.Work;

/** Workers who cannot be at the spot when their work begins, or never. */
public final class WorkersNotThere implements Check {
  /** So many minutes nobody counts; a figure of the studio's own. */
  private static final int NOT_COUNTED_MINUTES = 5;

  private static final CheckInfo INFO =
      CheckInfo.of(
              "KS-ENG-006",
              "Workers who cannot be there in time",
              Severity.WARNING,
              "who works at a place has come there")
          .citing(REISSWITZ_1824, "§34", "march table")
          .citing(BRITISH_1815, "App. Three", "movement chart")
          .searching();

  @Override
  public CheckInfo info() {
    return INFO;
  }

  @Override
  public void run(CheckContext context, Report report) {
    if (context.situation().routes().isEmpty()) {
      return;
    }
    Map<UnitId, List<Work>> byUnit = new LinkedHashMap<>();
    for (Work each : context.situation().works().all()) {
      byUnit.computeIfAbsent(each.task().unit(), id -> new ArrayList<>()).add(each);
    }
    byUnit.forEach((unit, works) -> look(context, unit, works, report));
  }

  private static void look(CheckContext context, UnitId unit, List<Work> works, Report report) {
    Optional<Workers> workers = Workers.find(context, unit);
    List<Work> inTime = new ArrayList<>(works);
    inTime.sort(Comparator.comparing(Work::begins));
    Optional<Work> before = Optional.empty();
    for (Work each : inTime) {
      boolean there = before.filter(first -> first.isAtPlaceOf(each)).isPresent();
      if (!there && before.filter(first -> isAtWork(first, each)).isPresent()) {
        atWork(context, before.get(), each, report);
      } else if (!there && workers.isPresent() && each.place().isPresent()) {
        workers.get().reach(each).ifPresent(reach -> late(context, each, reach, report));
      }
      workers.ifPresent(who -> who.workAt(each));
      before = Optional.of(each);
    }
  }

  /** Whether the first is still in hand when the second begins. */
  private static boolean isAtWork(Work first, Work second) {
    return first.finished().filter(done -> done.isAfter(second.begins())).isPresent();
  }

  private static void atWork(CheckContext context, Work first, Work second, Report report) {
    Clock clock = context.clock();
    report
        .add(
            second.task().span(),
            "%s is to begin at %s at %s, but is at work at %s until %s."
                .formatted(
                    Sites.who(second),
                    Sites.where(second),
                    clock.show(second.begins()),
                    Sites.where(first),
                    clock.show(first.finished().orElseThrow())))
        .hint("give one of the works to others, or let it begin when the other is done");
  }

  private static void late(CheckContext context, Work work, Workers.Reach reach, Report report) {
    Clock clock = context.clock();
    if (reach instanceof Workers.Reach.None) {
      report
          .add(
              work.task().span(),
              "%s finds no way to its work at %s.".formatted(Sites.who(work), Sites.where(work)))
          .spot(work.place().orElseThrow())
          .hint("set others to it, or place them on the near side of what is in the way");
      return;
    }
    Workers.Reach.At at = (Workers.Reach.At) reach;
    if (!at.time().isAfter(work.begins().plusMinutes(NOT_COUNTED_MINUTES))) {
      return;
    }
    report
        .add(
            work.task().span(),
            MessageWords.say(
                "%s cannot begin at %s at %s: the way is about %,d paces, and it is there at %s.",
                Sites.who(work),
                Sites.where(work),
                clock.show(work.begins()),
                context.ground().orElseThrow().paces(at.metres()),
                clock.show(at.time())))
        .spot(work.place().orElseThrow())
        .fix(later(context, work.task(), work.begins(), at.time()))
        .hint("let it begin later, or place the workers nearer to their work");
  }

  /** Begins when they are there, and is finished as much later as it begins later. */
  private static Optional<Fix> later(
      CheckContext context, EngineeringTask task, LocalDateTime begins, LocalDateTime there) {
    if (task.begins().isEmpty()) {
      return Optional.empty();
    }
    String title = "let it begin at " + Clock.write(there);
    Optional<Fix> start = TimeFixes.shift(context, task.span(), task.begins().get(), there, title);
    if (task.finished().isEmpty()) {
      return start;
    }
    LocalDateTime done =
        context.clock().time(task.finished().get()).plusMinutes(Clock.minutes(begins, there));
    Optional<Fix> end = TimeFixes.shift(context, task.span(), task.finished().get(), done, title);
    return done.isAfter(context.clock().ends())
        ? Optional.empty()
        : start.flatMap(
            first ->
                end.map(
                    second -> {
                      var edits = new ArrayList<>(first.edits());
                      edits.addAll(second.edits());
                      return Fix.proposal(
                          title + " and be finished at " + Clock.write(done), edits);
                    }));
  }
}
