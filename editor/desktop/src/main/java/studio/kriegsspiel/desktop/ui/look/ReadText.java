package studio.kriegsspiel.desktop.ui.look;

import javax.swing.BorderFactory;
import javax.swing.JTextArea;

/** Text that is read and not written: wrapped between words, to be selected and copied. */
public final class ReadText {
  private ReadText() {}

  /** An area of that name for screen readers, empty yet. */
  public static JTextArea area(String name) {
    JTextArea area = new JTextArea();
    area.setEditable(false);
    area.setLineWrap(true);
    area.setWrapStyleWord(true);
    area.setBorder(BorderFactory.createEmptyBorder(8, 10, 8, 10));
    area.getAccessibleContext().setAccessibleName(name);
    return area;
  }
}
