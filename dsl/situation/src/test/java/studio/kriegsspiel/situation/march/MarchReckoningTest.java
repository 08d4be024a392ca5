package studio.kriegsspiel.situation.march;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import studio.kriegsspiel.rules.concept.UnitType;
import studio.kriegsspiel.rules.field.Gait;
import studio.kriegsspiel.rules.library.RuleBooks;
import studio.kriegsspiel.samples.SampleGround;
import studio.kriegsspiel.terrain.MapPoint;
import studio.kriegsspiel.terrain.march.Ways;

/** The ways the window asks for, many from one start, are those of the command line. */
class MarchReckoningTest {
  private static final MapPoint START = SampleGround.point(1900, 200);

  @ParameterizedTest
  @ValueSource(strings = {"reisswitz-1824", "battle-system"})
  void waysSearchedAtOnceAreThoseSearchedOneByOne(String book) {
    MarchReckoning reckoning =
        new MarchReckoning(
            SampleGround.terrain(),
            RuleBooks.get(book),
            Body.of(UnitType.INFANTRY_LINE).troops(),
            Gait.MARCH);
    Ways ways = reckoning.findWays(START, 1000).orElseThrow();
    for (MapPoint goal :
        List.of(
            SampleGround.point(2100, 2400),
            SampleGround.point(3450, 1900),
            SampleGround.point(700, 2500),
            SampleGround.point(2000, 900),
            SampleGround.point(2040, 1700))) {
      assertThat(ways.findTo(goal)).isPresent().isEqualTo(reckoning.findRoute(START, goal));
    }
  }
}
