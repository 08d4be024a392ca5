package studio.kriegsspiel.checks;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;
import studio.kriegsspiel.scenario.finding.Severity;

/** All findings there are, whoever finds them: the index of {@code docs/checks}, in its order. */
public final class FindingIndex {
  private static final Pattern LINE =
      Pattern.compile(
          "(?m)^\\| \\[(KS-[A-Z]{3}-\\d{3})\\]\\([^)]*\\) \\| (error|warning|note) \\| (.*) \\|$");

  /** Read once, of the program's own pages. */
  private static final List<Entry> ALL = read();

  private FindingIndex() {}

  /**
   * A finding.
   *
   * @param id such as {@code KS-MOV-003}
   * @param severity how much it matters unless the case says otherwise
   * @param title what it finds, in a few words
   */
  public record Entry(String id, Severity severity, String title) {}

  /** All of them. */
  public static List<Entry> all() {
    return ALL;
  }

  /** The one of an id; case does not matter. */
  public static Optional<Entry> find(String id) {
    return ALL.stream().filter(each -> each.id().equalsIgnoreCase(id)).findFirst();
  }

  private static List<Entry> read() {
    try (InputStream page = FindingIndex.class.getResourceAsStream("pages/README.md")) {
      if (page == null) {
        throw new IllegalStateException("The program lacks the index of its findings.");
      }
      String index = new String(page.readAllBytes(), StandardCharsets.UTF_8);
      return LINE.matcher(index)
          .results()
          .map(
              line ->
                  new Entry(
                      line.group(1),
                      Severity.valueOf(line.group(2).toUpperCase(Locale.ROOT)),
                      line.group(3)))
          .toList();
    } catch (IOException unreadable) {
      throw new UncheckedIOException(unreadable);
    }
  }
}
