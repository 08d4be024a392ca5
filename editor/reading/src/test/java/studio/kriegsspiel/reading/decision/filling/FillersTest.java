package studio.kriegsspiel.reading.decision.filling;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.assertj.core.api.MapAssert;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import studio.kriegsspiel.reading.decision.DecisionParty;
import studio.kriegsspiel.rules.RuleBookId;
import studio.kriegsspiel.terrain.MapPoint;

/**
 * What each book's main questions hold at 13:00 at La Haye Sainte, read off the scenario's text and
 * the tables of the book: Lloyd's five 9-pounders and a howitzer stand in battery, the 54th is in
 * attack column in the fold, the German Legion in line, the cuirassiers in close column.
 */
class FillersTest {
  private static MapAssert<String, String> about(
      RuleBookId book, String procedure, String first, String... second) {
    Farm farm = Farm.under(book);
    Map<String, String> filled =
        Farm.filled(
            second.length == 0
                ? farm.ask(procedure, farm.unit(first))
                : farm.ask(procedure, farm.unit(first), farm.unit(second[0])));
    return assertThat(filled).as(book + " " + procedure);
  }

  /**
   * 900 m in paces of 0.753 m and of 2.64 feet, spaces of 150 m, inches of 50 yards, and 1:2000.
   */
  @ParameterizedTest
  @CsvSource({
    "reisswitz-1824, fire, range, 1195",
    "british-1815, fire, range, 1118",
    "battle-system, fire, range-spaces, 6",
    "kriegskunst, fire, range-inches, 20",
    "napoleonic-rng, combat, distance-mm, 450"
  })
  void aRangeIsInTheUnitOfTheBook(String book, String procedure, String range, String units) {
    Farm farm = Farm.under(RuleBookId.getById(book));

    assertThat(
            Farm.filled(
                farm.ask(
                    procedure,
                    new DecisionParty.OfPoint(new MapPoint(1000, 1000), "here"),
                    new DecisionParty.OfPoint(new MapPoint(1000, 1900), "there"))))
        .containsEntry(range, units);
  }

  /** The book of 1824 has no 9-pounder, and three ranks where the text says nothing. */
  @Test
  void aBatteryFiresUnderReisswitz() {
    about(RuleBookId.REISSWITZ_1824, "fire", "Lloyd", "L54a")
        .containsOnlyKeys(
            "firers",
            "strength",
            "range",
            "target",
            "flank",
            "slope",
            "broken",
            "seen-before",
            "seen-behind",
            "hidden",
            "target-strength")
        .containsEntry("firers", "six-pounder")
        .containsEntry("strength", "6")
        .containsEntry("target", "infantry-three-ranks")
        .containsEntry("target-strength", "491")
        .containsEntry("hidden", "no");
  }

  /** That of 1815 has a 9-pounder, and two ranks. */
  @Test
  void aBatteryFiresUnderTheBritishBook() {
    about(RuleBookId.BRITISH_1815, "fire", "Lloyd", "L54a")
        .containsEntry("firers", "nine-pounder")
        .containsEntry("strength", "6")
        .containsEntry("target", "infantry-two-ranks")
        .containsEntry("target-strength", "491");
  }

  /** The garrison of the farm defends a place; a column in the open is not covered. */
  @Test
  void aGarrisonIsCoveredUnderReisswitz() {
    about(RuleBookId.REISSWITZ_1824, "fire", "L54a", "Baring").containsEntry("cover", "defending");
    about(RuleBookId.REISSWITZ_1824, "fire", "Baring", "L54a").doesNotContainKey("cover");
  }

  /**
   * At one o'clock no Frenchman on foot or horse is near the farm, and guns find nobody at its
   * wall.
   */
  @Test
  void aGarrisonIsInCoverWhileGunsAloneAreNear() {
    about(RuleBookId.REISSWITZ_1824, "fire", "Reserve1", "Baring")
        .containsEntry("cover", "sheltering-known");
  }

  /**
   * Four squadrons of 487 riders, of 600, on 423 men in column, of the 450 of one half battalion.
   */
  @ParameterizedTest
  @CsvSource({"reisswitz-1824", "british-1815"})
  void cavalryChargesAColumnUnderKriegsspiel(String book) {
    about(RuleBookId.getById(book), "melee", "C1", "KGL1")
        .containsOnlyKeys(
            "attacker",
            "attacker-units",
            "attacker-percent",
            "defender",
            "defender-stand",
            "defender-units",
            "defender-percent",
            "defender-ranks",
            "slope",
            "uphill")
        .containsEntry("attacker", "cavalry")
        .containsEntry("attacker-units", "4")
        .containsEntry("attacker-percent", "81")
        .containsEntry("defender", "infantry")
        .containsEntry("defender-stand", "column")
        .containsEntry("defender-units", "1")
        .containsEntry("defender-percent", "94");
  }

  @ParameterizedTest
  @CsvSource({"reisswitz-1824", "british-1815"})
  void whoGoesBackIsToldByHisArm(String book) {
    RuleBookId id = RuleBookId.getById(book);
    about(id, "retreat", "C1").containsOnly(Map.entry("troops", "heavy-cavalry"));
    about(id, "retreat", "KGL1").containsOnly(Map.entry("troops", "infantry"));
    about(id, "retreat", "F95front").containsOnly(Map.entry("troops", "skirmishers"));
  }

  /** The order of battle of Red: 22 battalions, 7 squadrons and 5 batteries. */
  @Test
  void aSideIsCountedUnderTheBritishBook() {
    about(RuleBookId.BRITISH_1815, "players", "L54a")
        .containsOnly(
            Map.entry("battalions", "22"),
            Map.entry("squadrons", "7"),
            Map.entry("batteries", "5"));
  }

  @Test
  void cavalryThatComesIsCountedUnderTheBritishBook() {
    about(RuleBookId.BRITISH_1815, "retire-before-cavalry", "KGL1", "C1")
        .containsOnlyKeys("cavalry-paces", "squadrons")
        .containsEntry("squadrons", "4");
  }

  @Test
  void aColumnFiresUnderTheBattleSystem() {
    about(RuleBookId.BATTLE_SYSTEM, "fire", "KGL5", "L54a")
        .containsOnlyKeys(
            "weapon",
            "range-spaces",
            "men",
            "grade",
            "nation",
            "target-flank",
            "column",
            "target-men")
        .containsEntry("weapon", "musket")
        .containsEntry("men", "379")
        .containsEntry("grade", "veteran")
        .containsEntry("nation", "british")
        .containsEntry("column", "yes")
        .containsEntry("target-men", "491");
  }

  /** The book has no name for the French. */
  @Test
  void cavalryChargesALineUnderTheBattleSystem() {
    about(RuleBookId.BATTLE_SYSTEM, "melee", "C1", "KGL1")
        .containsExactlyInAnyOrderEntriesOf(
            Map.of(
                "attacker", "heavy-cavalry",
                "attacker-men", "485",
                "attacker-grade", "veteran",
                "attacker-nation", "other",
                "defender", "infantry",
                "defender-men", "423",
                "defender-grade", "veteran",
                "defender-nation", "british",
                "year", "1815"));
  }

  /** An army of one veteran unit starts with 5 points, one of a guard unit with 7. */
  @Test
  void moraleStartsByTheGradeUnderTheBattleSystem() {
    about(RuleBookId.BATTLE_SYSTEM, "morale", "KGL5").containsEntry("points", "5");
    about(RuleBookId.BATTLE_SYSTEM, "recovery", "LG1")
        .containsEntry("points", "7")
        .containsEntry("grade", "guard")
        .containsEntry("troops", "heavy-cavalry");
  }

  /** Six pieces are three models of two; 491 men are twelve figures of forty. */
  @Test
  void aBatteryFiresUnderDieKriegskunst() {
    about(RuleBookId.KRIEGSKUNST, "fire", "Lloyd", "L54a")
        .containsOnlyKeys(
            "weapon",
            "firing",
            "range-inches",
            "target",
            "enfiladed",
            "supported",
            "target-figures",
            "target-strength")
        .containsEntry("weapon", "medium-guns")
        .containsEntry("firing", "3")
        .containsEntry("target", "formed")
        .containsEntry("target-figures", "12")
        .containsEntry("target-strength", "12");
  }

  /** 485 riders are twelve figures, 423 men eleven. */
  @Test
  void cavalryChargesALineUnderDieKriegskunst() {
    about(RuleBookId.KRIEGSKUNST, "melee", "C1", "KGL1")
        .containsExactlyInAnyOrderEntriesOf(
            Map.of(
                "attacker", "cuirassiers",
                "attacker-figures", "12",
                "attacker-grade", "veteran",
                "attacker-strength", "12",
                "defender", "infantry",
                "defender-figures", "11",
                "defender-grade", "veteran",
                "defender-strength", "11",
                "defender-flanked", "no"));
  }

  @Test
  void moraleIsTestedUnderDieKriegskunst() {
    about(RuleBookId.KRIEGSKUNST, "unit-morale", "KGL5")
        .containsOnly(
            Map.entry("grade", "veteran"),
            Map.entry("nation", "british"),
            Map.entry("arm", "infantry"),
            Map.entry("supported", "yes"),
            Map.entry("secure-flanks", "yes"),
            Map.entry("casualties", "0"));
    about(RuleBookId.KRIEGSKUNST, "unit-morale", "Baring").containsEntry("buildings", "yes");
  }

  /** 491 men make four bases of 100 to 125. */
  @Test
  void aBatteryFiresUnderTheNapoleonicRules() {
    about(RuleBookId.NAPOLEONIC_RNG, "artillery", "Lloyd", "L54a")
        .containsOnlyKeys("kind", "range-mm", "target-bases", "visible")
        .containsEntry("kind", "foot")
        .containsEntry("target-bases", "4")
        .containsEntry("visible", "yes");
    about(RuleBookId.NAPOLEONIC_RNG, "artillery", "Ross", "L54a").containsEntry("kind", "horse");
  }

  /** 485 riders and 423 men make four bases each; the cuirassiers come from straight ahead. */
  @Test
  void cavalryChargesALineUnderTheNapoleonicRules() {
    about(RuleBookId.NAPOLEONIC_RNG, "combat", "C1", "KGL1")
        .containsEntry("attacker", "cavalry.heavy")
        .containsEntry("attacker-bases", "4")
        .containsEntry("defender", "infantry.rifle")
        .containsEntry("defender-bases", "4")
        .containsEntry("nation", "french")
        .containsEntry("from", "front")
        .doesNotContainKey("square");
  }

  @Test
  void aUnitRalliesUnderTheNapoleonicRules() {
    about(RuleBookId.NAPOLEONIC_RNG, "rally", "KGL5")
        .containsOnly(Map.entry("type", "infantry.line"), Map.entry("nation", "british"));
  }

  /**
   * Baring stands in the houses of the farm, light cover in the Battle System, and the 54th in the
   * open: what is his is not theirs.
   */
  @Test
  void whatShieldsTheFirstDoesNotShieldTheSecond() {
    about(RuleBookId.KRIEGSKUNST, "fire", "L54a", "Baring").containsEntry("shelter", "buildings");
    about(RuleBookId.KRIEGSKUNST, "fire", "Baring", "L54a").doesNotContainKey("shelter");
    about(RuleBookId.KRIEGSKUNST, "skirmish-fire", "Baring", "L54a").doesNotContainKey("shelter");
    about(RuleBookId.BATTLE_SYSTEM, "melee", "L54a", "Baring").containsEntry("cover", "light");
    about(RuleBookId.BATTLE_SYSTEM, "melee", "Baring", "L54a").doesNotContainKey("cover");
  }

  /** Lengths are turned into those of the book; no body has a share in that. */
  @ParameterizedTest
  @MethodSource("studio.kriegsspiel.rules.RuleBookId#values")
  void aLengthIsOfNoBody(RuleBookId book) {
    about(book, "distance", "Erlon").isEmpty();
    about(book, "distance", "KGL1").isEmpty();
  }
}
