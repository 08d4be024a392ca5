package studio.kriegsspiel.rules.kriegsspiel.assault;

import java.util.ArrayList;
import java.util.List;
import studio.kriegsspiel.rules.Citation;
import studio.kriegsspiel.rules.book.RuleBook;
import studio.kriegsspiel.rules.dice.Dice;
import studio.kriegsspiel.rules.procedure.Decision;
import studio.kriegsspiel.rules.procedure.NamedProcedure;
import studio.kriegsspiel.rules.procedure.Parameter;
import studio.kriegsspiel.rules.procedure.Question;
import studio.kriegsspiel.rules.procedure.Result;
import studio.kriegsspiel.rules.table.TableRow;
import studio.kriegsspiel.rules.trace.Trace;

/** The question {@code recovery}: what beaten troops can do so many moves later. */
final class RecoveryProcedure extends NamedProcedure {
  private static final int MOST_MOVES = 1000;

  private final RecoveryClock clock;

  RecoveryProcedure(RuleBook book) {
    super(
        "recovery",
        "What beaten troops can do so many moves after they were beaten",
        Citation.printed(book.id(), book.table("recovery").source(), ""),
        List.of(
            Parameter.choice("result", "how they were beaten", List.of("R", "D", "T")),
            Parameter.number("moves", "moves since then", 0, MOST_MOVES)));
    clock = new RecoveryClock(book);
  }

  @Override
  public Decision decide(Question question, Dice dice, Trace trace) {
    Defeat defeat = Defeat.valueOf(question.getText("result"));
    int moves = question.getNumber("moves");
    TableRow row = clock.row(defeat);
    List<Result> results = new ArrayList<>();
    boolean defends = moves >= row.getInteger("defend");
    boolean attacks = moves >= row.getInteger("attack");
    results.add(new Result("canDefend", defends, ""));
    results.add(new Result("canAttack", attacks, ""));
    results.addAll(clock.results(defeat, trace));
    results.add(new Result("blocksStillTurned", blocks(defeat, defends, attacks, row), "blocks"));
    String can =
        attacks ? "can attack again" : defends ? "can defend themselves" : "can do neither";
    return new Decision.Decided(
        "%d moves after they were %s the troops %s.".formatted(moves, defeat.words(), can),
        results);
  }

  private static int blocks(Defeat defeat, boolean defends, boolean attacks, TableRow row) {
    if (attacks) {
      return 0;
    }
    int turned = row.getInteger("blocks_turned");
    return defeat == Defeat.T && defends ? turned - 1 : turned;
  }
}
