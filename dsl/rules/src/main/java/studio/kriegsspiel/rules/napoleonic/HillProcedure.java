package studio.kriegsspiel.rules.napoleonic;

import java.util.List;
import studio.kriegsspiel.rules.book.RuleBook;
import studio.kriegsspiel.rules.dice.Dice;
import studio.kriegsspiel.rules.procedure.Ask;
import studio.kriegsspiel.rules.procedure.AskedProcedure;
import studio.kriegsspiel.rules.procedure.Decision;
import studio.kriegsspiel.rules.procedure.Result;
import studio.kriegsspiel.rules.table.TableRow;
import studio.kriegsspiel.rules.trace.Trace;

/** The question {@code hill}: what layers of hill stand for. */
final class HillProcedure extends AskedProcedure<HillProcedure.Asked> {

  /** A hill. */
  record Asked(@Ask(value = "layers of the hill", most = 99) int layers) {}

  private final RuleBook book;

  HillProcedure(RuleBook book) {
    super(
        "hill",
        "Metres that layers of hill stand for",
        book.printed("3.1.2 Hills"),
        Asked.class,
        book.tables());
    this.book = book;
  }

  @Override
  protected Decision decide(Asked asked, Dice dice, Trace trace) {
    TableRow row = book.table("scale").getRow("hill-layer");
    int metres = asked.layers() * row.getInteger("value");
    boolean flat = book.isOn("hill-layer-horizontal");
    trace.add("a layer", row.getInteger("value"), "metres", row);
    trace.add("the figure is", flat ? "a width" : "a height", book.ruling("CN-20", "3.1.2 Hills"));
    return new Decision.Decided(
        "The hill is %d m %s.".formatted(metres, flat ? "wide" : "high"),
        List.of(
            new Result("metres", metres, "metres"),
            new Result("means", flat ? "width" : "height", "")));
  }
}
