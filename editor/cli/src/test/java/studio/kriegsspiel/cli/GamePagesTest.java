package studio.kriegsspiel.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.Iterator;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import studio.kriegsspiel.rules.RuleBookId;

/**
 * The evenings in {@code docs/games} are those that {@link GoldenGamesTest} plays: the commands to
 * the word, the story line by line, of which a page may leave lines out.
 */
class GamePagesTest {
  private static final Path PAGES = Pages.ROOT.resolve("docs/games");
  private static final int SHORTEST = 30;

  static List<String> books() {
    return RuleBookId.ids();
  }

  @ParameterizedTest
  @MethodSource("books")
  void aPageTellsTheEveningThatIsPlayed(String book) {
    String page = Pages.read(PAGES.resolve(book + ".md"));
    List<String> played =
        Pages.read(Path.of("src/test/resources/games/evening-" + book + ".txt")).lines().toList();
    List<String> typed =
        played.stream()
            .filter(each -> each.startsWith("> "))
            .map(each -> each.substring(2))
            .toList();

    assertThat(block(page, "sh"))
        .isEqualTo(
            typed.stream()
                .skip(1)
                .map(each -> "studio game " + typed.get(0) + " " + each)
                .toList());
    List<String> story = block(page, "text");
    assertThat(story).hasSizeGreaterThanOrEqualTo(SHORTEST);
    Iterator<String> all = played.iterator();
    assertThat(story)
        .allSatisfy(line -> assertThat(Stream.generate(all::next).anyMatch(line::equals)).isTrue());
  }

  @Test
  void eachIsNamedOnTheFirstPage() {
    String first = Pages.read(PAGES.resolve("README.md"));
    assertThat(RuleBookId.ids()).allSatisfy(book -> assertThat(first).contains(book + ".md"));
  }

  private static List<String> block(String page, String kind) {
    Matcher block = Pattern.compile("(?ms)^```" + kind + "\\n(.*?)^```").matcher(page);
    assertThat(block.find()).as("a block of " + kind).isTrue();
    return block.group(1).lines().toList();
  }
}
