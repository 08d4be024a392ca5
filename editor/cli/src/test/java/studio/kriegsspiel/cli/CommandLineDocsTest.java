package studio.kriegsspiel.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * The page on the command line shows each command's own help, word for word; {@code
 * -Dgoldens=rewrite} writes it anew.
 */
class CommandLineDocsTest {
  private static final Path PAGE = Path.of("../../docs/command-line.md");
  private static final String FENCE = "```";
  @TempDir Path folder = Path.of("");

  static Stream<String> commands() {
    return Stream.of(
            CommandList.ALL.stream().map(CommandList.Entry::name),
            Stream.of(
                    "info", "slope", "sight", "march", "fire", "defence", "import", "export",
                    "mapping")
                .map(name -> "terrain " + name),
            Stream.of(
                    "list", "search", "show", "copy", "pack", "install", "remove", "check",
                    "gallery", "army")
                .map(name -> "library " + name))
        .flatMap(each -> each);
  }

  @ParameterizedTest
  @MethodSource("commands")
  void thePageShowsTheHelpOf(String command) throws IOException {
    String help = help(command);
    String page = Files.readString(PAGE);
    int heading = page.indexOf("## studio " + command + "\n");
    assertThat(heading).as("heading of " + command).isPositive();
    int start = page.indexOf(FENCE + "text\n", heading) + FENCE.length() + 5;
    int end = page.indexOf("\n" + FENCE, start) + 1;
    if ("rewrite".equals(System.getProperty("goldens"))) {
      page = page.substring(0, start) + help + page.substring(Math.max(end, start));
      Files.writeString(PAGE, page);
      end = start + help.length();
    }
    assertThat(page.substring(start, end)).isEqualTo(help);
  }

  @Test
  void thePageNamesEveryFieldOfTheJson() throws IOException {
    String page = Files.readString(PAGE);
    String golden = Files.readString(Path.of("src/test/resources/goldens/sample.json"));
    List<String> fields =
        java.util.regex.Pattern.compile("\"(\\w+)\" :")
            .matcher(golden)
            .results()
            .map(match -> match.group(1))
            .distinct()
            .toList();
    assertThat(fields)
        .isNotEmpty()
        .allSatisfy(field -> assertThat(page).contains("`" + field + "`"));
  }

  private String help(String command) {
    TestTerminal studio = new TestTerminal(folder);
    String[] words = (command + " --help").split(" ", -1);
    assertThat(studio.run(words)).isZero();
    return studio.out();
  }
}
