package studio.kriegsspiel.desktop.ui.gallery;

import java.util.List;
import java.util.function.Consumer;
import javax.swing.BorderFactory;
import javax.swing.JButton;
import javax.swing.JLabel;
import javax.swing.JPanel;
import net.miginfocom.swing.MigLayout;
import studio.kriegsspiel.desk.file.Recovered;
import studio.kriegsspiel.desktop.ui.look.Looks;

/** Unsaved texts of sessions that ended without being asked, above the cards of the first page. */
final class LeftBehindRows extends JPanel {
  private static final long serialVersionUID = 1L;

  /** More would push the library out of sight; the latest come first. */
  private static final int MOST = 4;

  LeftBehindRows() {
    super(new MigLayout("insets 8 0 0 0, gapy 4, wrap 2", "[grow][]"));
    setOpaque(false);
    setVisible(false);
  }

  /** Shows some, or nothing where there are none. */
  void show(List<Recovered> texts, Consumer<Recovered> takeUp) {
    removeAll();
    for (Recovered each : texts.subList(0, Math.min(MOST, texts.size()))) {
      JButton look = new JButton("Look at it\u2026");
      look.getAccessibleContext().setAccessibleName("Look at the unsaved text of " + each.name());
      look.addActionListener(event -> takeUp.accept(each));
      add(new JLabel(words(each)));
      add(look);
    }
    if (texts.size() > MOST) {
      add(new JLabel("And %d older ones.".formatted(texts.size() - MOST)), "span");
    }
    setBorder(
        BorderFactory.createMatteBorder(
            0, 0, texts.isEmpty() ? 0 : 1, 0, Looks.colour("Studio.headingForeground")));
    setVisible(!texts.isEmpty());
    revalidate();
  }

  private static String words(Recovered left) {
    return "Left unsaved on "
        + left.when()
        + ": "
        + left.name()
        + left.scenario().map(file -> " in " + file.getParent()).orElse("");
  }
}
