package studio.kriegsspiel.checks.allow;

import studio.kriegsspiel.checks.check.Fault;
import studio.kriegsspiel.scenario.finding.Severity;

/** What may be wrong with an {@code allow}. */
public enum AllowFault implements Fault {
  UNKNOWN("KS-ALW-060", Severity.ERROR, "An allow of what cannot be allowed"),
  UNUSED("KS-ALW-061", Severity.WARNING, "An allow that allows nothing");

  private final Kind kind;

  AllowFault(String id, Severity severity, String title) {
    this.kind = new Kind(id, severity, title);
  }

  @Override
  public Kind kind() {
    return kind;
  }
}
