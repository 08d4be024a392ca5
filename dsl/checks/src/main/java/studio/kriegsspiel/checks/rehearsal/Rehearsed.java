package studio.kriegsspiel.checks.rehearsal;

import java.time.LocalDateTime;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import studio.kriegsspiel.scenario.force.UnitId;

/**
 * What a rehearsal of a scenario has come to.
 *
 * @param basis tells all that it rests on from any other
 * @param games how many were played to their end
 * @param broken the numbers of those that were not, from 1
 * @param seed of all of them
 * @param objectives those that can be counted
 * @param awaited what the text waits for
 * @param changes what came of reinforcements told otherwise, if that was tried
 * @param ahead how often each side alone is ahead at the end
 * @param contact how often bodies meet
 * @param met when they do in the middle of the games
 */
public record Rehearsed(
    String basis,
    int games,
    List<Integer> broken,
    long seed,
    List<Gained> objectives,
    List<Awaited> awaited,
    List<Changed> changes,
    Map<String, Share> ahead,
    Share contact,
    Optional<LocalDateTime> met) {
  /** Keeps its own copies. */
  public Rehearsed {
    broken = List.copyOf(broken);
    objectives = List.copyOf(objectives);
    awaited = List.copyOf(awaited);
    changes = List.copyOf(changes);
    ahead = Collections.unmodifiableMap(new LinkedHashMap<>(ahead));
  }

  /**
   * A share of the games with the bounds between which the chance lies.
   *
   * @param share 0 to 1, as are the bounds
   */
  public record Share(double share, double least, double most) {}

  /**
   * An objective.
   *
   * @param text as the scenario has it
   */
  public record Gained(String side, String text, Share share) {}

  /**
   * Something that the text waits for.
   *
   * @param event the id of the event
   * @param comes how often it comes
   * @param late how often only after the first contact
   */
  public record Awaited(String event, Share comes, Share late) {}

  /**
   * A reinforcement told otherwise.
   *
   * @param change {@code without}, {@code earlier} or {@code later}
   * @param minutes by how much
   * @param matters whether chance alone would hardly do what it does
   * @param ahead how often each side alone is ahead then
   */
  public record Changed(
      UnitId unit, String change, int minutes, boolean matters, Map<String, Share> ahead) {
    /** Keeps its own map. */
    public Changed {
      ahead = Map.copyOf(ahead);
    }
  }
}
