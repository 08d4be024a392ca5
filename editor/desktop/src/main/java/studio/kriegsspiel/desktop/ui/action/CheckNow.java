package studio.kriegsspiel.desktop.ui.action;

import studio.kriegsspiel.desk.core.Checking;
import studio.kriegsspiel.desktop.ui.look.Symbol;

/** Checks the scenario again, as after a change of the terrain. */
public final class CheckNow extends StudioAction {
  private static final long serialVersionUID = 1L;

  private final transient Checking checking;

  /** Checks the scenario again, as after a change of the terrain. */
  public CheckNow(Checking checking) {
    super("&Check again", "F5", "Read the terrain and check the scenario again");
    this.checking = checking;
    sign(Symbol.FINE);
  }

  @Override
  protected void perform() {
    checking.checkNow();
  }
}
