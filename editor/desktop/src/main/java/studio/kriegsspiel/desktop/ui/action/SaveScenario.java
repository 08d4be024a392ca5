package studio.kriegsspiel.desktop.ui.action;

import studio.kriegsspiel.desk.core.Paperwork;
import studio.kriegsspiel.desktop.ui.look.Symbol;

/** Saves the scenario. */
public final class SaveScenario extends StudioAction {
  private static final long serialVersionUID = 1L;

  private final transient Paperwork paperwork;

  /** Saves the scenario. */
  public SaveScenario(Paperwork paperwork) {
    super("&Save", "ctrl S", "Save the scenario; an interrupted save leaves the old file");
    this.paperwork = paperwork;
    sign(Symbol.SAVE);
  }

  @Override
  protected void perform() {
    paperwork.save();
  }
}
