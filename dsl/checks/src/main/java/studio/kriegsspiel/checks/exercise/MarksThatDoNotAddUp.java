package studio.kriegsspiel.checks.exercise;

import java.util.List;
import studio.kriegsspiel.checks.check.Check;
import studio.kriegsspiel.checks.check.CheckContext;
import studio.kriegsspiel.checks.check.CheckInfo;
import studio.kriegsspiel.checks.check.Report;
import studio.kriegsspiel.checks.print.MessageWords;
import studio.kriegsspiel.scenario.exercise.Exercise;
import studio.kriegsspiel.scenario.exercise.Mark;
import studio.kriegsspiel.scenario.finding.Severity;

/** Grades that nobody can reach, or that contradict each other, and exercises without marks. */
public final class MarksThatDoNotAddUp implements Check {
  private static final CheckInfo INFO =
      CheckInfo.of(
          "KS-EXC-004",
          "Marks that do not add up",
          Severity.WARNING,
          "every grade can be reached, and more marks are never a worse grade");

  @Override
  public CheckInfo info() {
    return INFO;
  }

  @Override
  public void run(CheckContext context, Report report) {
    context.scenario().review().exercises().forEach(each -> look(each, report));
  }

  private static void look(Exercise exercise, Report report) {
    int most = exercise.most();
    List<Mark> grades = exercise.grades();
    if (most == 0 && !(exercise.decisions().isEmpty() && grades.isEmpty())) {
      report
          .add(
              exercise.titleSpan(),
              "The exercise \"%s\" gives no marks: nothing is expected of it."
                  .formatted(exercise.title()))
          .hint("write `expect` and what it is worth below a decision or the exercise");
      return;
    }
    for (int i = 0; i < grades.size(); i++) {
      Mark grade = grades.get(i);
      if (grade.from() > most) {
        report
            .add(
                grade.span(),
                "The grade \"%s\" begins at %s, but the exercise has %s."
                    .formatted(grade.name(), marks(grade.from()), MessageWords.group(most)))
            .hint("let it begin lower, or give more marks for what is expected");
      }
      if (i > 0 && grades.get(i - 1).from() <= grade.from()) {
        report
            .add(
                grade.span(),
                "The grade \"%s\" begins at %s and stands behind \"%s\", which begins at %s."
                    .formatted(
                        grade.name(),
                        marks(grade.from()),
                        grades.get(i - 1).name(),
                        MessageWords.group(grades.get(i - 1).from())))
            .hint("write the grades from the best down, each with fewer marks than the one before");
      }
    }
  }

  private static String marks(int number) {
    return MessageWords.count(number, "mark", "marks");
  }
}
