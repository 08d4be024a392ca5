package studio.kriegsspiel.export.pack;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import studio.kriegsspiel.export.paper.Paper;
import studio.kriegsspiel.export.paper.PaperAudience;
import studio.kriegsspiel.export.paper.Phrase;
import studio.kriegsspiel.export.pdf.Flow;
import studio.kriegsspiel.export.pdf.PageSize;
import studio.kriegsspiel.export.pdf.PdfPaper;
import studio.kriegsspiel.situation.knowledge.ExerciseView;
import studio.kriegsspiel.situation.knowledge.PlayerView;

/**
 * The decisions of an exercise, each on a sheet of its own that the instructor hands out when it is
 * due: the first would else give the second's situation away. No sheet is numbered, since a number
 * would tell how many are to come.
 */
public final class DecisionSheets {
  private final PlayerView view;
  private final ExerciseView exercise;

  /** The sheets of an exercise for the student who has a view. */
  public DecisionSheets(PlayerView view, ExerciseView exercise) {
    this.view = view;
    this.exercise = exercise;
  }

  /** The finished PDF, in the order of the clock; those without an hour stand at the end. */
  public Paper toPaper(String fileName, PageSize size) {
    List<ExerciseView.Question> due = new ArrayList<>(exercise.questions());
    due.sort(
        Comparator.comparing(
            each -> each.at().orElse(null), Comparator.nullsLast(Comparator.naturalOrder())));
    List<PaperAudience.Due> pages = new ArrayList<>();
    try (PdfPaper paper = new PdfPaper(view.title())) {
      for (ExerciseView.Question each : due) {
        int before = paper.pageCount();
        add(Flow.unnumbered(paper, size), each);
        for (int page = before + 1; page <= paper.pageCount(); page++) {
          pages.add(new PaperAudience.Due(page, exercise.asking(List.of(each))));
        }
      }
      return paper.finish().as(fileName, new PaperAudience.Decisions(view, pages));
    }
  }

  private void add(Flow flow, ExerciseView.Question question) {
    String hour =
        question
            .at()
            .map(at -> Phrase.HANDED_OUT_AT.of(PaperWords.clock(at)))
            .orElseGet(Phrase.HANDED_OUT::words);
    String student = view.sideTitle() + " \u2013 " + exercise.student().role().orElse("");
    flow.title(hour, question.title(), exercise.title());
    flow.remark(Phrase.STUDENTS_NAME.words());
    question.text().ifPresent(flow::passage);
    flow.subheading(Phrase.ORDER_AND_REPORT.words());
    flow.ruledToFoot();
    flow.finish(exercise.title(), student);
  }
}
