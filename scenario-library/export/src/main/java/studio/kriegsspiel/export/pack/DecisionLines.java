package studio.kriegsspiel.export.pack;

import java.util.List;
import studio.kriegsspiel.export.pdf.Flow;
import studio.kriegsspiel.export.pdf.Table;
import studio.kriegsspiel.scenario.exercise.Exercise;
import studio.kriegsspiel.scenario.exercise.ExerciseDecision;
import studio.kriegsspiel.scenario.exercise.Expectation;
import studio.kriegsspiel.situation.Situation;
import studio.kriegsspiel.situation.knowledge.FilledProse;

/** The decisions of an exercise as the instructor reads them: what is asked, what is expected. */
final class DecisionLines {
  private static final String BOX = "\u25a1";

  private final Situation situation;
  private final Exercise exercise;
  private final ExpectationWords words;

  DecisionLines(Situation situation, Exercise exercise) {
    this.situation = situation;
    this.exercise = exercise;
    this.words = new ExpectationWords(situation);
  }

  /** What is expected, in words. */
  String of(Expectation expected) {
    return words.of(expected);
  }

  /** What it is worth; less than nothing where it counts against. */
  static String points(Expectation expected) {
    return (expected.against() ? "\u2212" : "") + expected.points();
  }

  void add(Flow flow, ExerciseDecision decision) {
    flow.heading(
        decision.title()
            + situation
                .clock()
                .find(decision.at())
                .map(at -> ", " + PaperWords.clock(at))
                .orElse(""));
    decision
        .question()
        .ifPresent(text -> flow.passage(FilledProse.of(situation).read(text, exercise.student())));
    expected(flow, decision.expectations());
  }

  void expected(Flow flow, List<Expectation> expectations) {
    if (expectations.isEmpty()) {
      return;
    }
    Table table =
        new Table(Table.words("Expected", 90), Table.figures("Marks", 14), Table.words("", 10));
    for (Expectation each : expectations) {
      table.row(of(each), points(each), BOX);
    }
    flow.table(table);
  }
}
