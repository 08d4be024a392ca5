package studio.kriegsspiel.rules.kriegsspiel.formation;

import java.util.List;
import studio.kriegsspiel.rules.book.RuleBook;
import studio.kriegsspiel.rules.dice.Dice;
import studio.kriegsspiel.rules.procedure.Amount;
import studio.kriegsspiel.rules.procedure.Ask;
import studio.kriegsspiel.rules.procedure.AskedProcedure;
import studio.kriegsspiel.rules.procedure.Decision;
import studio.kriegsspiel.rules.procedure.Result;
import studio.kriegsspiel.rules.table.TableRow;
import studio.kriegsspiel.rules.trace.Trace;

/** The question {@code skirmishers}: what a battalion looks like with skirmishers out (§2). */
public final class SkirmishersProcedure extends AskedProcedure<SkirmishersProcedure.Case> {
  private final SkirmishBlocks blocks;

  /** The blocks. */
  record Case(@Ask(value = "skirmish blocks it has out", most = 99) int blocks) {}

  public SkirmishersProcedure(RuleBook book) {
    super(
        "skirmishers",
        "What a battalion looks like with skirmish blocks out",
        book.printed(book.table("skirmish-blocks").source()),
        Case.class,
        book.tables());
    this.blocks = new SkirmishBlocks(book);
  }

  @Override
  protected Decision decide(Case question, Dice dice, Trace trace) {
    TableRow row = blocks.row(question.blocks());
    String effect = row.getText("effect");
    trace.add("blocks without loss of frontage", blocks.withoutLoss(), citation());
    trace.add(Amount.of(question.blocks(), "blocks") + " out", effect, row.citation());
    return new Decision.Decided(
        "With %s out: %s.".formatted(Amount.of(question.blocks(), "blocks"), effect),
        List.of(
            new Result("effect", effect, ""),
            new Result("withoutLoss", question.blocks() <= blocks.withoutLoss(), "")));
  }
}
