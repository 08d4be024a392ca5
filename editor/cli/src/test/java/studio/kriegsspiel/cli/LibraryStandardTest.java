package studio.kriegsspiel.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.LocalDateTime;
import java.time.LocalTime;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import studio.kriegsspiel.drawing.MapLayers;
import studio.kriegsspiel.drawing.MapPainter;
import studio.kriegsspiel.export.map.MapSheets;
import studio.kriegsspiel.export.pdf.PageSize;
import studio.kriegsspiel.library.Library;
import studio.kriegsspiel.library.LibraryEntry;
import studio.kriegsspiel.scenario.Scenario;
import studio.kriegsspiel.scenario.StatedDaylight;
import studio.kriegsspiel.scenario.force.Echelon;
import studio.kriegsspiel.scenario.force.Strength;
import studio.kriegsspiel.scenario.force.Unit;
import studio.kriegsspiel.situation.Situation;
import studio.kriegsspiel.study.Studies;
import studio.kriegsspiel.terrain.Terrain;

/**
 * What can be counted of the written standard of the library's evenings, {@code
 * docs/scenarios/README.md}: sheets of the map, figures with a source, one weather for one field
 * and day, points of objectives.
 */
class LibraryStandardTest {
  private static final int MOST_SHEETS = 12;
  private static final int SCALE = 8000;

  /** Both divisions of the last exercise have their second brigades on the edges of the valley. */
  private static final String LONGEST = "course-12-the-meeting";

  private static final int SCALE_OF_THE_LONGEST = 10_000;
  private static final double PACE = 0.753;
  static final Studies STUDIES = Studies.ofLibrary().readingScenariosOnce();

  static List<LibraryEntry> scenarios() {
    return Library.open().scenarios();
  }

  static Stream<LibraryEntry> historical() {
    return scenarios().stream().filter(LibraryStandardTest::namesSources);
  }

  static Stream<LibraryEntry> evenings() {
    return scenarios().stream().filter(each -> scenario(each).review().exercises().isEmpty());
  }

  private static boolean namesSources(LibraryEntry entry) {
    return scenario(entry).units().anyMatch(unit -> !unit.sources().isEmpty());
  }

  private static Scenario scenario(LibraryEntry entry) {
    return STUDIES.read(entry.path()).scenario().orElseThrow();
  }

  private static Situation situation(LibraryEntry entry) {
    return STUDIES.read(entry.path()).situation().orElseThrow();
  }

  @ParameterizedTest
  @MethodSource("scenarios")
  void printsOnTwelveSheetsAtMost(LibraryEntry entry) {
    assertThat(sheets(entry)).isBetween(1L, (long) MOST_SHEETS);
  }

  /** Sheets of A4 on which the map of an evening is printed. */
  static long sheets(LibraryEntry entry) {
    Terrain played = situation(entry).printed().orElseThrow().terrain();
    MapSheets sheets = new MapSheets(played, new MapPainter(played), MapLayers.drawn(), PACE);
    return sheets.count(PageSize.A4, entry.slug().equals(LONGEST) ? SCALE_OF_THE_LONGEST : SCALE);
  }

  @ParameterizedTest
  @MethodSource("historical")
  void namesASourceForEachFigure(LibraryEntry entry) {
    Scenario scenario = scenario(entry);
    assertThat(scenario.units())
        .filteredOn(unit -> !unit.strength().equals(Strength.UNKNOWN))
        .filteredOn(unit -> !isSourced(unit, scenario) && !isSourcedPost(unit, scenario))
        .extracting(unit -> unit.id().toString())
        .isEmpty();
  }

  /** What many share is said once, on the formation above them. */
  private static boolean isSourced(Unit unit, Scenario scenario) {
    return scenario.units().anyMatch(each -> each.holds(unit.id()) && !each.sources().isEmpty());
  }

  /** A post's number stands with its place, and so does its source. */
  private static boolean isSourcedPost(Unit unit, Scenario scenario) {
    return unit.echelon() == Echelon.POST
        && scenario.deployments().stream()
            .anyMatch(each -> each.unit().equals(unit.id()) && !each.sources().isEmpty());
  }

  @ParameterizedTest
  @MethodSource("evenings")
  void givesPointsForEachObjective(LibraryEntry entry) {
    assertThat(scenario(entry).sides())
        .allSatisfy(
            side ->
                assertThat(side.objectives())
                    .isNotEmpty()
                    .allSatisfy(each -> assertThat(each.worth()).as(each.text()).isPresent()));
  }

  /** The first word on a minute of a field and day is kept, and all others have to say the same. */
  @Test
  void hasOneWeatherForOneFieldAndDay() {
    Map<Minute, Sky> first = new HashMap<>();
    Map<Minute, String> by = new HashMap<>();
    int twice = 0;
    for (LibraryEntry entry : historical().toList()) {
      Scenario scenario = scenario(entry);
      Situation situation = situation(entry);
      String field = scenario.header().terrain().orElseThrow();
      LocalDateTime ends = situation.clock().time(scenario.header().ends());
      for (LocalDateTime time = scenario.header().begins();
          time.isBefore(ends);
          time = time.plusMinutes(1)) {
        Minute minute = new Minute(field, time);
        Sky sky = Sky.at(situation, time);
        Sky said = first.putIfAbsent(minute, sky);
        if (said != null) {
          assertThat(sky).as("%s at %s, as %s", entry, time, by.get(minute)).isEqualTo(said);
          twice++;
        }
        by.putIfAbsent(minute, entry.slug());
      }
    }
    assertThat(twice).as("minutes that two scenarios have in common").isGreaterThan(600);
  }

  private record Minute(String field, LocalDateTime time) {}

  private record Sky(
      Optional<String> weather,
      Optional<String> ground,
      Optional<String> rivers,
      Optional<LocalTime> dawn,
      Optional<LocalTime> dusk) {
    static Sky at(Situation situation, LocalDateTime time) {
      return new Sky(
          situation.weather().at(time),
          situation.groundState().at(time),
          situation.rivers().at(time),
          light(situation).flatMap(StatedDaylight::dawn),
          light(situation).flatMap(StatedDaylight::dusk));
    }

    private static Optional<StatedDaylight> light(Situation situation) {
      return situation.scenario().header().conditions().daylight();
    }
  }
}
