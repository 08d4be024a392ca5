package studio.kriegsspiel.rules.library;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.Set;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import studio.kriegsspiel.rules.RuleBookId;
import studio.kriegsspiel.rules.concept.Arm;
import studio.kriegsspiel.rules.concept.TerrainKind;
import studio.kriegsspiel.rules.concept.UnitType;
import studio.kriegsspiel.rules.field.LineOfFire;
import studio.kriegsspiel.rules.field.RangeTable;
import studio.kriegsspiel.rules.field.Sighting;
import studio.kriegsspiel.rules.field.Troops;

/** The edges of ranges, of what may be told apart, and of a messenger's ride, by hand. */
class EdgesTest {

  @ParameterizedTest(name = "{0} {1} {2}-pdr: {3} ends at {4} m")
  @CsvSource(
      delimiter = '|',
      value = {
        // 400, 800, 1200 and 1800 paces of 0.753 m
        "reisswitz-1824|ARTILLERY_MEDIUM|6|small canister|301.2|large canister",
        "reisswitz-1824|ARTILLERY_MEDIUM|6|large canister|602.4|elevation",
        "reisswitz-1824|ARTILLERY_MEDIUM|6|elevation|903.6|random",
        "reisswitz-1824|ARTILLERY_MEDIUM|6|random|1355.4|-",
        // 500, 1000, 1500 and 2000 paces of 0.804672 m, the last a mile less nothing: 1609.344
        "british-1815|ARTILLERY_MEDIUM|9|small canister|402.336|large canister",
        "british-1815|ARTILLERY_MEDIUM|9|large canister|804.672|elevation",
        "british-1815|ARTILLERY_MEDIUM|9|elevation|1207.008|random",
        "british-1815|ARTILLERY_MEDIUM|9|random|1609.344|-",
        "british-1815|INFANTRY_LINE|0|0-100 paces|80.4672|100-200 paces",
        "british-1815|INFANTRY_LINE|0|300-400 paces|321.8688|-",
        // Spaces of 150 m
        "battle-system|ARTILLERY_HEAVY|12|1 space|150|2-4 spaces",
        "battle-system|ARTILLERY_HEAVY|12|2-4 spaces|600|5 spaces",
        "battle-system|ARTILLERY_HEAVY|12|6 spaces|900|-",
        // Inches of 50 yards, 45.72 m: 12, 21 and 42
        "kriegskunst|ARTILLERY_MEDIUM|6|canister|548.64|effective",
        "kriegskunst|ARTILLERY_MEDIUM|6|effective|960.12|long",
        "kriegskunst|ARTILLERY_MEDIUM|6|long|1920.24|-",
        // Millimetres of 2 m: 125, 350 and 525
        "napoleonic-rng|ARTILLERY_HORSE|6|0-125 millimetres|250|126-350 millimetres",
        "napoleonic-rng|ARTILLERY_HORSE|6|126-350 millimetres|700|351-525 millimetres",
        "napoleonic-rng|ARTILLERY_HORSE|6|351-525 millimetres|1050|-"
      })
  void aRangeEndsAtTheBooksFigureInMetres(
      RuleBookId book, UnitType type, int pounds, String name, double metres, String next) {
    Troops troops =
        type.arm() == Arm.ARTILLERY ? Troops.battery(type, 8, pounds) : Troops.of(type, 600);
    RangeTable table = RuleBooks.get(book).fieldManual().gunnery().findRanges(troops).orElseThrow();

    assertThat(table.findAt(metres).map(RangeTable.Step::name)).contains(name);
    // Rounding of places on the map moves no target over the edge; a centimetre does.
    assertThat(table.findAt(metres + 1e-9).map(RangeTable.Step::name)).contains(name);
    assertThat(table.findAt(metres + 0.01).map(RangeTable.Step::name).orElse("-")).isEqualTo(next);
  }

  @ParameterizedTest(name = "{0} up to {1} m")
  @CsvSource(
      delimiter = '|',
      value = {
        // 1114, 880, 616, 440 and 220 paces of 0.804672 m
        "infantry from cavalry|896.404608",
        "a single figure|708.11136",
        "head, white belts and trousers|495.677952",
        "face, limbs, uniform and firelocks|354.05568",
        "details of body and uniform|177.02784"
      })
  void whatMayBeToldEndsAtItsRow(String what, double metres) {
    Sighting row =
        RuleBooks.get(RuleBookId.BRITISH_1815).fieldManual().sightings().stream()
            .filter(each -> each.what().equals(what))
            .findFirst()
            .orElseThrow();

    assertThat(row.metres()).isCloseTo(metres, within(1e-6));
    assertThat(row.holdsAt(metres)).isTrue();
    assertThat(row.holdsAt(metres + 0.01)).isFalse();
    assertThat(row.holdsAt(0)).isTrue();
  }

  @ParameterizedTest(name = "{0}: {1} m in {2} min")
  @CsvSource({
    // 1800 paces at 900 a move of two minutes
    "reisswitz-1824, 1355.4, 4",
    // 2000 at 900 and 1400 at 700: (2.2222 + 2) x 2
    "reisswitz-1824, 2560.2, 8.444444444",
    // 1800 at 900; 3500 wholly at 700
    "british-1815, 1448.4096, 4",
    "british-1815, 2816.352, 10"
  })
  void aMessengerRidesAtTheRatesOfTheBook(RuleBookId book, double metres, double minutes) {
    assertThat(RuleBooks.get(book).fieldManual().findMessengerRide(metres).orElseThrow().minutes())
        .isCloseTo(minutes, within(1e-6));
  }

  @ParameterizedTest
  @CsvSource({"reisswitz-1824, light wood", "british-1815, light wood"})
  void coverIsNamedAlikeEachTimeWhereSeveralKindsLieAtTheTarget(RuleBookId book, String word) {
    LineOfFire line =
        new LineOfFire(
            300,
            0,
            true,
            false,
            400,
            400,
            true,
            400,
            400,
            Set.of(TerrainKind.DITCH, TerrainKind.WALL, TerrainKind.WOOD_LIGHT, TerrainKind.HEDGE));

    assertThat(line.atTarget())
        .containsExactly(
            TerrainKind.WOOD_LIGHT, TerrainKind.WALL, TerrainKind.HEDGE, TerrainKind.DITCH);
    assertThat(
            RuleBooks.get(book)
                .fieldManual()
                .gunnery()
                .effect(Troops.battery(UnitType.ARTILLERY_MEDIUM, 8, 6), line)
                .steps())
        .anySatisfy(step -> assertThat(step.factor()).isEqualTo("troops that defend the " + word));
  }
}
