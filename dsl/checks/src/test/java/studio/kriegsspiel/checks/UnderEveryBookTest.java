package studio.kriegsspiel.checks;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import studio.kriegsspiel.checks.check.CheckInfo;
import studio.kriegsspiel.language.ParsedScenario;
import studio.kriegsspiel.rules.RuleBookId;

/**
 * No check is silent about its own sample under another book by mistake: where it is, {@code
 * silent.csv} says why, and says it of no other.
 */
class UnderEveryBookTest {
  private static final Path SILENT = Samples.FOLDER.resolve("../silent.csv");
  private static final Path LOUD = Samples.FOLDER.resolve("../loud.csv");

  @ParameterizedTest
  @MethodSource("studio.kriegsspiel.rules.RuleBookId#values")
  void isSilentOnlyWhereThereIsAReason(RuleBookId book) {
    List<String> silent = new ArrayList<>();
    for (CheckInfo check : EveryCheckTest.checks().toList()) {
      String text = Samples.read(Samples.fails(check.id()));
      ParsedScenario under = Samples.parse("fails.kriegsspiel", Samples.under(book, text));
      if (Samples.check(under, check.id()::equals).isEmpty()) {
        silent.add(check.id());
      }
    }
    assertThat(silent).containsExactlyInAnyOrderElementsOf(withReason(SILENT, book));
  }

  /** Nor does it tell of its near miss, but where {@code loud.csv} says why. */
  @ParameterizedTest
  @MethodSource("studio.kriegsspiel.rules.RuleBookId#values")
  void tellsOfANearMissOnlyWhereThereIsAReason(RuleBookId book) {
    List<String> loud = new ArrayList<>();
    for (CheckInfo check : EveryCheckTest.checks().toList()) {
      String text = Samples.under(book, Samples.read(Samples.passes(check.id())));
      ParsedScenario under = Samples.parse("passes.kriegsspiel", text);
      if (!Samples.check(under, check.id()::equals).isEmpty()) {
        loud.add(check.id());
      }
    }
    assertThat(loud).containsExactlyInAnyOrderElementsOf(withReason(LOUD, book));
  }

  /** All that a check tells of its own sample and near miss under the five books, to the letter. */
  @ParameterizedTest
  @MethodSource("studio.kriegsspiel.checks.EveryCheckTest#checks")
  void tellsUnderEachBookWhatItTold(CheckInfo check) throws IOException {
    StringBuilder told = new StringBuilder();
    for (Path sample : List.of(Samples.fails(check.id()), Samples.passes(check.id()))) {
      String text = Samples.read(sample);
      String name = sample.getFileName().toString();
      told.append("== ").append(name).append('\n');
      told.append(
          Told.of(book -> Samples.parse(name, Samples.under(book, text)), check.id()::equals));
    }
    Path golden = Samples.FOLDER.resolve(check.id()).resolve("books.expected");
    if (EveryCheckTest.REWRITE) {
      Files.writeString(golden, told);
    }
    assertThat(told).hasToString(Samples.read(golden));
  }

  /** Ids of the lines {@code id;book;reason}. */
  private static List<String> withReason(Path file, RuleBookId book) {
    return Samples.read(file)
        .lines()
        .filter(line -> !line.isBlank() && !line.startsWith("#"))
        .map(line -> line.split(";"))
        .peek(cells -> assertThat(cells).hasSize(3))
        .filter(cells -> cells[1].equals(book.id()) && Asked.is(cells[0]))
        .map(cells -> cells[0])
        .toList();
  }
}
