package studio.kriegsspiel.desk.help;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;

/**
 * A page of the manual.
 *
 * @param title what it is called
 * @param markdown its text
 */
public record HelpPage(String title, String markdown) {
  /** The page a newcomer reads. */
  public static final HelpPage FIRST_STEPS = packed("First steps", "first-steps");

  /** Every statement of the language, by example. */
  public static final HelpPage LANGUAGE = packed("The language", "language");

  /** What is where in the window, and its keys. */
  public static final HelpPage WINDOW = packed("The window and its keys", "desktop");

  /** The pages that are always there, in order. */
  public static final List<HelpPage> ALL = List.of(FIRST_STEPS, LANGUAGE, WINDOW);

  /** The page about a kind of finding, such as {@code KS-MOV-003}. */
  public static Optional<HelpPage> ofFinding(String id) {
    return id.matches("KS-[A-Z]{3}-\\d{3}")
        ? read("checks/" + id).map(text -> new HelpPage(id, text))
        : Optional.empty();
  }

  private static HelpPage packed(String title, String name) {
    return new HelpPage(
        title,
        read(name)
            .orElseThrow(
                () ->
                    new IllegalStateException("The page " + name + " is packed with the program")));
  }

  private static Optional<String> read(String name) {
    try (InputStream page = HelpPage.class.getResourceAsStream("pages/" + name + ".md")) {
      return page == null
          ? Optional.empty()
          : Optional.of(new String(page.readAllBytes(), StandardCharsets.UTF_8));
    } catch (IOException unreadable) {
      throw new UncheckedIOException(unreadable);
    }
  }
}
