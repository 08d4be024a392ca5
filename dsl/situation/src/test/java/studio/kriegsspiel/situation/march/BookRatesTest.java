package studio.kriegsspiel.situation.march;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;
import studio.kriegsspiel.rules.concept.UnitType;
import studio.kriegsspiel.rules.field.Gait;
import studio.kriegsspiel.rules.field.Troops;
import studio.kriegsspiel.rules.library.RuleBooks;
import studio.kriegsspiel.terrain.ElevationGrid;
import studio.kriegsspiel.terrain.GridGeometry;
import studio.kriegsspiel.terrain.MapPoint;
import studio.kriegsspiel.terrain.march.MarchGround;
import studio.kriegsspiel.terrain.slope.SlopeBands;

class BookRatesTest {
  private static final SlopeBands BANDS = SlopeBands.of(5, 10, 15, 25, 35);
  private static final double[] MIDDLES = {0, 7.5, 12.5, 20, 30, 45};

  /** Level, then 300 m of 12 degrees up to the east, then level. */
  private static final MarchGround BANK =
      MarchGround.bare(
          ElevationGrid.computed(
              new GridGeometry(120, 60, 0, 600, 10),
              (x, y) -> Math.tan(Math.toRadians(12)) * Math.max(0, Math.min(300, x - 400))),
          BANDS);

  private static final MapPoint BELOW = new MapPoint(105, 305);
  private static final MapPoint ABOVE = new MapPoint(1005, 305);

  private static BookRates rates(Troops troops, Gait gait) {
    return new BookRates(RuleBooks.get("reisswitz-1824").fieldManual(), troops, gait, MIDDLES);
  }

  @Test
  void gunsOnRopesGoUpTenToFifteenDegreesButNotDown() {
    BookRates ropes = rates(Troops.battery(UnitType.ARTILLERY_MEDIUM, 6, 6), Gait.ROPES);
    assertThat(ropes.isDirected()).isTrue();
    double pace = 0.753;
    assertThat(ropes.findRoute(BANK, BELOW, ABOVE).orElseThrow().totalMinutes())
        .isCloseTo(2 * (600 / (300 * pace) + 300 / (150 * pace)), within(0.3));
    assertThat(ropes.findRoute(BANK, ABOVE, BELOW)).isEmpty();
    assertThat(ropes.findTimes(BANK, ABOVE, 60).orElseThrow().findMinutes(BELOW)).isEmpty();
  }

  @Test
  void infantryMarchesUpAndDownAtOneRate() {
    BookRates foot = rates(Troops.of(UnitType.INFANTRY_LINE, 900), Gait.MARCH);
    assertThat(foot.isDirected()).isFalse();
    double up = foot.findRoute(BANK, BELOW, ABOVE).orElseThrow().totalMinutes();
    double down = foot.findRoute(BANK, ABOVE, BELOW).orElseThrow().totalMinutes();
    assertThat(up).isCloseTo(2 * (600 / (200 * 0.753) + 300 / (100 * 0.753)), within(0.3));
    assertThat(down).isCloseTo(up, within(0.2));
  }
}
