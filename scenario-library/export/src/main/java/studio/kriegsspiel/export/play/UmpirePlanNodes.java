package studio.kriegsspiel.export.play;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import java.util.Optional;
import studio.kriegsspiel.rules.concept.Formation;
import studio.kriegsspiel.scenario.audience.Audience;
import studio.kriegsspiel.scenario.audience.Knower;
import studio.kriegsspiel.scenario.force.EngineeringTask;
import studio.kriegsspiel.scenario.force.UnitId;
import studio.kriegsspiel.scenario.ground.PositionResolver;
import studio.kriegsspiel.scenario.place.Position;
import studio.kriegsspiel.scenario.plan.Deed;
import studio.kriegsspiel.scenario.plan.DeploymentArea;
import studio.kriegsspiel.scenario.plan.FieldPlan;
import studio.kriegsspiel.scenario.plan.Patrol;
import studio.kriegsspiel.scenario.plan.PlannedEvent;
import studio.kriegsspiel.scenario.plan.PlannedMarch;
import studio.kriegsspiel.scenario.plan.StandingWork;
import studio.kriegsspiel.situation.Situation;
import studio.kriegsspiel.situation.clock.Clock;
import studio.kriegsspiel.terrain.MapPoint;
import studio.kriegsspiel.terrain.march.MarchRoute;

/** Patrols, marches, areas of deployment and events in the umpire's play file. */
final class UmpirePlanNodes {
  private final Situation situation;
  private final FieldPlan plan;
  private final Clock clock;
  private final PositionResolver positions;
  private final Lengths lengths;

  UmpirePlanNodes(Situation situation, PositionResolver positions) {
    this.situation = situation;
    this.plan = situation.scenario().plan();
    this.clock = situation.clock();
    this.positions = positions;
    this.lengths = new Lengths(situation);
  }

  void write(ObjectNode root) {
    ArrayNode patrols = root.putArray("patrols");
    plan.patrols().forEach(each -> patrol(patrols.addObject(), each));
    ArrayNode marches = root.putArray("marches");
    plan.marches().forEach(each -> march(marches.addObject(), each));
    ArrayNode areas = root.putArray("areas");
    plan.areas().forEach(each -> area(areas.addObject(), each));
    ArrayNode events = root.putArray("plannedEvents");
    plan.events().forEach(each -> event(events.addObject(), each));
    if (!plan.standing().isEmpty()) {
      ArrayNode works = root.putArray("worksBefore");
      plan.standing().forEach(each -> before(works, each));
    }
  }

  private void before(ArrayNode works, StandingWork work) {
    ObjectNode node = Nodes.workBefore(works, work.work(), work.place(), work.material());
    if (!work.knowers().isEmpty()) {
      ArrayNode knowers = node.putArray("knownTo");
      for (Knower each : work.knowers()) {
        ObjectNode one = knowers.addObject();
        Nodes.audience(one, each.audience());
        each.since().ifPresent(since -> one.put("from", Nodes.time(clock.time(since))));
      }
    }
    UmpireUnits.sources(node, work.sources());
  }

  private void patrol(ObjectNode node, Patrol patrol) {
    node.put("unit", patrol.unit().toString());
    way(node, patrol.from(), patrol.by(), patrol.to());
    node.put("begins", Nodes.time(clock.find(patrol.begins()).orElse(clock.begins())));
    clock.find(patrol.ends()).ifPresent(ends -> node.put("ends", Nodes.time(ends)));
    Nodes.outings(node, patrol.outings());
    UmpireUnits.sources(node, patrol.sources());
    situation
        .tracks()
        .of(patrol.unit())
        .findPatrol()
        .ifPresent(
            run -> {
              run.out().ifPresent(way -> route(node, way));
              run.tripMinutes().ifPresent(trip -> node.put("tripMinutes", Math.round(trip)));
            });
  }

  private void march(ObjectNode node, PlannedMarch march) {
    node.put("unit", march.unit().toString());
    way(node, march.from(), march.by(), march.to());
    node.put("begins", Nodes.time(clock.find(march.begins()).orElse(clock.begins())));
    node.put("formation", march.formation().key());
    ArrayNode order = node.putArray("order");
    march.order().forEach(unit -> order.add(unit.name()));
    UmpireUnits.sources(node, march.sources());
    situation
        .tracks()
        .of(march.unit())
        .findMarch()
        .ifPresent(
            journey -> {
              journey.route().ifPresent(way -> route(node, way));
              journey
                  .findHeadArrives()
                  .ifPresent(head -> node.put("headArrives", Nodes.time(head)));
              journey
                  .findTailArrives()
                  .ifPresent(tail -> node.put("tailArrives", Nodes.time(tail)));
            });
  }

  private void area(ObjectNode node, DeploymentArea area) {
    node.put("side", area.side());
    area.unit().map(UnitId::name).ifPresent(unit -> node.put("unit", unit));
    Nodes.zones(node, area.zones());
    for (int i = 0; i < area.zones().size(); i++) {
      ObjectNode zone = (ObjectNode) node.path("zones").get(i);
      area.zones()
          .get(i)
          .match(
              within -> {
                lengths.put(zone, "length", within.distance());
                return zone;
              },
              between -> zone,
              in -> zone,
              side -> zone);
      ArrayNode points = zone.putArray("points");
      area.zones().get(i).positions().stream()
          .flatMap(position -> positions.find(position).stream())
          .forEach(point -> Nodes.point(points.addObject(), point));
    }
    UmpireUnits.sources(node, area.sources());
  }

  private void event(ObjectNode node, PlannedEvent event) {
    new NewsNodes(situation, positions)
        .release(node.putObject("release"), event.release(), Audience.UMPIRE);
    UmpireUnits.sources(node, event.sources());
    event.deed().findUnit().ifPresent(unit -> node.put("unit", unit.toString()));
    event
        .deed()
        .match(
            new Deed.Cases<>(
                fire -> fire(node, fire),
                attacks -> moving(node, "attacks", attacks.formation()),
                marches -> moving(node, "marches", marches.formation()),
                leaves ->
                    Nodes.facing(
                        moving(node, "leaves", leaves.formation()), "towards", leaves.towards()),
                halts -> node.put("deed", "halts"),
                arrives ->
                    Nodes.facing(
                        moving(node, "enters", arrives.marchOrder()), "from", arrives.from()),
                works -> work(node, works.task()),
                weather -> node.put("deed", "weather").put("words", weather.words()),
                ground -> node.put("deed", "ground").put("words", ground.words())));
    stations(node, event.deed().positions());
  }

  private ObjectNode fire(ObjectNode node, Deed.Bombards fire) {
    node.put("deed", fire.fire() == Deed.Fire.BOMBARDS ? "bombards" : "fires");
    clock.find(fire.until()).ifPresent(until -> node.put("until", Nodes.time(until)));
    return node;
  }

  private static ObjectNode work(ObjectNode node, EngineeringTask task) {
    node.put("deed", "works").put("work", Nodes.word(task.work()));
    node.put("place", task.place());
    task.material().ifPresent(material -> node.put("material", material));
    return node;
  }

  private static ObjectNode moving(ObjectNode node, String deed, Formation formation) {
    return node.put("deed", deed).put("formation", formation.key());
  }

  private void way(ObjectNode node, Position from, List<Position> by, Position to) {
    List<Position> all = new java.util.ArrayList<>();
    all.add(from);
    all.addAll(by);
    all.add(to);
    stations(node, all);
  }

  private void stations(ObjectNode node, List<Position> all) {
    ArrayNode stations = node.putArray("way");
    for (Position position : all) {
      ObjectNode one = stations.addObject();
      Nodes.named(one, position);
      Nodes.at(one, "at", position, positions);
    }
  }

  /** The way over the ground as it is reckoned. */
  private static void route(ObjectNode node, MarchRoute way) {
    ArrayNode route = node.putArray("route");
    for (MapPoint point : way.points()) {
      Nodes.at(route.addObject(), "at", Optional.of(point));
    }
  }
}
