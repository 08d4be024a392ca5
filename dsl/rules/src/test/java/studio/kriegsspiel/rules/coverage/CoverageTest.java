package studio.kriegsspiel.rules.coverage;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Keeps {@code docs/rules/coverage.json} in step with what the tests of all modules name. */
class CoverageTest {
  private static final Path ROOT = Path.of(System.getProperty("studio.root"));

  @Test
  void theReportIsCurrentAndNothingIsLeftOpen() throws IOException {
    Inventory inventory = Inventory.load();
    assertThat(inventory.statements()).hasSize(1353);
    Coverage coverage = new Coverage(inventory, RuleAnnotations.find(ROOT));
    GoldenFile.check(ROOT.resolve("docs/rules/coverage.json"), coverage.json());
    assertThat(coverage.both()).as("for people only, yet shown by a test").isEmpty();
    assertThat(coverage.open())
        .filteredOn(CoverageTest::isClosedGroup)
        .as("neither shown by a test nor for people only")
        .isEmpty();
  }

  /** Groups of statements of which none may be left open any more. */
  private static boolean isClosedGroup(String id) {
    return Stream.of("G1-", "G2-", "G3-", "G4-", "G5-", "G6-", "G7-", "B0", "B1", "K", "N")
        .anyMatch(id::startsWith);
  }
}
