package studio.kriegsspiel.rules.napoleonic;

import java.util.List;
import studio.kriegsspiel.rules.book.RuleBook;
import studio.kriegsspiel.rules.dice.Dice;
import studio.kriegsspiel.rules.procedure.Ask;
import studio.kriegsspiel.rules.procedure.AskedProcedure;
import studio.kriegsspiel.rules.procedure.Bands;
import studio.kriegsspiel.rules.procedure.Decision;
import studio.kriegsspiel.rules.procedure.Result;
import studio.kriegsspiel.rules.table.RuleTable;
import studio.kriegsspiel.rules.table.TableRow;
import studio.kriegsspiel.rules.trace.Trace;

/** The question {@code sight}: whether a unit is visible. */
final class SightProcedure extends AskedProcedure<SightProcedure.Asked> {
  private static final int LAST_HOUR = 60;

  /** A unit looked for. */
  record Asked(
      @Ask(value = "distance in millimetres", most = 9_999) int distanceMm,
      @Ask("hill, village, wood or another unit stands between") boolean blocked,
      @Ask("it stands in woods or buildings") boolean inCover,
      @Ask("it is firing") boolean firing,
      @Ask(value = "minutes until nightfall", least = -1_440, most = 1_440, or = "1440")
          int minutesToNightfall) {}

  private final RuleBook book;
  private final Bands<Integer> dusk;

  SightProcedure(RuleBook book) {
    super(
        "sight",
        "Whether a unit is visible",
        book.printed("6 Artillery firing"),
        Asked.class,
        book.tables());
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
  protected Decision decide(Asked asked, Dice dice, Trace trace) {
    if (asked.blocked()) {
      trace.add("direct line of sight", "blocked", citation());
      return decided(false, 0);
    }
    RuleTable visible = book.table("visible-units");
    int minutes = asked.minutesToNightfall();
    TableRow day = visible.getRow("daylight");
    boolean late = minutes <= LAST_HOUR;
    int limit = late ? dusk.at(minutes) : day.getInteger("to");
    trace.add(
        late ? minutes + " min to nightfall" : "daylight",
        limit + " mm",
        late ? dusk.citationAt(minutes) : day.citation());
    boolean firing = asked.firing() && !late;
    if (firing) {
      trace.add("firing troops", "seen at any distance", visible.getRow("firing").citation());
    } else if (asked.inCover()) {
      TableRow cover = visible.getRow("in-woods-or-buildings");
      limit = Math.min(limit, cover.getInteger("to"));
      trace.add("in woods or buildings", limit, "mm", cover);
    }
    return decided(firing || asked.distanceMm() <= limit, limit);
  }

  private static Decision decided(boolean visible, int limit) {
    return new Decision.Decided(
            visible ? "The unit is visible." : "The unit is not visible.",
            List.of(
                new Result("visible", visible, ""), new Result("sightMm", limit, "millimetres")))
        .after("visible", visible);
  }
}
