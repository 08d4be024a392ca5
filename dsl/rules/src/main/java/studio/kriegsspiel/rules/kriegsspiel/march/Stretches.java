package studio.kriegsspiel.rules.kriegsspiel.march;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import studio.kriegsspiel.rules.concept.TerrainKind;
import studio.kriegsspiel.rules.field.Going;
import studio.kriegsspiel.rules.procedure.InvalidQuestionException;

/** A way in stretches, written {@code road:0:1200, wood.light:7:340}. */
final class Stretches {
  static final Set<String> GROUNDS =
      Set.of("open", "road", "wood.light", "wood.dense", "marsh", "farm");
  private static final Pattern ONE = Pattern.compile("\\s*([a-z.]+):(\\d{1,2}):(\\d{1,6})\\s*");
  private static final int MOST = 500;

  private Stretches() {}

  /**
   * One of them.
   *
   * @param ground what covers it
   * @param degrees how steep it is
   * @param paces how long it is
   */
  record Stretch(String ground, int degrees, int paces) {
    Going going() {
      Set<TerrainKind> kinds = EnumSet.noneOf(TerrainKind.class);
      TerrainKind.findByKey(ground).filter(kind -> kind != TerrainKind.OPEN).ifPresent(kinds::add);
      return new Going(kinds, degrees, false);
    }

    @Override
    public String toString() {
      return String.format(Locale.ROOT, "%,d paces, %s, %d\u00b0", paces, ground, degrees);
    }
  }

  /**
   * Reads them.
   *
   * @throws InvalidQuestionException if they are not written so
   */
  static List<Stretch> read(String written) {
    List<Stretch> all = new ArrayList<>();
    for (String each : written.split(",")) {
      Matcher match = ONE.matcher(each);
      if (!match.matches() || !GROUNDS.contains(match.group(1)) || all.size() == MOST) {
        throw new InvalidQuestionException(
            "`"
                + each.strip()
                + "` is no stretch of a way; write its ground, its degrees and its paces: `road:0:1200`.");
      }
      all.add(
          new Stretch(
              match.group(1),
              Math.min(90, Integer.parseInt(match.group(2))),
              Integer.parseInt(match.group(3))));
    }
    return all;
  }
}
