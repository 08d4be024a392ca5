package studio.kriegsspiel.cli.architecture;

import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.Dependency;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.domain.JavaModifier;
import java.util.ServiceLoader;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import picocli.CommandLine.Command;
import studio.kriegsspiel.rules.RegisteredBook;

/**
 * What was written and forgotten: a check, a tool or a command that stands in no list works for
 * nobody, and nothing else would say so.
 */
class ForgottenTest {
  /** What wraps the checks that users bring. */
  private static final String OWN_CHECKS = House.ROOT + "checks.own";

  private final JavaClasses studio = House.classes();

  /** Classes of a family that can be made. */
  private Stream<JavaClass> kinds(String family) {
    return studio.get(House.ROOT + family).getAllSubclasses().stream()
        .filter(each -> !each.isInterface() && !each.isAnonymousClass())
        .filter(each -> !each.getPackageName().equals(OWN_CHECKS))
        .filter(each -> !each.getModifiers().contains(JavaModifier.ABSTRACT));
  }

  private static boolean isNamedBy(JavaClass kind, String list) {
    return kind.getDirectDependenciesToSelf().stream()
        .map(Dependency::getOriginClass)
        .anyMatch(origin -> House.outermost(origin).equals(House.ROOT + list));
  }

  @ParameterizedTest
  @CsvSource({
    "checks.check.Check, checks.CheckList",
    "desktop.ui.map.MapTool, desktop.ui.map.MapPanel",
    "desktop.ui.map.MapOverlay, desktop.ui.map.MapPanel",
    "cli.findings.FindingsWriter, cli.command.CheckCommand",
  })
  void whatIsOfAFamilyStandsInItsList(String family, String list) {
    Set<String> forgotten =
        kinds(family)
            .filter(kind -> !isNamedBy(kind, list))
            .map(JavaClass::getName)
            .collect(Collectors.toSet());
    assertThat(kinds(family)).isNotEmpty();
    assertThat(forgotten).as("stand in no list: add them to " + list).isEmpty();
  }

  @Test
  void everyCommandIsReachedFromAnother() {
    Set<String> forgotten =
        studio.stream()
            .filter(each -> each.isAnnotatedWith(Command.class))
            .filter(ForgottenTest::isNamedByItselfAlone)
            .map(JavaClass::getName)
            .collect(Collectors.toSet());
    assertThat(forgotten).isEmpty();
  }

  @Test
  void everyBookIsProvided() {
    Set<String> provided =
        ServiceLoader.load(RegisteredBook.class).stream()
            .map(each -> each.type().getName())
            .collect(Collectors.toSet());
    assertThat(kinds("rules.RegisteredBook").map(JavaClass::getName))
        .isNotEmpty()
        .allMatch(provided::contains);
  }

  /**
   * What only tests use belongs to the tests. Constants and markers leave no trace where they are
   * used; a book is found as a service, and a program begins at its {@code main}.
   */
  @Test
  void everyClassIsUsedBySomebody() {
    Set<String> unused =
        studio.stream()
            .filter(each -> !each.isNestedClass() && !each.isAnnotation())
            .filter(each -> !each.getSimpleName().equals("package-info"))
            .filter(each -> !each.isAssignableTo(RegisteredBook.class))
            .filter(each -> each.tryGetMethod("main", String[].class).isEmpty())
            .filter(each -> !holdsConstantsAlone(each))
            .filter(ForgottenTest::isNamedByItselfAlone)
            .map(JavaClass::getName)
            .filter(each -> !each.contains(".language.xtext."))
            .collect(Collectors.toSet());
    assertThat(unused).isEmpty();
  }

  private static boolean holdsConstantsAlone(JavaClass each) {
    return each.getMethods().isEmpty() && !each.getFields().isEmpty() && !each.isEnum();
  }

  private static boolean isNamedByItselfAlone(JavaClass each) {
    return each.getDirectDependenciesToSelf().stream()
        .allMatch(from -> House.outermost(from.getOriginClass()).equals(House.outermost(each)));
  }
}
