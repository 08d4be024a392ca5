package studio.kriegsspiel.cli.command.rehearse;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import studio.kriegsspiel.reading.rehearsal.ChanceWords;
import studio.kriegsspiel.reading.rehearsal.Chances;
import studio.kriegsspiel.reading.rehearsal.Led;
import studio.kriegsspiel.reading.rehearsal.Played;
import studio.kriegsspiel.situation.Situation;
import studio.kriegsspiel.study.ask.Answer;

/** What order sheets come to, each played as often as the model solution and with its throws. */
final class SheetsAccount {
  private final Situation situation;
  private final long seed;
  private final List<String> lines = new ArrayList<>();
  private final List<Object> sheets = new ArrayList<>();
  private int games;

  SheetsAccount(Situation situation, long seed) {
    this.situation = situation;
    this.seed = seed;
  }

  /**
   * Tells of one more sheet.
   *
   * @param name of its file
   * @param faults what checks say of it, a line each
   * @param solution the games of the model solution
   */
  void add(String name, Led led, List<String> faults, Chances chances, Optional<Chances> solution) {
    games = Math.max(games, chances.begun());
    Map<String, Object> facts = new LinkedHashMap<>();
    facts.put("sheet", name);
    facts.put("role", led.sheet().role().role());
    facts.put("side", led.sheet().role().side());
    facts.put("faults", faults);
    lines.add("");
    lines.add("%s, orders of \"%s\":".formatted(name, led.sheet().role().role()));
    faults.forEach(each -> lines.add("  " + each));
    broken("", chances, facts, "broken");
    solution.ifPresent(model -> broken(" with the solution", model, facts, "solutionBroken"));
    objectives(led, chances, solution, facts);
    led.exercise()
        .ifPresent(
            exercise -> {
              lines.add(
                  solution.isEmpty()
                      ? "Marks, and how often:"
                      : "Marks, how often, and with the solution:");
              facts.putAll(new MarksAccount(situation, exercise, chances, solution).tell(lines));
            });
    sheets.add(facts);
  }

  /** Says something of the sheet that was told of last. */
  void say(String sentence) {
    lines.add(sentence);
  }

  private void broken(String whose, Chances chances, Map<String, Object> facts, String name) {
    if (!chances.broken().isEmpty()) {
      facts.put(name, chances.broken().stream().map(Played.Broken::number).toList());
      lines.add(
          "  %d of %d games%s broke and are not counted; game %d: %s"
              .formatted(
                  chances.broken().size(),
                  chances.begun(),
                  whose,
                  chances.broken().get(0).number(),
                  chances.broken().get(0).why()));
    }
  }

  private void objectives(
      Led led, Chances chances, Optional<Chances> solution, Map<String, Object> facts) {
    List<Object> all = new ArrayList<>();
    List<Chances.Gained> gained = chances.objectives();
    for (int i = 0; i < gained.size(); i++) {
      Chances.Gained each = gained.get(i);
      int number = i;
      if (each.chance().isPresent() && each.outcome().side().equals(led.sheet().role().side())) {
        Map<String, Object> fact = new LinkedHashMap<>();
        fact.put("objective", each.outcome().objective().text());
        fact.put("gained", ChanceWords.fact(each.chance().get()));
        solution
            .flatMap(games -> games.objectives().get(number).chance())
            .ifPresent(chance -> fact.put("solution", ChanceWords.fact(chance)));
        all.add(fact);
        lines.add(
            "  gains in%s%s: %s"
                .formatted(
                    ChanceWords.of(each.chance().get()),
                    solution
                        .flatMap(games -> games.objectives().get(number).chance())
                        .map(chance -> ", with the solution in" + ChanceWords.percent(chance))
                        .orElse(""),
                    each.outcome().objective().text().replace("\"", "")));
      }
    }
    facts.put("objectives", all);
  }

  Answer tell() {
    lines.add(
        0,
        "%s under %s: %s a sheet, seed %d."
            .formatted(
                situation.scenario().title(),
                situation.book().id().shortTitle(),
                games == 1 ? "1 game" : games + " games",
                seed));
    Map<String, Object> facts = new LinkedHashMap<>();
    facts.put("games", games);
    facts.put("seed", seed);
    facts.put("sheets", sheets);
    return new Answer(
        "rehearse", situation.clock().begins().toString(), String.join("\n", lines), facts);
  }
}
