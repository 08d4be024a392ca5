package studio.kriegsspiel.rules.battlesystem;

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

/** The question {@code evade}: what becomes of gunners or open order that are charged. */
final class EvadeProcedure extends NamedProcedure {
  private final RuleBook book;

  EvadeProcedure(RuleBook book) {
    super(
        "evade",
        "What becomes of gunners or open-order infantry that are charged",
        book.printed("Note on Artillery"),
        List.of(
            Parameter.choice("who", "who is charged", List.of("gunners", "open-order")),
            Parameter.choice("by", "who charges", List.of("cavalry", "infantry")),
            Parameter.fraction("shelter-spaces", "distance to cover or a friendly square", 0, 999)
                .or("999")));
    this.book = book;
  }

  @Override
  public Decision decide(Question question, Dice dice, Trace trace) {
    boolean cavalry = question.getText("by").equals("cavalry");
    if (question.getText("who").equals("open-order")) {
      int times = book.isOn("ridden-through-twice") ? 2 : 1;
      Morale morale = new Morale(book);
      int loss = cavalry ? times * morale.change("light-infantry-ridden-through") : 0;
      trace.add(
          "attacked by cavalry",
          Hundredths.points(loss).toPlainString(),
          morale.eventRow("light-infantry-ridden-through").citation());
      trace.add("once for each event", times, book.ruling("CB-14", ""));
      return decided(
          cavalry
              ? "They count as having evaded for the whole turn and lose morale."
              : "They fall back before infantry at their own rate.",
          cavalry ? "evaded" : "free",
          loss);
    }
    TableRow row = book.table("movement").getRow("gunners-evading");
    int reach = row.getInteger("spaces");
    trace.add("evade move", reach, "infantry spaces", row);
    if (question.getFraction("shelter-spaces").compareTo(Fraction.of(reach)) <= 0) {
      return decided("The gunners reach shelter.", "sheltered", 0);
    }
    trace.add("no shelter within reach", cavalry ? "cavalry" : "infantry", citation());
    return cavalry
        ? decided("The gunners are caught by cavalry and eliminated.", "eliminated", 0)
        : decided("The gunners are caught by infantry and may not fight back.", "helpless", 0);
  }

  private static Decision decided(String sentence, String outcome, int moraleHundredths) {
    return new Decision.Decided(
        sentence,
        List.of(
            new Result("outcome", outcome, ""),
            new Result("moraleChange", Hundredths.points(moraleHundredths), "points")));
  }
}
