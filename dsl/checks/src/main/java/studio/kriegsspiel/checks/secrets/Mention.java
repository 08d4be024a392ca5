package studio.kriegsspiel.checks.secrets;

import java.util.List;
import java.util.Locale;
import studio.kriegsspiel.scenario.force.Unit;
import studio.kriegsspiel.scenario.force.UnitId;
import studio.kriegsspiel.scenario.text.TextSpan;
import studio.kriegsspiel.situation.force.UnitIndex;

/**
 * A unit named in a text.
 *
 * @param start its first character in the prose
 * @param end the character behind its last
 * @param units tells whether the unit comes on only during play
 * @param others units besides that another form of a name may mean; empty for a name
 * @param isForm whether it is another form and no name
 */
record Mention(
    Unit unit,
    PlayerText prose,
    int start,
    int end,
    UnitIndex units,
    List<UnitId> others,
    boolean isForm) {

  /** A name. */
  Mention(Unit unit, PlayerText prose, int start, int end, UnitIndex units) {
    this(unit, prose, start, end, units, List.of(), false);
  }

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
    String what = unit.echelon().word() + " of " + side();
    return isForm ? "another form of \"" + unit.title() + "\", a " + what : what;
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
    return !isForm
        && words.chars().allMatch(Character::isLetter)
        && words.equals(words.toLowerCase(Locale.ROOT));
  }
}
