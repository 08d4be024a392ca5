package studio.kriegsspiel.checks.exercise;

import studio.kriegsspiel.checks.check.Fault;
import studio.kriegsspiel.scenario.finding.Severity;

/** What may be wrong with the orders in a model solution. */
public enum SolutionFault implements Fault {
  BREAKS("KS-EXC-006", Severity.ERROR, "A model solution that breaks its own rules"),
  MISSES("KS-EXC-007", Severity.WARNING, "A model solution that misses what is expected");

  private final Kind kind;

  SolutionFault(String id, Severity severity, String title) {
    this.kind = new Kind(id, severity, title);
  }

  @Override
  public Kind kind() {
    return kind;
  }
}
