package studio.kriegsspiel.drawing.names;

import java.awt.Font;
import java.awt.geom.Rectangle2D;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import studio.kriegsspiel.drawing.frame.MapViewport;
import studio.kriegsspiel.drawing.style.Faces;
import studio.kriegsspiel.drawing.style.MapStyle;
import studio.kriegsspiel.drawing.troops.TroopBlock;

/** Labels of troop blocks: behind the block if there is room, else beside or before it. */
final class BlockLabels {
  /** How many lines of letters off a block its name may stand. */
  private static final int RINGS = 5;

  private BlockLabels() {}

  /** The labels of blocks, those of the largest first; parts and posts give way to them. */
  static List<Label> of(
      List<TroopBlock> blocks, MapStyle style, MapViewport viewport, double leastSize) {
    return blocks.stream()
        .filter(block -> !block.label().isBlank())
        .sorted(Comparator.comparingDouble(BlockLabels::ground).reversed())
        .map(block -> of(block, style, viewport, leastSize))
        .toList();
  }

  private static double ground(TroopBlock block) {
    return block.blocks().stream().mapToDouble(one -> one.width * one.height).sum();
  }

  private static Label of(
      TroopBlock block, MapStyle style, MapViewport viewport, double leastSize) {
    double size = Math.max(leastSize, viewport.mm(style.mm("troop.label")));
    Font font = Faces.BOLD_ITALIC.fitting(block.label(), size);
    Rectangle2D outline = block.outline(viewport).getBounds2D();
    double width = font.getStringBounds(block.label(), LabelPlacer.METRICS).getWidth();
    double gap = viewport.mm(0.4);
    double up = outline.getMinY() - font.getSize2D() * 0.5 - gap;
    double down = outline.getMaxY() + font.getSize2D() * 0.5 + gap;
    double x = outline.getCenterX();
    boolean facesNorth =
        block.facingDegrees().map(degrees -> degrees < 90 || degrees > 270).orElse(true);
    List<Label.Spot> spots = new ArrayList<>();
    for (double row : facesNorth ? new double[] {down, up} : new double[] {up, down}) {
      for (double shift : new double[] {0, 0.25, -0.25, 0.45, -0.45}) {
        spots.add(new Label.Spot(x + width * shift, row));
      }
    }
    spots.addAll(Rings.around(outline, width, font.getSize2D(), RINGS));
    return new Label(
        block.label(), font, style.side(block.colour(), "dark"), spots, Optional.of(outline), true);
  }
}
