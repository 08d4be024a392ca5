package studio.kriegsspiel.situation.works;

import java.time.LocalDateTime;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import studio.kriegsspiel.scenario.force.EngineeringTask;
import studio.kriegsspiel.scenario.plan.StandingWork;
import studio.kriegsspiel.situation.ground.GroundIndex;
import studio.kriegsspiel.situation.ground.Setting;
import studio.kriegsspiel.situation.ground.SurveyedGround;
import studio.kriegsspiel.terrain.Feature;
import studio.kriegsspiel.terrain.MapPoint;

/**
 * Bridges broken and works made before play, and the ground as troops meet it with them: nobody
 * marches over a bridge that is broken and not mended during play, everybody over one that was
 * built. What else stands there hinders no march that a book knows.
 */
public final class WorksBefore {
  private final List<WorkBefore> all;

  private final List<EngineeringTask> planned;

  public WorksBefore(Setting setting) {
    this.all =
        setting.scenario().plan().standing().stream()
            .map(work -> new WorkBefore(work, place(setting, work)))
            .toList();
    this.planned = setting.scenario().engineering();
  }

  private static Optional<MapPoint> place(Setting setting, StandingWork work) {
    return setting
        .ground()
        .flatMap(ground -> ground.resolvePlace(work.place(), work.placeSpan()).find());
  }

  /** All of them, in the order of the text. */
  public List<WorkBefore> all() {
    return all;
  }

  /** The bridge that was broken by one of them, if the ground has it. */
  public static Optional<Feature> findBreach(GroundIndex ground, WorkBefore work) {
    return work.isBreach()
        ? work.place().flatMap(at -> new WorkSite(ground, at).findBridge())
        : Optional.empty();
  }

  /**
   * The ground as troops meet it; the same where nothing on it lets them through or stops them.
   * Whether somebody marches over a bridge before it is mended, a check tells.
   */
  public SurveyedGround on(SurveyedGround ground, GroundIndex places) {
    return on(ground, places, each -> !isMendedLater(each));
  }

  /** The same in play, where a bridge bears nobody before it is mended. */
  public SurveyedGround inPlay(SurveyedGround ground, GroundIndex places) {
    return on(ground, places, each -> true);
  }

  private SurveyedGround on(
      SurveyedGround ground, GroundIndex places, Predicate<WorkBefore> isBroken) {
    List<Feature> gone = new ArrayList<>();
    List<Feature> added = new ArrayList<>();
    for (WorkBefore each : all) {
      Optional<Feature> breach = findBreach(places, each).filter(bridge -> isBroken.test(each));
      breach.ifPresent(gone::add);
      breach.map(BridgeShapes::gap).ifPresent(added::add);
      if (each.isCrossing()) {
        each.place().flatMap(at -> BridgeShapes.span(places, at, "before")).ifPresent(added::add);
      }
    }
    return ground.altered(gone, added);
  }

  private boolean isMendedLater(WorkBefore breach) {
    return planned.stream().anyMatch(task -> mends(task, breach));
  }

  /** When works make a breach good, if they do. */
  Optional<LocalDateTime> mended(WorkBefore breach, Works works) {
    return works.all().stream()
        .filter(each -> mends(each.task(), breach))
        .flatMap(each -> each.finished().stream())
        .min(LocalDateTime::compareTo);
  }

  private static boolean mends(EngineeringTask task, WorkBefore breach) {
    return (task.work() == EngineeringTask.Work.REPAIR_BRIDGE
            || task.work() == EngineeringTask.Work.BUILD_BRIDGE)
        && task.place().equalsIgnoreCase(breach.said().place());
  }
}
