package studio.kriegsspiel.desktop.ui.map;

import java.awt.Graphics2D;
import java.awt.Point;
import java.awt.dnd.DnDConstants;
import java.awt.dnd.DropTargetAdapter;
import java.awt.dnd.DropTargetDragEvent;
import java.awt.dnd.DropTargetDropEvent;
import java.awt.dnd.DropTargetEvent;
import java.util.List;
import java.util.Optional;
import studio.kriegsspiel.desk.core.Desk;
import studio.kriegsspiel.desk.forces.ForceWork;
import studio.kriegsspiel.desk.map.MapView;
import studio.kriegsspiel.desk.map.Viewport;
import studio.kriegsspiel.desktop.ui.force.Carried;
import studio.kriegsspiel.drawing.troops.TroopBlock;
import studio.kriegsspiel.scenario.finding.MapSpot;
import studio.kriegsspiel.scenario.force.Unit;
import studio.kriegsspiel.scenario.force.UnitId;

/**
 * Units that are dragged over the map from the tree or from an army list: shows how they would
 * stand, says why they may not, and deploys them where they are let go.
 */
final class MapDrop extends DropTargetAdapter implements MapOverlay {
  private final Desk desk;
  private final MapView view;
  private final ForceWork work;
  private final Hold hold;
  private final Runnable changed;
  private List<TroopBlock> shown = List.of();
  private Point at = new Point();

  MapDrop(Desk desk, MapView view, ForceWork work, Hold hold, Runnable changed) {
    this.desk = desk;
    this.view = view;
    this.work = work;
    this.hold = hold;
    this.changed = changed;
  }

  @Override
  public void dragOver(DropTargetDragEvent event) {
    Optional<Carried> carried = Carried.of(event.getTransferable());
    if (carried.isEmpty() || view.scene().get().isEmpty()) {
      event.rejectDrag();
      return;
    }
    event.acceptDrag(DnDConstants.ACTION_COPY_OR_MOVE);
    over(carried.get(), event.getLocation());
  }

  @Override
  public void dragExit(DropTargetEvent event) {
    leave();
  }

  @Override
  public void drop(DropTargetDropEvent event) {
    Optional<Carried> carried = Carried.of(event.getTransferable());
    if (carried.isEmpty()) {
      event.rejectDrop();
      return;
    }
    event.acceptDrop(DnDConstants.ACTION_COPY);
    drop(carried.get(), event.getLocation());
    event.dropComplete(true);
  }

  /** What is carried is held over a point. */
  void over(Carried carried, Point point) {
    at = point;
    MapSpot spot = spot(point);
    if (carried instanceof Carried.Listed listed) {
      show(listed.unit().unit(), listed.side(), spot);
    } else if (carried instanceof Carried.Units units) {
      shown = List.of();
      units.units().stream()
          .findFirst()
          .flatMap(work::find)
          .ifPresent(unit -> show(unit, unit.id().side(), spot));
    }
    changed.run();
  }

  private void show(Unit unit, String side, MapSpot spot) {
    shown = work.drawnUp(unit, side, spot);
    hold.look(unit, shown);
  }

  /** What is carried is let go at a point. */
  void drop(Carried carried, Point point) {
    over(carried, point);
    MapSpot spot = spot(point);
    if (carried instanceof Carried.Listed listed) {
      work.add(listed.side(), Optional.empty(), listed.unit(), Optional.of(spot));
    } else if (carried instanceof Carried.Units units) {
      double step = 0;
      for (UnitId unit : units.units()) {
        work.place(unit, new MapSpot(spot.x() + step, spot.y()));
        step += 200;
      }
    }
    hold.warn(desk);
    leave();
  }

  private void leave() {
    shown = List.of();
    hold.look(Optional.empty());
    changed.run();
  }

  private MapSpot spot(Point point) {
    return view.viewport().get().toGround(point.x, point.y);
  }

  @Override
  public void paint(Graphics2D graphics, Viewport viewport) {
    for (TroopBlock block : shown) {
      view.scene()
          .get()
          .ifPresent(
              scene -> BlockPainter.ghost(graphics, block, viewport, scene.painter().style()));
      BlockPainter.frame(graphics, block, viewport, false);
    }
    if (!shown.isEmpty()) {
      hold.paint(graphics, viewport, at);
    }
  }
}
