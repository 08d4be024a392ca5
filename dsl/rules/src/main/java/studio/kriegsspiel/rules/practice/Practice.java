package studio.kriegsspiel.rules.practice;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * How an umpire works through a turn of a book when bodies are near each other. It says which of
 * the book's questions he asks of whom, and who goes back for the answer; every figure is the
 * book's.
 *
 * @param rounds in the order in which they are worked through in a turn
 * @param passing words of what answers leave that pass of themselves, with the turns they last
 *     beyond the one in which they were left
 * @param counted words that count turns on end: they grow once in a turn, however often it is
 *     asked, and an answer of nought takes nothing from what another of the turn counted
 * @param unfit of which one holds of a body that cannot be sent forward
 * @param garrisonsTakeCover whether who holds a place leaves its edge while guns alone are near
 */
public record Practice(
    List<Round> rounds,
    Map<String, Integer> passing,
    Set<String> counted,
    List<Proviso> unfit,
    boolean garrisonsTakeCover) {
  /** Keeps its own copies. */
  public Practice {
    rounds = List.copyOf(rounds);
    counted = Set.copyOf(counted);
    unfit = List.copyOf(unfit);
    passing = Collections.unmodifiableMap(new LinkedHashMap<>(passing));
  }

  /** Whether what was left so many turns ago still holds. */
  public boolean holds(String word, int turnsAgo) {
    Integer lasts = passing.get(word);
    return lasts == null || turnsAgo <= lasts;
  }

  /**
   * What is done in one part of a turn.
   *
   * @param part the name of the part
   * @param steps in their order
   */
  public record Round(String part, List<UmpireStep> steps) {
    /** Keeps its own list. */
    public Round {
      steps = List.copyOf(steps);
    }
  }
}
