package studio.kriegsspiel.rules.kriegsspiel.manual;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.OptionalInt;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import studio.kriegsspiel.rules.Rule;
import studio.kriegsspiel.rules.concept.Formation;
import studio.kriegsspiel.rules.concept.Grade;
import studio.kriegsspiel.rules.concept.UnitType;
import studio.kriegsspiel.rules.field.EngineeringJob;
import studio.kriegsspiel.rules.field.EngineeringJob.Material;
import studio.kriegsspiel.rules.field.EngineeringJob.Work;
import studio.kriegsspiel.rules.field.EngineeringTime;
import studio.kriegsspiel.rules.field.FireRange;
import studio.kriegsspiel.rules.field.Footprint;
import studio.kriegsspiel.rules.field.Troops;
import studio.kriegsspiel.rules.library.RuleBooks;

class KriegsspielManualTest {

  @ParameterizedTest
  @Rule({
    "G2-001..G2-003",
    "G2-038",
    "G2-041..G2-044",
    "G2-048..G2-052",
    "G2-055",
    "G2-058",
    "G2-070",
    "G2-085..G2-088"
  })
  @CsvSource(
      textBlock =
          """
          reisswitz-1824, INFANTRY_LINE,   900, 0, LINE,               250, -
          reisswitz-1824, INFANTRY_LINE,   450, 0, LINE,               125, -
          reisswitz-1824, INFANTRY_LINE,   900, 0, COLUMN_OPEN,        -, 250
          reisswitz-1824, INFANTRY_LINE,   900, 0, COLUMN_MARCH,       -, 250
          reisswitz-1824, INFANTRY_LINE,   900, 0, COLUMN_CLOSE,       -, 37
          reisswitz-1824, INFANTRY_LINE,   900, 0, COLUMN_ATTACK,      75, 17
          reisswitz-1824, CAVALRY_LIGHT,   150, 0, LINE,               100, -
          reisswitz-1824, CAVALRY_LIGHT,   600, 0, COLUMN_MARCH,       -, 800
          reisswitz-1824, CAVALRY_LIGHT,   600, 0, COLUMN_OPEN,        -, 400
          reisswitz-1824, CAVALRY_HEAVY,   600, 0, COLUMN_CLOSE,       -, 200
          reisswitz-1824, ARTILLERY_MEDIUM,  0, 8, ARTILLERY_DEPLOYED, 200, -
          reisswitz-1824, ARTILLERY_MEDIUM,  0, 4, ARTILLERY_DEPLOYED, 100, -
          reisswitz-1824, ARTILLERY_MEDIUM,  0, 8, ARTILLERY_LIMBERED, -, 150
          british-1815,   ARTILLERY_MEDIUM,  0, 6, ARTILLERY_DEPLOYED, 150, -
          british-1815,   ARTILLERY_MEDIUM,  0, 6, COLUMN_OPEN,        -, 300
          british-1815,   CAVALRY_LIGHT,   600, 0, COLUMN_OPEN,        -, 400
          british-1815,   INFANTRY_LINE,   900, 0, COLUMN_CLOSE,       -, 34
          """)
  void extentInProportionToStrength(
      String book,
      UnitType type,
      int men,
      int pieces,
      Formation formation,
      String frontage,
      String depth) {
    Troops troops =
        new Troops(type, men, pieces, OptionalInt.empty(), OptionalInt.empty(), Grade.LINE);
    Footprint extent =
        RuleBooks.get(book).fieldManual().findPrintedFootprint(troops, formation).orElseThrow();
    assertThat(extent.frontage() == null ? "-" : extent.frontage().toString()).isEqualTo(frontage);
    assertThat(extent.depth() == null ? "-" : extent.depth().toString()).isEqualTo(depth);
  }

  @ParameterizedTest
  @Rule({"G4-001", "G4-002"})
  @CsvSource(
      textBlock =
          """
          reisswitz-1824, ARTILLERY_MEDIUM,   6, 1800
          reisswitz-1824, ARTILLERY_HEAVY,   12, 2000
          reisswitz-1824, ARTILLERY_HOWITZER, 7, 1800
          reisswitz-1824, ARTILLERY_HOWITZER, 10, 2000
          british-1815,   ARTILLERY_HORSE,    9, 2000
          british-1815,   ARTILLERY_HORSE,    6, 1800
          reisswitz-1824, INFANTRY_LINE,      0, 400
          """)
  void greatestRange(String book, UnitType type, int pounds, int paces) {
    FireRange reach =
        RuleBooks.get(book)
            .fieldManual()
            .findFireRange(Troops.battery(type, 8, pounds))
            .orElseThrow();
    assertThat(reach.range()).hasToString(Integer.toString(paces));
  }

  @ParameterizedTest
  @Rule({
    "G6-001",
    "G6-009..G6-011",
    "G6-013..G6-016",
    "G6-018",
    "G6-019",
    "G6-021..G6-024",
    "G6-027",
    "G6-028"
  })
  @CsvSource(
      textBlock =
          """
          BUILD_PONTOON_BRIDGE,   15.69, PONTOON_TRAIN,       false, false, 20
          BUILD_PONTOON_BRIDGE,   15.71, PONTOON_TRAIN,       false, false, 40
          BUILD_PONTOON_BRIDGE,   15,    TOWN,                false, false, -
          BUILD_FLOATING_BRIDGE,  18.8,  TOWN,                false, false, 30
          BUILD_FLOATING_BRIDGE,  18.8,  TOWN,                true,  false, 60
          BUILD_FLOATING_BRIDGE,  45,    TOWN,                false, false, 180
          BUILD_FLOATING_BRIDGE,  18.8,  NONE,                false, false, -
          BUILD_TRESTLE_BRIDGE,   15,    PONTOON_TRAIN,       false, false, 20
          BUILD_TRESTLE_BRIDGE,   15,    PIONEERS_AND_HOUSES, false, false, 110
          BUILD_TRESTLE_BRIDGE,   15,    CARPENTERS,          false, false, 200
          BUILD_TRESTLE_BRIDGE,   15,    NONE,                false, false, -
          BLOW_UP_BRIDGE,         50,    NONE,                false, false, 60
          BLOW_UP_BRIDGE,         50,    NONE,                false, true,  180
          BURN_BRIDGE,            50,    NONE,                false, false, 60
          BURN_BRIDGE,            50,    NONE,                false, true,  180
          TEAR_UP_PLANKS,         50,    NONE,                false, false, 20
          REMOVE_BRIDGING,        50,    NONE,                false, false, 120
          REMOVE_BRIDGING,        100,   NONE,                false, false, 360
          REMOVE_BRIDGING,        310,   NONE,                false, false, 480
          REPAIR_STONE_BRIDGE,    50,    REPAIR_MATERIAL,     false, false, 20
          REPAIR_WOODEN_BRIDGE,   37,    REPAIR_MATERIAL,     false, false, 40
          REPAIR_WOODEN_BRIDGE,   37,    NONE,                false, false, -
          MAKE_OBSTACLE,          0,     NONE,                false, false, 120
          CLEAR_OBSTACLE,         0,     NONE,                false, false, 60
          """)
  void engineeringTakesTimeAndMaterial(
      Work work,
      double length,
      Material material,
      boolean mounted,
      boolean timed,
      String expectedMinutes) {
    EngineeringTime time =
        RuleBooks.get("reisswitz-1824")
            .fieldManual()
            .findEngineeringTime(new EngineeringJob(work, length, material, mounted, timed))
            .orElseThrow();
    String minutes =
        time instanceof EngineeringTime.Takes takes ? Integer.toString(takes.minutes()) : "-";
    assertThat(minutes).isEqualTo(expectedMinutes);
  }

  @ParameterizedTest
  @CsvSource({"NONE, 40", "BALL, 48", "CANISTER, -"})
  void aPontoonBridgeTakesLongerUnderBallAndNobodyWorksUnderCanister(
      EngineeringJob.Fire fire, String expectedMinutes) {
    EngineeringTime time =
        RuleBooks.get("reisswitz-1824")
            .fieldManual()
            .findEngineeringTime(
                new EngineeringJob(
                        Work.BUILD_PONTOON_BRIDGE, 30, Material.PONTOON_TRAIN, false, false)
                    .under(fire))
            .orElseThrow();
    assertThat(time instanceof EngineeringTime.Takes takes ? "" + takes.minutes() : "-")
        .isEqualTo(expectedMinutes);
  }
}
