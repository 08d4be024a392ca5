package studio.kriegsspiel.checks.secrets;

import java.util.Locale;
import studio.kriegsspiel.scenario.force.Unit;
import studio.kriegsspiel.scenario.text.TextSpan;
import studio.kriegsspiel.situation.force.UnitIndex;

/**
 * A unit named in a text.
 *
 * @param start its first character in the prose
 * @param end the character behind its last
 * @param units tells whether the unit comes on only during play
 */
record Mention(Unit unit, Prose prose, int start, int end, UnitIndex units) {

  /** The name as the text has it. */
  String words() {
    String written = prose.text().substring(start, end).replaceAll("\\s+", " ");
    return written.startsWith("{") ? unit.title() : written;
  }

  /** Its place in the file. */
  TextSpan span() {
    return prose.at(start, end);
  }

  /** Whether both stand at the same place. */
  boolean isAtPlaceOf(Mention other) {
    return start == other.start && end == other.end;
  }

  /** Whether the unit comes on only during play. */
  boolean later() {
    return units.comesLater(unit);
  }

  String side() {
    return unit.id().side();
  }

  /** What it is, such as {@code battalion of Blue}. */
  String what() {
    return unit.echelon().word() + " of " + side();
  }

  /** Why others may not know of it, a clause. */
  String reason() {
    return later()
        ? side() + " brings it up only during play"
        : "only " + side() + " knows its own order of battle";
  }

  /** Whether it may as well be an everyday word: one word of small letters alone. */
  boolean mayBeAWord() {
    String words = words();
    return words.chars().allMatch(Character::isLetter)
        && words.equals(words.toLowerCase(Locale.ROOT));
  }
}
