package studio.kriegsspiel.desktop.ui.action;

import studio.kriegsspiel.desktop.ui.look.Symbol;

/** A small action that only passes a wish on to a part of the window. */
public final class DoThis extends StudioAction {
  private static final long serialVersionUID = 1L;

  private final transient Runnable what;

  /** Does {@code what}. */
  public DoThis(String name, String key, String description, Runnable what) {
    super(name, key, description);
    this.what = what;
  }

  /** Does {@code what} and shows a sign. */
  public DoThis(String name, String key, String description, Symbol symbol, Runnable what) {
    this(name, key, description, what);
    sign(symbol);
  }

  @Override
  protected void perform() {
    what.run();
  }
}
