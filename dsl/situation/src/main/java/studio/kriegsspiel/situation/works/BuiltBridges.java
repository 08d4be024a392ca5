package studio.kriegsspiel.situation.works;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import studio.kriegsspiel.scenario.force.EngineeringTask;
import studio.kriegsspiel.situation.ground.GroundIndex;
import studio.kriegsspiel.situation.march.NewBridge;

/** The bridges that the text has built during play, the earliest first. */
public final class BuiltBridges {
  private BuiltBridges() {}

  /** Those whose place and hour are known and where there is water. */
  public static List<NewBridge> of(Works works, GroundIndex ground) {
    List<NewBridge> all = new ArrayList<>();
    for (Work each : works.all()) {
      if (each.task().work() == EngineeringTask.Work.BUILD_BRIDGE) {
        find(each, ground).ifPresent(all::add);
      }
    }
    all.sort(Comparator.comparing(NewBridge::opens));
    return all;
  }

  private static Optional<NewBridge> find(Work work, GroundIndex ground) {
    return work.finished()
        .flatMap(
            opens ->
                work.place()
                    .flatMap(at -> BridgeShapes.span(ground, at, "built"))
                    .map(bridge -> new NewBridge(bridge, opens)));
  }
}
