package studio.kriegsspiel.reading.rehearsal;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import studio.kriegsspiel.scenario.force.Aim;
import studio.kriegsspiel.scenario.force.Objective;

/** How a commander goes about what he is to achieve. */
public enum Doctrine {
  /** All he has goes for the places he is to take, at once. */
  STORM("storm", "all he has goes forward at once"),
  /** An advanced guard goes first, the main body follows, a reserve waits until it is needed. */
  GUARD("guard", "an advanced guard goes first, the main body follows, a third waits in reserve"),
  /** A third holds the places he is to hold; the rest waits, and wins back what is lost. */
  HOLD("hold", "a third holds the places, the rest wins back what is lost"),
  /** The same, until a third of what he has is spent; then all go back by the line of retreat. */
  DELAY("delay", "a third holds the places; once a third of all is spent they go back");

  private final String word;
  private final String description;

  Doctrine(String word, String description) {
    this.word = word;
    this.description = description;
  }

  /** The word the command line takes. */
  public String word() {
    return word;
  }

  /** What it means, in words. */
  public String description() {
    return description;
  }

  /** The doctrine of a word. */
  public static Optional<Doctrine> find(String word) {
    return Arrays.stream(values()).filter(each -> each.word.equals(word)).findFirst();
  }

  /** Whether it goes forward to places. */
  boolean isAttacking() {
    return this == STORM || this == GUARD;
  }

  /** What a side's objectives ask for: to go forward if one of them does. */
  static Doctrine of(List<Objective> objectives) {
    if (objectives.stream().map(Objective::aim).anyMatch(Doctrine::isForward)) {
      return GUARD;
    }
    return objectives.stream().map(Objective::aim).anyMatch(Aim.Delay.class::isInstance)
        ? DELAY
        : HOLD;
  }

  /** What is to come of a place that an aim names. */
  enum Kind {
    /** It is stood at. */
    HOLD,
    /** One goes there. */
    WIN,
    /** One goes beyond it. */
    CROSS
  }

  /** Whether one has to go somewhere for it. */
  static boolean isForward(Aim aim) {
    return kind(aim) != Kind.HOLD;
  }

  /** What one has to do for an aim. */
  static Kind kind(Aim aim) {
    return aim.match(
        new Aim.Cases<>(
            take -> Kind.WIN,
            hold -> Kind.HOLD,
            delay -> Kind.HOLD,
            cross -> Kind.CROSS,
            destroyPlace -> Kind.WIN,
            destroyUnit -> Kind.HOLD,
            reconnoitrePlace -> Kind.WIN,
            reconnoitreUnit -> Kind.HOLD,
            leave -> Kind.HOLD,
            escort -> Kind.WIN,
            keepOpen -> Kind.HOLD,
            free -> Kind.HOLD));
  }
}
