package studio.kriegsspiel.export.pack;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import studio.kriegsspiel.export.paper.Printed;
import studio.kriegsspiel.export.pdf.Flow;
import studio.kriegsspiel.export.pdf.PageSize;
import studio.kriegsspiel.export.pdf.PdfPaper;
import studio.kriegsspiel.export.pdf.Table;
import studio.kriegsspiel.scenario.audience.Audience;
import studio.kriegsspiel.scenario.exercise.Decision;
import studio.kriegsspiel.scenario.exercise.Exercise;
import studio.kriegsspiel.scenario.exercise.Expectation;
import studio.kriegsspiel.scenario.exercise.Mark;
import studio.kriegsspiel.scenario.force.Unit;
import studio.kriegsspiel.scenario.force.UnitId;
import studio.kriegsspiel.situation.Situation;
import studio.kriegsspiel.situation.knowledge.FilledProse;

/** The instructor's pack: questions, what is expected and its marks, the solution, the grades. */
public final class InstructorBook {
  private static final String BOX = "\u25a1";

  private final Situation situation;
  private final Exercise exercise;
  private final ExpectationWords words;

  /** The pack for one exercise of a scenario. */
  public InstructorBook(Situation situation, Exercise exercise) {
    this.situation = situation;
    this.exercise = exercise;
    this.words = new ExpectationWords(situation);
  }

  /** The finished PDF. */
  public Printed toPdf(PageSize size) {
    String scenario = situation.scenario().title();
    try (PdfPaper paper = new PdfPaper(scenario)) {
      Flow flow = new Flow(paper, size);
      flow.title("For the instructor alone", exercise.title(), scenario);
      flow.fact("Set to", PaperWords.audience(exercise.student()));
      exercise.grade().ifPresent(grade -> flow.fact("Grade", Integer.toString(grade)));
      flow.fact("Marks", exercise.most() + " at most");
      lessons(flow);
      exercise.decisions().forEach(each -> decision(flow, each));
      if (!exercise.expectations().isEmpty()) {
        flow.heading("Of the whole");
        expected(flow, exercise.expectations());
      }
      exercise
          .solution()
          .ifPresent(
              text ->
                  new SolutionLines(flow.heading("Solution"), this::title)
                      .add(FilledProse.of(situation).read(text, Audience.UMPIRE)));
      grades(flow);
      flow.heading("Remarks").ruledToFoot();
      flow.finish(scenario, "Instructor");
      return paper.finish();
    }
  }

  /** What a unit of the student's side is called inside a sentence. */
  private Optional<String> title(String name) {
    return exercise
        .student()
        .findSide()
        .flatMap(side -> situation.scenario().findUnit(new UnitId(side, name)))
        .map(Unit::titleWithin);
  }

  private void lessons(Flow flow) {
    if (!exercise.lessons().isEmpty()) {
      flow.heading("To be learned");
      exercise.lessons().forEach(each -> flow.item("\u2022", each));
    }
  }

  private void decision(Flow flow, Decision decision) {
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

  private void expected(Flow flow, List<Expectation> expectations) {
    if (expectations.isEmpty()) {
      return;
    }
    Table table =
        new Table(Table.words("Expected", 90), Table.figures("Marks", 14), Table.words("", 10));
    for (Expectation each : expectations) {
      String points = (each.against() ? "\u2212" : "") + each.points();
      table.row(words.of(each), points, BOX);
    }
    flow.table(table);
  }

  private void grades(Flow flow) {
    if (exercise.grades().isEmpty()) {
      return;
    }
    flow.heading("Grades");
    exercise.grades().stream()
        .sorted(Comparator.comparingInt(Mark::from).reversed())
        .forEach(each -> flow.fact("From " + each.from(), each.name()));
  }
}
