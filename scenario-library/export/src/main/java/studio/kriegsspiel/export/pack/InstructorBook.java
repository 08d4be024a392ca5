package studio.kriegsspiel.export.pack;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import studio.kriegsspiel.export.paper.Printed;
import studio.kriegsspiel.export.pdf.Flow;
import studio.kriegsspiel.export.pdf.PageSize;
import studio.kriegsspiel.export.pdf.PdfPaper;
import studio.kriegsspiel.export.pdf.Table;
import studio.kriegsspiel.scenario.audience.Audience;
import studio.kriegsspiel.scenario.exercise.Exercise;
import studio.kriegsspiel.scenario.exercise.Expectation;
import studio.kriegsspiel.scenario.exercise.Mark;
import studio.kriegsspiel.scenario.force.Unit;
import studio.kriegsspiel.scenario.force.UnitId;
import studio.kriegsspiel.situation.Situation;
import studio.kriegsspiel.situation.knowledge.FilledProse;

/** The instructor's pack: questions, what is expected and its marks, the solution, the grades. */
public final class InstructorBook {
  private static final int STUDENTS = 8;
  private static final double ROOM = 20;

  private final Situation situation;
  private final Exercise exercise;
  private final DecisionLines questions;

  /** The pack for one exercise of a scenario. */
  public InstructorBook(Situation situation, Exercise exercise) {
    this.situation = situation;
    this.exercise = exercise;
    this.questions = new DecisionLines(situation, exercise);
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
      exercise.decisions().forEach(each -> questions.add(flow, each));
      if (!exercise.expectations().isEmpty()) {
        flow.heading("Of the whole");
        questions.expected(flow, exercise.expectations());
      }
      exercise
          .solution()
          .ifPresent(
              text ->
                  new SolutionLines(flow.heading("Solution"), this::title)
                      .add(FilledProse.of(situation).read(text, Audience.UMPIRE)));
      grades(flow);
      marks(flow);
      flow.roomToWrite().heading("Remarks").ruledToFoot();
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

  private void grades(Flow flow) {
    if (exercise.grades().isEmpty()) {
      return;
    }
    flow.heading("Grades");
    exercise.grades().stream()
        .sorted(Comparator.comparingInt(Mark::from).reversed())
        .forEach(each -> flow.fact("From " + each.from(), each.name()));
  }

  /** A row for each expectation, a column for each student to write his marks into. */
  private void marks(Flow flow) {
    List<Table.Column> columns = new ArrayList<>();
    columns.add(Table.words("", 58));
    columns.add(Table.figures("Most", 9));
    for (int student = 1; student <= STUDENTS; student++) {
      columns.add(Table.words(Integer.toString(student), 9));
    }
    Table table = new Table(columns.toArray(Table.Column[]::new));
    row(table, "Name", "");
    exercise.decisions().forEach(each -> each.expectations().forEach(one -> row(table, one)));
    exercise.expectations().forEach(one -> row(table, one));
    row(table, "Sum", Integer.toString(exercise.most()));
    row(table, "Grade", "");
    flow.heading("Marks of the class");
    flow.table(table.roomy(ROOM).boxed());
  }

  private void row(Table table, Expectation expected) {
    row(table, questions.of(expected), DecisionLines.points(expected));
  }

  private static void row(Table table, String what, String most) {
    List<String> cells = new ArrayList<>(List.of(what, most));
    cells.addAll(Collections.nCopies(STUDENTS, ""));
    table.row(cells.toArray(String[]::new));
  }
}
