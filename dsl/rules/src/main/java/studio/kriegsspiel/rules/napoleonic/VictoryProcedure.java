package studio.kriegsspiel.rules.napoleonic;

import java.util.List;
import studio.kriegsspiel.rules.Fraction;
import studio.kriegsspiel.rules.book.RuleBook;
import studio.kriegsspiel.rules.dice.Dice;
import studio.kriegsspiel.rules.procedure.Decision;
import studio.kriegsspiel.rules.procedure.NamedProcedure;
import studio.kriegsspiel.rules.procedure.Parameter;
import studio.kriegsspiel.rules.procedure.Question;
import studio.kriegsspiel.rules.procedure.Result;
import studio.kriegsspiel.rules.table.TableRow;
import studio.kriegsspiel.rules.trace.Trace;

/** The question {@code victory}: who won, and how far. */
final class VictoryProcedure extends NamedProcedure {
  private static final List<String> HOLDERS = List.of("first", "second", "undecided");

  private final RuleBook book;

  VictoryProcedure(RuleBook book) {
    super(
        "victory",
        "Who won a battle, and how far if it had to end early",
        book.printed("10 Winning the battle"),
        List.of(
            Parameter.choice("field", "who holds the field after a collapse", HOLDERS)
                .or("undecided"),
            Parameter.number("first-lost", "base units the first army lost", 0, 99_999),
            Parameter.number("first-total", "its base units", 1, 99_999),
            Parameter.number("second-lost", "base units the second army lost", 0, 99_999),
            Parameter.number("second-total", "its base units", 1, 99_999)));
    this.book = book;
  }

  @Override
  public Decision decide(Question question, Dice dice, Trace trace) {
    Fraction first = percent(question, "first");
    Fraction second = percent(question, "second");
    String field = question.getText("field");
    if (!field.equals("undecided")) {
      trace.add("possession of the field decides", field, book.ruling("CN-13", ""));
      return decided(field, "possession", "The %s army holds the field and wins.".formatted(field));
    }
    Fraction difference = first.minus(second);
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

  private static Fraction percent(Question question, String side) {
    return Fraction.of(
        100L * question.getNumber(side + "-lost"), question.getNumber(side + "-total"));
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
