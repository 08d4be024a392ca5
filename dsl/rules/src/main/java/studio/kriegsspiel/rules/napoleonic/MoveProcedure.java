package studio.kriegsspiel.rules.napoleonic;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
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

/** The question {@code move}: millimetres a unit may move in its half-turn. */
final class MoveProcedure extends NamedProcedure {
  private static final List<String> MODES =
      List.of("march", "charge", "withdraw", "result-withdraw", "retreat", "rout");

  private final RuleBook book;
  private final NationalArmies armies;

  MoveProcedure(RuleBook book) {
    super(
        "move",
        "Millimetres a unit may move in its half-turn",
        book.printed("7.2 Movement phase"),
        parameterList(book, new NationalArmies(book)));
    this.book = book;
    armies = new NationalArmies(book);
  }

  private static List<Parameter> parameterList(RuleBook book, NationalArmies armies) {
    List<String> ground = new ArrayList<>(List.of("open"));
    book.table("terrain-movement").rows().forEach(row -> ground.add(row.keyText()));
    return List.of(
        TypeParameters.type("type", "type of the unit", armies),
        TypeParameters.nation(),
        Parameter.choice("mode", "how it moves", MODES).or("march"),
        Parameter.choice("terrain", "ground it moves over", ground).or("open"),
        Parameter.yesNo("square", "it stands in square"),
        Parameter.yesNo("fired", "it is a battery that fired this turn"),
        Parameter.fraction("spent-moves", "part of the move spent on formation", 0, 1).or("0"),
        Parameter.number("turn", "number of this turn", 1, 9_999).or("1"),
        Parameter.number("last-charge", "turn of its last charge, 0 for none", 0, 9_999).or("0"),
        Parameter.number("edge-mm", "distance to its own edge of the board", 0, 9_999).or("9999"));
  }

  @Override
  public Decision decide(Question question, Dice dice, Trace trace) {
    TypeRow line = armies.get(question.getText("nation"), question.getText("type"));
    String mode = question.getText("mode");
    boolean charge = mode.equals("charge");
    Decision.Forbidden forbidden = forbidden(question, line, charge);
    if (forbidden != null) {
      return forbidden;
    }
    Fraction millimetres = Fraction.of(line.moveMillimetres());
    trace.add("movement of " + line.type(), millimetres + " mm", line.citation());
    String terrain = question.getText("terrain");
    if (!terrain.equals("open")) {
      TableRow ground = book.table("terrain-movement").getRow(terrain);
      boolean fast = mode.equals("charge") || mode.equals("rout");
      Fraction factor = ground.getFraction("factor");
      if (factor.signum() == 0 || (charge && ground.getText("charge").equals("no"))) {
        return new Decision.Forbidden(
            charge && factor.signum() != 0
                ? "Nobody charges into a %s.".formatted(terrain)
                : "A %s is crossed at bridges and fords only.".formatted(terrain),
            ground.citation());
      }
      factor = fast && factor.compareTo(Fraction.ONE) > 0 ? Fraction.ONE : factor;
      millimetres = millimetres.times(factor);
      trace.add(terrain, "x " + factor, ground.citation());
    }
    millimetres = paced(mode, millimetres, line, trace);
    Fraction spent = question.getFraction("spent-moves");
    if (spent.signum() > 0) {
      millimetres = millimetres.times(Fraction.ONE.minus(spent));
      trace.add("left after changing formation", millimetres + " mm", book.printed("7.2.1"));
    }
    boolean rout = mode.equals("rout");
    boolean off = rout && millimetres.compareTo(Fraction.of(question.getNumber("edge-mm"))) >= 0;
    boolean turned = rout || mode.equals("retreat");
    return new Decision.Decided(
        off
            ? "The unit routs off the board and is removed for good."
            : "The unit moves up to %s mm%s."
                .formatted(millimetres, rout ? " straight to the rear" : ""),
        List.of(
            new Result("allowedMm", millimetres, "millimetres"),
            new Result("mayFight", !turned, ""),
            new Result("countsAsDisrupted", turned, ""),
            new Result("offTheBoard", off, "")));
  }

  private Fraction paced(String mode, Fraction millimetres, TypeRow line, Trace trace) {
    TableRow half = book.table("movement-limits").getRow("withdrawal-share");
    boolean slow =
        mode.equals("withdraw")
            || (mode.equals("result-withdraw") && book.isOn("withdraw-half-always"));
    if (slow) {
      trace.add("withdrawing, facing the enemy", half.getInteger("value"), "%", half);
      return millimetres.times(Fraction.of(half.getInteger("value"), 100));
    }
    if ((mode.equals("charge") || mode.equals("rout")) && line.chargeMillimetres() > 0) {
      int bonus = line.chargeMillimetres() - line.moveMillimetres();
      trace.add("charge speed adds", bonus + " mm", line.citation());
      return millimetres.plus(Fraction.of(bonus));
    }
    return millimetres;
  }

  private Decision.@Nullable Forbidden forbidden(Question question, TypeRow line, boolean charge) {
    if (question.is("square")) {
      return new Decision.Forbidden(
          "A square cannot move.", book.printed("7.2.1 Changing formation"));
    }
    if (question.is("fired")) {
      return new Decision.Forbidden(
          "A battery that fired may not limber up in that turn.",
          book.printed("6 Artillery firing"));
    }
    if (!charge) {
      return null;
    }
    if (line.chargeMillimetres() == 0) {
      return new Decision.Forbidden(
          "The type `%s` does not charge.".formatted(line.type()), line.citation());
    }
    TableRow every = book.table("movement-limits").getRow("charge-every");
    int turns = every.getInteger("value");
    int last = question.getNumber("last-charge");
    int now = question.getNumber("turn");
    boolean tooSoon =
        last > 0
            && (book.isOn("charge-blocks")
                ? (now - 1) / turns == (last - 1) / turns
                : now < last + turns);
    return tooSoon
        ? new Decision.Forbidden(
            "The unit charged in turn %d and may charge again in turn %d."
                .formatted(
                    last,
                    book.isOn("charge-blocks")
                        ? ((last - 1) / turns + 1) * turns + 1
                        : last + turns),
            book.ruling("CN-16", "7.2.6 Charging units"))
        : null;
  }
}
