package studio.kriegsspiel.desktop.ui.action;

import studio.kriegsspiel.desk.core.Paperwork;

/** Saves the scenario under another name. */
public final class SaveScenarioAs extends StudioAction {
  private static final long serialVersionUID = 1L;

  private final transient Paperwork paperwork;

  /** Saves the scenario under another name. */
  public SaveScenarioAs(Paperwork paperwork) {
    super("Save &as…", "ctrl shift S", "Save the scenario under another name");
    this.paperwork = paperwork;
  }

  @Override
  protected void perform() {
    paperwork.saveAs();
  }
}
