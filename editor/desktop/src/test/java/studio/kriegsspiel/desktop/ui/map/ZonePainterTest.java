package studio.kriegsspiel.desktop.ui.map;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.image.BufferedImage;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import studio.kriegsspiel.desk.map.Viewport;
import studio.kriegsspiel.desk.reading.KeptQuestions;
import studio.kriegsspiel.desktop.ui.reading.KeptInk;
import studio.kriegsspiel.drawing.style.MapStyle;
import studio.kriegsspiel.reading.answer.Zone;
import studio.kriegsspiel.terrain.GridGeometry;

/** Zones over each other stay apart: by colour, by hatching, and by the line around them. */
class ZonePainterTest {
  private static final int SIDE = 200;
  private static final GridGeometry GRID = new GridGeometry(20, 20, 0, 200, 10);
  private static final Viewport VIEWPORT = new Viewport(100, 100, 1, SIDE, SIDE);

  /** A zone of columns of the grid. */
  private static Zone columns(int from, int to) {
    byte[] rings = new byte[GRID.size()];
    Arrays.fill(rings, (byte) -1);
    for (int row = 0; row < 20; row++) {
      Arrays.fill(rings, row * 20 + from, row * 20 + to, (byte) 0);
    }
    return new Zone(GRID, rings);
  }

  private static BufferedImage draw(ZonePainter.Hatched... zones) {
    return ZonePainter.draw(List.of(zones), VIEWPORT, MapStyle.staffMap(), 1);
  }

  private static Set<Integer> colours(BufferedImage image, int west, int east) {
    Set<Integer> found = new HashSet<>();
    for (int y = 20; y < 180; y++) {
      for (int x = west; x < east; x++) {
        found.add(image.getRGB(x, y) & 0xffffff);
      }
    }
    return found;
  }

  @Test
  void onlyWhatIsWithinIsDrawn() {
    BufferedImage image = draw(new ZonePainter.Hatched(0, columns(5, 10)));
    assertThat(image.getRGB(40, 100)).isZero();
    assertThat(image.getRGB(120, 100)).isZero();
    int blue = KeptInk.colour(MapStyle.staffMap(), 0).getRGB() & 0xffffff;
    assertThat(colours(image, 55, 95)).containsExactly(blue);
    assertThat(image.getRGB(50, 100) >>> 24).isGreaterThan(200);
  }

  @Test
  void whereTwoLieOverEachOtherBothColoursAreSeen() {
    BufferedImage image =
        draw(
            new ZonePainter.Hatched(0, columns(0, 12)), new ZonePainter.Hatched(1, columns(8, 20)));
    assertThat(colours(image, 10, 70)).hasSize(1);
    assertThat(colours(image, 130, 190)).hasSize(1);
    assertThat(colours(image, 90, 110)).hasSizeGreaterThan(2);
  }

  /** The directions of the lines differ, so that no colour is needed to tell which is which. */
  @ParameterizedTest
  @ValueSource(ints = {0, 1, 2, 3})
  void eachHasAHatchingOfItsOwn(int mark) {
    int[] mine = alphas(mark);
    for (int other = 0; other < KeptQuestions.MOST; other++) {
      if (other != mark) {
        assertThat(alphas(other)).as("%d and %d", mark, other).isNotEqualTo(mine);
      }
    }
  }

  private static int[] alphas(int mark) {
    BufferedImage image = draw(new ZonePainter.Hatched(mark, columns(0, 20)));
    int[] pixels = image.getRGB(0, 0, SIDE, SIDE, null, 0, SIDE);
    return Arrays.stream(pixels).map(each -> each >>> 24).toArray();
  }

  /** What is told apart by its colour alone is told apart by its lightness, too, in either look. */
  @Test
  void theFirstTwoDifferForWhoeverSeesNoRedOrGreen() {
    for (MapStyle style : List.of(MapStyle.staffMap(), MapStyle.night())) {
      var first = KeptInk.colour(style, 0);
      var second = KeptInk.colour(style, 1);
      assertThat(Math.abs(first.getBlue() - second.getBlue())).isGreaterThan(100);
    }
  }

  @Test
  void theHatchingStaysOnTheGroundWhenTheMapIsMoved() {
    Zone zone = columns(0, 20);
    List<ZonePainter.Hatched> one = List.of(new ZonePainter.Hatched(0, zone));
    BufferedImage here = ZonePainter.draw(one, VIEWPORT, MapStyle.staffMap(), 1);
    BufferedImage moved = ZonePainter.draw(one, VIEWPORT.panned(7, 3), MapStyle.staffMap(), 1);
    for (int x = 60; x < 140; x++) {
      assertThat(moved.getRGB(x + 7, 103)).isEqualTo(here.getRGB(x, 100));
    }
  }
}
