package studio.kriegsspiel.checks.tonight;

import java.util.List;
import studio.kriegsspiel.checks.check.Fault;
import studio.kriegsspiel.scenario.finding.Severity;

/** What may be wrong with a scenario on an evening for which not everybody comes. */
public enum TonightFault implements Fault {
  ABSENT_NAMED("KS-TON-001", Severity.ERROR, "A text that names who is not there tonight"),
  UNREADABLE("KS-TON-002", Severity.WARNING, "An evening that cannot be read");

  private final Kind kind;

  TonightFault(String id, Severity severity, String title) {
    this.kind = new Kind(id, severity, title);
  }

  /** All of them in the order of their ids. */
  public static List<TonightFault> all() {
    return List.of(values());
  }

  @Override
  public Kind kind() {
    return kind;
  }
}
