package studio.kriegsspiel.reading.rehearsal;

import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;

/** A chance in words and in figures. */
public final class ChanceWords {
  private ChanceWords() {}

  /** With its bounds, the share seven wide. */
  public static String of(Chance chance) {
    return String.format(
        Locale.ROOT,
        "%7s (%d to %s)",
        percent(chance.share()),
        Math.round(chance.least() * 100),
        percent(chance.most()));
  }

  /** Its share alone, six wide. */
  public static String percent(Chance chance) {
    return String.format(Locale.ROOT, "%6s", percent(chance.share()));
  }

  /** A share of games. */
  public static String percent(double share) {
    return Math.round(share * 100) + " %";
  }

  /** For programs. */
  public static Map<String, Object> fact(Chance chance) {
    Map<String, Object> fact = new LinkedHashMap<>();
    fact.put("times", chance.times());
    fact.put("share", chance.share());
    fact.put("least", chance.least());
    fact.put("most", chance.most());
    return fact;
  }
}
