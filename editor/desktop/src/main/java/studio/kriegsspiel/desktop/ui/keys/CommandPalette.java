package studio.kriegsspiel.desktop.ui.keys;

import java.awt.BorderLayout;
import java.awt.Component;
import java.awt.Dimension;
import java.awt.event.MouseAdapter;
import java.awt.event.MouseEvent;
import java.awt.event.WindowAdapter;
import java.awt.event.WindowEvent;
import java.util.List;
import javax.swing.BorderFactory;
import javax.swing.DefaultListModel;
import javax.swing.JDialog;
import javax.swing.JFrame;
import javax.swing.JLabel;
import javax.swing.JList;
import javax.swing.JPanel;
import javax.swing.JScrollPane;
import javax.swing.JTextField;
import javax.swing.ListSelectionModel;
import net.miginfocom.swing.MigLayout;
import studio.kriegsspiel.desk.keys.Command;
import studio.kriegsspiel.desktop.ui.look.BoundKey;
import studio.kriegsspiel.desktop.ui.look.Escape;
import studio.kriegsspiel.desktop.ui.look.Looks;
import studio.kriegsspiel.desktop.ui.look.Typing;

/** A list such as that of all that can be done, filtered by what is typed; Enter does it. */
public final class CommandPalette {
  private static final int WIDE = 620;
  private static final int HIGH = 380;
  private static final int PAGE = 10;

  private final List<Command> all;
  private final JDialog dialog;
  private final DefaultListModel<Command> rows = new DefaultListModel<>();
  private final JList<Command> list = new JList<>(rows);
  private final JTextField typed = new JTextField();

  private CommandPalette(JFrame frame, String title, String question, List<Command> all) {
    this.all = all;
    dialog = new JDialog(frame, title);
    typed.putClientProperty("JTextField.placeholderText", question);
    typed.getAccessibleContext().setAccessibleName(question);
    list.getAccessibleContext().setAccessibleName(title);
    list.setSelectionMode(ListSelectionModel.SINGLE_SELECTION);
    list.setCellRenderer(new Row());
    list.setFocusable(false);
    dialog.setUndecorated(true);
    dialog.setContentPane(content());
    fill("");
    listen();
    dialog.setSize(Looks.scaled(WIDE), Looks.scaled(HIGH));
    dialog.setLocationRelativeTo(frame);
  }

  /**
   * Opens it above a window.
   *
   * @param title what the list holds
   * @param question what the empty field asks
   */
  public static void show(JFrame frame, String title, String question, List<Command> all) {
    CommandPalette palette = new CommandPalette(frame, title, question, all);
    palette.dialog.setVisible(true);
    palette.typed.requestFocusInWindow();
  }

  private void listen() {
    Typing.listen(typed, this::fill);
    list.addMouseListener(
        new MouseAdapter() {
          @Override
          public void mouseClicked(MouseEvent event) {
            run();
          }
        });
    BoundKey.bind(typed, "UP", () -> step(-1));
    BoundKey.bind(typed, "DOWN", () -> step(1));
    BoundKey.bind(typed, "PAGE_UP", () -> step(-PAGE));
    BoundKey.bind(typed, "PAGE_DOWN", () -> step(PAGE));
    BoundKey.bind(typed, "ENTER", this::run);
    Escape.closes(dialog, dialog::dispose);
    dialog.addWindowListener(
        new WindowAdapter() {
          @Override
          public void windowDeactivated(WindowEvent event) {
            dialog.dispose();
          }
        });
  }

  private JPanel content() {
    JPanel content = new JPanel(new BorderLayout(0, 6));
    content.setBorder(
        BorderFactory.createCompoundBorder(
            BorderFactory.createLineBorder(Looks.colour("Studio.headingForeground")),
            BorderFactory.createEmptyBorder(8, 8, 8, 8)));
    content.add(typed, BorderLayout.NORTH);
    JScrollPane scroll = new JScrollPane(list);
    scroll.setBorder(BorderFactory.createEmptyBorder());
    content.add(scroll, BorderLayout.CENTER);
    return content;
  }

  private void fill(String words) {
    rows.clear();
    Command.matching(all, words).forEach(rows::addElement);
    list.setSelectedIndex(0);
    list.ensureIndexIsVisible(0);
  }

  private void step(int rowsOn) {
    int to = Math.max(0, Math.min(rows.size() - 1, list.getSelectedIndex() + rowsOn));
    list.setSelectedIndex(to);
    list.ensureIndexIsVisible(to);
  }

  private void run() {
    Command chosen = list.getSelectedValue();
    if (chosen != null && chosen.isFree()) {
      dialog.dispose();
      chosen.run().run();
    }
  }

  /** Name and purpose at the left, the key at the right; grey what cannot be done. */
  private static final class Row extends JPanel implements javax.swing.ListCellRenderer<Command> {
    private static final long serialVersionUID = 1L;
    private final JLabel name = new JLabel();
    private final JLabel purpose = new JLabel();
    private final JLabel key = new JLabel();

    Row() {
      super(new MigLayout("insets 3 8 3 8, gap 12, fillx", "[][grow,fill][]"));
      for (JLabel each : List.of(name, purpose, key)) {
        each.putClientProperty("html.disable", true);
      }
      purpose.putClientProperty("FlatLaf.styleClass", "small");
      add(name);
      add(purpose, "wmin 0");
      add(key);
    }

    @Override
    public Component getListCellRendererComponent(
        JList<? extends Command> of, Command value, int index, boolean chosen, boolean focused) {
      name.setText(value.name());
      purpose.setText(value.isFree() ? value.description() : value.hindrance());
      key.setText(value.key());
      setBackground(chosen ? of.getSelectionBackground() : of.getBackground());
      var ink = chosen ? of.getSelectionForeground() : of.getForeground();
      name.setForeground(value.isFree() ? ink : Looks.colour("Label.disabledForeground"));
      key.setForeground(name.getForeground());
      purpose.setForeground(chosen ? ink : Looks.colour("Label.disabledForeground"));
      getAccessibleContext()
          .setAccessibleName(
              value.name() + (value.isFree() ? "" : ", " + value.hindrance()) + " " + value.key());
      return this;
    }

    @Override
    public Dimension getPreferredSize() {
      return new Dimension(0, super.getPreferredSize().height);
    }
  }
}
