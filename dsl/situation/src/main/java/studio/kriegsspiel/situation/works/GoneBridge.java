package studio.kriegsspiel.situation.works;

import java.time.LocalDateTime;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import studio.kriegsspiel.scenario.force.EngineeringTask;
import studio.kriegsspiel.situation.ground.GroundIndex;
import studio.kriegsspiel.terrain.Feature;

/**
 * A bridge that a work of the text destroys during play.
 *
 * @param work the work
 * @param bridge the bridge on the ground
 * @param gone when it is destroyed
 * @param mended when another work begun later has made it good, if one does
 */
public record GoneBridge(
    Work work, Feature bridge, LocalDateTime gone, Optional<LocalDateTime> mended) {
  private static final Set<EngineeringTask.Work> MAKING =
      EnumSet.of(EngineeringTask.Work.BUILD_BRIDGE, EngineeringTask.Work.REPAIR_BRIDGE);

  /** Those whose bridge and hour are known, in the order of the text. */
  public static List<GoneBridge> of(Works works, GroundIndex ground) {
    List<GoneBridge> all = new ArrayList<>();
    for (Work each : works.all()) {
      if (each.task().work() == EngineeringTask.Work.DESTROY_BRIDGE
          && each.finished().isPresent()) {
        each.place()
            .flatMap(at -> new WorkSite(ground, at).findBridge())
            .map(bridge -> new GoneBridge(each, bridge, each.finished().get(), mended(works, each)))
            .ifPresent(all::add);
      }
    }
    return all;
  }

  private static Optional<LocalDateTime> mended(Works works, Work destroyed) {
    return works.all().stream()
        .filter(each -> MAKING.contains(each.task().work()) && each.isAtPlaceOf(destroyed))
        .filter(each -> !each.begins().isBefore(destroyed.begins()))
        .flatMap(each -> each.finished().stream())
        .min(LocalDateTime::compareTo);
  }

  /** Whether it has been made good by a time. */
  public boolean isMended(LocalDateTime time) {
    return mended.filter(at -> !at.isAfter(time)).isPresent();
  }

  /** Whether whoever comes to it at a time finds no bridge. */
  public boolean isMissing(LocalDateTime time) {
    return time.isAfter(gone) && !isMended(time);
  }
}
