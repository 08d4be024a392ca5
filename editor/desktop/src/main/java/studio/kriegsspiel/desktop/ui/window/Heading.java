package studio.kriegsspiel.desktop.ui.window;

import java.awt.BorderLayout;
import java.awt.Component;
import javax.swing.JComponent;
import javax.swing.JLabel;
import javax.swing.JPanel;
import net.miginfocom.swing.MigLayout;

/** A part of the window under a quiet heading. */
final class Heading {
  private Heading() {}

  static JPanel over(String title, JComponent part, Component... tools) {
    JLabel label = new JLabel(title);
    label.putClientProperty("FlatLaf.styleClass", "h4");
    label.setLabelFor(part);
    JPanel head =
        new JPanel(new MigLayout("insets 2 10 2 6, gap 2", "[pref::][grow,right]", "[26!]"));
    head.add(label);
    for (Component tool : tools) {
      head.add(tool, "wmin 30, growx");
    }
    JPanel panel = new JPanel(new BorderLayout());
    panel.add(head, BorderLayout.NORTH);
    panel.add(part, BorderLayout.CENTER);
    return panel;
  }
}
