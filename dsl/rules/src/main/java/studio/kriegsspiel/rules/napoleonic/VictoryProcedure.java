package studio.kriegsspiel.rules.napoleonic;

import java.util.List;
import studio.kriegsspiel.rules.Fraction;
import studio.kriegsspiel.rules.book.RuleBook;
import studio.kriegsspiel.rules.dice.Dice;
import studio.kriegsspiel.rules.procedure.Ask;
import studio.kriegsspiel.rules.procedure.AskedProcedure;
import studio.kriegsspiel.rules.procedure.AtMost;
import studio.kriegsspiel.rules.procedure.Decision;
import studio.kriegsspiel.rules.procedure.Parameter;
import studio.kriegsspiel.rules.procedure.Part;
import studio.kriegsspiel.rules.procedure.Result;
import studio.kriegsspiel.rules.table.TableRow;
import studio.kriegsspiel.rules.trace.Trace;

/** The question {@code victory}: who won, and how far. */
final class VictoryProcedure extends AskedProcedure<VictoryProcedure.Asked> {

  /** Who holds the field. */
  enum Holder {
    FIRST,
    SECOND,
    UNDECIDED
  }

  /** An army at the end. */
  @AtMost(value = "lost", of = "total", says = "An army does not lose more base units than it had.")
  record Army(
      @Ask(value = "base units the %s army lost", most = 99_999) int lost,
      @Ask(value = "base units of the %s army", least = 1, most = 99_999) int total) {

    private Fraction percent() {
      return Fraction.of(100L * lost, total);
    }
  }

  /** The end of a battle. */
  record Asked(
      @Ask(value = "who holds the field after a collapse", or = "undecided") Holder field,
      @Part Army first,
      @Part Army second) {}

  private final RuleBook book;

  VictoryProcedure(RuleBook book) {
    super(
        "victory",
        "Who won a battle, and how far if it had to end early",
        book.printed("10 Winning the battle"),
        Asked.class,
        book.tables());
    this.book = book;
  }

  @Override
  protected Decision decide(Asked asked, Dice dice, Trace trace) {
    if (asked.field() != Holder.UNDECIDED) {
      String field = Parameter.word(asked.field());
      trace.add("possession of the field decides", field, book.ruling("CN-13", ""));
      return decided(field, "possession", "The %s army holds the field and wins.".formatted(field));
    }
    Fraction difference = asked.first().percent().minus(asked.second().percent());
    Fraction size = difference.signum() < 0 ? Fraction.ZERO.minus(difference) : difference;
    TableRow row = level(size);
    trace.add("difference of losses", size + " %", row.citation());
    String victor =
        row.keyText().equals("draw") ? "none" : difference.signum() < 0 ? "first" : "second";
    trace.add("the army with the lower loss", victor, book.defaulted("DN-07"));
    return decided(
        victor,
        row.keyText(),
        victor.equals("none")
            ? "The battle is a draw."
            : "The %s army wins a %s victory.".formatted(victor, row.keyText()));
  }

  private TableRow level(Fraction size) {
    boolean upper = book.isOn("upper-band");
    TableRow found = book.table("victory-levels").rows().get(0);
    for (TableRow row : book.table("victory-levels").rows()) {
      int over = row.findInteger("over").orElse(0);
      int compared = size.compareTo(Fraction.of(over));
      if (row.findInteger("over").isPresent() && (upper ? compared >= 0 : compared > 0)) {
        found = row;
      }
    }
    return found;
  }

  private static Decision decided(String victor, String level, String sentence) {
    return new Decision.Decided(
        sentence, List.of(new Result("victor", victor, ""), new Result("level", level, "")));
  }
}
