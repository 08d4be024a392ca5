package studio.kriegsspiel.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Links between the pages lead somewhere. */
class PageLinksTest {
  private static final Pattern LINK = Pattern.compile("\\]\\(([^)\\s]+)\\)");

  static Stream<String> pages() {
    return Pages.all().stream().map(Pages::name);
  }

  @ParameterizedTest
  @MethodSource("pages")
  void everyLinkLeadsToAFileAndAHeading(String name) {
    Path page = Pages.ROOT.resolve(name);
    assertThat(targets(page)).allSatisfy(target -> assertLeads(page, target));
  }

  @Test
  void thePagesDoHaveLinks() {
    assertThat(Pages.all().stream().flatMap(page -> targets(page).stream())).hasSizeGreaterThan(50);
    assertThat(Pages.anchors(Pages.ROOT.resolve("docs/ARCHITECTURE.md"))).contains("a-rule-book");
  }

  private static List<String> targets(Path page) {
    return LINK.matcher(Pages.prose(page))
        .results()
        .map(match -> match.group(1))
        .filter(target -> !target.matches("[a-z]+:.*"))
        .toList();
  }

  private static void assertLeads(Path page, String target) {
    int hash = target.indexOf('#');
    String path = hash < 0 ? target : target.substring(0, hash);
    Path file = path.isEmpty() ? page : page.resolveSibling(path).normalize();
    assertThat(Files.exists(file)).as(target).isTrue();
    assertThat(file).as(target).startsWith(Pages.ROOT);
    if (hash >= 0) {
      assertThat(Pages.anchors(file)).as(target).contains(target.substring(hash + 1));
    }
  }
}
