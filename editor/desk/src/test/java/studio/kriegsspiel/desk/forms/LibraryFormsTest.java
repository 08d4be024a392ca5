package studio.kriegsspiel.desk.forms;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.util.HashSet;
import java.util.Set;
import org.junit.jupiter.api.Test;
import studio.kriegsspiel.language.ScenarioLanguage;
import studio.kriegsspiel.library.Library;
import studio.kriegsspiel.library.LibraryEntry;
import studio.kriegsspiel.scenario.edit.Intention;
import studio.kriegsspiel.scenario.edit.Patcher;
import studio.kriegsspiel.scenario.edit.ScenarioText;
import studio.kriegsspiel.scenario.edit.Statements;
import studio.kriegsspiel.scenario.edit.Statements.Statement;
import studio.kriegsspiel.scenario.phrase.StatementKind;

/** What hands have written in the library can be opened in forms, and is as it was if left so. */
class LibraryFormsTest {
  private final Set<StatementKind> kinds = new HashSet<>();
  private int statements;

  @Test
  void everyStatementThatIsLeftAsItIsStaysSo() {
    Library.open().scenarios().forEach(this::isLeftAsItIs);
    assertThat(statements).isGreaterThan(1500);
    assertThat(kinds).hasSizeGreaterThan(13);
  }

  private void isLeftAsItIs(LibraryEntry scenario) {
    String text = read(scenario);
    ScenarioText source =
        new ScenarioLanguage().parse(scenario.slug(), text).written().orElseThrow();
    for (Statement each : Statements.of(source)) {
      Intention leave = new Intention.Amend(each.kind(), each.span(), each.read(text).values());
      assertThat(Patcher.of(source).rewrite(leave).edits())
          .as("%s, %s", scenario.slug(), each)
          .isEmpty();
      kinds.add(each.kind());
      statements++;
    }
  }

  private static String read(LibraryEntry scenario) {
    try {
      return Files.readString(scenario.path());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
