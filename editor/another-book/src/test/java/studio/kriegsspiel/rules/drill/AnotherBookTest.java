package studio.kriegsspiel.rules.drill;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import studio.kriegsspiel.cli.Studio;
import studio.kriegsspiel.cli.console.Terminal;

/**
 * A sixth book is a package, two files that tell how it is played, tables and one line that
 * registers it: under it the whole studio works. Nothing outside this module knows it.
 */
class AnotherBookTest {
  private static final String SAMPLE =
      "scenario-library/library/src/main/resources/studio/kriegsspiel/library/scenarios/"
          + "the-farm-of-la-haye-sainte.kriegsspiel";

  @TempDir private static Path folder;

  private record Said(int status, String out, String err) {}

  @BeforeAll
  static void writeScenario() throws IOException {
    String text = Files.readString(Path.of(System.getProperty("studio.root")).resolve(SAMPLE));
    Files.writeString(
        folder.resolve("farm.kriegsspiel"),
        text.replaceFirst("rules +reisswitz-1824", "rules drill-book"));
  }

  private static Said run(String... arguments) {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    ByteArrayOutputStream err = new ByteArrayOutputStream();
    Terminal terminal =
        new Terminal(
            InputStream.nullInputStream(),
            new PrintStream(out, true, StandardCharsets.UTF_8),
            new PrintStream(err, true, StandardCharsets.UTF_8),
            false,
            false,
            false,
            folder,
            folder.resolve("state"),
            "1.0-test");
    int status = Studio.run(terminal, arguments);
    return new Said(
        status, out.toString(StandardCharsets.UTF_8), err.toString(StandardCharsets.UTF_8));
  }

  private static String fine(String... arguments) {
    Said said = run(arguments);
    assertThat(said.status()).as(said.out() + said.err()).isZero();
    return said.out();
  }

  @Test
  void standsAmongTheBooks() {
    assertThat(fine("rules", "list")).contains("drill-book", "reisswitz-1824");
    assertThat(fine("rules", "show", "drill-book")).contains("A drill book for tests", "volleys");
  }

  @Test
  void checksAScenario() {
    String said = fine("check", "farm.kriegsspiel");
    assertThat(said).contains("Drill book");
  }

  @Test
  void decidesWithATrace() {
    assertThat(fine("adjudicate", "drill-book", "volley", "men=450", "range=80"))
        .contains("The volley hits 27 men.", "hit by a hundred men", "6");
  }

  @Test
  void offersItsQuestionsOfTroops() {
    assertThat(fine("decide", "farm.kriegsspiel", "volley", "Baring", "Red.Quiot", "range=80"))
        .contains("The volley hits 22 men.");
  }

  @Test
  void isPlayed() {
    fine("game", "farm.kriegsspiel", "begin");
    fine("game", "farm.kriegsspiel", "order", "Red.Quiot", "attacks", "La Haye Sainte");
    assertThat(fine("game", "farm.kriegsspiel", "play", "13:40", "--seed", "1"))
        .contains("It is 13:40, in turn 9.");
  }

  @Test
  void answersQuestions() {
    assertThat(fine("ask", "farm.kriegsspiel", "where", "Baring")).contains("Baring");
  }

  @Test
  void printsPacksAndPlayFiles() throws IOException {
    fine("export", "farm.kriegsspiel", "--to", "pack,play", "--out", "papers");
    try (Stream<Path> papers = Files.walk(folder.resolve("papers"))) {
      assertThat(papers.map(each -> each.getFileName().toString()))
          .anyMatch(name -> name.endsWith(".pdf"))
          .anyMatch(name -> name.endsWith(".json"));
    }
  }

  @Test
  void printsTheBoxOnTheTable() throws IOException {
    fine("export", "farm.kriegsspiel", "--to", "aids,blocks", "--out", "box");
    try (Stream<Path> box = Files.list(folder.resolve("box"))) {
      assertThat(box.map(each -> each.getFileName().toString()))
          .containsExactlyInAnyOrder("aids.pdf", "umpire-forms.pdf", "umpire-blocks.pdf");
    }
  }
}
