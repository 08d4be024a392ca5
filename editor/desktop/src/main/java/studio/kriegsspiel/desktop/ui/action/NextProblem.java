package studio.kriegsspiel.desktop.ui.action;

import studio.kriegsspiel.desk.core.Navigation;

/** Goes to the next problem of the text. */
public final class NextProblem extends StudioAction {
  private static final long serialVersionUID = 1L;

  private final transient Navigation navigation;

  /** Goes to the next problem of the text. */
  public NextProblem(Navigation navigation) {
    super("&Next problem", "F8", "Go to the next problem of the text");
    this.navigation = navigation;
  }

  @Override
  protected void perform() {
    navigation.stepThroughFindings(true);
  }
}
