package studio.kriegsspiel.rules.coverage;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import studio.kriegsspiel.rules.book.RuleBook;
import studio.kriegsspiel.rules.library.RuleBooks;
import studio.kriegsspiel.rules.procedure.Procedure;

/** Keeps {@code docs/rules/coverage.json} in step with what the tests of all modules show. */
class CoverageTest {
  private static final Path ROOT = Path.of(System.getProperty("studio.root"));

  private static Inventory inventory;
  private static Coverage coverage;

  @BeforeAll
  static void read() throws IOException {
    inventory = Inventory.load();
    coverage = new Coverage(inventory, RuleAnnotations.find(ROOT), new Written(ROOT, inventory));
  }

  @Test
  void theReportIsCurrent() throws IOException {
    assertThat(inventory.statements()).hasSize(1353);
    GoldenFile.check(ROOT.resolve("docs/rules/coverage.json"), coverage.json());
  }

  @Test
  void everyStatementThatActsInPlayHasItsPartInAGame() throws IOException {
    InGame game = new InGame(inventory, coverage);
    assertThat(game.faults()).isEmpty();
    assertThat(game.open().keySet())
        .noneMatch(
            each -> each.matches(".*(march$|move|fire|melee|morale|messenger|dispatch|rider).*"));
    GoldenFile.check(ROOT.resolve("docs/rules/in-a-game.json"), game.json());
  }

  @Test
  void nothingWaits() {
    assertThat(coverage.items(How.WAITING)).isEmpty();
  }

  @Test
  void everyStatementOfTheTwoKriegsspielBooksReachesAUser() {
    assertThat(coverage.items(How.CODE)).noneMatch(item -> item.startsWith("G"));
  }

  @Test
  void nothingIsForPeopleOrForTheRehearsalThatATestShows() {
    for (How how : List.of(How.PEOPLE, How.REHEARSAL)) {
      assertThat(coverage.items(how))
          .allSatisfy(item -> assertThat(coverage.shown().get(item).tests()).as(item).isEmpty());
    }
  }

  @Test
  void whatIsSaidToShowAStatementExists() {
    for (Statement statement : inventory.statements()) {
      RuleBook book = RuleBooks.get(statement.book());
      List<String> procedures = book.procedures().stream().map(Procedure::name).toList();
      for (String item : inventory.items(statement.id())) {
        Shown shown = coverage.shown().get(item);
        switch (shown.how()) {
          case PROCEDURE -> assertThat(procedures).as(item).containsAll(shown.by());
          case TABLE -> assertThat(book.tables().names()).as(item).containsAll(shown.by());
          case CHECK ->
              assertThat(shown.by())
                  .as(item)
                  .allMatch(id -> Files.exists(ROOT.resolve("docs/checks/" + id + ".md")));
          default -> assertThat(shown.by()).as(item).doesNotContain("");
        }
      }
    }
  }

  /** A procedure or a table that is said to show a statement needs a test that shows it does. */
  @Test
  void whatIsReckonedIsTested() {
    for (Map.Entry<String, Shown> each : coverage.shown().entrySet()) {
      if (List.of(How.PROCEDURE, How.TABLE, How.GROUND).contains(each.getValue().how())) {
        assertThat(each.getValue().tests()).as(each.getKey()).isNotEmpty();
      }
    }
  }
}
