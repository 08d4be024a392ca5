package studio.kriegsspiel.language;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Every id that the language gives has a page that explains it, and every page an id. */
class FindingPagesTest {
  private static final Path PAGES = Path.of("../../../docs/checks");
  private static final Path SOURCES = Path.of("src/main/java");
  private static final Pattern ID = Pattern.compile("\"(KS-(?:SYN|LNK)-\\d{3})\"");

  @Test
  void everyIdIsExplained() throws IOException {
    assertThat(pages()).isEqualTo(ids());
  }

  @Test
  void everyPageBeginsWithItsId() throws IOException {
    for (String id : pages()) {
      String page = Goldens.read(PAGES.resolve(id + ".md"));
      assertThat(page).startsWith("# " + id + ": ");
      assertThat(page).contains("## What it means", "## Example", "## How to mend it");
    }
  }

  private static Set<String> pages() throws IOException {
    Set<String> pages = new TreeSet<>();
    try (Stream<Path> files = Files.list(PAGES)) {
      files
          .map(each -> each.getFileName().toString().replace(".md", ""))
          .filter(each -> each.matches("KS-(SYN|LNK)-\\d{3}"))
          .forEach(pages::add);
    }
    return pages;
  }

  private static Set<String> ids() throws IOException {
    Set<String> ids = new TreeSet<>();
    try (Stream<Path> files = Files.walk(SOURCES)) {
      for (Path each : files.filter(file -> file.toString().endsWith(".java")).toList()) {
        Matcher matcher = ID.matcher(Goldens.read(each));
        while (matcher.find()) {
          ids.add(matcher.group(1));
        }
      }
    }
    return ids;
  }
}
