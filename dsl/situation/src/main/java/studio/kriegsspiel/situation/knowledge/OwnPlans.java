package studio.kriegsspiel.situation.knowledge;

import java.util.ArrayList;
import java.util.List;
import studio.kriegsspiel.scenario.force.Side;
import studio.kriegsspiel.scenario.force.UnitId;
import studio.kriegsspiel.scenario.place.Position;
import studio.kriegsspiel.scenario.plan.DeploymentArea;
import studio.kriegsspiel.scenario.plan.FieldPlan;
import studio.kriegsspiel.scenario.plan.FreeZone;
import studio.kriegsspiel.scenario.plan.Patrol;
import studio.kriegsspiel.scenario.plan.PlannedMarch;
import studio.kriegsspiel.scenario.text.TextSpan;
import studio.kriegsspiel.situation.Situation;
import studio.kriegsspiel.situation.clock.Clock;

/**
 * The patrols, marches and areas of free deployment of the reader's own side, as far as the reader
 * knows the troops concerned. The enemy's are in no view.
 */
final class OwnPlans {
  private final FieldPlan plan;
  private final Clock clock;
  private final Side side;
  private final ReaderMap map;
  private final OwnForces forces;

  OwnPlans(Situation situation, Side side, ReaderMap map, OwnForces forces) {
    this.plan = situation.scenario().plan();
    this.clock = situation.clock();
    this.side = side;
    this.map = map;
    this.forces = forces;
  }

  List<PatrolView> patrols() {
    return plan.patrols().stream()
        .filter(each -> forces.knowsWhere(each.unit()))
        .map(this::view)
        .toList();
  }

  private PatrolView view(Patrol patrol) {
    return new PatrolView(
        patrol.unit().name(),
        way(patrol.from(), patrol.by(), patrol.to()),
        clock.find(patrol.begins()).orElse(clock.begins()),
        clock.find(patrol.ends()),
        patrol.outings());
  }

  List<MarchView> marches() {
    return plan.marches().stream()
        .filter(each -> forces.knowsWhere(each.unit()))
        .map(this::view)
        .toList();
  }

  private MarchView view(PlannedMarch march) {
    return new MarchView(
        march.unit().name(),
        way(march.from(), march.by(), march.to()),
        clock.find(march.begins()).orElse(clock.begins()),
        march.formation(),
        march.order().stream().filter(forces::knows).map(UnitId::name).toList());
  }

  private List<WayPoint> way(Position from, List<Position> by, Position to) {
    List<WayPoint> way = new ArrayList<>();
    way.add(station(from));
    by.forEach(each -> way.add(station(each)));
    way.add(station(to));
    return way;
  }

  private WayPoint station(Position position) {
    return new WayPoint(map.words(position), map.find(position));
  }

  List<AreaView> areas() {
    return plan.areas().stream().filter(this::isKnown).map(this::view).toList();
  }

  private boolean isKnown(DeploymentArea area) {
    return area.side().equals(side.name()) && area.unit().map(forces::knowsWhere).orElse(true);
  }

  private AreaView view(DeploymentArea area) {
    return new AreaView(
        area.unit().map(UnitId::name), area.zones().stream().map(this::view).toList());
  }

  /** A zone in words the reader knows; an area he does not know by the grid. */
  private FreeZone view(FreeZone zone) {
    return zone.match(
        within -> new FreeZone.Within(within.distance(), map.words(within.of())),
        between -> new FreeZone.Between(map.words(between.from()), map.words(between.to())),
        this::area,
        side -> new FreeZone.SideOf(side.side(), map.words(side.of())));
  }

  private FreeZone area(FreeZone.In in) {
    Position shown = map.words(new Position.AtPlace(in.place(), TextSpan.NONE));
    return new FreeZone.In(
        shown instanceof Position.Grid grid ? grid.reference() : in.place(), TextSpan.NONE);
  }
}
