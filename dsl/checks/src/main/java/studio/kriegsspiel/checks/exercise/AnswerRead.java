package studio.kriegsspiel.checks.exercise;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import studio.kriegsspiel.checks.check.Check;
import studio.kriegsspiel.checks.check.CheckContext;
import studio.kriegsspiel.checks.check.CheckInfo;
import studio.kriegsspiel.checks.check.Report;
import studio.kriegsspiel.scenario.exercise.Exercise;
import studio.kriegsspiel.scenario.exercise.ExerciseDecision;
import studio.kriegsspiel.scenario.exercise.Expectation;
import studio.kriegsspiel.scenario.finding.Severity;
import studio.kriegsspiel.scenario.text.TextSpan;
import studio.kriegsspiel.situation.knowledge.ReadableText;

/** Words of the solution, or of what is expected, in a text that the student reads. */
public final class AnswerRead implements Check {
  private static final CheckInfo INFO =
      CheckInfo.of(
          "KS-EXC-008",
          "A student who reads the answer",
          Severity.WARNING,
          "what is expected of a student does not stand on his papers");

  @Override
  public CheckInfo info() {
    return INFO;
  }

  /** So many words in a row are no coincidence. */
  private static final int TELLING = 6;

  /** More than this no author expects of one student. */
  private static final int MOST_ANSWERS = 100;

  /** What a student reads. */
  private record Read(String what, TextSpan span, String text) {}

  /** What he is not to read. */
  private record Answer(String what, String text) {}

  @Override
  public void run(CheckContext context, Report report) {
    if (context.scenario().review().exercises().isEmpty()) {
      return;
    }
    NamesAsWords names = NamesAsWords.of(context.scenario());
    for (Exercise exercise : context.scenario().review().exercises()) {
      List<Answer> answers = answers(exercise);
      for (Read read : readBy(context, exercise)) {
        Map<Integer, Set<List<String>>> runs = new HashMap<>();
        answers.stream()
            .flatMap(
                answer ->
                    told(read, names, runs, answer).stream()
                        .map(words -> "`" + words + "`, words of " + answer.what()))
            .findFirst()
            .ifPresent(
                told ->
                    report
                        .add(
                            read.span(),
                            "The student of \"%s\" reads in %s: %s."
                                .formatted(exercise.title(), read.what(), told))
                        .hint("say it otherwise on his papers, or ask for something else"));
      }
    }
  }

  private static List<Answer> answers(Exercise exercise) {
    List<Answer> all = new ArrayList<>();
    exercise.solution().ifPresent(text -> all.add(new Answer("the solution", text.text())));
    exercise
        .allExpectations()
        .limit(MOST_ANSWERS)
        .map(Expectation::deed)
        .filter(Expectation.Deed.InWords.class::isInstance)
        .map(deed -> ((Expectation.Deed.InWords) deed).words())
        .forEach(words -> all.add(new Answer("what is expected of him", words)));
    return all;
  }

  private static List<Read> readBy(CheckContext context, Exercise exercise) {
    List<Read> all = new ArrayList<>();
    all.add(new Read("the title of the exercise", exercise.titleSpan(), exercise.title()));
    exercise
        .lessons()
        .forEach(each -> all.add(new Read("what he is to learn", exercise.titleSpan(), each)));
    for (ExerciseDecision each : exercise.decisions()) {
      all.add(new Read("the title of a decision", each.span(), each.title()));
      each.question()
          .ifPresent(
              text ->
                  all.add(
                      new Read("the question \"" + each.title() + "\"", text.span(), text.text())));
    }
    ReadableText.of(context.situation()).stream()
        .filter(
            text -> text.audience().includes(exercise.student().side(), exercise.student().role()))
        // What he is to achieve, his answer says again.
        .filter(text -> !text.what().startsWith("an objective"))
        .forEach(text -> all.add(new Read(text.what(), text.within(), text.text())));
    return all;
  }

  /** The first words that both have, so many in a row, or all of a short answer. */
  private static Optional<String> told(
      Read read, NamesAsWords names, Map<Integer, Set<List<String>>> runs, Answer answer) {
    List<NamesAsWords.Word> own = names.read(answer.text());
    int run = Math.min(TELLING, own.size());
    if (run < TELLING - 2) {
      return Optional.empty();
    }
    Set<List<String>> there =
        runs.computeIfAbsent(run, length -> runs(names.read(read.text()), length));
    for (int i = 0; i + run <= own.size(); i++) {
      if (there.contains(letters(own.subList(i, i + run)))) {
        String said = answer.text().substring(own.get(i).from(), own.get(i + run - 1).to());
        return Optional.of(said.replaceAll("\\s+", " "));
      }
    }
    return Optional.empty();
  }

  private static Set<List<String>> runs(List<NamesAsWords.Word> words, int length) {
    Set<List<String>> runs = new HashSet<>();
    for (int i = 0; i + length <= words.size(); i++) {
      runs.add(letters(words.subList(i, i + length)));
    }
    return runs;
  }

  private static List<String> letters(List<NamesAsWords.Word> words) {
    return words.stream().map(NamesAsWords.Word::letters).toList();
  }
}
