package studio.kriegsspiel.desktop.ui.action;

import studio.kriegsspiel.desk.core.Paperwork;
import studio.kriegsspiel.desktop.ui.look.Symbol;

/** Asks for a scenario and opens it. */
public final class OpenScenario extends StudioAction {
  private static final long serialVersionUID = 1L;

  private final transient Paperwork paperwork;

  /** Asks for a scenario and opens it. */
  public OpenScenario(Paperwork paperwork) {
    super("&Open…", "ctrl O", "Open a scenario file");
    this.paperwork = paperwork;
    sign(Symbol.OPEN);
  }

  @Override
  protected void perform() {
    paperwork.open();
  }
}
