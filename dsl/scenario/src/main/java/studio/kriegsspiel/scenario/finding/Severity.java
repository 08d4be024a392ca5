package studio.kriegsspiel.scenario.finding;

/** How much a finding matters: an error blocks an export, never a save. */
public enum Severity {
  ERROR,
  WARNING,
  NOTE;

  /** The word messages show. */
  public String word() {
    return name().toLowerCase(java.util.Locale.ROOT);
  }
}
