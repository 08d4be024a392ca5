package studio.kriegsspiel.rules.footprint;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import studio.kriegsspiel.rules.Layer;
import studio.kriegsspiel.rules.RuleBookId;
import studio.kriegsspiel.rules.book.RuleBook;
import studio.kriegsspiel.rules.concept.Arm;
import studio.kriegsspiel.rules.concept.Formation;
import studio.kriegsspiel.rules.concept.Grade;
import studio.kriegsspiel.rules.concept.UnitType;
import studio.kriegsspiel.rules.field.FieldManual;
import studio.kriegsspiel.rules.field.Footprint;
import studio.kriegsspiel.rules.field.Troops;
import studio.kriegsspiel.rules.library.RuleBooks;

/** The ground that troops of every arm take up in every formation, under all books. */
class FootprintsTest {

  private static Troops troops(String type, int strength) {
    UnitType kind = UnitType.findByKey(type).orElseThrow();
    return kind.arm() == Arm.ARTILLERY
        ? new Troops(kind, 0, strength, OptionalInt.empty(), OptionalInt.empty(), Grade.LINE)
        : Troops.of(kind, strength);
  }

  private static Formation formation(String key) {
    return Formation.findByKey(key).orElseThrow();
  }

  @ParameterizedTest
  @MethodSource("studio.kriegsspiel.rules.RuleBookId#values")
  void noBookLeavesAGap(RuleBookId id) {
    FieldManual manual = RuleBooks.get(id).fieldManual();
    for (UnitType type : UnitType.values()) {
      for (Formation formation : Formation.values()) {
        Troops troops = troops(type.key(), type.arm() == Arm.ARTILLERY ? 8 : 600);
        String what = id + ": " + type.label() + " in " + formation.label();
        Footprint taken = manual.findFootprint(troops, formation).orElseThrow();
        assertThat(taken.frontageMetres()).as(what).isGreaterThan(0);
        assertThat(taken.depthMetres()).as(what).isGreaterThan(0);
        // What the book does not print is never passed off as its own.
        Optional<Footprint> printed = manual.findPrintedFootprint(troops, formation);
        boolean front = printed.isPresent() && printed.get().frontage() != null;
        boolean depth = printed.isPresent() && printed.get().depth() != null;
        assertThat(taken.frontageCitation().layer() == Layer.DEFAULT).as(what).isNotEqualTo(front);
        assertThat(taken.depthCitation().layer() == Layer.DEFAULT).as(what).isNotEqualTo(depth);
      }
    }
  }

  @ParameterizedTest(name = "{0}: {1} of {2} in {3}: {4} [{6}] by {5} m [{7}]")
  @CsvSource({
    // Reisswitz, Introduction: 900 men in three ranks 250 paces of 0.753 m; depth by default 6.
    "reisswitz-1824, infantry.line, 600, line, 125.5, 4.518, Introduction, DM-02",
    // 14: 250 paces on the march; a section's front by default 5.
    "reisswitz-1824, infantry.line, 900, column.march, 3.765, 188.25, DM-02, §14",
    // 15 prints both; the front stays as it is.
    "reisswitz-1824, infantry.line, 450, column.attack, 56.475, 6.4005, §15, §15",
    // 19: a regiment by threes 800 paces; three files by default 4.
    "reisswitz-1824, cavalry.light, 600, column.march, 3.012, 602.4, DM-02, §19",
    // 17: a squadron 100 paces.
    "reisswitz-1824, cavalry.heavy, 300, line, 150.6, 6.024, §17, DM-02",
    // 27: eight guns 200 paces; depth by default 30.
    "reisswitz-1824, artillery.medium, 8, artillery.deployed, 150.6, 22.59, §27, DM-02",
    // No figures for trains: by default as long as eight guns in pairs, 150 paces.
    "reisswitz-1824, pontoons, 0, column.march, 6.024, 112.95, DM-02, DM-02",
    // British: six guns 150 paces of 0.804672 m by ruling.
    "british-1815, artillery.medium, 6, artillery.deployed, 120.7008, 24.14016, C016, DM-02",
    // By platoons 34 paces deep, 31 by default broad.
    "british-1815, infantry.line, 900, column.close, 24.944832, 27.358848, DM-02,"
        + " 'App. Three, column lengths'",
    // No square in the book: 75 by 17 paces.
    "british-1815, infantry.line, 900, square, 60.3504, 13.679424, DM-02, DM-02",
    // Battle System: Reisswitz's figures in whole metres, 188 by 5 for 900 men.
    "battle-system, infantry.line, 600, line, 125.3333, 5, DB-10, DB-10",
    "battle-system, cavalry.light, 300, column.march, 3, 301, DB-10, DB-10",
    // Kriegskunst: 188 m of column for 900 men, so 133.69 for sixteen figures.
    "kriegskunst, infantry.line, 640, column.march, 4, 133.6889, DK-18, DK-18",
    "kriegskunst, wagons, 0, line, 75, 15, DK-18, DK-18",
    // Napoleonic rules: five bases of 20 by 15 mm side by side, 2 m to the millimetre.
    "napoleonic-rng, infantry.line, 600, line, 200, 30, 2.4.1 Infantry, 2.4.1 Infantry",
    // Two abreast and three deep by default; one abreast and five deep on the march.
    "napoleonic-rng, infantry.line, 600, column.close, 80, 90, DN-12, DN-12",
    "napoleonic-rng, infantry.line, 600, column.march, 40, 150, DN-12, DN-12",
    // Four bases of 30 by 40 mm.
    "napoleonic-rng, cavalry.light, 480, line, 240, 80, 2.4.2 Cavalry, 2.4.2 Cavalry",
    "napoleonic-rng, cavalry.light, 480, column.march, 60, 320, DN-12, DN-12",
    // A cannon has a front of 20 mm; its depth by default that of a cavalry base.
    "napoleonic-rng, artillery.medium, 8, artillery.deployed, 40, 80, 2.4.3 Artillery, DN-12",
    "napoleonic-rng, commander, 1, line, 60, 80, 2.4.4 Command units, 2.4.4 Command units"
  })
  void figuresAreTheBooksOrTheDefaults(
      String book,
      String type,
      int strength,
      String formation,
      double front,
      double depth,
      String frontBy,
      String depthBy) {
    Footprint taken =
        RuleBooks.get(book)
            .fieldManual()
            .findFootprint(troops(type, strength), formation(formation))
            .orElseThrow();
    assertThat(taken.frontageMetres()).isCloseTo(front, within(0.001));
    assertThat(taken.depthMetres()).isCloseTo(depth, within(0.001));
    assertThat(taken.frontageCitation().reference()).isEqualTo(frontBy);
    assertThat(taken.depthCitation().reference()).isEqualTo(depthBy);
  }

  @Test
  void realGroundDoesNotGrowWithTheMovementSpace() {
    RuleBook brigades = RuleBooks.get("battle-system").with(List.of("brigade-game"));
    // 188 m for 900 men, though a movement space is now 300 m.
    assertThat(
            brigades
                .fieldManual()
                .findFootprint(troops("infantry.line", 900), Formation.LINE)
                .orElseThrow()
                .frontageMetres())
        .isEqualTo(188);
  }

  @Test
  void twoRanksTakeHalfAsMuchGroundAgain() {
    Troops two = troops("infantry.line", 900).inRanks(2);
    // 188 m in three ranks.
    assertThat(
            RuleBooks.get("kriegskunst")
                .fieldManual()
                .findFootprint(two, Formation.LINE)
                .orElseThrow()
                .frontageMetres())
        .isEqualTo(282);
  }

  static Stream<RuleBookId> othersThanNapoleonic() {
    return RuleBookId.values().stream().filter(id -> !id.equals(RuleBookId.NAPOLEONIC_RNG));
  }

  @ParameterizedTest
  @MethodSource("othersThanNapoleonic")
  void ofTroopsWhoseStrengthNobodyKnowsNothingIsKnown(RuleBookId id) {
    // The Napoleonic rules give a battalion of unknown strength its five bases.
    assertThat(
            RuleBooks.get(id)
                .fieldManual()
                .findFootprint(troops("infantry.line", 0), Formation.LINE))
        .isEmpty();
  }
}
