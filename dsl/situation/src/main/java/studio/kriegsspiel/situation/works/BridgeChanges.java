package studio.kriegsspiel.situation.works;

import java.time.LocalDateTime;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import studio.kriegsspiel.scenario.force.EngineeringTask;
import studio.kriegsspiel.situation.ground.GroundIndex;
import studio.kriegsspiel.situation.march.BridgeChange;
import studio.kriegsspiel.terrain.Feature;

/** What becomes of the bridges of a ground by works, the earliest first. */
public final class BridgeChanges {
  private BridgeChanges() {}

  /** Those that are built, whose place and hour are known and where there is water. */
  public static List<BridgeChange> built(Works works, GroundIndex ground) {
    List<BridgeChange> all = new ArrayList<>();
    for (Work each : works.all()) {
      if (each.task().work() == EngineeringTask.Work.BUILD_BRIDGE) {
        find(each, ground).ifPresent(all::add);
      }
    }
    return inOrder(all);
  }

  private static Optional<BridgeChange> find(Work work, GroundIndex ground) {
    return work.finished()
        .flatMap(
            opens ->
                work.place()
                    .flatMap(at -> BridgeShapes.span(ground, at, "built"))
                    .map(bridge -> BridgeChange.opens(bridge, opens)));
  }

  /**
   * Those that are built, destroyed or made good, each at its hour, as troops meet them in play.
   */
  public static List<BridgeChange> inPlay(Works works, WorksBefore before, GroundIndex ground) {
    List<BridgeChange> all = new ArrayList<>(built(works, ground));
    for (GoneBridge each : GoneBridge.of(works, ground)) {
      all.add(BridgeChange.falls(each.bridge(), BridgeShapes.gap(each.bridge()), each.gone()));
      each.mended().ifPresent(at -> all.add(again(each.bridge(), at)));
    }
    for (WorkBefore each : before.all()) {
      WorksBefore.findBreach(ground, each)
          .flatMap(bridge -> before.mended(each, works).map(at -> again(bridge, at)))
          .ifPresent(all::add);
    }
    return inOrder(all);
  }

  private static BridgeChange again(Feature bridge, LocalDateTime at) {
    return BridgeChange.opens(
        new Feature(
            "mended-" + bridge.id(),
            bridge.kind(),
            bridge.geometry(),
            bridge.name(),
            bridge.attributes()),
        at);
  }

  private static List<BridgeChange> inOrder(List<BridgeChange> all) {
    all.sort(Comparator.comparing(BridgeChange::at));
    return all;
  }
}
