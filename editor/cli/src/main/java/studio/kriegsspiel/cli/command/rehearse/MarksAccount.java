package studio.kriegsspiel.cli.command.rehearse;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import studio.kriegsspiel.export.pack.ExpectationWords;
import studio.kriegsspiel.reading.rehearsal.Chance;
import studio.kriegsspiel.reading.rehearsal.ChanceWords;
import studio.kriegsspiel.reading.rehearsal.Chances;
import studio.kriegsspiel.reading.rehearsal.Chances.Expected;
import studio.kriegsspiel.reading.rehearsal.MarkSum;
import studio.kriegsspiel.scenario.exercise.Exercise;
import studio.kriegsspiel.situation.Situation;

/**
 * What the games of an order sheet say of what its exercise expects, beside those of the model
 * solution.
 *
 * @param sheet the games that were played with it
 * @param solution those that were played with the solution, in the same order; nothing where there
 *     is none or the sheet is it
 */
record MarksAccount(
    Situation situation, Exercise exercise, Chances sheet, Optional<Chances> solution) {

  /** In words a line each, in figures those of the exercise. */
  Map<String, Object> tell(List<String> lines) {
    Map<String, Object> facts = new LinkedHashMap<>();
    facts.put("exercise", exercise.title());
    ExpectationWords words = new ExpectationWords(situation);
    List<Object> all = new ArrayList<>();
    List<Expected> marks = sheet.marks(exercise);
    for (int i = 0; i < marks.size(); i++) {
      Expected each = marks.get(i);
      Optional<Chance> beside = solution(i);
      int worth = each.first().worth();
      lines.add(
          "  %+3d  %s%s  %s (%s)"
              .formatted(
                  worth,
                  each.chance().map(ChanceWords::percent).orElse("     ?"),
                  solution.isEmpty()
                      ? ""
                      : "  " + beside.map(ChanceWords::percent).orElse("     ?"),
                  words.plain(each.first().expectation()),
                  each.first().why()));
      Map<String, Object> fact = new LinkedHashMap<>();
      fact.put("worth", worth);
      fact.put("expected", words.plain(each.first().expectation()));
      fact.put("evidence", each.first().why());
      each.chance().ifPresent(chance -> fact.put("happened", ChanceWords.fact(chance)));
      beside.ifPresent(chance -> fact.put("solution", ChanceWords.fact(chance)));
      all.add(fact);
    }
    facts.put("marks", all);
    facts.put("points", sheet.points(exercise));
    solution.ifPresent(games -> facts.put("solutionPoints", games.points(exercise)));
    lines.add(sum());
    return facts;
  }

  private Optional<Chance> solution(int number) {
    return solution.flatMap(games -> games.marks(exercise).get(number).chance());
  }

  private String sum() {
    MarkSum sum = MarkSum.of(exercise, sheet);
    return String.format(
        Locale.ROOT,
        "Counted %.1f%s; the instructor has %d of %d marks to give%s.",
        sum.counted(),
        solution
            .map(
                games ->
                    String.format(Locale.ROOT, ", with the solution %.1f", games.points(exercise)))
            .orElse(""),
        sum.open(),
        sum.most(),
        sum.verdict().isEmpty() ? "" : ": " + sum.verdict());
  }
}
