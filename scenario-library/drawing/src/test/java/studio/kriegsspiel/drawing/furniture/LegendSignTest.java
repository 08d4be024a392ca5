package studio.kriegsspiel.drawing.furniture;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.image.BufferedImage;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.locationtech.jts.geom.Envelope;
import org.locationtech.jts.geom.GeometryFactory;
import studio.kriegsspiel.drawing.frame.MapViewport;
import studio.kriegsspiel.drawing.style.MapStyle;
import studio.kriegsspiel.terrain.Attributes;
import studio.kriegsspiel.terrain.Bounds;
import studio.kriegsspiel.terrain.Feature;
import studio.kriegsspiel.terrain.FeatureKind;
import studio.kriegsspiel.terrain.Terrain;

class LegendSignTest {
  private static final Bounds GROUND = new Bounds(0, 0, 4000, 3000);

  private static BufferedImage drawn(LegendSign sign, int scale) {
    MapViewport paper = MapViewport.onPaper(GROUND, scale);
    BufferedImage image =
        new BufferedImage(
            (int) paper.mm(10) * 4, (int) (paper.mm(4.6) * 4), BufferedImage.TYPE_INT_RGB);
    Graphics2D graphics = image.createGraphics();
    graphics.setColor(Color.WHITE);
    graphics.fillRect(0, 0, image.getWidth(), image.getHeight());
    graphics.scale(4, 4);
    sign.paint(graphics, paper, MapStyle.staffMap(), 10, 4.6);
    graphics.dispose();
    return image;
  }

  private static int differing(BufferedImage one, BufferedImage other) {
    int count = 0;
    for (int x = 0; x < one.getWidth(); x++) {
      for (int y = 0; y < one.getHeight(); y++) {
        count += one.getRGB(x, y) == other.getRGB(x, y) ? 0 : 1;
      }
    }
    return count;
  }

  /** A town and a village were drawn alike; no two signs of areas may be. */
  @Test
  void noTwoSignsAreAlike() {
    for (int scale : new int[] {4500, 8000, 25_000}) {
      List<LegendSign> signs = List.of(LegendSign.values());
      List<String> alike = new ArrayList<>();
      for (int i = 0; i < signs.size(); i++) {
        BufferedImage one = drawn(signs.get(i), scale);
        for (int k = 0; k < i; k++) {
          int all = one.getWidth() * one.getHeight();
          if (differing(one, drawn(signs.get(k), scale)) < all / 50) {
            alike.add(signs.get(i) + " and " + signs.get(k));
          }
        }
      }
      assertThat(alike).as("at 1:" + scale).isEmpty();
    }
    assertThat(differing(drawn(LegendSign.TOWN, 8000), drawn(LegendSign.VILLAGE, 8000)))
        .isGreaterThan(2000);
  }

  @Test
  void whatLiesBeyondTheEdgesIsNotExplained() {
    GeometryFactory shapes = new GeometryFactory();
    Terrain terrain =
        Terrain.builder("part", "EPSG:32631", GROUND)
            .features(
                List.of(
                    area(shapes, "in", FeatureKind.MARSH, 100),
                    area(shapes, "out", FeatureKind.TOWN, 5000)))
            .build();
    assertThat(LegendSign.on(terrain)).containsExactly(LegendSign.MARSH);
  }

  private static Feature area(GeometryFactory shapes, String id, FeatureKind kind, double west) {
    return new Feature(
        id,
        kind,
        shapes.toGeometry(new Envelope(west, west + 100, 100, 200)),
        Optional.empty(),
        Attributes.builder().build());
  }
}
