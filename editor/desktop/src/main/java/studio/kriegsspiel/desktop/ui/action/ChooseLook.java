package studio.kriegsspiel.desktop.ui.action;

import javax.swing.Action;
import studio.kriegsspiel.desk.file.Settings;
import studio.kriegsspiel.desktop.ui.look.Looks;
import studio.kriegsspiel.desktop.ui.look.Looks.Look;

/** Puts one of the looks on and remembers it. */
public final class ChooseLook extends StudioAction {
  private static final long serialVersionUID = 1L;

  private final Look look;
  private final transient Settings settings;

  /** Puts {@code look} on. */
  public ChooseLook(Look look, Settings settings) {
    super(look == Look.LIGHT ? "&Light" : "&Dark", "", "Use the " + look.key() + " look");
    this.look = look;
    this.settings = settings;
    putValue(Action.SELECTED_KEY, Look.ofKey(settings.get("look", "light")) == look);
  }

  @Override
  protected void perform() {
    settings.put("look", look.key());
    Looks.wear(look);
    putValue(Action.SELECTED_KEY, true);
  }
}
