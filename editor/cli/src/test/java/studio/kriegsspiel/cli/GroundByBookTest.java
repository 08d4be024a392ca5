package studio.kriegsspiel.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import studio.kriegsspiel.rules.RuleBookId;

/**
 * Every question about the ground under every book: each is answered, or the answer says what the
 * book leaves open. Answers match those in {@code goldens/ground}; {@code -Dgoldens=rewrite} writes
 * them anew.
 */
class GroundByBookTest {
  private static final Path GOLDENS = Path.of("src/test/resources/goldens/ground");

  private static final List<List<String>> QUESTIONS =
      List.of(
          List.of("slope", "mont-saint-jean"),
          List.of("sight", "mont-saint-jean", "Great battery", "La Haye Sainte"),
          List.of("sight", "mont-saint-jean", "153060,152160", "--reach", "600"),
          List.of("sight", "mont-saint-jean", "Great battery", "Knoll", "--in", "dusk"),
          List.of(
              "march",
              "mont-saint-jean",
              "La Belle Alliance",
              "Crossroads",
              "--body",
              "artillery.medium:8",
              "--body",
              "infantry.line:900",
              "--front",
              "15"),
          List.of("march", "mont-saint-jean", "La Belle Alliance", "--within", "20"),
          List.of("fire", "mont-saint-jean", "Great battery", "La Haye Sainte"),
          List.of("fire", "mont-saint-jean", "Great battery", "--gun", "12-pdr"),
          List.of("defence", "mont-saint-jean", "Hougoumont"));

  @TempDir Path folder = Path.of("");

  @ParameterizedTest
  @MethodSource("studio.kriegsspiel.rules.RuleBookId#values")
  void everyBookAnswersOrSaysWhatItLeavesOpen(RuleBookId book) throws IOException {
    StringBuilder all = new StringBuilder();
    for (List<String> question : QUESTIONS) {
      TestTerminal studio = new TestTerminal(folder);
      List<String> words = new java.util.ArrayList<>(List.of("terrain"));
      words.addAll(question);
      words.addAll(List.of("--rules", book.id()));
      int status = studio.run(words.toArray(String[]::new));
      String said = status == 0 ? studio.out() : studio.err();
      // What a book has nothing to say on is one sentence that names it.
      assertThat(status == 0 || said.contains(book.shortTitle()) && said.lines().count() == 1)
          .as("%s: %s", words, said)
          .isTrue();
      assertThat(said)
          .as("%s", words)
          .isNotBlank()
          .doesNotContain("NaN", "null", "Optional", "Infinity", "Exception");
      all.append("$ studio ").append(String.join(" ", words)).append('\n');
      all.append(said).append('\n');
    }
    Path golden = GOLDENS.resolve(book.id() + ".txt");
    if ("rewrite".equals(System.getProperty("goldens"))) {
      Files.createDirectories(GOLDENS);
      Files.writeString(golden, all);
    }
    assertThat(all.toString()).isEqualTo(Files.readString(golden));
  }
}
