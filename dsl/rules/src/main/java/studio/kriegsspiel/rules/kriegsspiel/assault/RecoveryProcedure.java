package studio.kriegsspiel.rules.kriegsspiel.assault;

import java.util.ArrayList;
import java.util.List;
import studio.kriegsspiel.rules.Citation;
import studio.kriegsspiel.rules.book.RuleBook;
import studio.kriegsspiel.rules.dice.Dice;
import studio.kriegsspiel.rules.procedure.Amount;
import studio.kriegsspiel.rules.procedure.Ask;
import studio.kriegsspiel.rules.procedure.AskedProcedure;
import studio.kriegsspiel.rules.procedure.Decision;
import studio.kriegsspiel.rules.procedure.Result;
import studio.kriegsspiel.rules.table.TableRow;
import studio.kriegsspiel.rules.trace.Trace;

/** The question {@code recovery}: what beaten troops can do so many moves later. */
final class RecoveryProcedure extends AskedProcedure<RecoveryProcedure.Case> {
  private static final int MOST_MOVES = 1000;

  private final RecoveryClock clock;

  /** The case that is asked about. */
  record Case(
      @Ask(
              value = "how they were beaten",
              of = {"R", "D", "T"})
          String result,
      @Ask(value = "moves since then", most = MOST_MOVES) int moves) {}

  RecoveryProcedure(RuleBook book) {
    super(
        "recovery",
        "What beaten troops can do so many moves after they were beaten",
        Citation.printed(book.id(), book.table("recovery").source(), ""),
        Case.class,
        book.tables());
    clock = new RecoveryClock(book);
  }

  @Override
  protected Decision decide(Case question, Dice dice, Trace trace) {
    Defeat defeat = Defeat.valueOf(question.result());
    int moves = question.moves();
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
    Decision.Decided decided =
        new Decision.Decided(
            "%s after they were %s the troops %s."
                .formatted(Amount.of(moves, "moves"), defeat.words(), can),
            results);
    return attacks
        ? decided.after("not-recovered", false).ends("result").ends("moves").ends("move")
        : decided
            .after("result", defeat.name())
            .after("moves", Math.min(moves + 1, MOST_MOVES))
            .after("not-recovered", defeat == Defeat.T);
  }

  private static int blocks(Defeat defeat, boolean defends, boolean attacks, TableRow row) {
    if (attacks) {
      return 0;
    }
    int turned = row.getInteger("blocks_turned");
    return defeat == Defeat.T && defends ? turned - 1 : turned;
  }
}
