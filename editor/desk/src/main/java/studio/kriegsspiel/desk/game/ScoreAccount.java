package studio.kriegsspiel.desk.game;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import studio.kriegsspiel.game.Game;
import studio.kriegsspiel.game.Outcome;
import studio.kriegsspiel.game.Score;
import studio.kriegsspiel.situation.Situation;

/** What has become of the objectives of a game, in words and in figures. */
record ScoreAccount(Situation situation, List<Outcome> outcomes) {
  static ScoreAccount of(Game game) {
    return new ScoreAccount(game.situation(), Score.of(game));
  }

  /** Adds a line for each objective, and one of points where the text gives any. */
  void add(List<String> lines, Map<String, Object> facts) {
    List<Map<String, Object>> all = new ArrayList<>();
    for (Outcome each : outcomes) {
      lines.add(line(each));
      all.add(fact(each));
    }
    if (outcomes.stream().anyMatch(each -> each.objective().worth().isPresent())) {
      situation.scenario().sides().forEach(side -> lines.add(points(side.name())));
    }
    facts.put("objectives", all);
  }

  private static String line(Outcome outcome) {
    return "%s, %s: %s, %s."
        .formatted(
            outcome.side(),
            outcome.objective().text().replace("\"", ""),
            outcome.state().words(),
            outcome.why());
  }

  private String points(String side) {
    List<Outcome> own = outcomes.stream().filter(each -> each.side().equals(side)).toList();
    return "%s has %d of %d points."
        .formatted(
            side,
            own.stream().mapToInt(Outcome::points).sum(),
            own.stream().mapToInt(each -> each.objective().worth().orElse(0)).sum());
  }

  private static Map<String, Object> fact(Outcome outcome) {
    Map<String, Object> fact = new LinkedHashMap<>();
    fact.put("side", outcome.side());
    fact.put("objective", outcome.objective().text());
    fact.put("due", outcome.due().toString());
    fact.put("state", outcome.state().name().toLowerCase(Locale.ROOT).replace('_', '-'));
    fact.put("why", outcome.why());
    fact.put("points", outcome.points());
    return fact;
  }
}
