package studio.kriegsspiel.reading.umpire;

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
import studio.kriegsspiel.rules.practice.Step;
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

  /** The answer to the first question of a step that fits; nothing where none can be put. */
  Optional<Answer> ask(Game game, Step step, List<UnitId> about) {
    DecisionQuestions questions =
        new DecisionQuestions(
            game.situation(),
            game.now(),
            party(about.get(0)),
            about.stream().skip(1).findFirst().map(Answers::party),
            new GameMemory(game, about, Map.of()),
            lines);
    return questions
        .fittingForm(step.asks())
        .map(form -> said(form, step))
        .filter(form -> form.missing().isEmpty())
        .flatMap(form -> answer(game, form, about));
  }

  private static DecisionParty party(UnitId unit) {
    return new DecisionParty.OfUnit(unit, unit.toString());
  }

  private static DecisionForm said(DecisionForm form, Step step) {
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
  private Optional<Answer> answer(Game game, DecisionForm form, List<UnitId> about) {
    String name = form.procedure().name();
    Asked asked =
        new Asked(
            name,
            about,
            Map.of(),
            form.written(),
            Throws.seeded(seeds.of(new Seeds.Cast(game.now(), name, about))));
    try {
      Game.Judged judged = game.decide(asked);
      boolean decided = judged.adjudication().decision().match(answer -> true, forbidden -> false);
      return decided ? Optional.of(new Answer(asked, judged)) : Optional.empty();
    } catch (GameRefusedException cannot) {
      return Optional.empty();
    }
  }
}
