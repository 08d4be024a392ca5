package studio.kriegsspiel.rules.kriegskunst;

import java.util.List;
import studio.kriegsspiel.rules.Citation;
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

/** The question {@code move}: inches a unit may move this turn. */
final class MoveProcedure extends NamedProcedure {
  private static final List<String> MODES =
      List.of(
          "line", "charge", "company-column", "march-column", "involuntary", "by-hand", "retire");
  private static final List<String> CALIBRES = List.of("3-4-pounder", "6-8-pounder", "12-pounder");
  private static final List<String> GROUND = List.of("open", "difficult", "severe");

  private final RuleBook book;

  MoveProcedure(RuleBook book) {
    super(
        "move",
        "Inches a unit may move, and what the ground does to it",
        book.printed("Movement"),
        List.of(
            Parameter.choice(
                "troops",
                "row of the movement table",
                book.table("movement").rows().stream().map(row -> row.keyText()).toList()),
            Parameter.choice("mode", "how it moves", MODES).or("line"),
            Parameter.choice("calibre", "calibre of artillery", CALIBRES).or("6-8-pounder"),
            Parameter.choice("ground", "class of the ground", GROUND).or("open"),
            Parameter.yesNo("skirmishing", "it skirmishes"),
            Parameter.yesNo("square", "infantry moves in square"),
            Parameter.yesNo("broken", "it retreats or routs"),
            Parameter.yesNo("deploy", "artillery is to deploy here"),
            Parameter.number("inches", "inches wanted; 0 asks for the allowance", 0, 99).or("0")));
    this.book = book;
  }

  @Override
  public Decision decide(Question question, Dice dice, Trace trace) {
    String mode = question.getText("mode");
    TableRow row = row(question);
    Fraction inches = rate(question, mode, row, trace);
    if (inches.signum() == 0) {
      return new Decision.Forbidden(
          "The row `%s` has no rate for %s.".formatted(row.keyText(), mode), row.citation());
    }
    if (question.is("square")) {
      Citation half = Citation.byDefault(book.id(), "DK-14", "squares");
      if (!mode.equals("line")) {
        return new Decision.Forbidden("A square moves at its own slow rate or not at all.", half);
      }
      inches = inches.times(Fraction.of(1, 2));
      trace.add("a square moves at half the line rate", "x 1/2", half);
    }
    String effect = "none";
    String ground = question.getText("ground");
    if (!ground.equals("open")) {
      TableRow rule = book.table("terrain-effects").getRow(ground, affected(question));
      effect = rule.getText("effect");
      if (rule.isDash("factor")) {
        return new Decision.Forbidden(
            "Severe ground is closed to cavalry and artillery.", rule.citation());
      }
      if (effect.equals("cannot deploy") && question.is("deploy")) {
        return new Decision.Forbidden(
            "Artillery heavier than 3-4-pounders cannot deploy in difficult ground.",
            rule.citation());
      }
      inches = inches.times(rule.getFraction("factor"));
      trace.add(ground + " ground", "x " + rule.getFraction("factor"), rule.citation());
    }
    if (Fraction.of(question.getNumber("inches")).compareTo(inches) > 0) {
      return new Decision.Forbidden(
          "The unit moves %s inches here, not %d.".formatted(inches, question.getNumber("inches")),
          row.citation());
    }
    return new Decision.Decided(
        "The unit may move %s inches%s."
            .formatted(inches, effect.equals("unformed") ? " and becomes unformed" : ""),
        List.of(
            new Result("allowedInches", inches, "inches"),
            new Result("unformed", effect.equals("unformed"), "")));
  }

  private TableRow row(Question question) {
    String troops = question.getText("troops");
    boolean light = troops.equals("artillery") && question.getText("calibre").equals("3-4-pounder");
    return book.table("movement").getRow(light ? "infantry" : troops);
  }

  private Fraction rate(Question question, String mode, TableRow row, Trace trace) {
    if (mode.equals("by-hand")) {
      TableRow hand = book.table("artillery-handling").getRow(question.getText("calibre"));
      boolean guns = question.getText("troops").equals("artillery");
      int inches = guns ? hand.findInteger("by_hand").orElse(0) : 0;
      trace.add("moved by hand", inches, "inches", hand);
      return Fraction.of(inches);
    }
    if (mode.equals("retire")) {
      int percent = book.table("order-limits").getInteger("value", "retire-share-of-move");
      trace.add("half a move to the base edge", percent + " %", book.printed("Orders"));
      return Fraction.of((long) row.getInteger("line") * percent, 100);
    }
    String column = mode.equals("march-column") ? "company_column" : mode.replace('-', '_');
    int inches = row.findInteger(column).orElse(0);
    if (mode.equals("march-column")) {
      trace.add("column of march moves as column of companies", inches, book.ruling("CK-15", ""));
    }
    trace.add(row.keyText() + ", " + mode, inches, "inches", row);
    if (mode.equals("charge") && book.isOn("charge-is-bonus") && inches > 0) {
      inches += row.getInteger("line");
      trace.add("added to the line rate", inches, book.ruling("CK-04", ""));
    }
    return Fraction.of(inches);
  }

  private static String affected(Question question) {
    String troops = question.getText("troops");
    if (troops.equals("artillery")) {
      return question.getText("calibre").equals("3-4-pounder")
          ? "artillery-3-4-pounder"
          : "artillery-over-4-pounder";
    }
    boolean irregular = troops.equals("irregular-cavalry");
    if (troops.equals("cavalry") || irregular) {
      return irregular ? "cossacks" : "cavalry";
    }
    return question.is("broken")
        ? "retreating"
        : question.is("skirmishing") ? "skirmishers" : "close-order";
  }
}
