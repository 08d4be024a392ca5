package studio.kriegsspiel.rules.kriegsspiel.formation;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import studio.kriegsspiel.rules.Fraction;
import studio.kriegsspiel.rules.Layer;
import studio.kriegsspiel.rules.Rule;
import studio.kriegsspiel.rules.RuleBookId;
import studio.kriegsspiel.rules.concept.Formation;
import studio.kriegsspiel.rules.concept.TerrainKind;
import studio.kriegsspiel.rules.concept.UnitType;
import studio.kriegsspiel.rules.field.ColumnRules;
import studio.kriegsspiel.rules.field.FieldManual;
import studio.kriegsspiel.rules.field.Troops;
import studio.kriegsspiel.rules.library.RuleBooks;

/** Lengths of columns on the fronts that narrow ways leave them. */
class MarchColumnsTest {

  @ParameterizedTest
  @CsvSource({
    // Reisswitz §14: a battalion of 900 by sections is 250 paces long on the march.
    "reisswitz-1824, infantry.line, 900, sections, 250, printed",
    // §19, §20: a regiment of 600 by threes 800, by sixes 400; two squadrons half of it.
    "reisswitz-1824, cavalry.light, 600, threes, 800, printed",
    "reisswitz-1824, cavalry.light, 300, sixes, 200, printed",
    // §30: eight guns by pairs 150; by single guns twice that.
    "reisswitz-1824, artillery.medium, 8, pairs, 150, printed",
    "reisswitz-1824, artillery.medium, 8, single guns, 300, default",
    // British App. Three: half sections, two or three abreast, are twice as long as sections.
    "british-1815, infantry.line, 900, threes, 500, printed",
    "british-1815, cavalry.heavy, 600, half troop, 400, printed",
    // Six guns by pairs 150.
    "british-1815, artillery.medium, 6, sections, 150, printed",
    "british-1815, artillery.medium, 6, single guns, 300, default",
  })
  @Rule({"G2-084", "G2-085", "G2-086"})
  void aFrontThatTheBookNamesHasALength(
      String book, String type, int strength, String front, int paces, String layer) {
    UnitType unit = UnitType.findByKey(type).orElseThrow();
    Troops troops =
        type.startsWith("artillery")
            ? Troops.battery(unit, strength, 6)
            : Troops.of(unit, strength);
    var found = RuleBooks.get(book).fieldManual().columns().findLength(troops, front).orElseThrow();
    assertThat(found.depth()).isEqualTo(Fraction.of(paces));
    assertThat(found.citation().layer().word()).isEqualTo(layer);
  }

  @Test
  void broaderFrontsThanTheColumnsHaveNoLength() {
    ColumnRules columns = RuleBooks.get("reisswitz-1824").fieldManual().columns();
    assertThat(columns.findLength(Troops.of(UnitType.INFANTRY_LINE, 900), "half Zug (18 abreast)"))
        .isEmpty();
    assertThat(columns.findLength(Troops.of(UnitType.INFANTRY_LINE, 900), "threes")).isEmpty();
    assertThat(columns.findLength(Troops.of(UnitType.WAGONS, 10), "single guns")).isEmpty();
  }

  @ParameterizedTest
  @CsvSource({
    "reisswitz-1824, 12, 12, 1",
    // The front is halved until it is narrow enough (App. IV): 12, 6, 3.
    "reisswitz-1824, 12, 7, 2",
    "reisswitz-1824, 12, 6, 2",
    "reisswitz-1824, 12, 5, 4",
    "british-1815, 12, 5, 4",
    // The others say nothing: in proportion.
    "battle-system, 12, 5, 2.4",
    "kriegskunst, 12, 5, 2.4",
    "napoleonic-rng, 12, 20, 1",
  })
  @Rule("G2-065")
  void lessRoomMakesAColumnLonger(String book, double usual, double left, double times) {
    assertThat(RuleBooks.get(book).fieldManual().columns().narrow(usual, left).times())
        .isEqualTo(times);
  }

  @Test
  @Rule({"B090"})
  void theBattleSystemGivesMinutesForAHundredMen() {
    ColumnRules columns = RuleBooks.get("battle-system").fieldManual().columns();
    Troops battalion = Troops.of(UnitType.INFANTRY_LINE, 700);
    assertThat(columns.findPassageTime(battalion, TerrainKind.BRIDGE).orElseThrow().minutes())
        .isEqualTo(14);
    assertThat(columns.findPassageTime(battalion, TerrainKind.VILLAGE).orElseThrow().minutes())
        .isEqualTo(21);
    assertThat(columns.findPassageTime(battalion, TerrainKind.FORD)).isEmpty();
  }

  @ParameterizedTest
  @MethodSource("studio.kriegsspiel.rules.RuleBookId#values")
  @Rule("G3-032")
  void everyBookSaysWhyTheHeadWaits(RuleBookId id) {
    FieldManual manual = RuleBooks.get(id).fieldManual();
    boolean printed = id.equals(RuleBookId.REISSWITZ_1824) || id.equals(RuleBookId.BRITISH_1815);
    assertThat(manual.columns().closingUp().layer())
        .isEqualTo(printed ? Layer.PRINTED : Layer.DEFAULT);
    assertThat(
            manual.findPrintedFootprint(
                Troops.of(UnitType.CAVALRY_LIGHT, 600), Formation.COLUMN_MARCH))
        .isEqualTo(
            printed
                ? manual.columns().findLength(Troops.of(UnitType.CAVALRY_LIGHT, 600), "threes")
                : java.util.Optional.empty());
  }
}
