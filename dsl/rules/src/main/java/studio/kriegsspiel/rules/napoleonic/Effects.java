package studio.kriegsspiel.rules.napoleonic;

import java.util.HashMap;
import java.util.Map;
import studio.kriegsspiel.rules.Citation;
import studio.kriegsspiel.rules.book.RuleBook;
import studio.kriegsspiel.rules.table.TableRow;
import studio.kriegsspiel.rules.trace.Trace;

/** The effects of the seven results on either side, fresh or disrupted. */
public final class Effects {
  private final Map<String, Effect> effects = new HashMap<>();
  private final Map<String, Citation> citations = new HashMap<>();
  private final boolean halfSpeed;
  private final Citation speed;

  /** Reads the tables of the book as its switches stand. */
  public Effects(RuleBook book) {
    boolean free = book.isOn("exchange-without-point");
    for (TableRow row : book.table("combat-effects").rows()) {
      String key = row.keyText();
      boolean holds = row.getText("then").equals("holds");
      int points = free && holds ? 0 : row.getInteger("victory_points");
      effects.put(
          key,
          new Effect(
              row.getInteger("bases_lost"),
              points,
              then(row.getText("then")),
              row.getText("then")));
      citations.put(key, row.citation());
    }
    halfSpeed = book.isOn("withdraw-half-always");
    speed = book.ruling("CN-03", "8.6 Effects of Combat");
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
    String key = key(code, attacker, disrupted);
    Effect effect = effects.get(key);
    Citation citation = citations.get(key);
    if (effect == null || citation == null) {
      return Effect.NONE;
    }
    if (trace.isOn()) {
      trace.add(
          code.printed()
              + ", "
              + (attacker ? "attacker " : "defender ")
              + (disrupted ? "disrupted" : "not disrupted"),
          (effect.basesLost() > 0 ? effect.basesLost() + " base off, " : "") + effect.words(),
          citation);
      if (effect.then() == Effect.Then.WITHDRAWS || effect.then() == Effect.Then.RETIRES) {
        trace.add("speed of the withdrawal", halfSpeed ? "half" : "full", speed);
      }
    }
    return effect;
  }

  private static String key(Code code, boolean attacker, boolean disrupted) {
    return code.printed()
        + (attacker ? " attacker" : " defender")
        + (disrupted ? " disrupted" : " undisrupted");
  }

  /** Whether results withdraw at half speed, as the alternative has it. */
  public boolean withdrawsAtHalfSpeed() {
    return halfSpeed;
  }
}
