package studio.kriegsspiel.study;

import java.util.List;
import java.util.Optional;
import studio.kriegsspiel.scenario.finding.Finding;
import studio.kriegsspiel.scenario.finding.Severity;
import studio.kriegsspiel.scenario.text.TextSpan;

/**
 * What may be wrong around a text: its file, its rule book's switches and tables, its ground, the
 * source it follows.
 */
public enum StudyFault {
  UNREADABLE_FILE("KS-FIL-001", "A file that cannot be read"),
  GROUND("KS-POS-005", "A ground that cannot be read"),
  READING("KS-FRC-030", "A reading that no source has"),
  SWITCH("KS-RUL-002", "A switch the rule book cannot take"),
  TABLES("KS-RUL-003", "Tables that cannot be used");

  private final String id;
  private final String title;

  StudyFault(String id, String title) {
    this.id = id;
    this.title = title;
  }

  /** The finding's id, which does not change between versions. */
  public String id() {
    return id;
  }

  /** What it finds, in a few words. */
  public String title() {
    return title;
  }

  /** All of them in the order of their ids. */
  public static List<StudyFault> all() {
    return List.of(values());
  }

  /** The one of an id. */
  public static Optional<StudyFault> find(String id) {
    return all().stream().filter(each -> each.id.equals(id)).findFirst();
  }

  /** A finding at a place; all of them are errors. */
  Finding at(TextSpan place, String sentence) {
    return Finding.ofText(id, Severity.ERROR, place, sentence);
  }
}
