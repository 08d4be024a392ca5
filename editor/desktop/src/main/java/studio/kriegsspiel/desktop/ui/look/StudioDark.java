package studio.kriegsspiel.desktop.ui.look;

import com.formdev.flatlaf.FlatDarkLaf;

/** The dark look: slate, chalk and brass. Its figures are in {@code StudioDark.properties}. */
public final class StudioDark extends FlatDarkLaf {
  private static final long serialVersionUID = 1L;

  @Override
  public String getName() {
    return "Kriegsspiel Studio, dark";
  }
}
