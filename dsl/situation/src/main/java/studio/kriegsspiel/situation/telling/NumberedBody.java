package studio.kriegsspiel.situation.telling;

import java.util.EnumSet;
import java.util.OptionalInt;
import java.util.Set;

/**
 * A body of troops by its number, as a title or a sentence has it: the 42nd, the Third Landwehr,
 * foot battery no. 4.
 *
 * @param body brigade, battery and the like; {@code REGIMENT} for the number of an arm
 * @param isBodySaid whether the text says which body it is
 * @param number its number
 * @param arms what is said of its arm
 * @param calibre of a battery, where it is said
 * @param first its first word in the sentence
 * @param last its last word
 */
record NumberedBody(
    Sense body,
    boolean isBodySaid,
    int number,
    Set<Sense> arms,
    OptionalInt calibre,
    int first,
    int last) {

  /** Copies the arms. */
  NumberedBody {
    arms = Set.copyOf(arms);
  }

  /** The same of another body: the Second Light is a battalion too. */
  NumberedBody of(Sense other) {
    return new NumberedBody(other, isBodySaid, number, arms, calibre, first, last);
  }

  /** Whether a sentence that says this may mean a body whose title says the other. */
  boolean mayMean(NumberedBody title) {
    if (number != title.number || (isBodySaid && !isBodyOf(title))) {
      return false;
    }
    boolean sameCalibre =
        calibre.isEmpty() || title.calibre.isEmpty() || calibre.equals(title.calibre);
    return sameCalibre && (arms.isEmpty() || title.arms.isEmpty() || agrees(title));
  }

  private boolean isBodyOf(NumberedBody title) {
    return body == title.body;
  }

  /** Whether no word of the one contradicts the other; each kind of foot is foot. */
  private boolean agrees(NumberedBody title) {
    Set<Sense> wide = EnumSet.copyOf(title.arms);
    if (wide.stream().anyMatch(Sense.KINDS_OF_FOOT::contains)) {
      wide.add(Sense.FOOT);
    }
    if (wide.stream().anyMatch(Sense.KINDS_OF_HORSE::contains)) {
      wide.add(Sense.HORSE);
    }
    if (wide.contains(Sense.FOOT)) {
      wide.addAll(EnumSet.of(Sense.MUSKETEER, Sense.FUSILIER, Sense.GRENADIER));
    }
    return wide.containsAll(arms);
  }
}
