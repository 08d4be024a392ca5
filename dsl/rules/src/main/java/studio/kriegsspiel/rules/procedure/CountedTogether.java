package studio.kriegsspiel.rules.procedure;

import java.util.List;
import java.util.Map;
import studio.kriegsspiel.rules.trace.TraceStep;

/**
 * How a question counts several bodies that have one part in it together. Each body brings the
 * question as it would be asked of it alone; the first of them leads.
 */
public interface CountedTogether {
  /** Which part of a question several bodies have. */
  enum Part {
    /** Of those that act. */
    FIRST,
    /** Of those that are acted on. */
    SECOND
  }

  /** How many are counted with the first at most. */
  int most();

  /**
   * Whether a body is counted with the one that leads.
   *
   * @param first what is asked of the one that leads alone
   * @param other the same of the other
   */
  boolean fits(Map<String, String> first, Map<String, String> other);

  /** One question of all of them. */
  Map<String, String> join(List<Map<String, String>> questions);

  /** What of it is told in the working. */
  List<TraceStep> told(List<Map<String, String>> questions);

  /**
   * What a decision about all of them leaves of each.
   *
   * @param questions what is asked of each alone, as they were joined
   * @param after what the decision left
   */
  Dealt deal(List<Map<String, String>> questions, List<AfterState> after);

  /**
   * What was left, dealt out.
   *
   * @param each of those that were counted together, in their order, as if it were alone
   * @param others what was left of everybody else
   */
  record Dealt(List<List<AfterState>> each, List<AfterState> others) {
    /** Keeps its own lists. */
    public Dealt {
      each = each.stream().map(List::copyOf).toList();
      others = List.copyOf(others);
    }
  }
}
