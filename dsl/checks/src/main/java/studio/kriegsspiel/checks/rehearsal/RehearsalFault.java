package studio.kriegsspiel.checks.rehearsal;

import studio.kriegsspiel.checks.check.Fault;
import studio.kriegsspiel.scenario.finding.Severity;

/** What a rehearsal may find in a scenario, or be itself. */
public enum RehearsalFault implements Fault {
  DECIDED("KS-REH-001", Severity.NOTE, "An objective that is decided beforehand"),
  NEWS("KS-REH-002", Severity.NOTE, "News that hardly ever comes, or too late"),
  IDLE("KS-REH-003", Severity.NOTE, "A reinforcement that changes nothing"),
  CONTACT("KS-REH-004", Severity.NOTE, "Sides that hardly meet, or late"),
  OLD("KS-REH-005", Severity.NOTE, "A rehearsal of another state of the scenario"),
  UNREADABLE("KS-REH-006", Severity.WARNING, "A rehearsal that cannot be read"),
  BROKEN("KS-REH-007", Severity.WARNING, "Games of a rehearsal that broke");

  private final Kind kind;

  RehearsalFault(String id, Severity severity, String title) {
    this.kind = new Kind(id, severity, title);
  }

  @Override
  public Kind kind() {
    return kind;
  }
}
