package studio.kriegsspiel.cli.architecture;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaAccess;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.domain.JavaCodeUnit;
import com.tngtech.archunit.core.domain.JavaFieldAccess;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.ServiceLoader;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.TestInstance.Lifecycle;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import studio.kriegsspiel.rules.RegisteredBook;
import studio.kriegsspiel.rules.RuleBookId;
import studio.kriegsspiel.rules.book.RuleBook;
import studio.kriegsspiel.rules.table.TableSet;

/** All of a book stands in its book: a sixth one changes nothing anywhere else. */
@TestInstance(Lifecycle.PER_CLASS)
class BookKnowledgeTest {
  private static final String ROOT = "studio.kriegsspiel";
  private static final String RULES = ROOT + ".rules..";

  /** The name of a table comes from the user, or from the list of all. */
  private static final Set<String> SHOW_ANY_TABLE =
      Set.of("RulesCommand", "RulesTextPrinter", "RulesJsonPrinter");

  /** Which questions are filled from a situation is still told by the book. */
  private static final Set<String> FILL_BY_BOOK = Set.of("Filler", "KriegsspielFiller");

  private final JavaClasses studio = House.classes();

  static List<String> packages() {
    return ServiceLoader.load(RegisteredBook.class).stream()
        .map(each -> each.type().getPackageName())
        .distinct()
        .toList();
  }

  /**
   * Two books that share their code share a package; nobody else knows it, no other book either.
   */
  @ParameterizedTest
  @MethodSource("packages")
  void nobodyKnowsTheCodeOfABook(String book) {
    noClasses()
        .that()
        .resideOutsideOfPackage(book + "..")
        .should()
        .dependOnClassesThat()
        .resideInAPackage(book + "..")
        .because("a book is asked through RuleBook, FieldManual and Procedure")
        .check(studio);
  }

  @Test
  void nobodyOutsideTheRulesNamesATable() {
    noClasses()
        .that()
        .resideOutsideOfPackage(RULES)
        .and(areNot(SHOW_ANY_TABLE))
        .should()
        .callMethod(RuleBook.class, "table", String.class)
        .orShould()
        .callMethod(TableSet.class, "find", String.class)
        .orShould()
        .callMethod(TableSet.class, "get", String.class)
        .orShould()
        .callMethod(TableSet.class, "names")
        .because("what a table says is told by the types of rules.printed and rules.field")
        .check(studio);
  }

  /** A check cites the books it rests on, once and for all; what it does, no book decides. */
  @Test
  void nothingOutsideTheRulesTurnsOnABook() {
    Set<String> known = new TreeSet<>();
    for (JavaClass each : studio) {
      if (!each.getPackageName().startsWith(ROOT + ".rules")
          && !FILL_BY_BOOK.contains(each.getSimpleName())) {
        each.getFieldAccessesFromSelf().stream()
            .filter(BookKnowledgeTest::isOfABook)
            .map(JavaAccess::getOwner)
            .filter(unit -> !unit.getName().equals("<clinit>"))
            .map(JavaCodeUnit::getFullName)
            .forEach(known::add);
      }
    }
    assertThat(known).isEmpty();
  }

  private static boolean isOfABook(JavaFieldAccess access) {
    return access.getTargetOwner().isEquivalentTo(RuleBookId.class)
        && !access.getOriginOwner().isEquivalentTo(RuleBookId.class);
  }

  @Test
  void nobodyOutsideTheRulesWritesTheIdOfABook() throws IOException {
    Path root = Path.of(System.getProperty("studio.root"));
    List<String> ids = RuleBookId.ids().stream().map(id -> '"' + id + '"').toList();
    try (Stream<Path> files = Files.walk(root)) {
      List<Path> sources =
          files
              .filter(each -> each.toString().endsWith(".java"))
              .filter(each -> each.toString().contains("/src/main/java/"))
              .filter(each -> !each.startsWith(root.resolve("dsl/rules")))
              .filter(each -> !each.endsWith("Filler.java"))
              .toList();
      Set<Path> writing = new TreeSet<>();
      for (Path each : sources) {
        String text = Files.readString(each);
        if (ids.stream().anyMatch(text::contains)) {
          writing.add(root.relativize(each));
        }
      }
      assertThat(sources).hasSizeGreaterThan(1000);
      assertThat(writing).isEmpty();
    }
  }

  private static DescribedPredicate<JavaClass> areNot(Set<String> names) {
    return DescribedPredicate.describe(
        "are not " + names.stream().sorted().collect(Collectors.joining(", ")),
        each -> !names.contains(each.getSimpleName()));
  }
}
