package studio.kriegsspiel.checks.exercise;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import studio.kriegsspiel.scenario.finding.Severity;

/** What may be wrong with the orders in a model solution. */
public enum SolutionFault {
  BREAKS("KS-EXC-006", Severity.ERROR, "A model solution that breaks its own rules"),
  MISSES("KS-EXC-007", Severity.WARNING, "A model solution that misses what is expected");

  private final String id;
  private final Severity severity;
  private final String title;

  SolutionFault(String id, Severity severity, String title) {
    this.id = id;
    this.severity = severity;
    this.title = title;
  }

  /** The finding's id, which does not change between versions. */
  public String id() {
    return id;
  }

  /** How much it matters unless the case says otherwise. */
  public Severity severity() {
    return severity;
  }

  /** What it finds, in a few words. */
  public String title() {
    return title;
  }

  /** All of them in the order of their ids. */
  public static List<SolutionFault> all() {
    return List.of(values());
  }

  /** The one of an id. */
  public static Optional<SolutionFault> find(String id) {
    return Arrays.stream(values()).filter(each -> each.id.equals(id)).findFirst();
  }
}
