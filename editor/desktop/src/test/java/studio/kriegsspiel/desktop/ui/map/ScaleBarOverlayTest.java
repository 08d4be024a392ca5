package studio.kriegsspiel.desktop.ui.map;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Shape;
import java.awt.geom.Rectangle2D;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The scale bars give way to troops: a map of 600 pixels' height, bars 200 wide and 46 high. */
class ScaleBarOverlayTest {
  private static final Shape AT_THE_FOOT = new Rectangle2D.Double(100, 560, 40, 10);
  private static final Shape AT_THE_HEAD = new Rectangle2D.Double(100, 20, 40, 10);
  private static final Shape ELSEWHERE = new Rectangle2D.Double(300, 560, 40, 10);

  private static double top(Shape... troops) {
    return ScaleBarOverlay.top(600, 200, List.of(troops));
  }

  @Test
  void theyStandAtTheFootUnlessTheyHideMoreTroopsThere() {
    assertThat(top()).isEqualTo(542);
    assertThat(top(ELSEWHERE)).isEqualTo(542);
    assertThat(top(AT_THE_FOOT)).isEqualTo(12);
    assertThat(top(AT_THE_FOOT, AT_THE_HEAD)).isEqualTo(542);
  }
}
