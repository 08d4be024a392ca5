package studio.kriegsspiel.desktop.ui.look;

import com.formdev.flatlaf.FlatLightLaf;

/**
 * The light look: paper, ink and Prussian blue. Its figures are in {@code StudioLight.properties}.
 */
public final class StudioLight extends FlatLightLaf {
  private static final long serialVersionUID = 1L;

  @Override
  public String getName() {
    return "Kriegsspiel Studio, light";
  }
}
