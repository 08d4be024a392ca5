package studio.kriegsspiel.rules.napoleonic;

import java.util.List;
import studio.kriegsspiel.rules.book.RuleBook;
import studio.kriegsspiel.rules.dice.Dice;
import studio.kriegsspiel.rules.procedure.Bands;
import studio.kriegsspiel.rules.procedure.Decision;
import studio.kriegsspiel.rules.procedure.NamedProcedure;
import studio.kriegsspiel.rules.procedure.Parameter;
import studio.kriegsspiel.rules.procedure.Question;
import studio.kriegsspiel.rules.procedure.Result;
import studio.kriegsspiel.rules.table.RuleTable;
import studio.kriegsspiel.rules.table.TableRow;
import studio.kriegsspiel.rules.trace.Trace;

/** The question {@code sight}: whether a unit is visible. */
final class SightProcedure extends NamedProcedure {
  private static final int LAST_HOUR = 60;

  private final RuleBook book;
  private final Bands<Integer> dusk;

  SightProcedure(RuleBook book) {
    super(
        "sight",
        "Whether a unit is visible",
        book.printed("6 Artillery firing"),
        List.of(
            Parameter.number("distance-mm", "distance in millimetres", 0, 9_999),
            Parameter.yesNo("blocked", "hill, village, wood or another unit stands between"),
            Parameter.yesNo("in-cover", "it stands in woods or buildings"),
            Parameter.yesNo("firing", "it is firing"),
            Parameter.number("minutes-to-nightfall", "minutes until nightfall", -1_440, 1_440)
                .or("1440")));
    this.book = book;
    dusk = read(book);
  }

  /** Reads the table of dusk; its rows must follow one another. */
  static Bands<Integer> read(RuleBook book) {
    return Bands.of(
        "table reduction-of-visibility",
        book.table("reduction-of-visibility").rows(),
        "minutes",
        row -> row.getInteger("sight"));
  }

  @Override
  public Decision decide(Question question, Dice dice, Trace trace) {
    if (question.is("blocked")) {
      trace.add("direct line of sight", "blocked", citation());
      return decided(false, 0);
    }
    RuleTable visible = book.table("visible-units");
    int minutes = question.getNumber("minutes-to-nightfall");
    TableRow day = visible.getRow("daylight");
    boolean late = minutes <= LAST_HOUR;
    int limit = late ? dusk.at(minutes) : day.getInteger("to");
    trace.add(
        late ? minutes + " minutes to nightfall" : "daylight",
        limit + " mm",
        late ? dusk.citationAt(minutes) : day.citation());
    boolean firing = question.is("firing") && !late;
    if (firing) {
      trace.add("firing troops", "seen at any distance", visible.getRow("firing").citation());
    } else if (question.is("in-cover")) {
      TableRow cover = visible.getRow("in-woods-or-buildings");
      limit = Math.min(limit, cover.getInteger("to"));
      trace.add("in woods or buildings", limit, "mm", cover);
    }
    return decided(firing || question.getNumber("distance-mm") <= limit, limit);
  }

  private static Decision decided(boolean visible, int limit) {
    return new Decision.Decided(
        visible ? "The unit is visible." : "The unit is not visible.",
        List.of(new Result("visible", visible, ""), new Result("sightMm", limit, "millimetres")));
  }
}
