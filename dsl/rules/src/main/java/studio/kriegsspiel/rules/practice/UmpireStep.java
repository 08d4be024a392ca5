package studio.kriegsspiel.rules.practice;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import studio.kriegsspiel.rules.procedure.CountedTogether;

/**
 * One thing an umpire does.
 *
 * @param asks names of questions; the first that fits those concerned is asked, none where it is
 *     empty
 * @param whom whom it concerns
 * @param about of which of them it is asked
 * @param together of which part he counts several bodies together, where the question can
 * @param says what he says whatever is known, by parameter
 * @param supposes what he says where nothing is known, by parameter
 * @param when what must hold for it, all of it
 * @param any of which one at least must hold, where it has any
 * @param untold of what is answered without a throw what need not be told, all of it; nothing where
 *     every answer is told
 * @param again answers at which he throws anew
 * @param leads the value of the answer that says whether the first or the second acts first in this
 *     turn; empty where none does
 * @param goes who goes back for what was answered
 * @param stays who stays where it is for it until the next time
 * @param follows who follows the other of the two for it, to where that one goes back
 * @param then what he does after it, of the same bodies
 */
public record UmpireStep(
    List<String> asks,
    Whom whom,
    About about,
    Set<CountedTogether.Part> together,
    Map<String, String> says,
    Map<String, String> supposes,
    List<Proviso> when,
    List<Proviso> any,
    List<Proviso> untold,
    List<Proviso> again,
    String leads,
    List<Going> goes,
    List<Going> stays,
    List<Going> follows,
    List<UmpireStep> then) {
  /** Keeps its own copies. */
  public UmpireStep {
    asks = List.copyOf(asks);
    together = Set.copyOf(together);
    says = Collections.unmodifiableMap(new LinkedHashMap<>(says));
    supposes = Collections.unmodifiableMap(new LinkedHashMap<>(supposes));
    when = List.copyOf(when);
    any = List.copyOf(any);
    untold = List.copyOf(untold);
    again = List.copyOf(again);
    goes = List.copyOf(goes);
    stays = List.copyOf(stays);
    follows = List.copyOf(follows);
    then = List.copyOf(then);
  }

  /** This step with all that follow its answer. */
  public Stream<UmpireStep> withAllAfter() {
    return Stream.concat(Stream.of(this), then.stream().flatMap(UmpireStep::withAllAfter));
  }

  /** Whom a step concerns. */
  public enum Whom {
    /** Every body that stands, with the nearest enemy whom it sees and its weapons reach. */
    IN_REACH,
    /** The same of those that touch no enemy. */
    IN_REACH_APART,
    /**
     * Every body in the open that stands, was fired at in this part of the turn, and can answer
     * nobody.
     */
    HELPLESS,
    /** Every two that touch, the one that came first. */
    TOUCHING,
    /**
     * Every two that touch of which the second was on its way this turn, and the first stands in it
     * and is not who fought with it before.
     */
    BARRED,
    /** Every body of which an earlier answer left something, alone. */
    MARKED,
    /**
     * The two sides, each by the formation that has most of it, where both have whom to fire at.
     */
    SIDES,
    /** Those of the step before. */
    SAME
  }

  /** Of which of two something is asked, or is so. */
  public enum About {
    /** Of both together. */
    BOTH,
    /** Of the first alone. */
    FIRST,
    /** Of the second alone. */
    SECOND,
    /** Of those who are counted together with the first or the second. */
    BESIDE
  }

  /**
   * Who goes back, stays or follows.
   *
   * @param whom the first or the second, or who fights beside them
   * @param when what must hold for it
   * @param far the value of the answer that says how far one goes back, or none for as far as it
   *     can in a turn
   */
  public record Going(About whom, List<Proviso> when, String far) {
    /** Keeps its own list. */
    public Going {
      when = List.copyOf(when);
    }

    /** Whether it goes as far as it can in a turn. */
    public boolean isForTheTurn() {
      return far.isEmpty();
    }
  }
}
