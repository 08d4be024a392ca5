package studio.kriegsspiel.checks.allow;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import studio.kriegsspiel.scenario.finding.Severity;

/** What may be wrong with an {@code allow}. */
public enum AllowFault {
  UNKNOWN("KS-ALW-060", Severity.ERROR, "An allow of what cannot be allowed"),
  UNUSED("KS-ALW-061", Severity.WARNING, "An allow that allows nothing");

  private final String id;
  private final Severity severity;
  private final String title;

  AllowFault(String id, Severity severity, String title) {
    this.id = id;
    this.severity = severity;
    this.title = title;
  }

  /** The finding's id, which does not change between versions. */
  public String id() {
    return id;
  }

  /** How much it matters. */
  public Severity severity() {
    return severity;
  }

  /** What it finds, in a few words. */
  public String title() {
    return title;
  }

  /** All of them in the order of their ids. */
  public static List<AllowFault> all() {
    return List.of(values());
  }

  /** The one of an id. */
  public static Optional<AllowFault> find(String id) {
    return Arrays.stream(values()).filter(each -> each.id.equals(id)).findFirst();
  }
}
