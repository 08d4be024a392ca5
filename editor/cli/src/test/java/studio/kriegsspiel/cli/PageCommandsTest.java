package studio.kriegsspiel.cli;

import static org.assertj.core.api.Assertions.assertThat;

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

/** Every command line that a page shows is one the studio understands. */
class PageCommandsTest {
  private static final Pattern LINE =
      Pattern.compile("(?m)^ *(?:\\./)?studio ([a-z](?:\\\\\\n|[^\\n#])*)");
  private static final Pattern IN_PROSE = Pattern.compile("`(?:\\./)?studio\\s+([a-z][^`]*)`");
  private static final Pattern WORD = Pattern.compile("\"([^\"]*)\"|(\\S+)");

  /** What the launcher does itself. */
  private static final List<String> OF_THE_LAUNCHER =
      List.of(
          "verify",
          "fuzz",
          "mutate",
          "papers",
          "gallery",
          "goldens",
          "chances",
          "package",
          "pictures",
          "cluster-get",
          "cluster-test");

  @TempDir Path folder = Path.of("");

  static Stream<String> lines() {
    return Pages.all().stream()
        .flatMap(
            page ->
                Stream.concat(
                    LINE.matcher(Pages.code(page)).results(),
                    IN_PROSE.matcher(Pages.prose(page)).results()))
        .map(match -> match.group(1).replace("\\\n", " ").replaceAll("\\s+", " ").strip())
        .distinct();
  }

  @Test
  void thePagesDoShowCommands() {
    assertThat(lines().map(line -> words(line).get(0)))
        .hasSizeGreaterThan(40)
        .contains("check", "export", "terrain", "help")
        .containsAll(OF_THE_LAUNCHER);
  }

  /** Asked for its help, a command still refuses words and options that it does not know. */
  @ParameterizedTest
  @MethodSource("lines")
  void isUnderstood(String line) {
    List<String> words = words(line);
    if (OF_THE_LAUNCHER.contains(words.get(0))) {
      assertThat(Pages.read(Pages.ROOT.resolve("studio")))
          .contains("\"${1:-}\" = " + words.get(0) + " ]");
      return;
    }
    if (!words.get(0).equals("help")) {
      words.add("--help");
    }
    words.remove("COMMAND");
    TestTerminal studio = new TestTerminal(folder);
    assertThat(studio.run(words.toArray(new String[0]))).as(studio.err()).isZero();
  }

  private static List<String> words(String line) {
    List<String> words = new ArrayList<>();
    Matcher match = WORD.matcher(line);
    while (match.find()) {
      words.add(match.group(1) == null ? match.group(2) : match.group(1));
    }
    return words;
  }
}
