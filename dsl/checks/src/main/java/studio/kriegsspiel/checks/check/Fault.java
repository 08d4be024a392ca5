package studio.kriegsspiel.checks.check;

import studio.kriegsspiel.scenario.finding.Severity;

/** Something that may be wrong and that no single check of the list finds. */
public interface Fault {

  /** What is known of it before it is met. */
  Kind kind();

  /**
   * What is known of a fault before it is met.
   *
   * @param id the finding's id, which does not change between versions
   * @param severity how much it matters unless the case says otherwise
   * @param title what it finds, in a few words
   */
  record Kind(String id, Severity severity, String title) {}

  /** The finding's id. */
  default String id() {
    return kind().id();
  }

  /** How much it matters unless the case says otherwise. */
  default Severity severity() {
    return kind().severity();
  }

  /** What it finds, in a few words. */
  default String title() {
    return kind().title();
  }
}
