package studio.kriegsspiel.checks.event;

import java.time.LocalDateTime;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import studio.kriegsspiel.checks.check.Check;
import studio.kriegsspiel.checks.check.CheckContext;
import studio.kriegsspiel.checks.check.CheckInfo;
import studio.kriegsspiel.checks.check.Report;
import studio.kriegsspiel.scenario.finding.Severity;
import studio.kriegsspiel.scenario.force.EngineeringTask;
import studio.kriegsspiel.scenario.force.UnitId;
import studio.kriegsspiel.scenario.news.Release;
import studio.kriegsspiel.scenario.plan.Deed;
import studio.kriegsspiel.scenario.plan.PlannedEvent;
import studio.kriegsspiel.scenario.text.TextSpan;
import studio.kriegsspiel.situation.works.Work;

/** Two things at one time of which only one can be. */
public final class AtOneTime implements Check {
  private static final CheckInfo INFO =
      CheckInfo.of(
          "KS-EVT-045",
          "Two things at one time that contradict each other",
          Severity.WARNING,
          "one thing is done at a time");

  @Override
  public CheckInfo info() {
    return INFO;
  }

  @Override
  public void run(CheckContext context, Report report) {
    works(context, report);
    List<Timed> all = timed(context);
    for (int i = 1; i < all.size(); i++) {
      for (Timed earlier : all.subList(0, i)) {
        look(context, earlier, all.get(i), report);
      }
    }
  }

  /** An event at a minute. */
  private record Timed(PlannedEvent event, LocalDateTime at) {}

  private static List<Timed> timed(CheckContext context) {
    List<Timed> all = new ArrayList<>();
    for (PlannedEvent each : context.scenario().plan().events()) {
      if (each.release() instanceof Release.At at) {
        all.add(new Timed(each, context.clock().time(at.time())));
      }
    }
    return all;
  }

  private static void look(CheckContext context, Timed earlier, Timed later, Report report) {
    Deed first = earlier.event().deed();
    Deed second = later.event().deed();
    if (earlier.at().equals(later.at())) {
      Optional<UnitId> unit = first.findUnit();
      boolean sky =
          unit.isEmpty() && second.findUnit().isEmpty() && first.getClass() == second.getClass();
      boolean same = unit.isPresent() && unit.equals(second.findUnit());
      if (sky || same) {
        report
            .add(
                later.event().span(),
                "%s is due at %s, and so is another thing that leaves no room for it: %s."
                    .formatted(
                        Deeds.named(later.event()),
                        context.clock().show(later.at()),
                        lower(context, earlier.event().span(), Deeds.named(earlier.event()))))
            .hint("let one come after the other");
      }
    }
  }

  private static String lower(CheckContext context, TextSpan span, String words) {
    return context
        .text()
        .find(span)
        .map(text -> "`" + text.strip().replaceAll("\\s+", " ").replace("`", "") + "`")
        .orElse(Character.toLowerCase(words.charAt(0)) + words.substring(1));
  }

  private static void works(CheckContext context, Report report) {
    List<Work> works = context.situation().works().all();
    for (int i = 1; i < works.size(); i++) {
      for (Work earlier : works.subList(0, i)) {
        Work later = works.get(i);
        if (earlier.task().place().equalsIgnoreCase(later.task().place())
            && (undoes(earlier.task(), later.task()) || undoes(later.task(), earlier.task()))
            && overlap(earlier, later)) {
          report
              .add(
                  later.task().span(),
                  "%s work against each other at \"%s\": from %s on the one undoes what the other does."
                      .formatted(
                          who(earlier.task().unit(), later.task().unit()),
                          later.task().place(),
                          context
                              .clock()
                              .show(
                                  earlier.begins().isAfter(later.begins())
                                      ? earlier.begins()
                                      : later.begins())))
              .hint("let one of them begin when the other has finished");
        }
      }
    }
  }

  private static String who(UnitId one, UnitId other) {
    return one.equals(other)
        ? "Two works of `%s`".formatted(one.name())
        : "`%s` and `%s`".formatted(one.name(), other.name());
  }

  private static boolean undoes(EngineeringTask one, EngineeringTask other) {
    return switch (one.work()) {
      case DESTROY_BRIDGE ->
          other.work() == EngineeringTask.Work.BUILD_BRIDGE
              || other.work() == EngineeringTask.Work.REPAIR_BRIDGE;
      case CLEAR_OBSTACLE ->
          other.work() == EngineeringTask.Work.BARRICADE
              || other.work() == EngineeringTask.Work.MAKE_ABATIS;
      default -> false;
    };
  }

  /** Where it is not known how long one takes, only two that begin together do. */
  private static boolean overlap(Work one, Work other) {
    return one.begins().equals(other.begins())
        || (one.finished().isPresent() && one.isGoingOn(other.begins()))
        || (other.finished().isPresent() && other.isGoingOn(one.begins()));
  }
}
