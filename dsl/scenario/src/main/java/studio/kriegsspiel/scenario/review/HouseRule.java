package studio.kriegsspiel.scenario.review;

import java.util.Optional;
import studio.kriegsspiel.scenario.finding.Severity;
import studio.kriegsspiel.scenario.force.Echelon;
import studio.kriegsspiel.scenario.text.TextSpan;

/**
 * What a club or a school wants of every scenario, such as {@code assert every battery has a
 * calibre as CLUB-ART-001}.
 *
 * @param id what a breach of it is called
 * @param severity how much a breach matters
 * @param words the rule as it is written, from its quantifier on
 * @param reason why it is wanted, if that is told
 * @param subject of what it is said
 * @param side the side whose things are meant; of every side where it is not said
 * @param wants what each of them must have
 * @param denied whether none of them may have it
 * @param house the title of the house rules
 * @param span where it stands in its own file
 */
public record HouseRule(
    String id,
    Severity severity,
    String words,
    Optional<String> reason,
    Subject subject,
    Optional<String> side,
    Wants wants,
    boolean denied,
    String house,
    TextSpan span) {

  /** Of what a rule speaks. */
  public enum Kind {
    SCENARIO,
    SIDE,
    ROLE,
    /** Units of every level. */
    UNIT,
    /** Units that have no parts. */
    BODY,
    /** Units of one level. */
    LEVEL
  }

  /**
   * Of what a rule speaks.
   *
   * @param level the level, for units of one
   */
  public record Subject(Kind kind, Optional<Echelon> level) {}

  /** What can be counted of a thing. */
  public enum Measure {
    MEN,
    GUNS,
    RANKS,
    PARTS,
    CALIBRE,
    COMMANDER,
    GRADE,
    SOURCE,
    WEAPON,
    NATION,
    PLACE,
    ORDER,
    UNITS,
    ROLES,
    OBJECTIVES,
    RETREAT,
    REPORTS,
    NEWS,
    DUTIES,
    HOURS,
    PLAYERS,
    UMPIRES,
    SIDES,
    NOTES,
    IDEA,
    EXERCISES,
    VARIANTS
  }

  /**
   * How much of it is wanted.
   *
   * @param least at least so many
   * @param most at most so many
   */
  public record Wants(Measure measure, int least, int most) {}
}
