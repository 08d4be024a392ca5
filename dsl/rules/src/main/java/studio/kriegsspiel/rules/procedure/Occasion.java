package studio.kriegsspiel.rules.procedure;

import java.util.Set;
import studio.kriegsspiel.rules.concept.Arm;

/**
 * When a question of a book is worth asking.
 *
 * @param kind what it is about
 * @param fits whom it would be asked of
 * @param first arms of the first of two enemies
 * @param second arms of the second
 */
public record Occasion(QuestionKind kind, Fits fits, Set<Arm> first, Set<Arm> second) {

  /** Keeps its own copies. */
  public Occasion {
    first = Set.copyOf(first);
    second = Set.copyOf(second);
  }

  /** Those of whom a question may be asked. */
  public enum Fits {
    /** It is asked of the game, or when the umpire thinks of it. */
    NEVER,
    /** A unit that can go somewhere, alone or with a goal. */
    BODY,
    /** One unit and no other. */
    ALONE,
    INFANTRY,
    CAVALRY,
    GUNS,
    /** Guns with a point or an enemy to fire at. */
    GUNS_AND_AIM,
    /** A point, or a unit, at water or at what crosses it. */
    WATER,
    /** Two places with a way between them. */
    WAY,
    /** Two units of one side. */
    FRIENDS,
    /** Two units of two sides, of any arm that fights where the book names none. */
    ENEMIES,
    /** The same where the second holds no place as its garrison. */
    IN_THE_OPEN,
    /** The same where it does. */
    STRONGHOLD
  }
}
