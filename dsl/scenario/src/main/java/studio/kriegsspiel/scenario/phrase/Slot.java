package studio.kriegsspiel.scenario.phrase;

import java.util.List;
import java.util.Optional;

/**
 * One part of a statement.
 *
 * @param key names its value; parts of which only one can stand may share it
 * @param label what a form calls it
 * @param tip what it means, in a sentence without its stop
 * @param value what may stand there
 * @param leads the words before it; the first are written, all are read; none where it needs none
 * @param tails the words behind it, the first for one, the last for several
 * @param join what stands between it and what is before it
 * @param option the choice that it belongs to; empty where it may always stand
 * @param opens whether its words alone show that this choice was made
 * @param needs the key of the part without which it cannot stand; empty where it needs none
 * @param needed whether the statement is nothing without it
 * @param lasting whether it is named elsewhere, so that it is not changed here once it is written
 * @param loose whether plain words may stand between the words before it and itself
 * @param rare whether few statements have it, so that a form keeps it back until it is asked for
 * @param words what it may be, where that is a list
 */
public record Slot(
    String key,
    String label,
    String tip,
    Value value,
    List<String> leads,
    List<String> tails,
    Join join,
    Optional<Option> option,
    boolean opens,
    Optional<String> needs,
    boolean needed,
    boolean lasting,
    boolean loose,
    boolean rare,
    List<String> words) {

  /**
   * One of several ways in which a statement can go on.
   *
   * @param group the choice, as a form calls it
   * @param name what is chosen
   */
  public record Option(String group, String name) {}

  /** Copies the lists. */
  public Slot {
    leads = List.copyOf(leads);
    tails = List.copyOf(tails);
    words = List.copyOf(words);
  }

  /** Whether it is no more than a word that tells which choice was made. */
  public boolean isSign() {
    return value == Value.MARK && option.isPresent();
  }
}
