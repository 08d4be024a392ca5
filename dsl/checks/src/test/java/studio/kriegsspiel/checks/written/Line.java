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
 * @param breach the name of the breach, or {@code sample} and the id of a check whose sample it is
 * @param reason why no written scenario can break it
 */
record Line(String first, String last, Optional<String> breach, Optional<String> reason) {

  static List<Line> all() {
    List<Line> all = new ArrayList<>();
    for (String line : Samples.read(Breach.FOLDER.resolve("written.csv")).lines().toList()) {
      if (!line.isBlank() && !line.startsWith("#")) {
        String[] cells = line.split(";", 3);
        String[] span = cells[0].split("\\.\\.");
        all.add(
            new Line(
                span[0],
                span[span.length - 1],
                cells[1].equals("-") ? Optional.empty() : Optional.of(cells[1]),
                cells.length > 2 ? Optional.of(cells[2]) : Optional.empty()));
      }
    }
    return all;
  }
}
