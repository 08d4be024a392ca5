package studio.kriegsspiel.drawing.names;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Color;
import java.awt.Font;
import java.awt.geom.Point2D;
import java.awt.geom.Rectangle2D;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import studio.kriegsspiel.drawing.frame.MapViewport;
import studio.kriegsspiel.drawing.style.Faces;
import studio.kriegsspiel.drawing.style.MapStyle;
import studio.kriegsspiel.samples.SampleGround;

class LabelLayoutTest {
  private static final Font FONT = Faces.ROMAN.at(10);
  private static final Rectangle2D PAPER = new Rectangle2D.Double(0, 0, 400, 300);

  private static Label label(String text, boolean essential, Point2D... spots) {
    return new Label(text, FONT, Color.BLACK, List.of(spots), 0, Optional.empty(), essential);
  }

  @Test
  void aLabelTakesTheFirstFreeSpot() {
    Rectangle2D block = new Rectangle2D.Double(80, 80, 60, 40);
    LabelLayout layout = new LabelLayout(PAPER, List.of(block));
    layout.add(
        label("Papelotte", false, new Point2D.Double(100, 100), new Point2D.Double(200, 100)));
    assertThat(layout.placed()).hasSize(1);
    assertThat(layout.placed().get(0).middle()).isEqualTo(new Point2D.Double(200, 100));
  }

  @Test
  void aLesserLabelGivesWayAndAnEssentialOneDoesNot() {
    LabelLayout layout = new LabelLayout(PAPER, List.of());
    Point2D spot = new Point2D.Double(100, 100);
    layout.add(label("Mont-Saint-Jean", true, spot));
    layout.add(label("Sand-pit", false, spot));
    layout.add(label("Papelotte", true, spot));
    assertThat(layout.placed())
        .extracting(placed -> placed.label().text())
        .containsExactly("Mont-Saint-Jean", "Papelotte");
  }

  @Test
  void theEdgeOfThePaperIsAvoided() {
    LabelLayout layout = new LabelLayout(PAPER, List.of());
    layout.add(
        label("Plancenoit", true, new Point2D.Double(398, 100), new Point2D.Double(350, 100)));
    assertThat(layout.placed().get(0).middle()).isEqualTo(new Point2D.Double(350, 100));
  }

  @Test
  void namesOfTheSampleGroundDoNotCoverEachOther() {
    MapViewport viewport = MapViewport.onPaper(SampleGround.terrain().extent(), 8000);
    LabelLayout layout =
        new LabelLayout(
            new Rectangle2D.Double(0, 0, viewport.width(), viewport.height()), List.of());
    new PlaceLabels(SampleGround.terrain(), MapStyle.staffMap(), viewport)
        .all()
        .forEach(layout::add);
    List<LabelLayout.Placed> placed = layout.placed();
    assertThat(placed).extracting(each -> each.label().text()).contains("La Haye Sainte", "Lasne");
    for (int i = 0; i < placed.size(); i++) {
      for (int j = 0; j < i; j++) {
        assertThat(placed.get(i).room().intersects(placed.get(j).room()))
            .as(placed.get(i).label().text() + " and " + placed.get(j).label().text())
            .isFalse();
      }
    }
  }
}
