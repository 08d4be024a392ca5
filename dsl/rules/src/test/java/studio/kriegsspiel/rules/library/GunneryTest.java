package studio.kriegsspiel.rules.library;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import studio.kriegsspiel.rules.RuleBookId;
import studio.kriegsspiel.rules.concept.Arm;
import studio.kriegsspiel.rules.concept.TerrainKind;
import studio.kriegsspiel.rules.concept.UnitType;
import studio.kriegsspiel.rules.field.FieldManual;
import studio.kriegsspiel.rules.field.FireEffect;
import studio.kriegsspiel.rules.field.FireEffect.Verdict;
import studio.kriegsspiel.rules.field.FireRange;
import studio.kriegsspiel.rules.field.LineOfFire;
import studio.kriegsspiel.rules.field.RangeTable;
import studio.kriegsspiel.rules.field.Troops;

/** What each book says of fire over ground, positions and sight. */
class GunneryTest {

  private static FieldManual manual(RuleBookId book) {
    return RuleBooks.get(book).fieldManual();
  }

  private static Troops troops(UnitType type, int pounds) {
    return type.arm() == Arm.ARTILLERY ? Troops.battery(type, 8, pounds) : Troops.of(type, 600);
  }

  private static LineOfFire clear(double metres, double degrees, TerrainKind... at) {
    return new LineOfFire(metres, degrees, true, false, 900, 900, true, 900, 900, Set.of(at));
  }

  @ParameterizedTest(name = "{0} {1} {2}: {3}")
  @CsvSource(
      delimiter = '|',
      value = {
        "reisswitz-1824|ARTILLERY_MEDIUM|6|small canister 400, large canister 800, elevation 1200,"
            + " random 1800",
        "reisswitz-1824|ARTILLERY_HOWITZER|10|canister 500, far canister 1000, small charge 1500,"
            + " heavy charge 2000",
        "british-1815|ARTILLERY_MEDIUM|9|small canister 500, large canister 1000, elevation 1500,"
            + " random 2000",
        "british-1815|INFANTRY_LINE|0|0-100 paces 100, 100-200 paces 200, 200-300 paces 300,"
            + " 300-400 paces 400",
        "battle-system|ARTILLERY_MEDIUM|6|1-2 spaces 2, 3 spaces 3",
        "battle-system|ARTILLERY_HEAVY|12|1 space 1, 2-4 spaces 4, 5 spaces 5, 6 spaces 6",
        "kriegskunst|ARTILLERY_MEDIUM|6|canister 12, effective 21, long 42",
        "kriegskunst|INFANTRY_RIFLE|0|effective 7, long 14",
        "napoleonic-rng|ARTILLERY_HORSE|6|0-125 millimetres 125, 126-350 millimetres 350, 351-525"
            + " millimetres 525",
      })
  void rangesAreDividedAsTheBookDividesThem(
      RuleBookId book, UnitType type, int pounds, String expected) {
    RangeTable table = manual(book).gunnery().findRanges(troops(type, pounds)).orElseThrow();

    assertThat(
            table.steps().stream()
                .map(step -> step.name() + " " + step.upTo())
                .collect(Collectors.joining(", ")))
        .isEqualTo(expected);
  }

  @ParameterizedTest
  @MethodSource("studio.kriegsspiel.rules.RuleBookId#values")
  void theLastRangeIsTheGreatestReach(RuleBookId book) {
    for (UnitType type : UnitType.values()) {
      FieldManual manual = manual(book);
      Troops troops = troops(type, 6);
      assertThat(manual.gunnery().findRanges(troops).map(RangeTable::farthestMetres))
          .as(type.key())
          .isEqualTo(
              manual.findFireRange(troops).map(FireRange::metres).filter(metres -> metres > 0));
    }
  }

  @ParameterizedTest(name = "{0} at {1} paces over {2}°: {3}")
  @CsvSource({
    "reisswitz-1824, 300, 4, GOOD",
    "reisswitz-1824, 300, 12, BAD",
    "reisswitz-1824, 1000, 12, GOOD",
    "reisswitz-1824, 1000, 21, BAD",
    "battle-system, 300, 12, UNDIVIDED",
    "kriegskunst, 300, 12, UNDIVIDED",
    "napoleonic-rng, 300, 12, UNDIVIDED",
  })
  void goodAndBadEffectFollowTheGround(
      RuleBookId book, double paces, double degrees, Verdict expected) {
    FireEffect effect =
        manual(book)
            .gunnery()
            .effect(troops(UnitType.ARTILLERY_MEDIUM, 6), clear(paces * 0.753, degrees));

    assertThat(effect.verdict()).isEqualTo(expected);
  }

  @ParameterizedTest(name = "{0}: {2}")
  @CsvSource(
      delimiter = '|',
      value = {
        "reisswitz-1824|VILLAGE|troops that defend the village: 1/3 of the loss",
        "battle-system|TOWN|target in a town: heavy cover, die -3",
        "battle-system|WALL|target in a wall: light or medium cover, which of the two is for the"
            + " scenario to say",
        "kriegskunst|VILLAGE|target in a village: buildings, -4 to the dice",
        "napoleonic-rng|WOOD_LIGHT|target in a light wood: seen within 50 millimetres only, unless"
            + " it fires",
      })
  void coverAtTheTargetCountsAsTheBookSays(RuleBookId book, TerrainKind kind, String expected) {
    FireEffect effect =
        manual(book)
            .gunnery()
            .effect(troops(UnitType.ARTILLERY_MEDIUM, 6), clear(1000 * 0.753, 1, kind));

    assertThat(effect.steps())
        .anySatisfy(step -> assertThat(step.factor() + ": " + step.value()).isEqualTo(expected));
  }

  @Test
  void onlyDieKriegskunstGivesArcs() {
    Troops guns = troops(UnitType.ARTILLERY_MEDIUM, 6);
    for (RuleBookId book : RuleBookId.values()) {
      assertThat(manual(book).gunnery().findRanges(guns).orElseThrow().arc().isPresent())
          .isEqualTo(book.equals(RuleBookId.KRIEGSKUNST));
    }
  }

  @Test
  void strongholdsAreOfTheTwoKriegsspielBooks() {
    for (RuleBookId book : RuleBookId.values()) {
      boolean known =
          book.equals(RuleBookId.REISSWITZ_1824) || book.equals(RuleBookId.BRITISH_1815);
      assertThat(manual(book).findStrongholds().isPresent()).isEqualTo(known);
    }
    assertThat(manual(RuleBookId.REISSWITZ_1824).findStrongholds().orElseThrow().fronts())
        .anySatisfy(
            front -> {
              assertThat(front.key()).isEqualTo("edge");
              assertThat(front.defenceTo()).isEqualTo(600);
            });
  }

  @Test
  void whatMayBeToldApartIsBritishAndHowFarTroopsAreSeenNapoleonic() {
    assertThat(manual(RuleBookId.BRITISH_1815).sightings()).hasSize(5);
    assertThat(manual(RuleBookId.REISSWITZ_1824).sightings()).isEmpty();
    assertThat(manual(RuleBookId.NAPOLEONIC_RNG).sightings())
        .anySatisfy(
            each -> {
              assertThat(each.light()).isEqualTo("dusk, 16-30 min to nightfall");
              assertThat(each.metres()).isEqualTo(1000);
            });
  }
}
