package studio.kriegsspiel.drawing.names;

import java.awt.geom.Rectangle2D;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Names at the edge of a view that shows part of a map: none is cut. One that would be stands where
 * it has room inside, and is left out if what it names lies outside.
 */
final class EdgeNames {
  private final Rectangle2D view;
  private final TakenRooms taken;
  private final List<Rectangle2D> moved = new ArrayList<>();

  private EdgeNames(Rectangle2D view, TakenRooms taken) {
    this.view = view;
    this.taken = taken;
  }

  /** The names that are seen whole in a view. */
  static List<LabelPlacer.Placed> within(
      Rectangle2D view, List<LabelPlacer.Placed> placed, TakenRooms taken) {
    EdgeNames edge = new EdgeNames(view, taken);
    List<LabelPlacer.Placed> seen = new ArrayList<>();
    for (LabelPlacer.Placed each : placed) {
      if (view.contains(each.room())) {
        seen.add(each);
      } else if (each.room().intersects(view)) {
        edge.inside(each).ifPresent(seen::add);
      }
    }
    return seen;
  }

  private Optional<LabelPlacer.Placed> inside(LabelPlacer.Placed cut) {
    if (cut.label().anchor().filter(box -> !box.intersects(view)).isPresent()) {
      return Optional.empty();
    }
    for (Label.Spot spot : cut.label().spots()) {
      LabelPlacer.Placed other = LabelPlacer.at(cut.label(), cut.text(), cut.font(), spot);
      if (view.contains(other.room()) && isFree(other.room(), cut.room())) {
        moved.add(other.room());
        return Optional.of(other);
      }
    }
    return Optional.empty();
  }

  private boolean isFree(Rectangle2D room, Rectangle2D own) {
    return moved.stream().noneMatch(room::intersects)
        && taken.touching(room).stream().allMatch(each -> each.equals(own));
  }
}
