package studio.kriegsspiel.reading.rehearsal;

import java.time.LocalDateTime;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import studio.kriegsspiel.game.Asked;
import studio.kriegsspiel.game.Chronicle;
import studio.kriegsspiel.game.Game;
import studio.kriegsspiel.game.NearTroops;
import studio.kriegsspiel.rules.Layer;
import studio.kriegsspiel.scenario.audience.Audience;
import studio.kriegsspiel.scenario.force.Side;

/**
 * What is counted while a game is played.
 *
 * @param decisions how often the book was asked, by question
 * @param rests in how many decisions each ruling and each default had a part, as {@code default
 *     DF-01}
 * @param inHand how many bodies that fight each side has that are neither gone nor beaten, by the
 *     hour at which that was looked at
 * @param idle the roles that had nothing to do, by the same hours
 */
public record RunCounts(
    Map<String, Integer> decisions,
    Map<String, Integer> rests,
    Map<LocalDateTime, Map<String, Integer>> inHand,
    Map<LocalDateTime, Set<Audience.RoleOnly>> idle) {
  /** Keeps its own copies. */
  public RunCounts {
    decisions = Map.copyOf(decisions);
    rests = Map.copyOf(rests);
    inHand = Collections.unmodifiableMap(new LinkedHashMap<>(inHand));
    idle = Collections.unmodifiableMap(new LinkedHashMap<>(idle));
  }

  /** Counts in one game. */
  static final class Counting implements Chronicle {
    private final Map<String, Integer> decisions = new TreeMap<>();
    private final Map<String, Integer> rests = new TreeMap<>();
    private final Map<LocalDateTime, Map<String, Integer>> inHand = new LinkedHashMap<>();
    private final Map<LocalDateTime, Set<Audience.RoleOnly>> idle = new LinkedHashMap<>();
    private LocalDateTime looked = LocalDateTime.MIN;

    @Override
    public void decided(Asked asked, Game.Judged judged) {
      decisions.merge(asked.procedure(), 1, Integer::sum);
      judged.adjudication().trace().stream()
          .map(step -> step.citation())
          .filter(each -> each.layer() != Layer.PRINTED)
          .map(each -> (each.layer() == Layer.RULING ? "ruling " : "default ") + each.reference())
          .distinct()
          .forEach(each -> rests.merge(each, 1, Integer::sum));
    }

    /** Looks at who is left. */
    void look(Game game, NearTroops fronts) {
      Map<String, Integer> bySide = new LinkedHashMap<>();
      for (Side side : game.situation().scenario().sides()) {
        CommandersView own = new CommandersView(game, fronts.of(game), side, Set.of());
        bySide.put(
            side.name(),
            (int) own.bodies().stream().filter(each -> !own.isSpent(each.id())).count());
      }
      inHand.put(game.now(), bySide);
      idle.put(game.now(), Idleness.at(game, fronts.of(game), looked));
      looked = game.now();
    }

    RunCounts tally() {
      return new RunCounts(decisions, rests, inHand, idle);
    }
  }
}
