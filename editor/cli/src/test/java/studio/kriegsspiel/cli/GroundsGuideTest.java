package studio.kriegsspiel.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Every command of the guide to grounds that needs no file of the reader's works as it is written.
 */
class GroundsGuideTest {
  private static final Path PAGE = Path.of("../../docs/grounds.md");
  private static final Pattern BLOCK = Pattern.compile("```sh\\n(.*?)```", Pattern.DOTALL);
  private static final Pattern WORD = Pattern.compile("\"([^\"]*)\"|(\\S+)");

  @TempDir Path folder = Path.of("");

  static Stream<String> commands() throws IOException {
    return all().filter(line -> line.contains("mont-saint-jean") || line.contains(" mapping "));
  }

  private static Stream<String> all() throws IOException {
    return BLOCK
        .matcher(Files.readString(PAGE))
        .results()
        .flatMap(block -> block.group(1).replace("\\\n", " ").lines())
        .filter(line -> line.startsWith("studio terrain "));
  }

  @ParameterizedTest
  @MethodSource("commands")
  void works(String line) {
    TestTerminal studio = new TestTerminal(folder);

    assertThat(studio.run(words(line))).as(studio.err()).isZero();
    assertThat(studio.out()).isNotBlank();
  }

  @Test
  void theOthersFailForTheirFilesAlone() throws IOException {
    List<String> others =
        all()
            .filter(line -> !line.contains("mont-saint-jean") && !line.contains(" mapping "))
            .toList();

    assertThat(others).isNotEmpty();
    for (String line : others) {
      TestTerminal studio = new TestTerminal(folder);
      assertThat(studio.run(words(line))).isEqualTo(2);
      assertThat(studio.err())
          .as(line)
          .containsPattern("does not exist|cannot be read|There is no ground `jena`");
    }
  }

  private static String[] words(String line) {
    List<String> words = new ArrayList<>();
    Matcher match = WORD.matcher(line.substring("studio ".length()));
    while (match.find()) {
      words.add(match.group(1) == null ? match.group(2) : match.group(1));
    }
    return words.toArray(new String[0]);
  }
}
