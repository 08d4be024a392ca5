package studio.kriegsspiel.desktop.ui.importing;

import java.awt.Component;
import javax.swing.JComponent;
import javax.swing.JLabel;
import javax.swing.JPanel;
import javax.swing.JSeparator;
import javax.swing.JTextField;
import net.miginfocom.swing.MigLayout;
import studio.kriegsspiel.desktop.ui.look.Looks;

/** Labelled fields below each other, the same everywhere. */
public final class FormRows {
  private final JPanel panel =
      new JPanel(
          new MigLayout("insets 0, wrap 3, gapy 5, hidemode 3", "[86::,shrink 0]10[grow,fill][]"));

  /** The rows. */
  public JPanel panel() {
    return panel;
  }

  /** A heading over the rows that follow. */
  public JLabel heading(String words) {
    JLabel label = new JLabel(words);
    label.putClientProperty("FlatLaf.styleClass", "h4");
    panel.add(label, "span 3, split 2, gaptop 6, wmin 20");
    panel.add(new JSeparator(), "growx, pushx, h 1!, gaptop 6");
    return label;
  }

  /** A field under a name; {@code &} stands before the letter that leads to it. */
  public JLabel row(String name, JComponent field) {
    panel.add(label(name, field));
    panel.add(field, "span 2, wmin 40");
    return (JLabel) panel.getComponent(panel.getComponentCount() - 2);
  }

  /** A field under a name with a button behind it. */
  public JLabel row(String name, JComponent field, Component button) {
    JLabel label = label(name, field);
    panel.add(label);
    panel.add(field, "wmin 40");
    panel.add(button);
    return label;
  }

  /** Something below the last field. */
  public void below(Component part) {
    panel.add(part, "skip 1, span 2, growx, wmin 40");
  }

  private static JLabel label(String name, JComponent field) {
    int mark = name.indexOf('&');
    JLabel label = new JLabel(name.replace("&", ""));
    if (mark >= 0) {
      label.setDisplayedMnemonic(Character.toUpperCase(name.charAt(mark + 1)));
      label.setDisplayedMnemonicIndex(mark);
    }
    label.setLabelFor(field);
    field.getAccessibleContext().setAccessibleName(name.replace("&", ""));
    return label;
  }

  /** Shows a text in a field unless it stands there already, so that the caret stays. */
  public static void show(JTextField field, String text) {
    if (!field.getText().equals(text)) {
      field.setText(text);
    }
  }

  /** Words that stand in an empty field. */
  public static void hint(JTextField field, String words) {
    field.putClientProperty("JTextField.placeholderText", words);
  }

  /** Small quiet words. */
  public static JLabel quiet(String words) {
    JLabel label =
        new JLabel(words) {
          private static final long serialVersionUID = 1L;

          @Override
          public void updateUI() {
            super.updateUI();
            setForeground(Looks.colour("Studio.headingForeground"));
          }
        };
    label.putClientProperty("FlatLaf.styleClass", "small");
    return label;
  }
}
