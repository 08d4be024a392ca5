package studio.kriegsspiel.checks.ground;

import static studio.kriegsspiel.rules.RuleBookId.BRITISH_1815;
import static studio.kriegsspiel.rules.RuleBookId.REISSWITZ_1824;

import java.time.LocalDateTime;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import studio.kriegsspiel.checks.check.Check;
import studio.kriegsspiel.checks.check.CheckContext;
import studio.kriegsspiel.checks.check.CheckInfo;
import studio.kriegsspiel.checks.check.Report;
import studio.kriegsspiel.checks.print.MessageWords;
import studio.kriegsspiel.rules.concept.TerrainKind;
import studio.kriegsspiel.rules.field.Gait;
import studio.kriegsspiel.rules.field.Going;
import studio.kriegsspiel.scenario.finding.Severity;
import studio.kriegsspiel.scenario.force.Side;
import studio.kriegsspiel.scenario.force.Unit;
import studio.kriegsspiel.scenario.news.Reinforcement;
import studio.kriegsspiel.situation.Situation;
import studio.kriegsspiel.situation.clock.Clock;
import studio.kriegsspiel.situation.force.TroopsOf;
import studio.kriegsspiel.situation.ground.EntryPoint;
import studio.kriegsspiel.situation.ground.GroundIndex;
import studio.kriegsspiel.situation.march.MarchReckoning;
import studio.kriegsspiel.terrain.MapPoint;

/** Two sides that cannot come together before play ends: too far apart, or no way between them. */
public final class NeverMeet implements Check {
  /** Where fire begins to tell, the sides have met; a figure of the studio's own, in paces. */
  private static final double MEETING_PACES = 400;

  /** So many pairs are asked for a way before it is said that there is none. */
  private static final int MOST_WAYS = 4;

  private static final CheckInfo INFO =
      CheckInfo.of(
              "KS-SID-008",
              "Sides that cannot meet",
              Severity.WARNING,
              "the sides come into contact during play")
          .citing(REISSWITZ_1824, "§6", "the scenario is interesting to both sides")
          .citing(BRITISH_1815, "Function of the Umpire", "the scenario is believable")
          .searching();

  @Override
  public CheckInfo info() {
    return INFO;
  }

  /** A body with when and where it comes into play, and its best rate in metres a minute. */
  private record Start(Unit body, MapPoint at, LocalDateTime from, double rate) {}

  /** Two enemies, and the earliest minute at which they could meet if nothing were in the way. */
  private record Pair(Start one, Start other, LocalDateTime meets) {}

  @Override
  public void run(CheckContext context, Report report) {
    if (context.ground().isEmpty()) {
      return;
    }
    List<Side> sides = context.scenario().sides();
    for (int i = 1; i < sides.size(); i++) {
      for (Side earlier : sides.subList(0, i)) {
        look(context, earlier, sides.get(i), report);
      }
    }
  }

  private static void look(CheckContext context, Side earlier, Side later, Report report) {
    GroundIndex ground = context.ground().orElseThrow();
    List<Pair> pairs = pairs(ground, starts(context, earlier), starts(context, later));
    if (pairs.isEmpty()) {
      return;
    }
    Clock clock = context.clock();
    Pair first = pairs.get(0);
    if (first.meets().isAfter(clock.ends())) {
      report
          .add(
              later.nameSpan(),
              MessageWords.say(
                  "%s and %s cannot meet before play ends at %s: `%s` and `%s`, the nearest, are %,d paces apart, and marching straight at each other they meet at %s.",
                  earlier.name(),
                  later.name(),
                  clock.show(clock.ends()),
                  first.one().body().id().name(),
                  first.other().body().id().name(),
                  ground.paces(first.one().at().distanceMetres(first.other().at())),
                  clock.show(first.meets())))
          .spot(first.other().at())
          .hint("bring them nearer, or let play last longer");
    } else if (!FutureCrossings.isAtHandOf(earlier, context)
        && !FutureCrossings.isAtHandOf(later, context)
        && pairs.stream().limit(MOST_WAYS).noneMatch(each -> hasWay(context.situation(), each))) {
      report
          .add(
              later.nameSpan(),
              "No way leads from %s to %s: none of those nearest each other, such as `%s` and `%s`, can reach the other."
                  .formatted(
                      earlier.name(),
                      later.name(),
                      first.one().body().id().name(),
                      first.other().body().id().name()))
          .spot(first.other().at())
          .hint("a bridge or ford is missing on the map, or one of them has to be built");
    }
  }

  private static List<Start> starts(CheckContext context, Side side) {
    List<Start> all = new ArrayList<>();
    for (HeldGround each : HeldGround.all(context)) {
      if (each.unit().id().side().equals(side.name())) {
        all.add(start(context, each.unit(), each.centre(), context.clock().begins()));
      }
    }
    for (Reinforcement each : context.scenario().reinforcements()) {
      Optional<Unit> unit = context.units().find(each.unit());
      Optional<MapPoint> entry = EntryPoint.find(each, context.ground().orElseThrow());
      if (each.unit().side().equals(side.name()) && unit.isPresent() && entry.isPresent()) {
        context.units().bodies(unit.get()).stream()
            .findFirst()
            .ifPresent(
                body ->
                    all.add(start(context, body, entry.get(), context.clock().time(each.at()))));
      }
    }
    return all;
  }

  private static Start start(CheckContext context, Unit body, MapPoint at, LocalDateTime from) {
    double rate =
        context
            .book()
            .fieldManual()
            .march(TroopsOf.unit(body), Gait.MARCH, Going.of(TerrainKind.ROAD))
            .metresPerMinute();
    return new Start(body, at, from, rate);
  }

  private static List<Pair> pairs(GroundIndex ground, List<Start> ones, List<Start> others) {
    double meeting = MEETING_PACES * ground.metresPerPace();
    List<Pair> pairs = new ArrayList<>();
    for (Start one : ones) {
      for (Start other : others) {
        double metres = Math.max(0, one.at().distanceMetres(other.at()) - meeting);
        double together = one.rate() + other.rate();
        if (together > 0) {
          LocalDateTime both = one.from().isAfter(other.from()) ? one.from() : other.from();
          pairs.add(new Pair(one, other, both.plusMinutes((long) (metres / together))));
        }
      }
    }
    pairs.sort(Comparator.comparing(Pair::meets));
    return pairs;
  }

  private static boolean hasWay(Situation situation, Pair pair) {
    return situation.routes().isEmpty()
        || leads(situation, pair.one(), pair.other())
        || leads(situation, pair.other(), pair.one());
  }

  private static boolean leads(Situation situation, Start from, Start to) {
    MarchReckoning ways =
        situation.routes().orElseThrow().coarselyOf(TroopsOf.unit(from.body()), Gait.MARCH);
    return ways.findQuickest(from.at(), to.at()).isPresent();
  }
}
