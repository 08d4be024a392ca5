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
  PICTURE("Picture"),
  GENERAL_IDEA("General Idea"),
  NO_GENERAL_IDEA("No General Idea is given."),
  OWN_TROOPS_AT("{}: own troops at {}"),
  OWN_TROOPS_ON("{}: own troops at {}, on {}"),
  YOUR_MAP("Your map"),
  MAP_LACKS("It lacks {}."),
  MAP_IS("{}."),
  OWN_COMMAND_ALONE("Of the troops of your side it shows your own command and whom it sees."),
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
  TO_COME("to come"),
  PART_TO_COME("a part to come"),
  MEN_TO_COME("{}\u00a0men to come"),
  COMES_UNTOLD("Still to come: {}. Hour and road stand in your reports, if you are told them."),
  YOU_STAND("You stand"),
  CHIEF_STANDS("Your chief stands"),
  WITH_UNIT("with {}, {}"),
  AT_GRID("{}, grid {}"),
  WITH_TROOPS_TO_COME("With {}, which is still to come."),
  PLACE_NOT_TOLD("Not told. Say in your first order where you are."),
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
  ASKED_OF_YOU("What the rule book asks of you"),
  RATES("Rates of march and of messengers"),
  RATES_HOW(
      "Over open, even ground, for troops of the line: what they make in one {}, and in {}\u00a0minutes in"
          + " paces, metres and millimetres of your map at 1:{}."),
  A_TURN("{} in a {}"),
  GAIT("Gait"),
  PACES("Paces"),
  METRES("Metres"),
  MM_OF_MAP("mm of the map"),
  PLACE_OF_BOOK("Place"),
  EXERCISE("Exercise: {}"),
  GRADE("Grade {}. {}"),
  IN_WRITING("What you are to decide you receive in writing when it is time."),
  STUDENTS_NAME("Name ________________________________"),
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
  MEAN_ERROR("mean error {}\u00a0m"),
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
  PLACES("Places"),
  AIDS_FOR_ALL("For all who play. It tells nothing of any side."),
  MAP_AT("{}, map at 1:{}"),
  PRINTER_TRUE("Is the printer true?"),
  PRINTER_HOW(
      "Print all pages at full size (100\u00a0%, no fitting to the page), this one first, and lay a rule"
          + " along the square: each side is {}\u00a0mm. If it is not, find the length you measure beside"
          + " the square, set the printer to the percentage that stands there, and print again. Measure"
          + " both ways: some printers stretch one of them. A sheet that is within half a millimetre of"
          + " {} will do for blocks and rulers."),
  YOU_MEASURE("You measure"),
  PRINT_AT("Print at"),
  PERCENT("{}\u00a0%"),
  INCHES("{} inches"),
  ON_THE_MAP("{} {} on the map at 1:{}: {}\u00a0mm"),
  MARCHES_IN("Marches in one {} of {}\u00a0minutes"),
  MARCHES_HOW(
      "Cut the strips out, lay the left end at the head of the troops, and go no farther than the bar."
          + " Ways are over open, even ground, for troops of the line; what other ground takes stands in"
          + " the march tables of each pack."),
  RANGES("Ranges"),
  RANGES_HOW("Cut the strips out and lay the left end at the muzzle."),
  WHERE_FIGURES_COME_FROM("Where the figures come from"),
  LAYER_PRINTED("The book prints it, at the paragraph or heading that stands beside it."),
  LAYER_RULED("Our ruling, where the book contradicts itself or was damaged."),
  LAYER_DEFAULT("Our default, where the book says nothing."),
  BOOKS_PARAGRAPHS("Rulings and defaults stand by their names in our page on the rule book."),
  DICE("Dice to cut out"),
  DICE_HOW(
      "Cut along the outer lines, score and fold the inner ones, glue the flaps inside. An edge is {}\u00a0mm"
          + " long; that is ours, as no book gives one, and so is which faces lie opposite each other."),
  COMMON_DIE("Common die"),
  COMMON_DICE("Common dice in the place of the book\u2019s"),
  COMMON_DICE_HOW(
      "Throw one common die and read what it shows in the row of the die that the umpire has named. Black is"
          + " victory of the side the die favours; R repulsed, D defeated, T totally defeated; below, the"
          + " points lost by a half battalion and by a squadron; beside, the points of fire, if the book"
          + " prints any there; a flame sets fire. An empty middle is thrown again."),
  FACES_RULED("Faces on which a figure or a letter was ruled: {}."),
  EXCEPTIONAL_HOW(
      "For an exceptional throw take a common die in the place of each exceptional one: it shows that"
          + " one\u2019s number when a one falls, and else nothing."),
  THROWS("Throws of common dice"),
  ONE_DIE("One die of {} sides"),
  SO_MANY_DICE("{} dice of {} sides, thrown together and added"),
  TOTAL("Total"),
  JUST_THIS("just this, %"),
  THIS_OR_MORE("this or more, %"),
  NUMBERS_FROM_DICE("Random numbers from common dice"),
  NUMBERS_HOW(
      "The book asks for random numbers of three figures, 0.000 to 0.999 ({}). With two dice that can be told"
          + " apart, throw once for each figure: the first die gives the row, the second the column. This"
          + " table is ours. The umpire may use his sheet of numbers instead."),
  AGAIN("again"),
  FORMS("Orders and messages"),
  FORM_NUMBER("No."),
  FORM_HOUR("Day and hour"),
  FORM_FROM("From"),
  FORM_TO("To"),
  FORM_PLACE("Written at"),
  FORM_SENT("Sent"),
  FORM_BY("By"),
  FORM_RECEIVED("Received"),
  TURN_TRACK("Turn track"),
  TURN_TRACK_HOW(
      "One {} is {}\u00a0minutes ({}). Each box has its number and the hour at which it begins. The track"
          + " tells nothing of when play ends."),
  PARTS_OF_A("Parts of a {}, in their order"),
  TIMES(", {} times"),
  AT_MOST(", at most {} in {} {}"),
  UP_TO("{} to {}"),
  ARC(", arc of {}\u00b0 ({})"),
  WHEN("when {}"),
  OR_WHEN(", or {}"),
  IS_WITHIN("{} is within {} of {}"),
  IS_NOT_WITHIN("{} is not within {} of {}"),
  SEES("{} sees {}"),
  DOES_NOT_SEE("{} does not see {}"),
  HAS_LOST_PER_CENT("{} has lost {} %"),
  HAS_NOT_LOST_PER_CENT("{} has not lost {} %"),
  HAS_LOST_MEN("{} has lost {} men"),
  HAS_NOT_LOST_MEN("{} has not lost {} men"),
  HAS_BEEN_ORDERED("{} has been ordered"),
  HAS_NOT_BEEN_ORDERED("{} has not been ordered"),
  HAS_REACHED("{} has reached {}"),
  HAS_NOT_REACHED("{} has not reached {}"),
  IT_IS_PAST("it is past {}"),
  IT_IS_BEFORE("it is before {}"),
  FOR_THE_LIAISON("For the liaison umpire alone"),
  LIAISON("Liaison umpire"),
  YOU_ARE("You are"),
  YOU_SERVE("You serve"),
  YOUR_TASK("Your task"),
  BETWEEN_THEM(
      "You go between the players whom you serve and the controller. What a player writes you bring"
          + " to the controller; what the controller gives you, you bring to the player."),
  DECIDES_NOTHING(
      "What troops do, see and suffer the controller decides. You decide the hour of a sheet where"
          + " this book leaves you a span, and nothing else."),
  HOLDS_NO_MORE(
      "This book holds what your players know, the news that you bring them, and what you need for"
          + " that; this last is marked \u201cfor you alone\u201d. No player may read in it."),
  MORE_FROM_THE_CONTROLLER(
      "Of the other side, of weather to come and of whether news is true you know as little as your"
          + " players. Sheets that are not in your run sheet the controller may hand you at any hour."),
  EACH_MOVE("In this order, each {}"),
  EACH_MOVE_HOW(
      "Write the hour above a column and tick what is done; the parts of the {} are the book\u2019s,"
          + " at the place that stands beside them."),
  BY_WHOM("By"),
  PARAGRAPH("Place"),
  BY_YOU("you"),
  TAKE_ORDERS("Take your players\u2019 orders in writing; number them in the log"),
  CARRY_ORDERS("Bring them to the controller, and to nobody else"),
  ASK_THE_CONTROLLER("Ask the controller what your players\u2019 troops see and report"),
  TELL_THE_PLAYERS("Tell each player what is his, and no more; hand over what is due"),
  YOUR_RUN_SHEET("Run sheet"),
  CLOCK_HEAD("Time"),
  WHAT("What"),
  FOR_WHOM("For"),
  SHEET_MARK("Sheet"),
  DONE("Done"),
  REMARKS("Remarks"),
  PLAY_BEGINS("Play begins. Each player has his papers."),
  HAND_OVER("{}: \u201c{}\u201d"),
  HAND_OVER_LONG("{}. Its words stand below."),
  FOR_YOU_ALONE("For you alone until then: {}"),
  WORK_BEGINS("{} begins to {} at {}."),
  WORK_DONE("{} has finished: {} at {}."),
  WATCH_FOR("For you alone: what you watch for"),
  HAND_OVER_WHEN("Hand over"),
  WATCH_FOR_HOW(
      "No clock decides when these sheets are handed over. Your players do not know what they wait"
          + " for. You know it because you have to watch for it."),
  SHEET_TO("Sheet {} to {}"),
  MESSAGES("Messages on their way"),
  SENT("Sent"),
  THERE_AT("There at"),
  HANDED("Handed over"),
  ALL_YOURS("all yours"),
  LIAISON_FOR("Liaison umpire: {}"),
  KNOWS_AT_FIRST("What your player knows when play begins"),
  ALL_KNOW_AT_FIRST("What all your players know when play begins"),
  KNOWS_BEYOND("{} knows beyond that"),
  NOTHING_BEYOND("Nothing."),
  PIECE_OF("piece {} of {}: glue the ends together"),
  PAGE_TITLE("{}: {}, {}"),
  PAGE_SKIP("To the papers"),
  PAGE_PARTS("Parts of this page"),
  PAGE_PAPERS("Papers"),
  PAGE_GLANCE("Day and ground"),
  PAGE_ORDER("An order"),
  PAGE_NEWS("News to come"),
  PAGE_NO_SCRIPT(
      "Everything is here to read. Only moving and enlarging the map, the clock, unlocking news and copying"
          + " an order need scripts, which are off in this browser."),
  PAGE_MAP_HOW(
      "Drag the map, or choose it and use the arrow keys; + enlarges it, - reduces it, 0 shows all of it."
          + " The cross lies at"),
  PAGE_MAP_PICTURE(
      "Map of the whole ground, your troops on it; where they stand is told under {}."),
  PAGE_NEARER("Enlarge"),
  PAGE_FARTHER("Reduce"),
  PAGE_WHOLE("Whole map"),
  PAGE_ORDER_HOW(
      "Nothing that you write is kept or sent: copy the order, and hand it to the umpire as you have agreed."),
  PAGE_ORDER_TEXT("The order"),
  PAGE_ORDER_WHOLE("As it will be read"),
  PAGE_COPY("Copy the order"),
  PAGE_CLEAR("Write another"),
  PAGE_NEWS_HOW(
      "News that you receive during play is in this page already, under lock. When the umpire hands you some"
          + " he tells you eight words; four letters of each are enough. How many locks there are tells"
          + " nothing: every page has as many."),
  PAGE_WORDS("The eight words"),
  PAGE_UNLOCK("Unlock"),
  PAGE_NEWS_OFF(
      "Without scripts news cannot be unlocked here: ask the umpire for the sheet on paper.");

  private static final String GAP = "{}";

  private final String text;

  Phrase(String text) {
    this.text = text;
  }

  /** The phrase as it is, {@link MarkedText}; for one with nothing to fill in. */
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
    StringBuilder filled = new StringBuilder(MarkedText.own(parts.get(0)));
    for (int i = 0; i < fillings.length; i++) {
      filled.append(fillings[i]).append(MarkedText.own(parts.get(i + 1)));
    }
    return filled.toString();
  }

  private List<String> parts() {
    return Arrays.asList(text.split(Pattern.quote(GAP), -1));
  }

  /** A unit of length, marked as {@link Terms} and the books have it. */
  public static String unit(String plural) {
    return BookWords.marked(plural);
  }

  /** The own words of all of them, in the pieces in which they are marked. */
  public static Stream<String> everyPiece() {
    return Arrays.stream(values())
        .flatMap(each -> each.parts().stream())
        .map(MarkedText::own)
        .flatMap(piece -> MarkedText.words(piece).stream());
  }
}
