package studio.kriegsspiel.reading.umpire;

import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import studio.kriegsspiel.game.Asked;
import studio.kriegsspiel.game.Game;
import studio.kriegsspiel.game.GameRefusedException;
import studio.kriegsspiel.game.Throws;
import studio.kriegsspiel.reading.decision.DecisionField;
import studio.kriegsspiel.reading.decision.DecisionForm;
import studio.kriegsspiel.reading.decision.DecisionParty;
import studio.kriegsspiel.reading.decision.DecisionQuestions;
import studio.kriegsspiel.reading.decision.GameMemory;
import studio.kriegsspiel.reading.decision.filling.FireLines;
import studio.kriegsspiel.rules.practice.UmpireStep;
import studio.kriegsspiel.rules.procedure.CountedTogether.Part;
import studio.kriegsspiel.scenario.force.UnitId;

/** Has the rule book answer what an umpire asks in a game. */
final class Answers {
  private final Seeds seeds;
  private final FireLines lines;

  /**
   * Answers.
   *
   * @param seeds from which every throw comes
   * @param lines lines of fire that were followed before
   */
  Answers(Seeds seeds, FireLines lines) {
    this.seeds = seeds;
    this.lines = lines;
  }

  /** What was asked, and what comes of it. */
  record Answer(Asked asked, Game.Judged judged) {}

  /**
   * The answer to the first question of a step that fits; nothing where none can be put.
   *
   * @param beside who would have a part together with one of them, as far as the book counts him so
   * @param anew how often it was asked in this minute before
   */
  Optional<Answer> ask(
      Game game, UmpireStep step, List<UnitId> about, List<UnitId> beside, int anew) {
    return form(game, step, about)
        .filter(form -> form.missing().isEmpty())
        .flatMap(
            form -> {
              Map<UnitId, Map<String, String>> joined = joined(game, step, form, about, beside);
              Optional<Answer> answer = answer(game, form, about, joined, anew);
              return answer.isEmpty() && !joined.isEmpty()
                  ? answer(game, form, about, Map.of(), anew)
                  : answer;
            });
  }

  private Optional<DecisionForm> form(Game game, UmpireStep step, List<UnitId> about) {
    DecisionQuestions questions =
        new DecisionQuestions(
            game.situation(),
            game.now(),
            party(about.get(0)),
            about.stream().skip(1).findFirst().map(Answers::party),
            new GameMemory(game, about, Map.of()),
            lines);
    return questions.fittingForm(step.asks()).map(form -> said(form, step));
  }

  /**
   * Those whom the book counts together with one of two, each with the question asked of it; none
   * where it is asked of one alone.
   */
  private Map<UnitId, Map<String, String>> joined(
      Game game, UmpireStep step, DecisionForm form, List<UnitId> about, List<UnitId> beside) {
    if (about.size() < 2) {
      return Map.of();
    }
    Map<UnitId, Map<String, String>> joined = new LinkedHashMap<>();
    Map<Part, Integer> counted = new EnumMap<>(Part.class);
    for (UnitId each : beside) {
      Part part = each.side().equals(about.get(0).side()) ? Part.FIRST : Part.SECOND;
      List<UnitId> own =
          part == Part.FIRST ? List.of(each, about.get(1)) : List.of(about.get(0), each);
      form.procedure()
          .together(part)
          .filter(together -> counted.getOrDefault(part, 0) < together.most())
          .flatMap(
              together ->
                  form(game, step, own)
                      .filter(other -> other.procedure() == form.procedure())
                      .filter(other -> other.missing().isEmpty())
                      .filter(other -> together.fits(form.written(), other.written())))
          .ifPresent(
              other -> {
                counted.merge(part, 1, Integer::sum);
                joined.put(each, other.written());
              });
    }
    return joined;
  }

  private static DecisionParty party(UnitId unit) {
    return new DecisionParty.OfUnit(unit, unit.toString());
  }

  private static DecisionForm said(DecisionForm form, UmpireStep step) {
    DecisionForm said = form;
    for (Map.Entry<String, String> each : step.says().entrySet()) {
      said = said.with(each.getKey(), each.getValue());
    }
    for (Map.Entry<String, String> each : step.supposes().entrySet()) {
      if (said.find(each.getKey()).map(DecisionField::basis).filter(Answers::isOpen).isPresent()) {
        said = said.with(each.getKey(), each.getValue());
      }
    }
    return said;
  }

  private static boolean isOpen(DecisionField.Basis basis) {
    return basis == DecisionField.Basis.OPEN || basis == DecisionField.Basis.USUAL;
  }

  /** What the book forbids was not asked. */
  private Optional<Answer> answer(
      Game game,
      DecisionForm form,
      List<UnitId> about,
      Map<UnitId, Map<String, String>> beside,
      int anew) {
    String name = form.procedure().name();
    String cast = anew == 0 ? name : name + ", throw " + (anew + 1);
    Asked asked =
        new Asked(
            name,
            about,
            Map.of(),
            form.written(),
            Throws.seeded(seeds.of(new Seeds.Cast(game.now(), cast, about))),
            beside);
    try {
      Game.Judged judged = game.decide(asked);
      boolean decided = judged.adjudication().decision().match(answer -> true, forbidden -> false);
      return decided ? Optional.of(new Answer(asked, judged)) : Optional.empty();
    } catch (GameRefusedException cannot) {
      return Optional.empty();
    }
  }
}
