package studio.kriegsspiel.rules.battlesystem;

import java.util.List;
import studio.kriegsspiel.rules.Fraction;
import studio.kriegsspiel.rules.book.RuleBook;
import studio.kriegsspiel.rules.dice.Dice;
import studio.kriegsspiel.rules.procedure.Ask;
import studio.kriegsspiel.rules.procedure.AskedProcedure;
import studio.kriegsspiel.rules.procedure.AtMost;
import studio.kriegsspiel.rules.procedure.Decision;
import studio.kriegsspiel.rules.procedure.Modifier;
import studio.kriegsspiel.rules.procedure.Result;
import studio.kriegsspiel.rules.table.TableRow;
import studio.kriegsspiel.rules.trace.Trace;

/** The question {@code army-turn}: army morale at the end of a combat turn. */
final class ArmyTurnProcedure extends AskedProcedure<ArmyTurnProcedure.Asked> {

  /** The army and what the turn brought. */
  @AtMost(
      value = "points",
      of = {"start", "enemy-routed-before"},
      says = "An army gains morale only by enemy units that rout, a point for each.")
  record Asked(
      @Ask(value = "army morale at the start", most = 99_999) Fraction start,
      @Ask(value = "army morale before this turn's end", least = -99_999, most = 99_999)
          Fraction points,
      @Ask(value = "own units routed this turn", most = 999, or = "0") int routed,
      @Ask(value = "own units forced back this turn", most = 999, or = "0") int forcedBack,
      @Ask(value = "enemy units forced to rout this turn", most = 999, or = "0") int enemyRouted,
      @Ask(value = "enemy units forced to rout in earlier turns", most = 9_999, or = "0")
          int enemyRoutedBefore,
      @Ask("half was reached in an earlier turn") boolean alreadyShaken) {}

  private final RuleBook book;

  ArmyTurnProcedure(RuleBook book) {
    super(
        "army-turn",
        "Army morale at the end of a combat turn",
        book.printed("Army Morale"),
        Asked.class,
        book.tables());
    this.book = book;
  }

  private Modifier event(String key) {
    TableRow row = book.table("army-morale").getRow(key);
    return new Modifier(key.replace('-', ' '), row.getInteger("change"), row.citation());
  }

  @Override
  protected Decision decide(Asked asked, Dice dice, Trace trace) {
    int change =
        event("own-unit-routed").times(asked.routed(), trace)
            + event("own-unit-forced-back").times(asked.forcedBack(), trace)
            + event("enemy-unit-routed").times(asked.enemyRouted(), trace);
    int now = Hundredths.of(asked.points()) + 100 * change;
    boolean half = 2 * now <= Hundredths.of(asked.start());
    boolean shaken = half && !asked.alreadyShaken();
    trace.add(
        "half of the start reached", half ? "yes" : "no", book.ruling("CB-06", "Army Morale"));
    return new Decision.Decided(
            shaken
                ? "The army falls to %s points, half of its start: every unit loses half a point."
                    .formatted(Hundredths.show(now))
                : "The army stands at %s points.".formatted(Hundredths.show(now)),
            List.of(
                new Result("armyMorale", Hundredths.points(now), "points"),
                new Result("shaken", shaken, "")))
        .after("start", asked.start())
        .after("points", Hundredths.exact(now))
        .after("already-shaken", half || asked.alreadyShaken())
        .after("enemy-routed-before", asked.enemyRoutedBefore() + asked.enemyRouted())
        .after("routed", 0)
        .after("forced-back", 0)
        .after("enemy-routed", 0);
  }
}
