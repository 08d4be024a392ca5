package studio.kriegsspiel.rules.page;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import studio.kriegsspiel.rules.RuleBookId;
import studio.kriegsspiel.rules.coverage.GoldenFile;
import studio.kriegsspiel.rules.library.RuleBooks;

/** Keeps {@code docs/rules/*.md} in step with the data of the books. */
class BookPageTest {
  private static final Path ROOT = Path.of(System.getProperty("studio.root"));

  @ParameterizedTest
  @MethodSource("studio.kriegsspiel.rules.RuleBookId#values")
  void thePageIsCurrent(RuleBookId id) throws IOException {
    GoldenFile.check(ROOT.resolve("docs/rules/" + id.id() + ".md"), BookPage.of(RuleBooks.get(id)));
  }

  @Test
  void thePageOfTheCorrespondenceIsCurrent() throws IOException {
    String page = CorrespondencePage.text();
    assertThat(page).contains("| `guard` |").contains("*guards fight as elite");
    GoldenFile.check(ROOT.resolve("docs/rules/correspondence.md"), page);
  }

  @Test
  void aPageKeepsTheThreeLayersApart() {
    String page = BookPage.of(RuleBooks.get("reisswitz-1824"));
    assertThat(page)
        .contains("| march.light_cavalry | Light cavalry on the march | 400 | – | 250 |")
        .contains("§34; even ground, slopes under 5°: ruling C034 on §34")
        .contains("| DF-01 |")
        .contains("| `bands-open-at-top` |")
        .contains("- `fire`: Loss by one move of artillery or small-arms fire (p. xvi)");
  }
}
