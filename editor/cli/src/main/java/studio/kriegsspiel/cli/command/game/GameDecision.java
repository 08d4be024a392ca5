package studio.kriegsspiel.cli.command.game;

import java.io.IOException;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import studio.kriegsspiel.cli.command.DecisionWords;
import studio.kriegsspiel.cli.command.DiceOption;
import studio.kriegsspiel.cli.console.CommandFault;
import studio.kriegsspiel.desk.game.DecisionAnswers;
import studio.kriegsspiel.game.Asked;
import studio.kriegsspiel.game.Game;
import studio.kriegsspiel.reading.decision.DecisionForm;
import studio.kriegsspiel.reading.decision.DecisionQuestions;
import studio.kriegsspiel.reading.decision.GameMemory;
import studio.kriegsspiel.rules.book.TimeScale;
import studio.kriegsspiel.scenario.force.UnitId;
import studio.kriegsspiel.study.ask.Answer;
import studio.kriegsspiel.study.ask.Ask;
import studio.kriegsspiel.study.ask.Thing;
import studio.kriegsspiel.study.game.GameTable;
import studio.kriegsspiel.study.game.GameTable.Played;

/** A question of the rule book in a game. */
final class GameDecision {
  @Mixin private DiceOption dice = new DiceOption();

  @Option(
      names = "--fields",
      description =
          "Shows the fields of the question with what the game fills in; decides nothing.")
  private boolean fields;

  /** Refuses options that do not belong to an act. */
  void check(GameAct act) {
    if (fields && act != GameAct.DECIDE) {
      throw new CommandFault("--fields belongs to `decide`.");
    }
    if (act == GameAct.PLAY ? dice.isLaid() : dice.isSaid() && act != GameAct.DECIDE) {
      throw new CommandFault("--die belongs to `decide`, and --seed to `decide` and `play`.");
    }
  }

  /** The seed that was given, or one drawn. */
  long seed() {
    return dice.thrown().seed().orElseThrow();
  }

  /** Decides what the words ask, and keeps it. */
  Answer decide(List<String> words, GameTable table) throws IOException {
    Played before = table.played();
    Game game = before.now();
    DecisionWords asked = DecisionWords.of(words, new Ask(game.situation()));
    List<UnitId> about = asked.about().stream().flatMap(each -> unit(each).stream()).toList();
    Map<String, UnitId> roles = new LinkedHashMap<>();
    asked.roles().forEach((role, thing) -> unit(thing).ifPresent(unit -> roles.put(role, unit)));
    DecisionQuestions questions = asked.questions(game.now(), new GameMemory(game, about, roles));
    if (asked.procedure().isEmpty()) {
      throw new CommandFault(
          "Name a question before the units, one of: "
              + String.join(
                  ", ", questions.fitting().stream().map(each -> each.procedure().name()).toList())
              + ".");
    }
    DecisionForm form = asked.form(questions);
    if (fields) {
      return DecisionAnswers.fields(form, game);
    }
    Asked question =
        new Asked(
            form.procedure().name(),
            about,
            roles,
            DecisionWords.whole(form).written(),
            dice.thrown());
    return DecisionAnswers.judged(
        form, question, table.decide(before, question), late(before, question.procedure()));
  }

  /** What a turn decides later, and was decided in this one already. */
  private static List<String> late(Played before, String procedure) {
    TimeScale time = before.now().situation().book().time();
    return before.decidedInThisTurn().stream()
        .distinct()
        .filter(each -> time.isBefore(procedure, each))
        .map(
            each ->
                "In this %s `%s` was decided already, which the book has after `%s` [%s]."
                    .formatted(
                        time.turnName(),
                        each,
                        procedure,
                        time.findPart(each).orElseThrow().citation()))
        .toList();
  }

  private static Optional<UnitId> unit(Thing thing) {
    return thing instanceof Thing.OfUnit of ? Optional.of(of.unit().id()) : Optional.empty();
  }
}
