package studio.kriegsspiel.rules.napoleonic;

import java.util.List;
import java.util.Optional;
import studio.kriegsspiel.rules.Citation;
import studio.kriegsspiel.rules.Fraction;
import studio.kriegsspiel.rules.book.RuleBook;
import studio.kriegsspiel.rules.procedure.ByEnum;
import studio.kriegsspiel.rules.table.TableRow;
import studio.kriegsspiel.rules.trace.Trace;

/** The effects of the seven results on either side, fresh or disrupted. */
public final class Effects {
  private static final List<String> SIDES =
      List.of(
          "attacker undisrupted",
          "attacker disrupted",
          "defender undisrupted",
          "defender disrupted");

  private final ByEnum<Code, Effect[]> effects;
  private final ByEnum<Code, Citation[]> citations;
  private final boolean halfSpeed;
  private final Citation speed;

  /** Reads the tables of the book as its switches stand. */
  public Effects(RuleBook book) {
    boolean free = book.isOn("exchange-without-point");
    effects =
        ByEnum.of(
            Code.class,
            code ->
                SIDES.stream()
                    .map(side -> row(book, code, side).map(row -> effect(row, free)))
                    .map(effect -> effect.orElse(Effect.NONE))
                    .toArray(Effect[]::new));
    Citation section = book.printed("8.6 Effects of Combat");
    citations =
        ByEnum.of(
            Code.class,
            code ->
                SIDES.stream()
                    .map(side -> row(book, code, side).map(TableRow::citation).orElse(section))
                    .toArray(Citation[]::new));
    halfSpeed = book.isOn("withdraw-half-always");
    speed = book.ruling("CN-03", "8.6 Effects of Combat");
  }

  private static Optional<TableRow> row(RuleBook book, Code code, String side) {
    int blank = side.indexOf(' ');
    return book.table("combat-effects")
        .findRow(code.printed(), side.substring(0, blank), side.substring(blank + 1));
  }

  private static Effect effect(TableRow row, boolean free) {
    String words = row.getText("then");
    int points = free && words.equals("holds") ? 0 : row.getInteger("victory_points");
    return new Effect(row.getInteger("bases_lost"), points, then(words), words);
  }

  private static Effect.Then then(String words) {
    if (words.endsWith("until rallied")) {
      return Effect.Then.RETIRES;
    }
    if (words.endsWith("full speed")) {
      return Effect.Then.WITHDRAWS;
    }
    return switch (words) {
      case "rout" -> Effect.Then.ROUTS;
      case "holds" -> Effect.Then.HOLDS;
      default -> Effect.Then.DISRUPTED;
    };
  }

  /** What a result does to one side. */
  public Effect of(Code code, boolean attacker, boolean disrupted, Trace trace) {
    int side = (attacker ? 0 : 2) + (disrupted ? 1 : 0);
    Effect effect = effects.get(code)[side];
    if (trace.isOn() && effect != Effect.NONE) {
      trace.add(
          code.printed() + ", " + SIDES.get(side),
          (effect.basesLost() > 0 ? effect.basesLost() + " base off, " : "") + effect.words(),
          citations.get(code)[side]);
      if (effect.withdraws()) {
        trace.add("speed of the withdrawal", halfSpeed ? "half" : "full", speed);
      }
    }
    return effect;
  }

  /** Millimetres a unit must go at once, whether or not it has moved this turn. */
  public Fraction millimetres(Effect effect, TypeRow line) {
    if (effect.then() == Effect.Then.ROUTS) {
      return Fraction.of(Math.max(line.chargeMillimetres(), line.moveMillimetres()));
    }
    Fraction full = Fraction.of(effect.withdraws() ? line.moveMillimetres() : 0);
    return halfSpeed ? full.times(Fraction.of(1, 2)) : full;
  }
}
