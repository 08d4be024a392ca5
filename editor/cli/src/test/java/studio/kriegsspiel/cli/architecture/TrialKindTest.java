package studio.kriegsspiel.cli.architecture;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.stream.Collectors;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * A new kind of what troops do, of when news goes, of how a place is written, of who reads, of what
 * an author wants and of what a side is to do: the files that do not compile until they have
 * thought of it stand in a list for each family. {@code -Dgoldens=rewrite} writes them anew; a file
 * that is gone from one has stopped asking.
 */
class TrialKindTest {
  private static final Path ROOT = Path.of(System.getProperty("studio.root", "../.."));
  private static final Path RECORDS =
      ROOT.resolve("dsl/scenario/src/main/java/studio/kriegsspiel/scenario");
  private static final Path LISTS = Path.of("src/test/resources/architecture/kinds");

  @ParameterizedTest
  @ValueSource(
      strings = {
        "plan/Deed",
        "news/Release",
        "place/Position",
        "audience/Audience",
        "edit/Intention",
        "force/Aim"
      })
  void itIsAskedForWhereverItMustBeThoughtOf(String family) throws IOException {
    Map<String, Integer> errors = new TrialKind(ROOT, RECORDS.resolve(family + ".java")).errors();
    Path list = LISTS.resolve(family.replaceAll(".*/", "") + ".txt");
    String told =
        errors.entrySet().stream()
            .map(each -> each.getKey() + " " + each.getValue() + "\n")
            .collect(Collectors.joining());
    if ("rewrite".equals(System.getProperty("goldens"))) {
      Files.createDirectories(LISTS);
      Files.writeString(list, told, StandardCharsets.UTF_8);
    }
    assertThat(told).isNotEmpty().isEqualTo(Files.readString(list, StandardCharsets.UTF_8));
  }
}
