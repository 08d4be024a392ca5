package studio.kriegsspiel.library;

import java.nio.file.Path;

/**
 * One thing the library holds.
 *
 * @param kind what it is
 * @param slug the short name by which it is asked for: small letters, digits and hyphens
 * @param title the name people read
 * @param summary one sentence on what it is good for
 * @param path the file, or for a terrain the folder; may lie inside the program's archive
 * @param own whether it lies in the user's own library, not in that of the program
 */
public record LibraryEntry(
    Kind kind, String slug, String title, String summary, Path path, boolean own) {

  /** Kinds of entry. */
  public enum Kind {
    SCENARIO,
    ARMY,
    TERRAIN,
    TEMPLATE,
    /** A variant of a scenario, in a file of its own beside it. */
    VARIANT
  }
}
