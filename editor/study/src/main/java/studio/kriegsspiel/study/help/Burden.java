package studio.kriegsspiel.study.help;

import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import studio.kriegsspiel.scenario.finding.Finding;
import studio.kriegsspiel.scenario.finding.Severity;

/**
 * How much is found of a text: errors weigh more than any number of warnings, these more than
 * notes.
 */
public record Burden(long errors, long warnings, long notes) implements Comparable<Burden> {
  private static final Comparator<Burden> ORDER =
      Comparator.comparingLong(Burden::errors)
          .thenComparingLong(Burden::warnings)
          .thenComparingLong(Burden::notes);

  /** What findings weigh. */
  public static Burden of(List<Finding> findings) {
    return new Burden(
        count(findings, Severity.ERROR),
        count(findings, Severity.WARNING),
        count(findings, Severity.NOTE));
  }

  private static long count(List<Finding> findings, Severity severity) {
    return findings.stream().filter(each -> each.severity() == severity).count();
  }

  /** Whether less is found than there. */
  public boolean isLessThan(Burden other) {
    return compareTo(other) < 0;
  }

  @Override
  public int compareTo(Burden other) {
    return ORDER.compare(this, other);
  }

  /** What is found after and was not before, wherever it stands now. */
  static List<Finding> fresh(List<Finding> before, List<Finding> after) {
    Map<String, Integer> known = new HashMap<>();
    before.forEach(each -> known.merge(words(each), 1, Integer::sum));
    return after.stream().filter(each -> known.merge(words(each), -1, Integer::sum) < 0).toList();
  }

  /** How often the same is found. */
  static long times(Finding finding, List<Finding> all) {
    return all.stream().filter(each -> words(each).equals(words(finding))).count();
  }

  private static String words(Finding finding) {
    return finding.id() + finding.message();
  }
}
