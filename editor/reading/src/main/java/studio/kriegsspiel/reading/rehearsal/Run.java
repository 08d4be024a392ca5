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

/**
 * What one game of a rehearsal came to.
 *
 * @param outcomes of the objectives, in the order of the text
 * @param contact when bodies first had each other in reach after play began
 * @param gone who lost all he had
 * @param decisions how often the book was asked, by question
 */
public record Run(
    List<Outcome> outcomes,
    Optional<Meeting> contact,
    Set<UnitId> gone,
    Map<String, Integer> decisions) {
  /** Keeps its own copies. */
  public Run {
    outcomes = List.copyOf(outcomes);
    gone = Set.copyOf(gone);
    decisions = Map.copyOf(decisions);
  }

  /** What a game came to that has ended. */
  static Run of(Game end, Map<String, Integer> decisions) {
    LocalDateTime begins = end.situation().clock().begins();
    Set<UnitId> gone =
        end.situation().tracks().bodies().stream()
            .map(Unit::id)
            .filter(end.left()::isGone)
            .collect(Collectors.toSet());
    return new Run(Score.of(end), end.metSince(begins).stream().findFirst(), gone, decisions);
  }

  /** The sides that come out ahead: by points, or by objectives gained where none has points. */
  public Set<String> ahead() {
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
