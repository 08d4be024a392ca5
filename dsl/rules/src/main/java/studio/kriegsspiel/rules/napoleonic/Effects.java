package studio.kriegsspiel.rules.napoleonic;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import studio.kriegsspiel.rules.Citation;
import studio.kriegsspiel.rules.book.RuleBook;
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

  private final Map<Code, Effect[]> effects = new EnumMap<>(Code.class);
  private final Map<Code, Citation[]> citations = new EnumMap<>(Code.class);
  private final boolean halfSpeed;
  private final Citation speed;

  /** Reads the tables of the book as its switches stand. */
  public Effects(RuleBook book) {
    boolean free = book.isOn("exchange-without-point");
    for (Code code : Code.values()) {
      Effect[] ofCode = new Effect[SIDES.size()];
      Citation[] cited = new Citation[SIDES.size()];
      for (int side = 0; side < ofCode.length; side++) {
        String[] words = SIDES.get(side).split(" ");
        TableRow row =
            book.table("combat-effects").findRow(code.printed(), words[0], words[1]).orElse(null);
        ofCode[side] = row == null ? Effect.NONE : effect(row, free);
        cited[side] = row == null ? book.printed("8.6 Effects of Combat") : row.citation();
      }
      effects.put(code, ofCode);
      citations.put(code, cited);
    }
    halfSpeed = book.isOn("withdraw-half-always");
    speed = book.ruling("CN-03", "8.6 Effects of Combat");
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
    Effect effect = Objects.requireNonNull(effects.get(code))[side];
    if (trace.isOn() && effect != Effect.NONE) {
      trace.add(
          code.printed() + ", " + SIDES.get(side),
          (effect.basesLost() > 0 ? effect.basesLost() + " base off, " : "") + effect.words(),
          Objects.requireNonNull(citations.get(code))[side]);
      if (effect.then() == Effect.Then.WITHDRAWS || effect.then() == Effect.Then.RETIRES) {
        trace.add("speed of the withdrawal", halfSpeed ? "half" : "full", speed);
      }
    }
    return effect;
  }

  /** Whether results withdraw at half speed, as the alternative has it. */
  public boolean withdrawsAtHalfSpeed() {
    return halfSpeed;
  }
}
