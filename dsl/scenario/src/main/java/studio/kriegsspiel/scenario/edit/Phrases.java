package studio.kriegsspiel.scenario.edit;

import java.util.Locale;
import java.util.Optional;
import studio.kriegsspiel.rules.concept.Formation;
import studio.kriegsspiel.scenario.audience.Audience;
import studio.kriegsspiel.scenario.force.Unit;
import studio.kriegsspiel.scenario.force.UnitId;
import studio.kriegsspiel.scenario.names.Names;
import studio.kriegsspiel.scenario.place.Direction;

/** Writes things as the language says them. */
final class Phrases {
  private static final double WORD_TOLERANCE_DEGREES = 0.5;

  private final ScenarioText source;

  Phrases(ScenarioText source) {
    this.source = source;
  }

  /** A title in quotation marks. */
  static String quoted(String title) {
    return '"' + title.replace("\\", "\\\\").replace("\"", "\\\"") + '"';
  }

  /** A text that keeps its lines and may hold quotation marks. */
  static String prose(String text) {
    boolean oneLine = text.indexOf('\n') < 0 && text.indexOf('"') < 0 && text.indexOf('\\') < 0;
    return oneLine
        ? '"' + text + '"'
        : "\"\"\"" + (text.startsWith("\"") ? " " : "") + text.replace("\"\"\"", "''") + " \"\"\"";
  }

  /** A name, with the mark before it that makes a word of the language one. */
  String name(String name) {
    return source.keywords().contains(name) ? "^" + name : name;
  }

  /**
   * A unit, its side before it where another side has a unit of that name or title.
   *
   * @throws Refusal if it has only a title that is no name
   */
  String unit(UnitId id) {
    if (!Names.isName(id.name())) {
      throw new Refusal(
          "`%s` has no short name by which its line could call it; write one behind its title,"
                  .formatted(id.name())
              + " such as `as KGL5`.");
    }
    boolean elsewhere =
        source
            .scenario()
            .units()
            .anyMatch(
                each ->
                    !each.id().equals(id)
                        && (each.id().name().equals(id.name()) || each.title().equals(id.name())));
    String name =
        source.scenario().findUnit(id).map(this::asDefined).orElseGet(() -> name(id.name()));
    return elsewhere ? name(id.side()) + "." + name : name;
  }

  /** The name as it is written where the unit is named. */
  private String asDefined(Unit unit) {
    if (source.holds(unit)) {
      String written = source.text().substring(unit.nameSpan().offset(), unit.nameSpan().end());
      if (written.startsWith("^")) {
        return written;
      }
    }
    return name(unit.id().name());
  }

  /** {@code in line}, {@code limbered}; a garrison is said in other words. */
  static String formation(Formation formation) {
    return switch (formation) {
      case ARTILLERY_DEPLOYED -> "in battery";
      case ARTILLERY_LIMBERED -> "limbered";
      case MASS -> "in mass";
      default -> "in " + formation.label();
    };
  }

  /** A compass word where one fits, else degrees. */
  static String direction(Direction direction) {
    return direction(direction, Optional.empty());
  }

  /** The same; degrees with their sign where the author counts them. */
  static String direction(Direction direction, Optional<String> degreeSign) {
    Direction word = Direction.findByWord(direction.nearestWord()).orElseThrow();
    double off = Math.abs(((word.degrees() - direction.degrees() + 540) % 360) - 180);
    return degreeSign.isEmpty() && off <= WORD_TOLERANCE_DEGREES
        ? direction.nearestWord()
        : Math.round(direction.degrees()) % 360 + degreeSign.orElse("°");
  }

  /** Who is told. */
  String audience(Audience audience) {
    return audience.match(
        everyone -> "everyone",
        side -> name(side.side()),
        role -> quoted(role.role()) + " of " + name(role.side()),
        umpire -> "the umpire");
  }

  /** A constant's name in small letters. */
  static String word(Enum<?> constant) {
    return constant.name().toLowerCase(Locale.ROOT);
  }
}
