package studio.kriegsspiel.drawing.furniture;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.image.BufferedImage;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import studio.kriegsspiel.drawing.frame.MapViewport;
import studio.kriegsspiel.drawing.style.MapStyle;
import studio.kriegsspiel.terrain.Bounds;

/**
 * The rulers beside a map of 2000 by 1500 m at 1:20 000, 100 by 75 mm, drawn ten times as large.
 */
class MarginRulersTest {
  private static final int TIMES = 10;
  private static final int ROOM = 400;
  private static final MapViewport VIEWPORT =
      MapViewport.onPaper(new Bounds(0, 0, 2000, 1500), 20_000);

  /** The base lines lie so far beyond the map's edge, in millimetres. */
  private static final double OUT = MapFrame.marginMillimetres() + 0.5 + 4.2;

  private final BufferedImage picture = new BufferedImage(3600, 3000, BufferedImage.TYPE_INT_RGB);

  @BeforeEach
  void draw() {
    Graphics2D graphics = picture.createGraphics();
    graphics.setColor(Color.WHITE);
    graphics.fillRect(0, 0, picture.getWidth(), picture.getHeight());
    graphics.translate(ROOM, ROOM);
    graphics.scale(TIMES, TIMES);
    new MarginRulers("paces", 0.75)
        .paint(graphics, VIEWPORT, MapStyle.staffMap(), WordSetter.PLAIN);
    graphics.dispose();
  }

  private boolean ink(double x, double y) {
    return new Color(picture.getRGB((int) Math.round(x), (int) Math.round(y))).getRed() < 128;
  }

  /** Where ticks begin along a line so many millimetres from the base line, in points of a map. */
  private List<Double> ticks(double from, boolean above) {
    double off = (above ? -1 : 1) * from - OUT;
    List<Double> found = new ArrayList<>();
    boolean before = false;
    double end = VIEWPORT.width() * TIMES + 5;
    for (int i = -5; i < end; i++) {
      boolean now = ink(ROOM + i, ROOM + VIEWPORT.mm(off) * TIMES);
      if (now && !before) {
        found.add(i / (double) TIMES);
      }
      before = now;
    }
    return found;
  }

  /** A figure each 500 m, a tick each 50: 41 of them over 2000 m. */
  @Test
  void metresStandAbove() {
    assertThat(ticks(0.5, true)).hasSize(41);
    assertThat(ticks(1.4, true)).as("a figure each 500 m").hasSize(5);
  }

  /** Two thousand metres are 2666 paces of three quarters: 54 ticks of 50, five figures of 500. */
  @Test
  void theBooksUnitStandsBelow() {
    assertThat(ticks(0.5, false)).hasSize(54);
    assertThat(ticks(1.4, false)).as("a figure each 500 paces").hasSize(6);
  }

  /** 500 m at 1:20 000 are 25 mm. */
  @Test
  void theyAreTrueToTheScale() {
    List<Double> figures = ticks(1.4, true);
    assertThat(figures.get(4) - figures.get(3)).isBetween(VIEWPORT.mm(24.9), VIEWPORT.mm(25.1));
  }

  /** The left one begins at the lower corner: its hundred millimetres end where the map does. */
  @Test
  void theLeftRulerRunsUpwards() {
    double x = ROOM - VIEWPORT.mm(OUT) * TIMES;
    assertThat(ink(x, ROOM + VIEWPORT.height() * TIMES - 5)).isTrue();
    assertThat(ink(x, ROOM + 5)).isTrue();
    assertThat(ink(x, ROOM + VIEWPORT.height() * TIMES + 20)).isFalse();
  }
}
