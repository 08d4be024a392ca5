package studio.kriegsspiel.situation.track;

import java.time.LocalDateTime;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import studio.kriegsspiel.scenario.force.Unit;
import studio.kriegsspiel.scenario.force.UnitId;
import studio.kriegsspiel.situation.ground.Setting;
import studio.kriegsspiel.situation.works.Work;
import studio.kriegsspiel.situation.works.Works;

/** Everything that is so at a minute, which only the umpire knows. */
public final class Truth {
  private final Setting setting;
  private final Tracks tracks;
  private final Works works;

  public Truth(Setting setting, Tracks tracks, Works works) {
    this.setting = setting;
    this.tracks = tracks;
    this.works = works;
  }

  /**
   * What is so at a time.
   *
   * @param bodies where every body is, in the order of the text
   * @param weather the weather in the text's words, if it says
   * @param ground the state of the ground in the text's words, if it says
   * @param worksBegun works that have begun and are not finished
   * @param worksDone works that are finished
   */
  public record State(
      LocalDateTime time,
      Map<UnitId, Whereabouts> bodies,
      Optional<String> weather,
      Optional<String> ground,
      List<Work> worksBegun,
      List<Work> worksDone) {}

  /** What is so at a time. */
  public State at(LocalDateTime time) {
    Map<UnitId, Whereabouts> bodies = new LinkedHashMap<>();
    for (Unit body : tracks.bodies()) {
      bodies.putIfAbsent(body.id(), tracks.of(body.id()).at(time));
    }
    return new State(
        time,
        java.util.Collections.unmodifiableMap(bodies),
        setting.clock().findHolding(setting.scenario().header().weather(), time),
        setting.clock().findHolding(setting.scenario().header().ground(), time),
        works.all().stream().filter(each -> each.isGoingOn(time)).toList(),
        works.all().stream().filter(each -> each.isDone(time)).toList());
  }
}
