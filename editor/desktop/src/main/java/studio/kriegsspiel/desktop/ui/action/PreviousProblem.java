package studio.kriegsspiel.desktop.ui.action;

import studio.kriegsspiel.desk.core.Navigation;

/** Goes to the problem before. */
public final class PreviousProblem extends StudioAction {
  private static final long serialVersionUID = 1L;

  private final transient Navigation navigation;

  /** Goes to the problem before. */
  public PreviousProblem(Navigation navigation) {
    super("&Previous problem", "shift F8", "Go to the problem before");
    this.navigation = navigation;
  }

  @Override
  protected void perform() {
    navigation.stepThroughFindings(false);
  }
}
