package studio.kriegsspiel.desktop.ui.ground;

import java.awt.event.ActionEvent;
import java.awt.event.FocusAdapter;
import java.awt.event.FocusEvent;
import java.util.List;
import javax.swing.AbstractAction;
import javax.swing.JComponent;
import javax.swing.JToggleButton;
import javax.swing.KeyStroke;

/**
 * Makes many buttons one stop of the Tab key: arrow keys go from button to button, and Tab comes
 * back to the one that had the keyboard last.
 */
final class RovingFocus {
  private final JComponent parent;
  private final int perRow;
  private final List<JToggleButton> buttons;

  RovingFocus(JComponent parent, int perRow, List<JToggleButton> buttons) {
    this.parent = parent;
    this.perRow = perRow;
    this.buttons = List.copyOf(buttons);
  }

  void bind() {
    arrow("LEFT", -1);
    arrow("RIGHT", 1);
    arrow("UP", -perRow);
    arrow("DOWN", perRow);
    for (JToggleButton button : buttons) {
      button.setFocusable(button == buttons.get(0));
      button.addFocusListener(
          new FocusAdapter() {
            @Override
            public void focusGained(FocusEvent event) {
              buttons.forEach(each -> each.setFocusable(each == button));
            }
          });
    }
  }

  private void arrow(String key, int by) {
    parent
        .getInputMap(JComponent.WHEN_ANCESTOR_OF_FOCUSED_COMPONENT)
        .put(KeyStroke.getKeyStroke(key), "rove-" + key);
    parent
        .getActionMap()
        .put(
            "rove-" + key,
            new AbstractAction() {
              private static final long serialVersionUID = 1L;

              @Override
              public void actionPerformed(ActionEvent event) {
                move(by);
              }
            });
  }

  private void move(int by) {
    for (int i = 0; i < buttons.size(); i++) {
      if (buttons.get(i).isFocusOwner()) {
        JToggleButton next = buttons.get(Math.floorMod(i + by, buttons.size()));
        next.setFocusable(true);
        next.requestFocusInWindow();
        return;
      }
    }
  }
}
