package studio.kriegsspiel.desktop.ui.importing;

import java.util.ArrayList;
import java.util.List;
import javax.swing.BorderFactory;
import javax.swing.JButton;
import javax.swing.JLabel;
import javax.swing.JPanel;
import javax.swing.JScrollPane;
import javax.swing.JTextArea;
import net.miginfocom.swing.MigLayout;
import studio.kriegsspiel.desk.importing.GroundFacts;
import studio.kriegsspiel.desk.importing.ImportState;
import studio.kriegsspiel.desk.work.BackgroundRunner;
import studio.kriegsspiel.desktop.ui.look.Symbol;
import studio.kriegsspiel.desktop.ui.look.SymbolIcon;
import studio.kriegsspiel.rules.Capital;

/** The ground that was made: its picture, what should be known of it, and what to do with it. */
final class WrittenPane extends JPanel {
  private static final long serialVersionUID = 1L;

  private final JLabel head = new JLabel(" ");
  private final JTextArea remarks = new JTextArea();
  private final GroundThumbnail picture;
  private final JButton use = new JButton("Use it in this scenario");
  private final JButton start = new JButton("New scenario on it…");
  private final JButton back = new JButton("Change the import");
  private final JLabel why = FormRows.quiet(" ");
  private final boolean forNew;

  WrittenPane(
      BackgroundRunner runner,
      Runnable useIt,
      Runnable startOnIt,
      Runnable goBack,
      boolean forNew) {
    super(
        new MigLayout("insets 18, fill, wrap 2", "[grow,fill]18[340::,fill]", "[][grow,fill][][]"));
    this.picture = new GroundThumbnail(runner);
    this.forNew = forNew;
    head.putClientProperty("FlatLaf.styleClass", "h3");
    head.setIcon(new SymbolIcon(Symbol.FINE, "Studio.fine"));
    remarks.setEditable(false);
    remarks.setLineWrap(true);
    remarks.setWrapStyleWord(true);
    remarks.setOpaque(false);
    remarks.getAccessibleContext().setAccessibleName("Remarks");
    JScrollPane scroll = new JScrollPane(remarks);
    scroll.setBorder(BorderFactory.createEmptyBorder());
    use.setMnemonic('U');
    start.setMnemonic('N');
    back.setMnemonic('B');
    use.addActionListener(event -> useIt.run());
    start.addActionListener(event -> startOnIt.run());
    back.addActionListener(event -> goBack.run());
    add(head, "span 2");
    add(picture, "grow, push");
    add(scroll, "grow, push");
    add(why, "span 2, wmin 40");
    JPanel buttons = new JPanel(new MigLayout("insets 0", "[][][]push"));
    buttons.add(forNew ? start : use);
    buttons.add(forNew ? use : start);
    buttons.add(back);
    add(buttons, "span 2");
  }

  /**
   * Shows a ground.
   *
   * @param obstacle why it cannot be used in the scenario that is open; empty if it can
   */
  void show(ImportState.Written written, String obstacle) {
    head.setText(written.terrain().title() + " is imported");
    List<String> lines =
        new ArrayList<>(GroundFacts.lines(written.terrain()).stream().map(Capital::of).toList());
    lines.add("Written to " + written.path());
    if (!written.remarks().isEmpty()) {
      lines.add("");
      lines.addAll(written.remarks());
    }
    remarks.setText(String.join("\n", lines));
    remarks.setCaretPosition(0);
    picture.show(written.terrain());
    use.setEnabled(obstacle.isEmpty());
    why.setText(obstacle.isEmpty() ? " " : obstacle);
    proposed().requestFocusInWindow();
  }

  /** What Enter does: what the author came for, as far as it can be done. */
  JButton proposed() {
    return use.isEnabled() && !forNew ? use : start;
  }
}
