package studio.kriegsspiel.desktop.ui.dialog;

import java.awt.Component;
import java.awt.GridLayout;
import java.awt.event.ActionEvent;
import java.util.function.BiFunction;
import javax.swing.AbstractAction;
import javax.swing.JButton;
import javax.swing.JPanel;
import javax.swing.JTextField;
import javax.swing.KeyStroke;
import javax.swing.SwingConstants;
import javax.swing.plaf.basic.BasicArrowButton;

/** Lets the value of a field be stepped with arrows and wheel, so that it need not be typed. */
final class SteppedField {
  private final JTextField field;
  private final BiFunction<String, Integer, String> later;

  private SteppedField(JTextField field, BiFunction<String, Integer, String> later) {
    this.field = field;
    this.later = later;
  }

  /**
   * Gives a field arrows.
   *
   * @param later the value so many steps later, or the same where it cannot be stepped
   */
  static void on(JTextField field, BiFunction<String, Integer, String> later) {
    SteppedField stepped = new SteppedField(field, later);
    stepped.bind("UP", 1);
    stepped.bind("DOWN", -1);
    field.addMouseWheelListener(event -> stepped.step(event.getWheelRotation() < 0 ? 1 : -1));
    JPanel arrows = new JPanel(new GridLayout(2, 1));
    arrows.setOpaque(false);
    arrows.add(stepped.arrow(SwingConstants.NORTH, 1));
    arrows.add(stepped.arrow(SwingConstants.SOUTH, -1));
    field.putClientProperty("JTextField.trailingComponent", arrows);
  }

  private Component arrow(int direction, int steps) {
    JButton button = new BasicArrowButton(direction);
    button.setFocusable(false);
    button.putClientProperty("JButton.buttonType", "toolBarButton");
    button.getAccessibleContext().setAccessibleName(steps > 0 ? "Later" : "Earlier");
    button.addActionListener(event -> step(steps));
    return button;
  }

  private void bind(String key, int steps) {
    field.getInputMap().put(KeyStroke.getKeyStroke(key), "studio-step-" + key);
    field
        .getActionMap()
        .put(
            "studio-step-" + key,
            new AbstractAction() {
              private static final long serialVersionUID = 1L;

              @Override
              public void actionPerformed(ActionEvent event) {
                step(steps);
              }
            });
  }

  private void step(int steps) {
    if (field.isEnabled()) {
      field.setText(later.apply(field.getText(), steps));
    }
  }
}
