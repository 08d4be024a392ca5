package studio.kriegsspiel.desktop.ui.action;

import java.awt.Component;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import studio.kriegsspiel.desktop.ui.dialog.NewDialog;
import studio.kriegsspiel.desktop.ui.look.Symbol;

/** Asks for title, rule book, ground and template, and lays a new scenario on the desk. */
public final class NewScenario extends StudioAction {
  private static final long serialVersionUID = 1L;

  private final transient Supplier<NewDialog> dialog;
  private final transient Consumer<NewDialog.Answer> begin;
  private final transient Supplier<@Nullable Component> parent;

  /**
   * Asks with a dialog.
   *
   * @param begin does as it was answered
   */
  public NewScenario(
      Supplier<NewDialog> dialog,
      Consumer<NewDialog.Answer> begin,
      Supplier<@Nullable Component> parent) {
    super("&New…", "ctrl N", "Start a new scenario");
    sign(Symbol.NEW);
    this.dialog = dialog;
    this.begin = begin;
    this.parent = parent;
  }

  @Override
  protected void perform() {
    dialog.get().ask(parent.get()).ifPresent(begin);
  }
}
