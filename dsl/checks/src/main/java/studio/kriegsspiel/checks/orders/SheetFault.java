package studio.kriegsspiel.checks.orders;

import studio.kriegsspiel.checks.check.Fault;
import studio.kriegsspiel.scenario.finding.Severity;

/** What may be wrong with an order sheet on the ground and the clock of its scenario. */
public enum SheetFault implements Fault {
  PLACE("KS-ORD-060", Severity.ERROR, "A place on an order sheet that the ground does not know"),
  TIME("KS-ORD-061", Severity.ERROR, "An order given when nobody plays"),
  MARCH("KS-ORD-062", Severity.ERROR, "A march that cannot be made in time"),
  WAY("KS-ORD-063", Severity.ERROR, "A march for which there is no way"),
  TOO_SOON("KS-ORD-064", Severity.WARNING, "An order about what its giver does not know yet"),
  CONTRADICTION("KS-ORD-065", Severity.WARNING, "Orders that contradict each other"),
  COURIER("KS-ORD-066", Severity.ERROR, "An order or message that arrives too late"),
  AWAY("KS-ORD-067", Severity.WARNING, "An order to troops that are not there"),
  ADDRESS("KS-ORD-068", Severity.ERROR, "A message to nobody who could use it"),
  EMPTY("KS-ORD-069", Severity.WARNING, "A sheet without orders"),
  TOO_MANY("KS-ORD-070", Severity.NOTE, "More orders than are reckoned"),
  CANNOT("KS-ORD-071", Severity.WARNING, "An order that such troops cannot obey");

  private final Kind kind;

  SheetFault(String id, Severity severity, String title) {
    this.kind = new Kind(id, severity, title);
  }

  @Override
  public Kind kind() {
    return kind;
  }
}
