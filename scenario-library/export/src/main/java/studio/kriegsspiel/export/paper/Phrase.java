package studio.kriegsspiel.export.paper;

import java.util.Arrays;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * Everything that papers for players say of their own accord: heads of tables, labels, headings and
 * what stands around a scenario's names in a sentence. Players' papers take their own words from
 * here alone, so that the audit knows them all; a test finds a word that is set otherwise. A pair
 * of braces is filled in.
 */
public enum Phrase {
  PAPERS_OF_THE_SIDE("Papers of the side"),
  GENERAL_IDEA("General Idea"),
  NO_GENERAL_IDEA("No General Idea is given."),
  OWN_TROOPS_AT("{}: own troops at {}"),
  TIME("Time"),
  RULE_BOOK("Rule book"),
  WEATHER("Weather"),
  GROUND("Ground"),
  RIVERS("Rivers"),
  VISIBILITY("Visibility"),
  SUN("Sun"),
  RISES("Rises {}, sets {}"),
  WORKS("Works"),
  TROOPS("Troops"),
  SEPARATE_REPORT("Separate Report"),
  SEPARATE_REPORTS("Separate Reports"),
  FROM("From {}"),
  IN_SENTENCE_FROM("from {}"),
  OF_OWN_TROOPS("Of your own troops"),
  OF_THE_ENEMY("Of the enemy"),
  OBSERVED("observed {}"),
  ON_DAY("{} on {}"),
  HELD_RELIABLE("held to be reliable"),
  HELD_DOUBTFUL("held to be doubtful"),
  HELD_UNRELIABLE("held to be unreliable"),
  SOURCE_UNKNOWN("Source unknown"),
  INTELLIGENCE_RECEIVED("Intelligence received"),
  OBJECTIVE_AND_RETREAT("Objective and line of retreat"),
  NO_OBJECTIVE("No objective is given."),
  LINE_OF_RETREAT("Line of retreat"),
  OFF_THE_MAP("Off the map"),
  POINT(" (1 point)"),
  POINTS(" ({} points)"),
  COMMANDS("Commands"),
  COMMANDER("Commander"),
  PLAYER("Player"),
  UNDER("Under"),
  DUTY("Duty"),
  FORCES("Forces"),
  NO_FORCES("No forces are given."),
  UNIT("Unit"),
  MEN("Men"),
  GUNS("Guns"),
  EXPECTED("expected"),
  LED("under {}"),
  TAKES_ORDERS("takes orders from {}"),
  WITH("with {}"),
  OF_A_RETURN("{} of a return of {}"),
  PERCENT_LOST("{}\u00a0% lost"),
  MAN_LOST("{}\u00a0man lost"),
  MEN_LOST("{}\u00a0men lost"),
  PIECE_LOST("{}\u00a0piece lost"),
  PIECES_LOST("{}\u00a0pieces lost"),
  ROUND_A_MAN("{}\u00a0round a man"),
  ROUNDS_A_MAN("{}\u00a0rounds a man"),
  ROUND_A_GUN("{}\u00a0round a gun"),
  ROUNDS_A_GUN("{}\u00a0rounds a gun"),
  SQUADRON("{}\u00a0squadron"),
  SQUADRONS("{}\u00a0squadrons"),
  ONE_GUN("{}\u00a0gun"),
  SOME_GUNS("{}\u00a0guns"),
  HOWITZER("{}\u00a0howitzer"),
  HOWITZERS("{}\u00a0howitzers"),
  WAGON("{}\u00a0wagon"),
  WAGONS("{}\u00a0wagons"),
  PONTOON("{}\u00a0pontoon"),
  PONTOONS("{}\u00a0pontoons"),
  BEGINS_WORK("{}: to {} at {}, begun at {}."),
  BUILD_BRIDGE("build a bridge"),
  REPAIR_BRIDGE("repair the bridge"),
  DESTROY_BRIDGE("destroy the bridge"),
  BUILD_FERRY("make ready a ferry"),
  BARRICADE("build a barricade"),
  MAKE_ABATIS("lay an abatis"),
  CLEAR_OBSTACLE("clear the obstacle"),
  LOOPHOLE("pierce loopholes"),
  ENTRENCH("throw up a field work"),
  ORDERS_AT("Orders at {}"),
  ORDERED("{}: to {}."),
  POSITIONS_AT("Positions at {}"),
  FORMATION("Formation"),
  POSITION("Position"),
  GRID("Grid"),
  FACING("Facing"),
  GRID_EXPLAINED("Grid: kilometres east, then north, as on the edges of the map."),
  TROOPS_WITHOUT_POSITION("Troops that have no position"),
  DEPLOYED_FREELY("{} may be deployed as you like {}."),
  COMES_ON("{} comes on at {}, {}{}, in {}."),
  FROM_THE(" from the {}"),
  WAY_FROM("from {}"),
  WAY_BY(" by {}"),
  WAY_AND(" and {}"),
  WAY_TO(" to {}"),
  AND_BACK("and back, from {}"),
  EVERY("and back, every {}, from {}"),
  AGAIN_AND_AGAIN("and back, again and again, from {}"),
  UNTIL(" until {}"),
  PATROLS("{} patrols {} {}."),
  MARCHES("{} marches {} at {} in {}{}."),
  IN_THIS_ORDER(", in this order: {}"),
  WITHIN("within {} of {}"),
  BETWEEN("between {} and {}"),
  BEARING("{} {} of {}"),
  SIDE_OF("{} of {}"),
  IN("in {}"),
  GRID_REFERENCE("grid {}"),
  EXERCISE("Exercise: {}"),
  GRADE("Grade"),
  IN_WRITING("What you are to decide you receive in writing when it is time."),
  HANDED_OUT_AT("To be handed out at {}"),
  HANDED_OUT("Handed out at ________"),
  ORDER_AND_REPORT("What you order and report"),
  TO("To"),
  HANDED_OVER_AT("To be handed over at {}"),
  HANDED_OVER("Handed over at ________"),
  ALL_PLAYERS("All players"),
  MAP("Map"),
  NUMBERS_ON_THE_MAP("Numbers on the map"),
  NUMBERS_ON_THE_SHEETS("Numbers on the sheets: {}."),
  SHEETS("{} sheets at 1:{}"),
  CONTOURS("; contours every {}\u00a0m"),
  FULL_SIZE(
      "Print at full size (100\u00a0%, no fitting to the page). The scale bars on each sheet tell"
          + " whether the printer kept to it."),
  STRIP(
      "Neighbouring sheets share a strip of {}. Cut one of them along the thin line of the map, lay"
          + " its register marks over those of the other, and fasten them."),
  MILLIMETRES("{}\u00a0mm"),
  TWO_STRIPS("{}\u00a0mm beside each other and {}\u00a0mm below"),
  HEIGHTS("Heights"),
  SLOPES("Slopes"),
  SHEET("Sheet"),
  FEATURES("Features"),
  PLACES("Places");

  private static final String GAP = "{}";

  private final String text;

  Phrase(String text) {
    this.text = text;
  }

  /** The phrase as it is, {@link Marked}; for one with nothing to fill in. */
  public String words() {
    return of();
  }

  /** The phrase filled in; what is filled in keeps its own marks. */
  public String of(Object... fillings) {
    List<String> parts = parts();
    if (parts.size() != fillings.length + 1) {
      throw new IllegalArgumentException(
          name() + " takes " + (parts.size() - 1) + " words, not " + fillings.length);
    }
    StringBuilder filled = new StringBuilder(Marked.own(parts.get(0)));
    for (int i = 0; i < fillings.length; i++) {
      filled.append(fillings[i]).append(Marked.own(parts.get(i + 1)));
    }
    return filled.toString();
  }

  private List<String> parts() {
    return Arrays.asList(text.split(Pattern.quote(GAP), -1));
  }

  /** The own words of all of them, in the pieces in which they are marked. */
  public static Stream<String> everyPiece() {
    return Arrays.stream(values())
        .flatMap(each -> each.parts().stream())
        .map(Marked::own)
        .flatMap(piece -> Marked.words(piece).stream());
  }
}
