package studio.kriegsspiel.study.bench;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.Arrays;
import java.util.Optional;
import java.util.Random;
import studio.kriegsspiel.language.ScenarioLanguage;
import studio.kriegsspiel.library.Library;
import studio.kriegsspiel.study.Cancellation;
import studio.kriegsspiel.study.KeptGrounds;
import studio.kriegsspiel.study.LargeScenario;
import studio.kriegsspiel.study.Studies;
import studio.kriegsspiel.study.Study;

/**
 * What one typed character costs in a long text, beside the first load of it in the same process:
 * processor time of the thread that studies, and the heap that stays.
 */
public final class LongTextBenchmark {
  private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();
  private static final ScenarioLanguage LANGUAGE = new ScenarioLanguage();
  private static final int LONG = 794;

  private LongTextBenchmark() {}

  /** Prints the figures; arguments are the number of brigades and that of edits. */
  public static void main(String[] arguments) {
    int brigades = arguments.length > 0 ? Integer.parseInt(arguments[0]) : LONG;
    int runs = arguments.length > 1 ? Integer.parseInt(arguments[1]) : 60;
    String text = brigades > 100 ? LargeScenario.terse(brigades) : LargeScenario.text(brigades);
    System.out.printf("%,d lines, %,d letters%n", text.lines().count(), text.length());
    Studies studies = new Studies(new KeptGrounds(Library.open()));
    long begun = THREADS.getCurrentThreadCpuTime();
    Study kept = study(studies, text);
    double cold = since(begun);
    int found = kept.findingsAtOnce(Cancellation.NEVER).size();
    System.out.printf("cold load: %.0f ms, %d findings%n", cold, found);
    if (runs == 0) {
      heap(kept);
      return;
    }
    double[] parses = new double[runs];
    double[] edits = new double[runs];
    String edited = text;
    for (int i = 0; i < runs; i++) {
      edited = edit(edited, i);
      long before = THREADS.getCurrentThreadCpuTime();
      LANGUAGE.parse("long.kriegsspiel", edited);
      parses[i] = since(before);
      before = THREADS.getCurrentThreadCpuTime();
      kept = study(studies, edited);
      edits[i] = since(before);
    }
    double edit = median(Arrays.copyOfRange(edits, runs / 2, runs));
    double parse = median(Arrays.copyOfRange(parses, runs / 2, runs));
    System.out.printf(
        "one character: %.1f ms, %.3f of the cold load, %.2f of the parse alone (%.1f ms)%n",
        edit, edit / cold, edit / parse, parse);
    heap(kept);
  }

  private static Study study(Studies studies, String text) {
    Study study = studies.of("long.kriegsspiel", Optional.empty(), text, Cancellation.NEVER);
    study.findingsAtOnce(Cancellation.NEVER);
    return study;
  }

  /** What lives after collecting, the study among it. */
  private static void heap(Study kept) {
    for (int i = 0; i < 3; i++) {
      System.gc();
    }
    long used = ManagementFactory.getMemoryMXBean().getHeapMemoryUsage().getUsed();
    System.out.printf(
        "live heap: %.1f MiB with a text of %d letters%n",
        used / (double) (1 << 20), kept.text().length());
  }

  /** Another figure somewhere, in the text as the last edit left it. */
  private static String edit(String text, int seed) {
    int at = text.indexOf(" men", new Random(seed).nextInt(text.length() / 2)) - 1;
    return text.substring(0, at) + (char) ('0' + seed % 10) + text.substring(at + 1);
  }

  private static double since(long before) {
    return (THREADS.getCurrentThreadCpuTime() - before) / 1e6;
  }

  private static double median(double[] times) {
    double[] sorted = times.clone();
    Arrays.sort(sorted);
    return sorted[sorted.length / 2];
  }
}
