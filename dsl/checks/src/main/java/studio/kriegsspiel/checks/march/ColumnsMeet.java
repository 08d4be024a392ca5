package studio.kriegsspiel.checks.march;

import java.time.Duration;
import java.time.LocalDateTime;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import studio.kriegsspiel.checks.check.Check;
import studio.kriegsspiel.checks.check.CheckContext;
import studio.kriegsspiel.checks.check.CheckInfo;
import studio.kriegsspiel.checks.check.Report;
import studio.kriegsspiel.checks.fix.TimeFixes;
import studio.kriegsspiel.scenario.finding.Fix;
import studio.kriegsspiel.scenario.finding.Severity;
import studio.kriegsspiel.scenario.force.UnitId;
import studio.kriegsspiel.scenario.news.Reinforcement;
import studio.kriegsspiel.situation.clock.Clock;
import studio.kriegsspiel.situation.ground.GroundIndex;
import studio.kriegsspiel.situation.track.MovingColumn;
import studio.kriegsspiel.terrain.MapPoint;

/** Two columns of one side on the same piece of road at the same time. */
public final class ColumnsMeet implements Check {
  /** Ways so near each other are one, in metres. */
  private static final double SAME_METRES = 15;

  /** So little the reckoning itself may err by; a figure of the studio's own. */
  private static final long NOT_COUNTED_MINUTES = 1;

  /** So many columns are compared; no honest scenario has more. */
  private static final int MOST = 60;

  private static final CheckInfo INFO =
      CheckInfo.of(
              "KS-MOV-006",
              "Two columns on one road at one time",
              Severity.WARNING,
              "a road bears one column at a time")
          .searching();

  @Override
  public CheckInfo info() {
    return INFO;
  }

  /** A column with its way, and its number in the order of the text. */
  private record Going(int number, MovingColumn column, Stretch way) {}

  /**
   * Where two columns are in each other's way.
   *
   * @param at the first such point of the later column's way
   * @param from from when
   * @param minutes by how much the later has to wait for all of their common way to be free
   */
  private record Meeting(MapPoint at, LocalDateTime from, long minutes) {}

  @Override
  public void run(CheckContext context, Report report) {
    if (context.ground().isEmpty()) {
      return;
    }
    List<Going> all = new ArrayList<>();
    context.situation().tracks().columns().stream()
        .limit(MOST)
        .forEach(
            each ->
                Stretch.of(each.journey())
                    .ifPresent(way -> all.add(new Going(all.size(), each, way))));
    for (Going each : all) {
      all.stream()
          .filter(other -> isBefore(other, each))
          .filter(other -> !isOneColumn(context, other.column(), each.column()))
          .flatMap(
              other ->
                  meeting(context.ground().get(), other.way(), each.way()).stream()
                      .map(at -> new Met(other.column(), at)))
          .max(Comparator.comparingLong(met -> met.at().minutes()))
          .ifPresent(met -> tell(context, met.first(), each.column(), met.at(), report));
    }
  }

  /** A column that another meets, and where. */
  private record Met(MovingColumn first, Meeting at) {}

  /** Whether one of the same side sets out before another, or with it and stands before it. */
  private static boolean isBefore(Going one, Going other) {
    boolean own =
        one.column().unit().side().equals(other.column().unit().side())
            && !one.column().unit().equals(other.column().unit());
    int order = one.way().journey().headStarts().compareTo(other.way().journey().headStarts());
    return own && (order < 0 || order == 0 && one.number() < other.number());
  }

  /** Whether one is a part of the other, whose place in that column is its own affair. */
  private static boolean isOneColumn(CheckContext context, MovingColumn one, MovingColumn other) {
    return isPart(context, one.unit(), other.unit()) || isPart(context, other.unit(), one.unit());
  }

  private static boolean isPart(CheckContext context, UnitId part, UnitId whole) {
    return context.situation().units().find(whole).filter(each -> each.holds(part)).isPresent();
  }

  private static Optional<Meeting> meeting(GroundIndex ground, Stretch first, Stretch later) {
    MapPoint at = null;
    LocalDateTime from = null;
    long most = 0;
    for (int i = 0; i < later.points().size(); i++) {
      MapPoint point = later.points().get(i);
      int same = nearest(first, point);
      if (same < 0 || first.isDrawingUp(same) || !ground.ground().onRoad(point.x(), point.y())) {
        continue;
      }
      LocalDateTime comes = later.comes(i);
      LocalDateTime free = first.leaves(same);
      boolean meets =
          comes.isBefore(free.minusMinutes(NOT_COUNTED_MINUTES))
              && first.comes(same).plusMinutes(NOT_COUNTED_MINUTES).isBefore(later.leaves(i));
      if (meets && at == null) {
        at = point;
        from = comes;
      }
      if (meets) {
        most = Math.max(most, (Duration.between(comes, free).toSeconds() + 59) / 60);
      }
    }
    return at == null || from == null ? Optional.empty() : Optional.of(new Meeting(at, from, most));
  }

  /** The number of the nearest point of a way, -1 where it does not lead there. */
  private static int nearest(Stretch way, MapPoint point) {
    int best = -1;
    double least = SAME_METRES + Stretch.STEP_METRES / 2;
    for (int i = 0; i < way.points().size(); i++) {
      double metres = way.points().get(i).distanceMetres(point);
      if (metres < least) {
        least = metres;
        best = i;
      }
    }
    return best;
  }

  private static void tell(
      CheckContext context,
      MovingColumn first,
      MovingColumn later,
      Meeting meeting,
      Report report) {
    Clock clock = context.clock();
    if (!clock.holds(meeting.from())) {
      return;
    }
    report
        .add(
            later.unitSpan(),
            "The column of `%s` meets that of `%s` on the road%s at %s; the road is free for it %s later."
                .formatted(
                    later.unit().name(),
                    first.unit().name(),
                    near(context, meeting.at()),
                    clock.show(meeting.from()),
                    Clock.show(meeting.minutes())))
        .spot(meeting.at())
        .fix(wait(context, later, meeting.minutes()))
        .hint("let one of them set out later, or send it by another road");
  }

  private static String near(CheckContext context, MapPoint at) {
    return context
        .ground()
        .orElseThrow()
        .nearestPlace(at)
        .map(place -> " near \"" + place.name() + "\"")
        .orElse("");
  }

  private static Optional<Fix> wait(CheckContext context, MovingColumn later, long minutes) {
    LocalDateTime then = later.journey().headStarts().plusMinutes(minutes + 1);
    if (then.isAfter(context.clock().ends())) {
      return Optional.empty();
    }
    Optional<Fix> coming =
        context.scenario().reinforcements().stream()
            .filter(each -> each.unitSpan().equals(later.unitSpan()))
            .filter(each -> leavesTime(context, each, minutes + 1))
            .findFirst()
            .flatMap(
                each ->
                    TimeFixes.shift(
                        context,
                        each.span(),
                        each.at(),
                        then,
                        "let it come on at " + Clock.write(then)));
    return coming.or(
        () ->
            context.scenario().plan().marches().stream()
                .filter(each -> each.unitSpan().equals(later.unitSpan()))
                .findFirst()
                .filter(each -> each.begins().isPresent())
                .flatMap(
                    each ->
                        TimeFixes.shift(
                            context,
                            each.span(),
                            each.begins().get(),
                            then,
                            "let it set out at " + Clock.write(then))));
  }

  /** Whether it would still be where it is to be in time. */
  private static boolean leavesTime(CheckContext context, Reinforcement coming, long minutes) {
    LocalDateTime due = context.clock().find(coming.by()).orElse(context.clock().ends());
    return context
        .situation()
        .tracks()
        .arrival(coming)
        .findHeadArrives()
        .map(there -> !there.plusMinutes(minutes).isAfter(due))
        .orElse(true);
  }
}
