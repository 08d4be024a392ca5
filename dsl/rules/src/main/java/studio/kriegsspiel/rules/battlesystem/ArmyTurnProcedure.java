package studio.kriegsspiel.rules.battlesystem;

import java.util.List;
import studio.kriegsspiel.rules.book.RuleBook;
import studio.kriegsspiel.rules.dice.Dice;
import studio.kriegsspiel.rules.procedure.Decision;
import studio.kriegsspiel.rules.procedure.Modifier;
import studio.kriegsspiel.rules.procedure.NamedProcedure;
import studio.kriegsspiel.rules.procedure.Parameter;
import studio.kriegsspiel.rules.procedure.Question;
import studio.kriegsspiel.rules.procedure.Result;
import studio.kriegsspiel.rules.table.RuleTable;
import studio.kriegsspiel.rules.table.TableRow;
import studio.kriegsspiel.rules.trace.Trace;

/** The question {@code army-turn}: army morale at the end of a combat turn. */
final class ArmyTurnProcedure extends NamedProcedure {
  private final RuleBook book;

  ArmyTurnProcedure(RuleBook book) {
    super(
        "army-turn",
        "Army morale at the end of a combat turn",
        book.printed("Army Morale"),
        List.of(
            Parameter.fraction("start", "army morale at the start", 0, 99_999),
            Parameter.fraction("points", "army morale before this turn's end", -99_999, 99_999),
            Parameter.number("routed", "own units routed this turn", 0, 999).or("0"),
            Parameter.number("forced-back", "own units forced back this turn", 0, 999).or("0"),
            Parameter.number("enemy-routed", "enemy units forced to rout this turn", 0, 999)
                .or("0"),
            Parameter.yesNo("already-shaken", "half was reached in an earlier turn")));
    this.book = book;
  }

  private Modifier event(String key) {
    RuleTable table = book.table("army-morale");
    TableRow row = table.getRow(key);
    return new Modifier(key.replace('-', ' '), row.getInteger("change"), row.citation());
  }

  @Override
  public Decision decide(Question question, Dice dice, Trace trace) {
    int start = Hundredths.of(question.getFraction("start"));
    int now = Hundredths.of(question.getFraction("points"));
    int change =
        event("own-unit-routed").times(question.getNumber("routed"), trace)
            + event("own-unit-forced-back").times(question.getNumber("forced-back"), trace)
            + event("enemy-unit-routed").times(question.getNumber("enemy-routed"), trace);
    now += 100 * change;
    boolean half = 2 * now <= start;
    boolean shaken = half && !question.is("already-shaken");
    trace.add(
        "half of the start reached", half ? "yes" : "no", book.ruling("CB-06", "Army Morale"));
    return new Decision.Decided(
        shaken
            ? "The army falls to %s points, half of its start: every unit loses half a point."
                .formatted(Hundredths.points(now))
            : "The army stands at %s points.".formatted(Hundredths.points(now)),
        List.of(
            new Result("armyMorale", Hundredths.points(now), "points"),
            new Result("shaken", shaken, "")));
  }
}
