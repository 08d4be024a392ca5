package studio.kriegsspiel.desktop.ui.gallery;

import java.util.List;
import javax.swing.BorderFactory;
import javax.swing.JButton;
import javax.swing.JLabel;
import javax.swing.JPanel;
import net.miginfocom.swing.MigLayout;
import studio.kriegsspiel.desk.core.Continued;
import studio.kriegsspiel.desktop.ui.look.Looks;

/** Work that can be gone on with, above the cards of the first page. */
final class LeftBehindRows extends JPanel {
  private static final long serialVersionUID = 1L;

  /** More would push the library out of sight; the latest come first. */
  private static final int MOST = 4;

  LeftBehindRows() {
    super(new MigLayout("insets 8 0 8 8, gapy 4, wrap 2", "[grow][fill]"));
    setOpaque(false);
    setVisible(false);
  }

  /** Shows some, or nothing where there are none. */
  void show(List<Continued> all) {
    removeAll();
    List<Continued> unsaved = all.stream().filter(Continued::unsaved).toList();
    unsaved.subList(0, Math.min(MOST, unsaved.size())).forEach(this::add);
    if (unsaved.size() > MOST) {
      add(new JLabel("And %d older ones.".formatted(unsaved.size() - MOST)), "span");
    }
    all.stream().filter(each -> !each.unsaved()).forEach(this::add);
    setBorder(
        BorderFactory.createMatteBorder(
            0, 0, all.isEmpty() ? 0 : 1, 0, Looks.colour("Studio.headingForeground")));
    setVisible(!all.isEmpty());
    revalidate();
  }

  private void add(Continued work) {
    JButton go = new JButton(work.unsaved() ? "Look at it\u2026" : "Continue");
    go.getAccessibleContext()
        .setAccessibleName((work.unsaved() ? "Look at " : "Continue ") + work.name());
    go.addActionListener(event -> work.go().run());
    JLabel words = new JLabel(work.words());
    words.putClientProperty("html.disable", true);
    add(words, "wmin 0");
    add(go);
  }
}
