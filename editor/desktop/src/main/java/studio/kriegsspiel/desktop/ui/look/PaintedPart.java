package studio.kriegsspiel.desktop.ui.look;

import java.awt.event.FocusAdapter;
import java.awt.event.FocusEvent;
import javax.accessibility.AccessibleContext;
import javax.accessibility.AccessibleRole;
import javax.swing.JComponent;

/** A part of a window that paints itself and still tells assistive programs what it is. */
public abstract class PaintedPart extends JComponent {
  private static final long serialVersionUID = 1L;

  /** A part of that name. */
  protected PaintedPart(String name) {
    getAccessibleContext().setAccessibleName(name);
    setOpaque(true);
  }

  /** Paints itself anew when the keyboard comes or goes, as it shows whether it has it. */
  protected final void showFocus() {
    addFocusListener(
        new FocusAdapter() {
          @Override
          public void focusGained(FocusEvent event) {
            repaint();
          }

          @Override
          public void focusLost(FocusEvent event) {
            repaint();
          }
        });
  }

  @Override
  public final AccessibleContext getAccessibleContext() {
    if (accessibleContext == null) {
      accessibleContext =
          new AccessibleJComponent() {
            private static final long serialVersionUID = 1L;

            @Override
            public AccessibleRole getAccessibleRole() {
              return AccessibleRole.CANVAS;
            }
          };
    }
    return accessibleContext;
  }
}
