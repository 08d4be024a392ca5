package studio.kriegsspiel.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.networknt.schema.InputFormat;
import com.networknt.schema.Schema;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SpecificationVersion;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * A game of each book, every order and throw in it, as the terminal shows it: a file holds what is
 * typed, behind {@code >}, and what is answered. {@code -Dgoldens=rewrite} writes the answers anew.
 */
class GoldenGamesTest {
  private static final Path GAMES = Path.of("src/test/resources/games");
  private static final Pattern WORD = Pattern.compile("\"([^\"]*)\"|(\\S+)");
  private static final String TYPED = "> ";

  @TempDir Path folder = Path.of("");

  static List<Path> games() throws IOException {
    try (Stream<Path> files = Files.list(GAMES)) {
      return files.sorted().toList();
    }
  }

  @ParameterizedTest
  @MethodSource("games")
  void isPlayedAsItIsWritten(Path file) throws IOException {
    String written = Files.readString(file);
    List<String> typed =
        written
            .lines()
            .filter(each -> each.startsWith(TYPED))
            .map(each -> each.substring(2))
            .toList();
    String scenario = typed.get(0);
    StringBuilder played = new StringBuilder(TYPED + scenario + "\n");
    for (String line : typed.subList(1, typed.size())) {
      played.append(TYPED).append(line).append('\n').append(answer(scenario, line));
    }
    if (System.getProperty("goldens", "").equals("rewrite")) {
      Files.writeString(file, played);
      return;
    }
    assertThat(played.toString()).isEqualTo(written);
    assertThat(Files.readAllLines(folder.resolve(scenario + ".game.jsonl")))
        .allSatisfy(each -> assertThat(schema().validate(each, InputFormat.JSON)).isEmpty());
  }

  private String answer(String scenario, String line) {
    List<String> arguments = new ArrayList<>(List.of("game", scenario));
    Matcher word = WORD.matcher(line);
    while (word.find()) {
      arguments.add(word.group(1) == null ? word.group(2) : word.group(1));
    }
    TestTerminal studio = new TestTerminal(folder);
    studio.run(arguments.toArray(new String[0]));
    return studio.out() + studio.err();
  }

  static Schema schema() {
    try {
      return SchemaRegistry.withDefaultDialect(SpecificationVersion.DRAFT_2020_12)
          .getSchema(
              Files.readString(Path.of("../../docs/formats/game-log.schema.json")),
              InputFormat.JSON);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
