package studio.kriegsspiel.reading.rehearsal;

import java.time.LocalDateTime;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import studio.kriegsspiel.game.Game;
import studio.kriegsspiel.game.Meeting;
import studio.kriegsspiel.game.Outcome;
import studio.kriegsspiel.game.Score;
import studio.kriegsspiel.scenario.force.Unit;
import studio.kriegsspiel.scenario.force.UnitId;
import studio.kriegsspiel.situation.event.Event;
import studio.kriegsspiel.terrain.Place;

/**
 * What one game of a rehearsal came to.
 *
 * @param outcomes of the objectives, in the order of the text
 * @param contact when bodies first had each other in reach after play began
 * @param near the place of the ground that is nearest to that
 * @param gone who lost all he had
 * @param come when what the text waited for came to be so, by the event
 * @param tally what was counted on the way
 * @param marks of the orders that were led by, as their exercises have them
 */
public record Run(
    List<Outcome> outcomes,
    Optional<Meeting> contact,
    Optional<String> near,
    Set<UnitId> gone,
    Map<String, LocalDateTime> come,
    RunCounts tally,
    List<Marked> marks) {
  /** Keeps its own copies. */
  public Run {
    outcomes = List.copyOf(outcomes);
    gone = Set.copyOf(gone);
    come = Map.copyOf(come);
    marks = List.copyOf(marks);
  }

  /** What a game came to that has ended. */
  static Run of(Game end, RunCounts tally, List<Marked> marks) {
    LocalDateTime begins = end.situation().clock().begins();
    Set<UnitId> gone =
        end.situation().tracks().bodies().stream()
            .map(Unit::id)
            .filter(end.left()::isGone)
            .collect(Collectors.toSet());
    Optional<Meeting> contact = end.metSince(begins).stream().findFirst();
    return new Run(
        Score.of(end),
        contact,
        contact.flatMap(each -> near(end, each)),
        gone,
        come(end),
        tally,
        marks);
  }

  private static Optional<String> near(Game end, Meeting meeting) {
    return end.situation()
        .tracks()
        .of(meeting.contact().first())
        .at(meeting.since())
        .centre()
        .flatMap(at -> end.situation().ground().flatMap(ground -> ground.nearestPlace(at)))
        .map(Place::name);
  }

  private static Map<String, LocalDateTime> come(Game end) {
    return end.come().stream()
        .collect(Collectors.toMap(Event::id, each -> each.earliest().orElseThrow()));
  }

  /** The sides that come out ahead. */
  public Set<String> ahead() {
    return ahead(outcomes);
  }

  /** The same of outcomes: by points, or by objectives gained where none has points. */
  static Set<String> ahead(List<Outcome> outcomes) {
    boolean points = outcomes.stream().anyMatch(each -> each.objective().worth().isPresent());
    Map<String, Integer> bySide =
        outcomes.stream()
            .collect(
                Collectors.groupingBy(
                    Outcome::side,
                    Collectors.summingInt(
                        each ->
                            points ? each.points() : each.state() == Outcome.State.MET ? 1 : 0)));
    int most = bySide.values().stream().mapToInt(Integer::intValue).max().orElse(0);
    return bySide.entrySet().stream()
        .filter(each -> each.getValue() == most)
        .map(Map.Entry::getKey)
        .collect(Collectors.toCollection(TreeSet::new));
  }
}
