package studio.kriegsspiel.study.bench;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.function.Consumer;
import studio.kriegsspiel.checks.CheckList;
import studio.kriegsspiel.checks.check.Check;
import studio.kriegsspiel.checks.check.CheckContext;
import studio.kriegsspiel.checks.check.Report;
import studio.kriegsspiel.language.ParsedScenario;
import studio.kriegsspiel.language.ScenarioLanguage;
import studio.kriegsspiel.library.Library;
import studio.kriegsspiel.situation.Situation;
import studio.kriegsspiel.study.Cancellation;
import studio.kriegsspiel.study.KeptGrounds;
import studio.kriegsspiel.study.LargeScenario;
import studio.kriegsspiel.study.Studies;
import studio.kriegsspiel.study.Study;

/** Times of parsing, of the situation and of the findings after an edit, and their ratios. */
public final class StudyBenchmark {
  private static final int WARM = 150;
  private static final int RUNS = 100;
  private static final ScenarioLanguage LANGUAGE = new ScenarioLanguage();

  private StudyBenchmark() {}

  /** Prints one line for each measurement. */
  public static void main(String[] arguments) {
    Studies studies = new Studies(new KeptGrounds(Library.open()));
    edits("a figure", studies, StudyBenchmark::figure);
    edits("a source", studies, StudyBenchmark::letter);
    edits("a word of the language", studies, StudyBenchmark::fault);
    situation();
    if (arguments.length > 0) {
      checks(studies);
    }
  }

  /** One-character edits: findings that need no search, beside the parse of the same text. */
  private static void edits(
      String what, Studies studies, java.util.function.IntFunction<String> edit) {
    List<Long> parse = new ArrayList<>();
    List<Long> study = new ArrayList<>();
    for (int i = 0; i < WARM + RUNS; i++) {
      String text = edit.apply(i);
      long[] took = new long[2];
      for (int turn : i % 2 == 0 ? new int[] {0, 1} : new int[] {1, 0}) {
        long before = System.nanoTime();
        if (turn == 0) {
          LANGUAGE.parse("large.kriegsspiel", text);
        } else {
          studies
              .of("large.kriegsspiel", Optional.empty(), text, Cancellation.NEVER)
              .findingsAtOnce(Cancellation.NEVER);
        }
        took[turn] = System.nanoTime() - before;
      }
      if (i >= WARM) {
        parse.add(took[0]);
        study.add(took[1]);
      }
    }
    tell("2,000 lines, one character of " + what + ": to the findings at once", study, parse);
  }

  private static String figure(int seed) {
    String text = LargeScenario.text();
    int at = text.indexOf(" men", new Random(seed).nextInt(text.length() / 2)) - 1;
    return text.substring(0, at) + (char) ('0' + seed % 10) + text.substring(at + 1);
  }

  private static String letter(int seed) {
    String text = LargeScenario.text();
    int at = text.indexOf("page ", new Random(seed).nextInt(text.length() / 2)) + 4;
    return text.substring(0, at) + "x" + text.substring(at);
  }

  private static String fault(int seed) {
    String text = LargeScenario.text();
    int at = text.indexOf(" facing", new Random(seed).nextInt(text.length() - 100)) + 4;
    return text.substring(0, at) + "x" + text.substring(at);
  }

  private static void situation() {
    Path file = Library.open().firstScenario();
    Study library = new Studies(new KeptGrounds(Library.open())).read(file);
    List<Long> parse = new ArrayList<>();
    List<Long> made = new ArrayList<>();
    for (int i = 0; i < WARM + RUNS; i++) {
      long before = System.nanoTime();
      ParsedScenario parsed = LANGUAGE.parse("a", library.text());
      long between = System.nanoTime();
      Situation situation =
          new Situation(parsed.scenario().orElseThrow(), library.book(), library.ground());
      situation.clock();
      situation.measures();
      situation.units();
      situation.ground();
      situation.stances().orElseThrow().all();
      long after = System.nanoTime();
      if (i >= WARM) {
        parse.add(between - before);
        made.add(after - between);
      }
    }
    tell("library scenario: situation without searches", made, parse);
  }

  /** What each check costs that needs no search. */
  private static void checks(Studies studies) {
    Study study = studies.of("large", Optional.empty(), LargeScenario.text(), Cancellation.NEVER);
    List<Check> all = CheckList.all();
    long[][] times = new long[all.size()][RUNS];
    for (int i = 0; i < WARM + RUNS; i++) {
      Situation situation =
          new Situation(study.scenario().orElseThrow(), study.book(), study.ground());
      CheckContext context = new CheckContext(situation, study.text());
      for (int c = 0; c < all.size(); c++) {
        Check check = all.get(c);
        long before = System.nanoTime();
        if (!check.info().searches()) {
          Report report = new Report(check.info(), study.book());
          check.run(context, report);
          report.findings();
        }
        times[c][Math.max(0, i - WARM)] = System.nanoTime() - before;
      }
    }
    Consumer<Integer> line =
        c -> System.out.printf("%10.3f ms %s%n", median(times[c]) / 1e6, all.get(c).info().id());
    for (int c = 0; c < all.size(); c++) {
      line.accept(c);
    }
  }

  private static void tell(String what, List<Long> ours, List<Long> peer) {
    double our = median(ours.stream().mapToLong(Long::longValue).toArray());
    double other = median(peer.stream().mapToLong(Long::longValue).toArray());
    System.out.printf(
        "%s: %.2f ms, parse %.2f ms, ratio %.2f%n", what, our / 1e6, other / 1e6, our / other);
  }

  private static double median(long[] times) {
    long[] sorted = times.clone();
    Arrays.sort(sorted);
    return sorted[sorted.length / 2];
  }
}
