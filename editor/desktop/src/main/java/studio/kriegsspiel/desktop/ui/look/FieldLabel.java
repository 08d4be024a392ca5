package studio.kriegsspiel.desktop.ui.look;

import javax.swing.JComponent;
import javax.swing.JLabel;

/** Labels of fields: each leads to its field by a letter (Alt), and names it to a screen reader. */
public final class FieldLabel {
  private FieldLabel() {}

  /**
   * A label.
   *
   * @param letter with Alt it leads to the field; underlined where the words have it
   */
  public static JLabel of(String words, char letter, JComponent field) {
    JLabel label = new JLabel(words);
    label.setDisplayedMnemonic(letter);
    label.setLabelFor(field);
    return label;
  }
}
