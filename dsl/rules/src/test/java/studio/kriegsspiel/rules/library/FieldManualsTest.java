package studio.kriegsspiel.rules.library;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import studio.kriegsspiel.rules.Fraction;
import studio.kriegsspiel.rules.Rule;
import studio.kriegsspiel.rules.RuleBookId;
import studio.kriegsspiel.rules.concept.Arm;
import studio.kriegsspiel.rules.concept.Formation;
import studio.kriegsspiel.rules.concept.TerrainKind;
import studio.kriegsspiel.rules.concept.UnitType;
import studio.kriegsspiel.rules.field.FieldManual;
import studio.kriegsspiel.rules.field.Gait;
import studio.kriegsspiel.rules.field.Going;
import studio.kriegsspiel.rules.field.March;
import studio.kriegsspiel.rules.field.Troops;

/** What the books without a table of paces say of troops on the ground. */
class FieldManualsTest {

  private static Troops troops(UnitType type, int pounds) {
    return type.arm() == Arm.ARTILLERY ? Troops.battery(type, 8, pounds) : Troops.of(type, 600);
  }

  private static Going going(String kinds, double degrees) {
    return new Going(
        Arrays.stream(kinds.split("\\+"))
            .filter(kind -> !kind.equals("OPEN"))
            .map(TerrainKind::valueOf)
            .collect(Collectors.toSet()),
        degrees,
        false);
  }

  @ParameterizedTest(name = "{0} {1} {2} {4} {5}°: {6}")
  @CsvSource({
    "battle-system, INFANTRY_LINE, ACTION, 0, OPEN, 0, 1",
    "battle-system, INFANTRY_LINE, MARCH, 0, OPEN, 0, 2",
    "battle-system, INFANTRY_LINE, COLUMN, 0, OPEN, 0, 2",
    "battle-system, SKIRMISHERS, COLUMN, 0, OPEN, 0, 3",
    "battle-system, CAVALRY_HEAVY, COLUMN, 0, OPEN, 0, 4",
    "battle-system, SKIRMISHERS, ACTION, 0, OPEN, 0, 3",
    "battle-system, CAVALRY_HEAVY, MARCH, 0, WOOD_LIGHT, 0, 2",
    "battle-system, CAVALRY_LIGHT, MARCH, 0, MARSH, 0, 5/2",
    "battle-system, INFANTRY_LINE, MARCH, 0, RIVER, 0, -",
    "battle-system, INFANTRY_LINE, MARCH, 0, RIVER+BRIDGE, 0, 2",
    "battle-system, ARTILLERY_HORSE, MARCH, 6, OPEN, 0, 4",
    "battle-system, ARTILLERY_MEDIUM, ROPES, 6, OPEN, 0, -",
    "kriegskunst, INFANTRY_LINE, ACTION, 0, OPEN, 0, 6",
    "kriegskunst, INFANTRY_GUARD, ACTION, 0, OPEN, 0, 8",
    "kriegskunst, INFANTRY_LINE, COLUMN, 0, OPEN, 0, 8",
    "kriegskunst, INFANTRY_GUARD, COLUMN, 0, FARM, 0, 6",
    "kriegskunst, CAVALRY_HEAVY, COLUMN, 0, OPEN, 0, 16",
    "kriegskunst, ARTILLERY_MEDIUM, COLUMN, 6, OPEN, 0, 6",
    "kriegskunst, INFANTRY_LINE, MARCH, 0, FARM, 0, 4",
    "kriegskunst, SKIRMISHERS, ACTION, 0, WOOD_LIGHT, 0, 6",
    "kriegskunst, INFANTRY_LINE, ACTION, 0, FORD, 0, 3",
    "kriegskunst, INFANTRY_LINE, ACTION, 0, ROUGH, 0, 3",
    "kriegskunst, INFANTRY_LINE, ACTION, 0, WOOD_LIGHT, 0, 3",
    "kriegskunst, INFANTRY_LINE, ACTION, 0, TOWN, 0, 3",
    "kriegskunst, INFANTRY_LINE, RETREAT, 0, STREAM, 0, 10",
    "kriegskunst, CAVALRY_HEAVY, ATTACK, 0, OPEN, 0, 12",
    "kriegskunst, CAVALRY_HEAVY, ACTION, 0, MARSH, 0, -",
    "kriegskunst, CAVALRY_IRREGULAR, PURSUIT, 0, OPEN, 0, 16",
    "kriegskunst, ARTILLERY_MEDIUM, ACTION, 6, WOOD_DENSE, 0, -",
    "kriegskunst, ARTILLERY_MEDIUM, ROPES, 6, OPEN, 0, 2",
    "kriegskunst, ARTILLERY_HEAVY, ROPES, 12, OPEN, 0, -",
    "kriegskunst, ARTILLERY_LIGHT, ACTION, 4, OPEN, 0, 6",
    "kriegskunst, INFANTRY_LINE, ACTION, 0, OPEN, 12, 3",
    "kriegskunst, COMMANDER, MARCH, 0, OPEN, 0, 12",
    "kriegskunst, COMMANDER, MARCH, 0, WOOD_LIGHT, 12, 12",
    "kriegskunst, COMMANDER, MARCH, 0, MARSH, 0, 6",
    "kriegskunst, COMMANDER, RIDE, 0, OPEN, 0, 18",
    "kriegskunst, COMMANDER, RIDE, 0, FARM, 12, 18",
    "kriegskunst, COMMANDER, RIDE, 0, WOOD_DENSE, 0, 9",
    "kriegskunst, ARTILLERY_MEDIUM, ATTACK, 6, OPEN, 0, -",
    "napoleonic-rng, INFANTRY_LINE, ACTION, 0, OPEN, 0, 60",
    "napoleonic-rng, INFANTRY_LINE, ACTION, 0, ROAD, 0, 75",
    "napoleonic-rng, INFANTRY_LINE, COLUMN, 0, ROAD, 0, 75",
    "napoleonic-rng, INFANTRY_LINE, ACTION, 0, WOOD_LIGHT, 0, 30",
    "napoleonic-rng, INFANTRY_LINE, ATTACK, 0, ROAD, 0, 90",
    "napoleonic-rng, INFANTRY_LINE, ATTACK, 0, WOOD_LIGHT, 0, -",
    "napoleonic-rng, CAVALRY_HEAVY, ATTACK, 0, OPEN, 6, 100",
    "napoleonic-rng, CAVALRY_LIGHT, ACTION, 0, LAKE, 0, -",
    "napoleonic-rng, ARTILLERY_HORSE, MARCH, 6, OPEN, 0, 120",
    "napoleonic-rng, COMMANDER, RIDE, 0, WOOD_DENSE, 0, 200"
  })
  @Rule({"B086", "K065..K067", "K070", "K071", "N104", "N105", "N107"})
  void ratesOfMarchInTheBooksOwnUnit(
      RuleBookId id,
      UnitType type,
      Gait gait,
      int pounds,
      String kinds,
      double slope,
      String units) {
    March march =
        RuleBooks.get(id).fieldManual().march(troops(type, pounds), gait, going(kinds, slope));
    if (units.equals("-")) {
      assertThat(march).isInstanceOf(March.Impossible.class);
    } else {
      assertThat(march).isInstanceOf(March.Rate.class);
      assertThat(((March.Rate) march).unitsPerTurn()).isEqualTo(Fraction.parse(units));
    }
  }

  @ParameterizedTest(name = "{0} {1} {2}-pdr: {3}")
  @CsvSource({
    "battle-system, INFANTRY_LINE, 0, 1",
    "battle-system, ARTILLERY_LIGHT, 4, 2",
    "battle-system, ARTILLERY_MEDIUM, 9, 3",
    "battle-system, ARTILLERY_HEAVY, 12, 6",
    "kriegskunst, INFANTRY_LINE, 0, 12",
    "kriegskunst, INFANTRY_RIFLE, 0, 14",
    "kriegskunst, ARTILLERY_LIGHT, 4, 36",
    "kriegskunst, ARTILLERY_HEAVY, 12, 48",
    "napoleonic-rng, INFANTRY_LINE, 0, 50",
    "napoleonic-rng, INFANTRY_RIFLE, 0, 75",
    "napoleonic-rng, ARTILLERY_MEDIUM, 6, 675",
    "napoleonic-rng, ARTILLERY_HORSE, 6, 525"
  })
  @Rule({"B094", "B097", "B103", "K075", "K076", "K078..K080", "N016", "N109"})
  void reachInTheBooksOwnUnit(RuleBookId id, UnitType type, int pounds, int units) {
    assertThat(
            RuleBooks.get(id)
                .fieldManual()
                .findFireRange(troops(type, pounds))
                .orElseThrow()
                .range())
        .isEqualTo(Fraction.of(units));
  }

  @Test
  @Rule({"N009..N012", "N019..N022", "N030", "N033", "N106"})
  void frontagesOfTheNapoleonicRulesAreBaseUnits() {
    FieldManual manual = RuleBooks.get(RuleBookId.NAPOLEONIC_RNG).fieldManual();
    assertThat(
            manual
                .findFootprint(Troops.of(UnitType.INFANTRY_LINE, 600), Formation.LINE)
                .orElseThrow()
                .frontageMetres())
        .isEqualTo(200);
    assertThat(
            manual
                .findFootprint(Troops.of(UnitType.CAVALRY_LIGHT, 480), Formation.LINE)
                .orElseThrow()
                .frontageMetres())
        .isEqualTo(240);
    March charge = manual.march(Troops.of(UnitType.CAVALRY_LIGHT, 480), Gait.ATTACK, Going.OPEN);
    assertThat(((March.Rate) charge).findLimit()).contains(new March.Frequency(1, 6));
  }

  /** Ways over the ground are kept for the kind of troops, however many there are. */
  @ParameterizedTest
  @MethodSource("studio.kriegsspiel.rules.RuleBookId#values")
  void noBookLetsNumbersDecideHowFastTroopsGo(RuleBookId id) {
    FieldManual manual = RuleBooks.get(id).fieldManual();
    for (UnitType type : UnitType.values()) {
      Troops some = troops(type, 6);
      Troops none = type.arm() == Arm.ARTILLERY ? Troops.battery(type, 0, 6) : Troops.of(type, 0);
      for (Gait gait : Gait.values()) {
        for (TerrainKind kind : TerrainKind.values()) {
          assertThat(manual.march(some.inRanks(2), gait, Going.of(kind)).metresPerMinute())
              .isEqualTo(manual.march(none, gait, Going.of(kind)).metresPerMinute());
        }
      }
    }
  }

  @ParameterizedTest
  @MethodSource("studio.kriegsspiel.rules.RuleBookId#values")
  void everyBookAnswersForEveryKindOfTroopsAtEveryGait(RuleBookId id) {
    FieldManual manual = RuleBooks.get(id).fieldManual();
    for (UnitType type : UnitType.values()) {
      for (Gait gait : Gait.values()) {
        for (TerrainKind kind : TerrainKind.values()) {
          assertThat(manual.march(troops(type, 6), gait, Going.of(kind)).citation()).isNotNull();
        }
      }
      assertThat(manual.findFireRange(troops(type, 6))).isNotNull();
      for (Formation formation : Formation.values()) {
        assertThat(manual.findFootprint(troops(type, 6), formation)).isNotNull();
      }
    }
  }
}
