package studio.kriegsspiel.checks.written;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import studio.kriegsspiel.checks.Samples;

/**
 * What {@code written.csv} says of statements.
 *
 * @param first the first of a span of statements
 * @param last the last of it
 * @param found whether a breach of it is told
 * @param breach the name of the breach, or {@code sample} and the id of a check whose sample it is
 * @param words what the finding says that it would not say of another statement; may be empty
 * @param why what of the statement is not asked, or why nothing is
 */
record Line(
    String first, String last, Found found, Optional<String> breach, String words, String why) {

  /** Whether a text that breaks a statement is told. */
  enum Found {
    /** It is. */
    CHECK,
    /** In part; the line says which part is not. */
    PART,
    /** No word of the language can say what would break it. */
    LANGUAGE,
    /** It acts in play. */
    PLAY,
    /** The studio makes or reckons it from the text. */
    STUDIO,
    /** It is for those at the table, or forbids nothing. */
    PEOPLE,
    /** A text could break it, and nothing tells. */
    OPEN;

    boolean isTold() {
      return this == CHECK || this == PART;
    }
  }

  static List<Line> all() {
    List<Line> all = new ArrayList<>();
    for (String line : Samples.read(Breach.FOLDER.resolve("written.csv")).lines().toList()) {
      if (!line.isBlank() && !line.startsWith("#")) {
        String[] cells = line.split(";", 5);
        String[] span = cells[0].split("\\.\\.");
        all.add(
            new Line(
                span[0],
                span[span.length - 1],
                Found.valueOf(cells[1].toUpperCase(java.util.Locale.ROOT)),
                cells[2].equals("-") ? Optional.empty() : Optional.of(cells[2]),
                cells.length > 3 ? cells[3] : "",
                cells.length > 4 ? cells[4] : ""));
      }
    }
    return all;
  }
}
