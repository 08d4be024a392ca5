package studio.kriegsspiel.checks.works;

import java.time.LocalDateTime;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.locationtech.jts.geom.Coordinate;
import org.locationtech.jts.geom.LineSegment;
import studio.kriegsspiel.checks.check.Check;
import studio.kriegsspiel.checks.check.CheckContext;
import studio.kriegsspiel.checks.check.CheckInfo;
import studio.kriegsspiel.checks.check.Draft;
import studio.kriegsspiel.checks.check.MapError;
import studio.kriegsspiel.checks.check.Report;
import studio.kriegsspiel.checks.print.MessageWords;
import studio.kriegsspiel.scenario.finding.Severity;
import studio.kriegsspiel.scenario.force.Unit;
import studio.kriegsspiel.situation.ground.GroundIndex;
import studio.kriegsspiel.situation.works.Work;
import studio.kriegsspiel.terrain.MapPoint;

/** Work at a place that the enemy stands before, or in his hands. */
public final class WorkBehindEnemy implements Check {
  /** So near the way from their own troops an enemy bars it; a figure of the studio's own. */
  private static final double BARS_PACES = 300;

  private static final CheckInfo INFO =
      CheckInfo.of(
              "KS-ENG-007",
              "Work behind the enemy's lines",
              Severity.WARNING,
              "works are made where one's own troops cover them")
          .searching();

  @Override
  public CheckInfo info() {
    return INFO;
  }

  /** Troops that fight, and where they are. */
  private record Stood(Unit body, MapPoint at) {}

  @Override
  public void run(CheckContext context, Report report) {
    if (context.ground().isEmpty()) {
      return;
    }
    for (Work each : context.situation().works().all()) {
      if (each.place().isPresent() && context.clock().holds(each.begins())) {
        look(context, each, each.place().get(), report);
      }
    }
  }

  private static void look(CheckContext context, Work work, MapPoint site, Report report) {
    List<Stood> all =
        context.situation().tracks().bodies().stream()
            .filter(WorkBehindEnemy::fights)
            .flatMap(body -> stood(context, body, work.begins()).stream())
            .toList();
    String side = work.task().unit().side();
    Optional<Stood> own =
        all.stream()
            .filter(each -> each.body().id().side().equals(side))
            .min(Comparator.comparingDouble(each -> each.at().distanceMetres(site)));
    if (own.isEmpty()) {
      return;
    }
    double near = own.get().at().distanceMetres(site);
    LineSegment way = new LineSegment(coordinate(own.get().at()), coordinate(site));
    GroundIndex ground = context.ground().orElseThrow();
    double bars = BARS_PACES * ground.metresPerPace();
    all.stream()
        .filter(each -> !each.body().id().side().equals(side))
        .filter(each -> each.at().distanceMetres(site) < near)
        .filter(each -> way.distance(coordinate(each.at())) <= bars)
        .min(Comparator.comparingDouble(each -> each.at().distanceMetres(site)))
        .ifPresent(
            enemy -> {
              double margin =
                  Math.min(
                      near - enemy.at().distanceMetres(site),
                      bars - way.distance(coordinate(enemy.at())));
              MapError.of(context)
                  .weigh(
                      tell(context, work, site, enemy, own.get(), report),
                      margin,
                      "cover the place with troops, let the work begin before the enemy comes, or plan it elsewhere");
            });
  }

  private static Draft tell(
      CheckContext context, Work work, MapPoint site, Stood enemy, Stood own, Report report) {
    GroundIndex ground = context.ground().orElseThrow();
    long off = ground.paces(enemy.at().distanceMetres(site));
    return report
        .add(
            work.task().span(),
            MessageWords.say(
                "%s is to work at %s from %s, but `%s` of the enemy stands %s, and its nearest own troops, `%s`, %s off.",
                Sites.who(work),
                Sites.where(work),
                context.clock().show(work.begins()),
                enemy.body().id().name(),
                off == 0 ? "there" : MessageWords.paces(off) + " from there",
                own.body().id().name(),
                MessageWords.paces(ground.paces(own.at().distanceMetres(site)))))
        .spot(site);
  }

  private static boolean fights(Unit body) {
    return switch (body.type().arm()) {
      case INFANTRY, CAVALRY, ARTILLERY -> true;
      default -> false;
    };
  }

  private static Optional<Stood> stood(CheckContext context, Unit body, LocalDateTime time) {
    return context
        .situation()
        .tracks()
        .of(body.id())
        .at(time)
        .centre()
        .map(at -> new Stood(body, at));
  }

  private static Coordinate coordinate(MapPoint point) {
    return new Coordinate(point.x(), point.y());
  }
}
