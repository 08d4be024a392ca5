package studio.kriegsspiel.desktop.ui.map;

import java.awt.Graphics2D;
import java.util.List;
import studio.kriegsspiel.desk.map.MapView;
import studio.kriegsspiel.desk.map.Viewport;
import studio.kriegsspiel.drawing.troops.TroopBlock;

/** Shows which block is chosen, and where it is wanted while the text is being read. */
final class SelectionOverlay implements MapOverlay {
  private final ChosenBlock chosen;
  private final MapView view;

  SelectionOverlay(ChosenBlock chosen, MapView view) {
    this.chosen = chosen;
    this.view = view;
  }

  @Override
  public void paint(Graphics2D graphics, Viewport viewport) {
    List<TroopBlock> all = chosen.all();
    for (TroopBlock block : all) {
      if (chosen.isUnderWay()) {
        view.scene()
            .get()
            .ifPresent(
                scene -> BlockPainter.ghost(graphics, block, viewport, scene.painter().style()));
      }
      BlockPainter.frame(graphics, block, viewport, all.size() == 1);
    }
  }
}
