package studio.kriegsspiel.drawing.names;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.image.BufferedImage;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BiConsumer;
import org.junit.jupiter.api.Test;
import studio.kriegsspiel.drawing.frame.Canvas;
import studio.kriegsspiel.drawing.frame.MapViewport;
import studio.kriegsspiel.drawing.style.MapStyle;
import studio.kriegsspiel.drawing.troops.SampleTroops;
import studio.kriegsspiel.drawing.troops.TroopBlock;
import studio.kriegsspiel.samples.SampleGround;
import studio.kriegsspiel.terrain.Terrain;

class NamePainterTest {
  private static final Terrain TERRAIN = SampleGround.terrain();
  private static final MapViewport VIEWPORT = MapViewport.onPaper(TERRAIN.extent(), 12_000);
  private static final NamePainter.Wanted ALL =
      new NamePainter.Wanted(true, true, List.of(), LabelManner.PAPER);
  private static final List<TroopBlock> TROOPS = SampleTroops.all();

  private final NamePainter names = new NamePainter(TERRAIN);

  /** What is drawn on grey, as numbers of pixels darker and lighter than it. */
  private static List<Integer> drawn(BiConsumer<NamePainter, Canvas> painting, NamePainter names) {
    BufferedImage image =
        new BufferedImage(
            (int) VIEWPORT.width(), (int) VIEWPORT.height(), BufferedImage.TYPE_INT_RGB);
    Graphics2D graphics = image.createGraphics();
    graphics.setColor(Color.GRAY);
    graphics.fillRect(0, 0, image.getWidth(), image.getHeight());
    Canvas canvas = Canvas.over(graphics, VIEWPORT, MapStyle.staffMap());
    painting.accept(names, canvas);
    canvas.dispose();
    graphics.dispose();
    int darker = 0;
    int lighter = 0;
    for (int pixel :
        image.getRGB(0, 0, image.getWidth(), image.getHeight(), null, 0, image.getWidth())) {
      darker += (pixel & 0xff) < 0x60 ? 1 : 0;
      lighter += (pixel & 0xff) > 0xc0 ? 1 : 0;
    }
    return List.of(darker, lighter);
  }

  /** Papers set the letters of names over drawings that hold none. */
  @Test
  void rimsAndLettersAreDrawnApart() {
    List<Integer> under =
        drawn((painter, canvas) -> painter.paintUnder(canvas, ALL, List.of()), names);
    List<Integer> words =
        drawn((painter, canvas) -> painter.paintWords(canvas, ALL, List.of()), names);
    List<Integer> all = drawn((painter, canvas) -> painter.paint(canvas, ALL, List.of()), names);
    assertThat(under.get(0)).as("letters under the names").isZero();
    assertThat(under.get(1)).as("rims").isGreaterThan(200);
    assertThat(words.get(0)).as("letters").isGreaterThan(200);
    assertThat(words.get(1)).as("rims among the letters").isZero();
    assertThat(all.get(0)).as("letters over their rims").isGreaterThan(50);
  }

  /** The papers of several readers ask for the same layouts by turns. */
  @Test
  void layoutsAskedForByTurnsAreMadeOnce() {
    List<List<KeyedName>> first = keysByTurns();
    List<List<KeyedName>> again = keysByTurns();
    for (int i = 0; i < first.size(); i++) {
      assertThat(again.get(i)).isSameAs(first.get(i));
    }
  }

  private List<List<KeyedName>> keysByTurns() {
    List<List<KeyedName>> keys = new ArrayList<>();
    for (int left = 0; left < 4; left++) {
      List<TroopBlock> some = TROOPS.subList(left, TROOPS.size());
      keys.add(names.keys(MapStyle.staffMap(), VIEWPORT, ALL, some));
    }
    return keys;
  }
}
