package studio.kriegsspiel.library;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import studio.kriegsspiel.checks.CheckList;
import studio.kriegsspiel.checks.Checker;
import studio.kriegsspiel.checks.allow.Allowances;
import studio.kriegsspiel.language.ParsedScenario;
import studio.kriegsspiel.language.ScenarioLanguage;
import studio.kriegsspiel.language.source.FileTexts;
import studio.kriegsspiel.rules.book.RuleBook;
import studio.kriegsspiel.rules.library.RuleBooks;
import studio.kriegsspiel.scenario.Scenario;
import studio.kriegsspiel.scenario.finding.Finding;
import studio.kriegsspiel.scenario.finding.Severity;
import studio.kriegsspiel.scenario.ground.PositionResolver;
import studio.kriegsspiel.situation.Situation;
import studio.kriegsspiel.situation.ground.BookMeasures;
import studio.kriegsspiel.terrain.Terrain;
import studio.kriegsspiel.terrain.ground.Ground;
import studio.kriegsspiel.terrain.io.TerrainPackage;

/** Every scenario and template of the library is understood, and stands on ground it knows. */
class ScenariosTest {

  private static final Library LIBRARY = Library.open();

  static Stream<Path> texts() {
    return Stream.concat(LIBRARY.scenarios().stream(), LIBRARY.templates().stream())
        .map(LibraryEntry::path);
  }

  private static ParsedScenario load(Path text) {
    return new ScenarioLanguage().load(text, FileTexts.ON_DISK.knowing(LIBRARY::findArmy));
  }

  @ParameterizedTest
  @MethodSource("texts")
  void isReadWithoutAWordOfComplaint(Path text) {
    ParsedScenario parsed = load(text);
    assertThat(parsed.findings()).isEmpty();
    assertThat(parsed.scenario()).isPresent();
  }

  @ParameterizedTest
  @MethodSource("texts")
  void bringsInArmyListsByName(Path text) throws IOException {
    assertThat(Files.readString(text).lines().filter(line -> line.contains("armies/"))).isEmpty();
  }

  @ParameterizedTest
  @MethodSource("texts")
  void standsOnATerrainOfTheLibrary(Path text) {
    Scenario scenario = load(text).scenario().orElseThrow();
    Terrain terrain =
        TerrainPackage.read(
            LIBRARY.findTerrain(scenario.header().terrain().orElseThrow()).orElseThrow());
    PositionResolver resolver =
        new PositionResolver(
            terrain,
            BookMeasures.of(RuleBooks.get(scenario.header().rules().orElseThrow().book())));
    assertThat(scenario.deployments()).isNotEmpty();
    assertThat(scenario.deployments())
        .allSatisfy(each -> assertThat(resolver.find(each.position())).isPresent());
  }

  @ParameterizedTest
  @MethodSource("texts")
  void isCheckedWithoutErrorsOrWarnings(Path text) {
    ParsedScenario parsed = load(text);
    Scenario scenario = parsed.scenario().orElseThrow();
    Terrain terrain =
        TerrainPackage.read(
            LIBRARY.findTerrain(scenario.header().terrain().orElseThrow()).orElseThrow());
    RuleBook book = RuleBooks.get(scenario.header().rules().orElseThrow().book());
    List<Finding> findings =
        Checker.ofAll()
            .check(new Situation(scenario, book, Optional.of(Ground.of(terrain))), parsed.text());
    assertThat(
            new Allowances(scenario, CheckList.allowable(), CheckList.stoppingExport())
                .kept(findings))
        .filteredOn(
            finding -> finding.severity() != Severity.NOTE || finding.id().equals("KS-INT-001"))
        .extracting(finding -> finding.span().line() + " " + finding.id() + " " + finding.message())
        .isEmpty();
  }

  @ParameterizedTest
  @MethodSource("texts")
  void titleIsThatOfTheIndex(Path text) {
    Scenario scenario = load(text).scenario().orElseThrow();
    assertThat(LIBRARY.scenarios())
        .filteredOn(entry -> entry.path().equals(text))
        .allSatisfy(entry -> assertThat(entry.title()).isEqualTo(scenario.title()));
  }
}
