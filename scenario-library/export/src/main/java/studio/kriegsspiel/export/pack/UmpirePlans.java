package studio.kriegsspiel.export.pack;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;
import studio.kriegsspiel.scenario.Scenario;
import studio.kriegsspiel.scenario.force.Side;
import studio.kriegsspiel.scenario.force.Unit;
import studio.kriegsspiel.scenario.force.UnitId;
import studio.kriegsspiel.scenario.place.Position;
import studio.kriegsspiel.scenario.plan.DeploymentArea;
import studio.kriegsspiel.scenario.plan.Patrol;
import studio.kriegsspiel.scenario.plan.PlannedMarch;
import studio.kriegsspiel.situation.Situation;
import studio.kriegsspiel.situation.clock.Clock;
import studio.kriegsspiel.situation.knowledge.WayPoint;
import studio.kriegsspiel.situation.track.ColumnJourney;
import studio.kriegsspiel.situation.track.PatrolRun;

/** A side's patrols, marches and areas of deployment for the umpire, with the times reckoned. */
final class UmpirePlans {
  private final Situation situation;
  private final Scenario scenario;
  private final Clock clock;

  UmpirePlans(Situation situation) {
    this.situation = situation;
    this.scenario = situation.scenario();
    this.clock = situation.clock();
  }

  /** One sentence or two for each, in the order of the text. */
  List<String> of(Side side) {
    List<String> lines = new ArrayList<>();
    scenario.plan().marches().stream()
        .filter(each -> each.unit().side().equals(side.name()))
        .forEach(each -> lines.add(march(each)));
    scenario.plan().patrols().stream()
        .filter(each -> each.unit().side().equals(side.name()))
        .forEach(each -> lines.add(patrol(each)));
    scenario.plan().areas().stream()
        .filter(each -> each.side().equals(side.name()))
        .forEach(each -> lines.add(area(each)));
    return lines;
  }

  private String march(PlannedMarch march) {
    Optional<ColumnJourney> journey = situation.tracks().of(march.unit()).findMarch();
    String order =
        march.order().isEmpty()
            ? ""
            : ", in this order: "
                + march.order().stream().map(this::title).collect(Collectors.joining(", "));
    String arrives =
        journey
            .flatMap(ColumnJourney::findHeadArrives)
            .map(
                head ->
                    " Its head arrives at %s, its tail at %s, by way and rate."
                        .formatted(
                            PaperWords.clock(head),
                            journey
                                .flatMap(ColumnJourney::findTailArrives)
                                .map(PaperWords::clock)
                                .orElse("?")))
            .orElse("");
    return "%s marches %s at %s in %s%s.%s"
        .formatted(
            title(march.unit()),
            way(march.from(), march.by(), march.to()),
            PaperWords.clock(clock.find(march.begins()).orElse(clock.begins())),
            march.formation().label(),
            order,
            arrives);
  }

  private String patrol(Patrol patrol) {
    Optional<PatrolRun> run = situation.tracks().of(patrol.unit()).findPatrol();
    String times =
        run.filter(each -> each.tripMinutes().isPresent())
            .map(
                each ->
                    String.format(
                            Locale.ROOT,
                            " Out and back takes %.0f minutes, by way and rate.",
                            each.tripMinutes().getAsDouble())
                        + each.findStop().map(this::stop).orElse(""))
            .orElse("");
    return "%s patrols %s %s.%s"
        .formatted(
            title(patrol.unit()),
            way(patrol.from(), patrol.by(), patrol.to()),
            PlanWords.outings(
                clock.find(patrol.begins()).orElse(clock.begins()),
                clock.find(patrol.ends()),
                patrol.outings()),
            times);
  }

  private String stop(PatrolRun.Stop stop) {
    return " At %s the bridge at %s is gone: it %s."
        .formatted(
            PaperWords.clock(stop.time()),
            stop.at().bridge().work().task().place(),
            stop.home() ? "cannot come home over it" : "turns there");
  }

  private String area(DeploymentArea area) {
    return "%s deploys freely %s."
        .formatted(
            area.unit().map(this::title).orElse("The side"),
            PlanWords.zones(area.zones(), PaperWords::position));
  }

  /** The way by all its places, in words. */
  static String way(Position from, List<Position> by, Position to) {
    List<WayPoint> way = new ArrayList<>();
    way.add(new WayPoint(from, Optional.empty()));
    by.forEach(each -> way.add(new WayPoint(each, Optional.empty())));
    way.add(new WayPoint(to, Optional.empty()));
    return PlanWords.way(way, each -> PaperWords.position(each.position()));
  }

  private String title(UnitId id) {
    return scenario.findUnit(id).map(Unit::title).orElse(id.toString());
  }
}
