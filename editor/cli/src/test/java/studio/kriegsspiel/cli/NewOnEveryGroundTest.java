package studio.kriegsspiel.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.BiPredicate;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import studio.kriegsspiel.desk.importing.GroundBeginning;
import studio.kriegsspiel.desk.template.Beginning;
import studio.kriegsspiel.library.Library;
import studio.kriegsspiel.library.LibraryEntry;
import studio.kriegsspiel.rules.RuleBookId;
import studio.kriegsspiel.scenario.finding.Finding;
import studio.kriegsspiel.scenario.finding.Severity;
import studio.kriegsspiel.study.Cancellation;
import studio.kriegsspiel.study.Studies;
import studio.kriegsspiel.terrain.io.TerrainPackage;

/** The blank template begins on every ground of the library, under every book, without problems. */
class NewOnEveryGroundTest {
  private static final Studies STUDIES = Studies.ofLibrary();

  /** Each ground with one of the books, in turn. */
  static Stream<Arguments> grounds() {
    return pairs((ground, book) -> book == ground % RuleBookId.values().size());
  }

  static Stream<Arguments> otherBooks() {
    return pairs((ground, book) -> book != ground % RuleBookId.values().size());
  }

  private static Stream<Arguments> pairs(BiPredicate<Integer, Integer> wanted) {
    List<String> grounds = Library.open().terrains().stream().map(LibraryEntry::slug).toList();
    List<RuleBookId> books = RuleBookId.values();
    List<Arguments> pairs = new ArrayList<>();
    for (int ground = 0; ground < grounds.size(); ground++) {
      for (int book = 0; book < books.size(); book++) {
        if (wanted.test(ground, book)) {
          pairs.add(Arguments.of(grounds.get(ground), books.get(book)));
        }
      }
    }
    return pairs.stream();
  }

  @Tag("long")
  @ParameterizedTest
  @MethodSource("otherBooks")
  void norUnderTheOtherBooks(String ground, RuleBookId book) throws IOException {
    hasNoFindingButNotes(ground, book);
  }

  @ParameterizedTest
  @MethodSource("grounds")
  void hasNoFindingButNotes(String ground, RuleBookId book) throws IOException {
    Library library = Library.open();
    String blank =
        new Beginning("A new scenario", book).write(Files.readString(library.blankScenario()));
    String text =
        GroundBeginning.isFor(blank, ground)
            ? blank
            : GroundBeginning.write(
                blank, ground, TerrainPackage.read(library.findTerrain(ground).orElseThrow()));

    List<Finding> findings =
        STUDIES
            .of("new", Optional.empty(), text, Cancellation.NEVER)
            .findings(Cancellation.NEVER)
            .stream()
            .filter(each -> each.severity() != Severity.NOTE)
            .toList();
    assertThat(findings).as(text).extracting(each -> each.id() + " " + each.message()).isEmpty();
  }
}
