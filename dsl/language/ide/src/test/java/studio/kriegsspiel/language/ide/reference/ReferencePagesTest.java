package studio.kriegsspiel.language.ide.reference;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

/** Keeps the reference as the grammar and the words are ({@code -Dgoldens=rewrite} writes it). */
class ReferencePagesTest {
  private static final Path FOLDER = Path.of(System.getProperty("studio.root"), "docs/language");

  @Test
  void statementsAreThoseOfTheGrammar() throws IOException {
    check("statements.md", StatementsPage.write());
  }

  @Test
  void wordsAreThoseOfTheProgram() throws IOException {
    check("words.md", WordsPage.write());
  }

  private static void check(String name, String expected) throws IOException {
    Path page = FOLDER.resolve(name);
    if ("rewrite".equals(System.getProperty("goldens"))) {
      Files.createDirectories(FOLDER);
      Files.writeString(page, expected);
    }
    assertThat(Files.readString(page)).isEqualTo(expected);
  }
}
