package studio.kriegsspiel.desk.core;

/**
 * What somebody else has done with the open file.
 *
 * @param kind what it is
 * @param sentence the same in words
 */
public record Outside(Kind kind, String sentence) {
  /** What can happen to a file. */
  public enum Kind {
    /** Its text on disk is not the one that was read or written here. */
    CHANGED,
    /** It is not there any more. */
    GONE,
    /** Another window or program has it open too. */
    OPEN_ELSEWHERE
  }

  static Outside changed(String name) {
    return new Outside(Kind.CHANGED, "Another program has changed " + name + " on disk.");
  }

  static Outside gone(String name) {
    return new Outside(
        Kind.GONE, name + " was taken away or renamed; saving writes it there anew.");
  }

  static Outside openElsewhere(String name, String who) {
    return new Outside(
        Kind.OPEN_ELSEWHERE,
        name + " is open in " + who + " too; whoever saves last writes over the other.");
  }
}
