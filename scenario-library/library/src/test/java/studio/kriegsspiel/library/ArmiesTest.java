package studio.kriegsspiel.library;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import studio.kriegsspiel.language.ParsedScenario;
import studio.kriegsspiel.language.ScenarioLanguage;
import studio.kriegsspiel.scenario.force.Echelon;
import studio.kriegsspiel.scenario.force.Strength;
import studio.kriegsspiel.scenario.force.Unit;

/** The army lists of the library can be brought in, and add up to what the books print. */
class ArmiesTest {
  private static final Library LIBRARY = Library.open();
  private static final Set<Echelon> FOOT = EnumSet.of(Echelon.BATTALION, Echelon.HALF_BATTALION);
  private static final Set<Echelon> HORSE = EnumSet.of(Echelon.REGIMENT, Echelon.SQUADRON);

  @TempDir Path folder = Path.of("");

  @ParameterizedTest
  @ValueSource(strings = {"anglo-allied-waterloo", "french-waterloo", "prussian-1815"})
  void everyFigureNamesItsSource(String slug) throws IOException {
    assertThat(units(slug))
        .filteredOn(unit -> !unit.strength().equals(Strength.UNKNOWN))
        .hasSizeGreaterThan(100)
        .allSatisfy(unit -> assertThat(unit.sources()).as(unit.title()).isNotEmpty());
  }

  /**
   * Siborne 1900, pp. 368, 589-591 and 76: foot, horse and guns. Cotton counts all ranks of the
   * British, Siborne rank and file, so that the foot of the Allies is more by a tenth of theirs.
   */
  @ParameterizedTest
  @CsvSource({
    "anglo-allied-waterloo, 49608, 1650, 12408, 550, 156",
    "french-waterloo, 47579, 100, 13792, 1500, 246",
    "prussian-1815, 99715, 0, 11879, 0, 312"
  })
  void addsUpToWhatThePrintedReturnsHave(
      String slug, int foot, int footApart, int horse, int horseApart, int guns)
      throws IOException {
    assertThat(men(slug, FOOT)).isCloseTo(foot, within(footApart));
    assertThat(men(slug, HORSE)).isCloseTo(horse, within(horseApart));
    assertThat(units(slug).stream().mapToInt(unit -> unit.strength().pieces()).sum())
        .isEqualTo(guns);
  }

  private int men(String slug, Set<Echelon> echelons) throws IOException {
    return units(slug).stream()
        .filter(unit -> echelons.contains(unit.echelon()))
        .mapToInt(unit -> unit.strength().men().orElse(0))
        .sum();
  }

  private List<Unit> units(String slug) throws IOException {
    Path list = LIBRARY.findArmy(slug).orElseThrow();
    Files.writeString(folder.resolve("army.kriegsspiel"), Files.readString(list));
    Path scenario =
        Files.writeString(
            folder.resolve("scenario.kriegsspiel"),
            """
            scenario "An army"
              rules reisswitz-1824
              on 18 June 1815 from 11:30 to 20:00

            side Blue "Blue" colour blue

            army of Blue
              import "army.kriegsspiel"
            """);
    ParsedScenario parsed = new ScenarioLanguage().load(scenario);
    assertThat(parsed.findings()).isEmpty();
    return parsed.scenario().orElseThrow().units().toList();
  }
}
