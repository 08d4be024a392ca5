package studio.kriegsspiel.situation.plan;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import studio.kriegsspiel.scenario.force.EngineeringTask;
import studio.kriegsspiel.situation.ground.ZoneIndex;
import studio.kriegsspiel.situation.knowledge.MarchView;
import studio.kriegsspiel.situation.knowledge.PatrolView;
import studio.kriegsspiel.situation.knowledge.PlayerView;
import studio.kriegsspiel.situation.knowledge.UnitView;
import studio.kriegsspiel.situation.knowledge.WayPoint;
import studio.kriegsspiel.terrain.MapPoint;

/**
 * What is planned for troops, as a map shows it.
 *
 * @param ways marches, arrivals and patrols
 * @param areas where players deploy as they like
 * @param works what was done before play
 */
public record PlanMarks(List<WayMark> ways, List<AreaMark> areas, List<WorkMark> works) {
  /** Nothing is planned. */
  public static final PlanMarks NONE = new PlanMarks(List.of(), List.of(), List.of());

  /** Copies the lists. */
  public PlanMarks {
    ways = List.copyOf(ways);
    areas = List.copyOf(areas);
    works = List.copyOf(works);
  }

  /** Whether there is nothing to show. */
  public boolean isEmpty() {
    return ways.isEmpty() && areas.isEmpty() && works.isEmpty();
  }

  /**
   * What a player's map shows: where he deploys as he likes, and marches and patrols of his own
   * side, from place to place as the text names them. The way that was reckoned might follow a road
   * he does not know.
   *
   * @param zones finds the ground that a view describes in words its reader knows
   */
  public static PlanMarks of(PlayerView view, ZoneIndex zones) {
    List<AreaMark> areas =
        view.areas().stream()
            .flatMap(
                each ->
                    zones.area(each.zones()).stream()
                        .map(
                            shape ->
                                new AreaMark(
                                    view.colour(),
                                    each.unit()
                                            .map(unit -> title(view, unit))
                                            .orElse(view.sideTitle())
                                        + " deploys here",
                                    shape)))
            .toList();
    PlanMarks others = of(view);
    return new PlanMarks(others.ways, areas, others.works);
  }

  /** The same where the ground does not tell which parts of it a text describes. */
  public static PlanMarks of(PlayerView view) {
    return new PlanMarks(
        Stream.concat(
                view.marches().stream().flatMap(each -> march(view, each).stream()),
                view.patrols().stream().flatMap(each -> patrol(view, each).stream()))
            .toList(),
        List.of(),
        view.conditions().works().stream()
            .flatMap(
                each ->
                    each
                        .at()
                        .map(
                            at ->
                                new WorkMark(
                                    each.work() == EngineeringTask.Work.DESTROY_BRIDGE,
                                    each.words(),
                                    at))
                        .stream())
            .toList());
  }

  private static Optional<WayMark> march(PlayerView view, MarchView march) {
    return way(view, WayMark.Kind.MARCH, march.unit(), march.way());
  }

  private static Optional<WayMark> patrol(PlayerView view, PatrolView patrol) {
    return way(view, WayMark.Kind.PATROL, patrol.unit(), patrol.way());
  }

  private static Optional<WayMark> way(
      PlayerView view, WayMark.Kind kind, String unit, List<WayPoint> stations) {
    List<MapPoint> points = stations.stream().flatMap(each -> each.at().stream()).toList();
    return points.size() < 2
        ? Optional.empty()
        : Optional.of(
            new WayMark(kind, view.colour(), title(view, unit), points, false, List.of()));
  }

  private static String title(PlayerView view, String unit) {
    return view.findUnit(unit).map(UnitView::title).orElse(unit);
  }
}
