package studio.kriegsspiel.export.play;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import studio.kriegsspiel.export.pack.ExpectationWords;
import studio.kriegsspiel.scenario.audience.Audience;
import studio.kriegsspiel.scenario.exercise.Exercise;
import studio.kriegsspiel.scenario.exercise.ExerciseDecision;
import studio.kriegsspiel.scenario.exercise.Expectation;
import studio.kriegsspiel.scenario.ground.PositionResolver;
import studio.kriegsspiel.situation.Situation;
import studio.kriegsspiel.situation.clock.Clock;
import studio.kriegsspiel.situation.knowledge.FilledProse;

/** Exercises whole: what is to be learned, asked, expected, and how it is marked. */
final class ExerciseNodes {
  private final Situation situation;
  private final Clock clock;
  private final FilledProse prose;
  private final PositionResolver positions;
  private final ExpectationWords words;

  ExerciseNodes(Situation situation, PositionResolver positions) {
    this.situation = situation;
    this.clock = situation.clock();
    this.prose = FilledProse.of(situation);
    this.positions = positions;
    this.words = new ExpectationWords(situation);
  }

  void write(ArrayNode list) {
    situation.scenario().review().exercises().forEach(each -> exercise(list.addObject(), each));
  }

  private void exercise(ObjectNode node, Exercise exercise) {
    node.put("title", exercise.title());
    exercise.grade().ifPresent(grade -> node.put("grade", grade));
    node.put("side", exercise.student().side()).put("role", exercise.student().role());
    Nodes.texts(node, "lessons", exercise.lessons());
    ArrayNode decisions = node.putArray("decisions");
    ArrayNode expected = Nodes.root().putArray("expected");
    for (ExerciseDecision each : exercise.decisions()) {
      ObjectNode one = decisions.addObject().put("title", each.title());
      clock.find(each.at()).ifPresent(at -> one.put("at", Nodes.time(at)));
      each.question()
          .ifPresent(text -> Nodes.prose(one, "question", prose.read(text, exercise.student())));
      each.expectations()
          .forEach(its -> expectation(expected.addObject().put("decision", each.title()), its));
    }
    exercise.expectations().forEach(its -> expectation(expected.addObject(), its));
    node.set("expected", expected);
    exercise
        .solution()
        .ifPresent(text -> Nodes.prose(node, "solution", prose.read(text, Audience.UMPIRE)));
    ArrayNode grades = node.putArray("marksCalled");
    exercise
        .grades()
        .forEach(each -> grades.addObject().put("from", each.from()).put("name", each.name()));
  }

  private void expectation(ObjectNode node, Expectation expectation) {
    node.put("text", words.plain(expectation));
    node.put("marks", expectation.against() ? -expectation.points() : expectation.points());
    clock.find(expectation.at()).ifPresent(at -> node.put("at", Nodes.time(at)));
    clock.find(expectation.by()).ifPresent(by -> node.put("by", Nodes.time(by)));
    expectation
        .deed()
        .match(
            message -> {
              node.put("deed", "message");
              Nodes.audience(node, message.to());
              message.about().ifPresent(about -> node.put("about", about));
              return node;
            },
            presence -> {
              node.put("deed", presence.still() ? "still-at" : "at");
              node.put("unit", presence.unit().toString());
              Nodes.named(node, presence.place());
              Nodes.at(node, "point", presence.place(), positions);
              return node;
            },
            withdrawal -> node.put("deed", "retreats").put("unit", withdrawal.unit().toString()),
            other -> node.put("deed", "in-words"));
  }
}
