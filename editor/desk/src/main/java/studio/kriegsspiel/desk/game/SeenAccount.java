package studio.kriegsspiel.desk.game;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import studio.kriegsspiel.rules.book.GroundUnit;
import studio.kriegsspiel.situation.knowledge.FromPlace;
import studio.kriegsspiel.situation.knowledge.SeenTroops;
import studio.kriegsspiel.situation.words.Figures;

/**
 * What a player's troops see of the enemy, in words and in figures.
 *
 * @param unit in which the rule book measures the ground
 */
record SeenAccount(GroundUnit unit) {

  /** What stands above the lines. */
  String head(String reader, List<SeenTroops> seen) {
    return seen.isEmpty() ? reader + " sees nobody of the enemy." : reader + " sees:";
  }

  /** One of them, such as {@code infantry at 231 m (307 paces) of Baring: standing}. */
  String line(SeenTroops seen) {
    return "%s, %s from %s%s, %s."
        .formatted(
            seen.what(),
            Figures.metres(seen.metres(), unit),
            seen.by(),
            seen.from().map(each -> ", " + where(each)).orElse(""),
            seen.doing());
  }

  private String where(FromPlace from) {
    return from.metres() < 1
        ? "at " + from.place().name()
        : "%s %s of %s"
            .formatted(
                Figures.metres(from.metres(), unit),
                from.direction().nearestWord(),
                from.place().name());
  }

  Map<String, Object> fact(SeenTroops seen) {
    Map<String, Object> fact = new LinkedHashMap<>();
    fact.put("what", seen.what());
    fact.put("x", Math.round(seen.at().x()));
    fact.put("y", Math.round(seen.at().y()));
    seen.from().ifPresent(each -> fact.put("place", where(each)));
    fact.put("metres", Math.round(seen.metres()));
    fact.put("by", seen.by());
    fact.put("doing", seen.doing());
    return fact;
  }
}
