package studio.kriegsspiel.situation.truth;

import java.time.LocalDateTime;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import studio.kriegsspiel.scenario.force.Unit;
import studio.kriegsspiel.scenario.force.UnitId;
import studio.kriegsspiel.situation.Situation;
import studio.kriegsspiel.situation.event.Event;
import studio.kriegsspiel.situation.event.Events;
import studio.kriegsspiel.situation.sight.Light;
import studio.kriegsspiel.situation.track.Track;
import studio.kriegsspiel.situation.track.Whereabouts;
import studio.kriegsspiel.situation.works.Work;

/**
 * Everything that is so at a minute.
 *
 * @param time the minute
 * @param bodies where every body is, in the order of the text
 * @param weather the weather in the text's words, if it says
 * @param ground the state of the ground in the text's words, if it says
 * @param rivers the state of the rivers in the text's words, if it says
 * @param light the light one sees in
 * @param worksBegun works that have begun and are not finished
 * @param worksDone works that are finished
 * @param due what is due by the clock from this minute on, the next first
 */
public record Truth(
    LocalDateTime time,
    Map<UnitId, Whereabouts> bodies,
    Optional<String> weather,
    Optional<String> ground,
    Optional<String> rivers,
    Light light,
    List<Work> worksBegun,
    List<Work> worksDone,
    List<Event> due) {

  /** Keeps its own copies. */
  public Truth {
    bodies = Collections.unmodifiableMap(new LinkedHashMap<>(bodies));
    worksBegun = List.copyOf(worksBegun);
    worksDone = List.copyOf(worksDone);
    due = List.copyOf(due);
  }

  /** The same with these bodies. */
  public Truth with(Map<UnitId, Whereabouts> others) {
    return new Truth(time, others, weather, ground, rivers, light, worksBegun, worksDone, due);
  }

  /** What is so in a situation at a time. */
  public static Truth of(Situation situation, LocalDateTime time) {
    Map<UnitId, Whereabouts> bodies = new LinkedHashMap<>();
    for (Unit body : situation.tracks().bodies()) {
      Track track = situation.tracks().of(body.id());
      bodies.putIfAbsent(body.id(), track.at(time));
    }
    return new Truth(
        time,
        bodies,
        situation.weather().at(time),
        situation.groundState().at(time),
        situation.rivers().at(time),
        situation.sights().lightAt(time),
        situation.works().all().stream().filter(each -> each.isGoingOn(time)).toList(),
        situation.works().all().stream().filter(each -> each.isDone(time)).toList(),
        Events.of(situation).from(time));
  }
}
