package studio.kriegsspiel.rules.book;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import studio.kriegsspiel.rules.Citation;

/**
 * One part of a turn: a step, a phase, a half-turn with parts of its own.
 *
 * @param name key of the part, for instance {@code movement}
 * @param title for readers
 * @param acting who acts in it
 * @param times how often it comes in succession (three phases: 3)
 * @param minutes minutes of the clock each takes, 0 where the book does not say
 * @param parts its own parts in order
 * @param questions names of the procedures that are decided in it
 * @param citation its source
 */
public record TurnPart(
    String name,
    String title,
    Acting acting,
    int times,
    int minutes,
    List<TurnPart> parts,
    List<String> questions,
    Citation citation) {
  public TurnPart {
    parts = List.copyOf(parts);
    questions = List.copyOf(questions);
  }

  /** The part, this one or one of its own, in which a question is decided. */
  Optional<TurnPart> findFor(String question) {
    return questions.contains(question)
        ? Optional.of(this)
        : parts.stream().flatMap(each -> each.findFor(question).stream()).findFirst();
  }

  /** Whether of parts that come one after the other one question's comes before the other's. */
  static boolean isBefore(List<TurnPart> parts, String question, String other) {
    for (TurnPart each : parts) {
      boolean has = each.findFor(question).isPresent();
      boolean hasOther = each.findFor(other).isPresent();
      if (has && hasOther) {
        return each.times() == 1
            && each.acting() == Acting.TOGETHER
            && isBefore(each.parts(), question, other);
      }
      if (hasOther) {
        return false;
      }
      if (has) {
        return parts.stream().anyMatch(later -> later.findFor(other).isPresent());
      }
    }
    return false;
  }

  /** Who acts in a part of a turn. */
  public enum Acting {
    /** Both sides at once; the umpire resolves them together. */
    TOGETHER,
    /** One side, then the other. */
    IN_TURN,
    /** Only the side whose half-turn it is. */
    ACTIVE,
    /** Only the side whose half-turn it is not. */
    PASSIVE,
    /** The umpire alone. */
    UMPIRE;

    /** The word of the data files, for instance {@code in-turn}. */
    public String word() {
      return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
  }
}
