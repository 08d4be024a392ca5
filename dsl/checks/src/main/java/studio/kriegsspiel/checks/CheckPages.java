package studio.kriegsspiel.checks;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Optional;

/** The pages that explain findings: those of {@code docs/checks}, packed with the program. */
public final class CheckPages {
  private CheckPages() {}

  /** The page of a finding's id, in Markdown; nothing if there is no such page. */
  public static Optional<String> find(String id) {
    if (!id.matches("KS-[A-Z]{3}-\\d{3}")) {
      return Optional.empty();
    }
    try (InputStream page = CheckPages.class.getResourceAsStream("pages/" + id + ".md")) {
      return page == null
          ? Optional.empty()
          : Optional.of(new String(page.readAllBytes(), StandardCharsets.UTF_8));
    } catch (IOException unreadable) {
      throw new UncheckedIOException(unreadable);
    }
  }
}
