package studio.kriegsspiel.desktop.ui.action;

import java.util.function.Consumer;

/** Makes the letters of the text larger or smaller. */
public final class ResizeLetters extends StudioAction {
  private static final long serialVersionUID = 1L;

  private final float points;
  private final transient Consumer<Float> resize;

  /** Changes the size by {@code points}. */
  public ResizeLetters(String name, String key, float points, Consumer<Float> resize) {
    super(name, key, "Change the size of the letters of the text");
    this.points = points;
    this.resize = resize;
  }

  @Override
  protected void perform() {
    resize.accept(points);
  }
}
