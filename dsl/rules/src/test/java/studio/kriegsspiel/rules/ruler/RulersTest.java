package studio.kriegsspiel.rules.ruler;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import studio.kriegsspiel.rules.Layer;
import studio.kriegsspiel.rules.concept.UnitType;
import studio.kriegsspiel.rules.library.RuleBooks;

/** What rulers have marked on them, against what the books print. */
class RulersTest {

  private static MarchRuler march(String book, String troops) {
    return MarchRulers.of(RuleBooks.get(book)).stream()
        .filter(each -> each.troops().equals(troops))
        .findFirst()
        .orElseThrow();
  }

  /** §3: the book's own ruler has 200, 250, 400, 600, 800 and 900 paces. */
  @Test
  void theRulerOfReisswitzHasTheDistancesOfHisOwn() {
    Set<String> marks =
        MarchRulers.of(RuleBooks.get("reisswitz-1824")).stream()
            .flatMap(each -> each.marks().stream())
            .map(each -> each.units().toString())
            .collect(Collectors.toSet());
    assertThat(marks).contains("200", "250", "400", "600", "800", "900");
  }

  @Test
  void gaitsThatAreAlikeShareAMarkAndTheNearestComesFirst() {
    MarchRuler heavy = march("reisswitz-1824", "heavy cavalry");
    assertThat(heavy.marks())
        .extracting(each -> each.units().toString())
        .containsExactly("300", "600", "800");
    assertThat(heavy.marks().get(2).gaits())
        .containsExactly("in the attack", "in pursuit", "in retreat", "skirmishing");
    assertThat(heavy.metres()).isEqualTo(800 * 0.753);
  }

  /** Who has light horse and rifles alone is not told how guns go, but how his messengers ride. */
  @Test
  void rulersOfSomeTroopsNameEachKindAndThoseWhoRideWithOrders() {
    Set<UnitType> types = EnumSet.of(UnitType.CAVALRY_LIGHT, UnitType.INFANTRY_RIFLE);
    List<MarchRuler> some = MarchRulers.of(RuleBooks.get("reisswitz-1824"), types);
    assertThat(some)
        .extracting(MarchRuler::troops)
        .containsExactly("rifles", "light cavalry", "officers and messengers");
    assertThat(some.get(1).marks())
        .isEqualTo(march("reisswitz-1824", "cavalry other than heavy cavalry").marks());
  }

  @Test
  void aLimitStandsWithItsMark() {
    assertThat(march("napoleonic-rng", "infantry; pioneers").marks().get(1).limit().orElseThrow())
        .hasToString("at most 1 in 6");
  }

  /** Two spaces are printed for a column and are a default for the attack. */
  @Test
  void whatIsPrintedAndWhatIsADefaultNeverShareAMark() {
    assertThat(march("battle-system", "infantry other than skirmishers").marks())
        .filteredOn(each -> each.units().toString().equals("2"))
        .extracting(each -> each.citation().layer())
        .containsExactlyInAnyOrder(Layer.PRINTED, Layer.DEFAULT);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "reisswitz-1824",
        "british-1815",
        "battle-system",
        "kriegskunst",
        "napoleonic-rng"
      })
  void everyArmOfEveryBookHasARuler(String id) {
    String all =
        MarchRulers.of(RuleBooks.get(id)).stream()
            .map(MarchRuler::troops)
            .collect(Collectors.joining("; "));
    assertThat(all)
        .contains(
            "infantry", "cavalry", "artillery", "wagons and trains", "officers and messengers");
  }

  @ParameterizedTest
  @CsvSource({
    "reisswitz-1824, 7-pdr howitzer, 400 800 1200 1800",
    "british-1815, 9-pdr heavy, 500 1000 1500 2000",
    "battle-system, heavy guns, 1 4 5 6",
    "kriegskunst, 6-8-pounder, 12 21 42",
    "napoleonic-rng, horse battery, 125 350 525"
  })
  void aWeaponHasItsRanges(String book, String weapon, String ends) {
    List<RangeRulers.RangeRuler> rulers = RangeRulers.of(RuleBooks.get(book));
    assertThat(rulers)
        .filteredOn(each -> each.weapon().equals(weapon))
        .singleElement()
        .satisfies(
            each ->
                assertThat(
                        each.table().steps().stream()
                            .map(step -> String.valueOf(step.upTo()))
                            .collect(Collectors.joining(" ")))
                    .isEqualTo(ends));
    assertThat(rulers.get(0).firers()).startsWith("infantry");
  }
}
