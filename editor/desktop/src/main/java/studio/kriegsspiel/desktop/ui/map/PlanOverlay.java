package studio.kriegsspiel.desktop.ui.map;

import java.awt.Graphics2D;
import java.util.List;
import studio.kriegsspiel.desk.map.MapView;
import studio.kriegsspiel.desk.map.PlanView;
import studio.kriegsspiel.desk.map.Viewport;
import studio.kriegsspiel.drawing.frame.Canvas;
import studio.kriegsspiel.drawing.names.WayNote;
import studio.kriegsspiel.drawing.plan.PlanPainter;

/**
 * Marches, patrols and free deployment over the ground, as paper shows them; what is said of them
 * stands among the names.
 */
final class PlanOverlay implements MapOverlay {
  private final PlanView plans;
  private final MapView view;

  PlanOverlay(PlanView plans, MapView view) {
    this.plans = plans;
    this.view = view;
  }

  /** The words beside what is shown. */
  List<WayNote> notes() {
    return view.layers().get().plans() ? PlanPainter.notes(plans.marks().get()) : List.of();
  }

  @Override
  public void paint(Graphics2D graphics, Viewport viewport) {
    if (!view.layers().get().plans() || plans.marks().get().isEmpty()) {
      return;
    }
    view.scene()
        .get()
        .ifPresent(
            scene -> {
              Canvas canvas =
                  Canvas.over(graphics, MapView.forPainter(viewport), scene.painter().style());
              PlanPainter.paintMarks(canvas, plans.marks().get());
              canvas.dispose();
            });
  }
}
