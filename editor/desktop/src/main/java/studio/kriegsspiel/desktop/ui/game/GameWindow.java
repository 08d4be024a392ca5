package studio.kriegsspiel.desktop.ui.game;

import com.formdev.flatlaf.util.SystemFileChooser;
import java.awt.BorderLayout;
import java.awt.Font;
import java.awt.event.WindowAdapter;
import java.awt.event.WindowEvent;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import javax.swing.BorderFactory;
import javax.swing.JButton;
import javax.swing.JCheckBox;
import javax.swing.JComponent;
import javax.swing.JDialog;
import javax.swing.JFrame;
import javax.swing.JLabel;
import javax.swing.JPanel;
import javax.swing.JScrollPane;
import javax.swing.JSplitPane;
import javax.swing.JTabbedPane;
import javax.swing.JTextArea;
import javax.swing.JTextField;
import net.miginfocom.swing.MigLayout;
import studio.kriegsspiel.desk.core.Desk;
import studio.kriegsspiel.desk.game.GameDesk;
import studio.kriegsspiel.desk.game.GameFace;
import studio.kriegsspiel.desktop.ui.look.BoundKey;
import studio.kriegsspiel.desktop.ui.look.Choice;
import studio.kriegsspiel.desktop.ui.look.Escape;
import studio.kriegsspiel.desktop.ui.look.FieldLabel;
import studio.kriegsspiel.desktop.ui.look.Looks;
import studio.kriegsspiel.desktop.ui.look.ReadText;
import studio.kriegsspiel.desktop.ui.replay.ReplayView;
import studio.kriegsspiel.scenario.force.UnitId;

/** A game: its story so far, an order, an hour to go on to, a step back. */
public final class GameWindow {
  private final GameDesk game;
  private final Desk desk;
  private final JDialog dialog;
  private final JLabel hour = new JLabel(" ");
  private final JTextArea story = ReadText.area("The story so far");
  private final JTextArea known = ReadText.area("What the reader knows");
  private final Choice<String> reader;
  private final Choice<String> writer = new Choice<>(List.of(""), GameWindow::writer, words -> {});
  private final ReplayView map = new ReplayView(() -> {});
  private final JTextArea said = ReadText.area("What came of it");
  private final JTextField order = new JTextField();
  private final JTextField time = new JTextField(8);
  private final JCheckBox atOnce = new JCheckBox("At once");
  private final JCheckBox byTheBook = new JCheckBox("The book decides");
  private final JButton begin = new JButton("Begin");
  private final JButton give = new JButton("Give order");
  private final JButton sheet = new JButton("Sheet…");
  private final JButton goOn = new JButton("Go on");
  private final JButton decide = new JButton("Decide…");
  private final JButton undo = new JButton("Take back");
  private String shown = "";
  private boolean giving;

  /**
   * A window above {@code owner}; it is shown by {@link #show()}.
   *
   * @param deciding asks a question of the rule book
   */
  public GameWindow(JFrame owner, Desk desk, GameDesk game, Runnable deciding) {
    this.desk = desk;
    this.game = game;
    this.dialog = new JDialog(owner, "Play a game", false);
    this.reader = new Choice<>(List.of(GameFace.UMPIRE), words -> words, game::tellOf);
    JTabbedPane told = new JTabbedPane();
    told.addTab("Story", scroll(story));
    told.addTab("As it stands", knowing());
    told.setMnemonicAt(0, 'S');
    told.setMnemonicAt(1, 'A');
    JPanel content = new JPanel(new BorderLayout());
    content.add(head(), BorderLayout.NORTH);
    JSplitPane split = new JSplitPane(JSplitPane.HORIZONTAL_SPLIT, true, mapped(), told);
    split.setResizeWeight(0.6);
    split.setBorder(BorderFactory.createEmptyBorder());
    content.add(split, BorderLayout.CENTER);
    content.add(foot(), BorderLayout.SOUTH);
    dialog.setContentPane(content);
    Escape.closes(dialog, () -> dialog.setVisible(false));
    decide.addActionListener(event -> deciding.run());
    dialog.addWindowListener(
        new WindowAdapter() {
          @Override
          public void windowActivated(WindowEvent event) {
            game.look();
          }
        });
    map.onPick(this::orderOf, words -> order.replaceSelection(words));
    game.face().follow(this::show);
    desk.file()
        .listen(
            file -> {
              if (dialog.isVisible()) {
                game.look();
              }
            });
  }

  /** An order begins with a body; whoever is clicked after a verb is meant by it. */
  private void orderOf(UnitId body) {
    if (order.getText().strip().contains(" ")) {
      order.replaceSelection(body.toString());
    } else {
      order.setText(body + " ");
    }
    order.requestFocusInWindow();
  }

  private static JScrollPane scroll(JTextArea area) {
    JScrollPane scroll = new JScrollPane(area);
    scroll.setBorder(BorderFactory.createEmptyBorder());
    return scroll;
  }

  private JPanel knowing() {
    JPanel page = new JPanel(new BorderLayout());
    JPanel whose = new JPanel(new MigLayout("insets 6 12 6 12, fillx", "[][grow]"));
    whose.add(FieldLabel.of("as known to", 'w', reader));
    whose.add(reader, "growx, wmin 0");
    page.add(whose, BorderLayout.NORTH);
    page.add(scroll(known), BorderLayout.CENTER);
    return page;
  }

  private static String writer(String role) {
    return role.isEmpty() ? "its commander" : role;
  }

  private JPanel mapped() {
    JPanel page = new JPanel(new BorderLayout());
    page.add(map.controls(), BorderLayout.NORTH);
    page.add(map.map(), BorderLayout.CENTER);
    return page;
  }

  private JPanel head() {
    JPanel head = new JPanel(new MigLayout("insets 12 12 8 12, fillx", "[grow][]"));
    hour.setFont(hour.getFont().deriveFont(Font.BOLD));
    hour.getAccessibleContext().setAccessibleDescription("Where the game has come to");
    begin.setMnemonic('B');
    begin.setToolTipText("Begins a game, whose log is kept beside the scenario's file");
    begin.addActionListener(event -> game.begin());
    head.add(hour, "wmin 0, growx");
    head.add(begin);
    return head;
  }

  private JPanel foot() {
    JPanel foot = new JPanel(new MigLayout("insets 8 12 12 12, fillx", "[]8[grow][][pref!]"));
    JScrollPane last = new JScrollPane(said);
    said.setRows(4);
    foot.add(last, "span 4, growx, wmin 0, wrap");
    foot.add(FieldLabel.of("Order", 'O', order));
    order.setToolTipText(
        "As on an order sheet: Quiot marches to \"Papelotte\", or message to \"Commander\" \"Hold on.\"");
    order.addActionListener(event -> giveOrder());
    give.setMnemonic('G');
    give.addActionListener(event -> giveOrder());
    atOnce.setMnemonic('c');
    atOnce.setToolTipText("No rider brings it: the unit has it now");
    foot.add(order, "split 3, growx, pushx, wmin 120");
    foot.add(FieldLabel.of("by", 'y', writer), "gapleft 8, growx 0");
    foot.add(writer, "w 140:220:220, growx 0");
    foot.add(atOnce);
    foot.add(give, "growx, wrap");
    foot.add(FieldLabel.of("Go on to", 'T', time));
    time.setToolTipText("14:00, or move 7; it stops before where people must decide");
    time.addActionListener(event -> goOn());
    goOn.setMnemonic('n');
    goOn.addActionListener(event -> goOn());
    undo.setMnemonic('k');
    undo.setToolTipText("Takes back the last order, decision or step on (Ctrl+Z)");
    undo.addActionListener(event -> game.undo());
    decide.setMnemonic('D');
    decide.setToolTipText("Puts a question of the rule book in this game (F4)");
    byTheBook.setMnemonic('h');
    byTheBook.setToolTipText(
        "An umpire of the studio asks the book, throws, sends back who is beaten, and stops for nobody");
    sheet.setMnemonic('e');
    sheet.setToolTipText("Gives the orders and messages of an order sheet that a player handed in");
    sheet.addActionListener(event -> chooseSheet());
    foot.add(time, "split 4, growx 0");
    foot.add(byTheBook, "growx 0");
    foot.add(goOn, "growx 0");
    foot.add(sheet, "growx 0, gapleft push");
    foot.add(decide, "growx");
    foot.add(undo, "growx");
    BoundKey.bind(dialog.getRootPane(), JComponent.WHEN_IN_FOCUSED_WINDOW, "ctrl Z", game::undo);
    BoundKey.bind(dialog.getRootPane(), JComponent.WHEN_IN_FOCUSED_WINDOW, "F4", decide::doClick);
    return foot;
  }

  private void goOn() {
    if (byTheBook.isSelected()) {
      game.playOn(time.getText());
    } else {
      game.goOn(time.getText());
    }
  }

  private void giveOrder() {
    if (!order.getText().isBlank()) {
      giving = true;
      Optional<String> by =
          Optional.ofNullable((Choice.Named<?>) writer.getSelectedItem())
              .map(each -> String.valueOf(each.value()))
              .filter(each -> !each.isEmpty());
      game.order(order.getText(), by, atOnce.isSelected());
    }
  }

  private void chooseSheet() {
    SystemFileChooser chooser =
        new SystemFileChooser(
            desk.file()
                .get()
                .whereabouts()
                .map(each -> String.valueOf(each.toAbsolutePath().getParent()))
                .orElse(""));
    if (chooser.showDialog(dialog, "Give its orders") == SystemFileChooser.APPROVE_OPTION) {
      game.orders(chooser.getSelectedFile().toPath(), atOnce.isSelected());
    }
  }

  private void show(GameFace face) {
    boolean free = face.begun() && !face.busy();
    begin.setEnabled(!face.begun() && !face.busy());
    for (JComponent each : new JComponent[] {give, sheet, goOn, undo, decide, reader, writer}) {
      each.setEnabled(free);
    }
    hour.setText(face.begun() ? face.hour() : "No game of this scenario is under way.");
    set(story, face.story());
    set(known, face.known().words());
    reader.show(face.known().readers(), face.known().by());
    showWriters(face.known().writers());
    if (!face.story().equals(shown)) {
      shown = face.story();
      face.map().ifPresentOrElse(replay -> map.show(replay, replay.ends()), map::clear);
    }
    boolean wrong = !face.trouble().isEmpty();
    set(said, wrong ? face.trouble() : face.said());
    said.setForeground(Looks.colour(wrong ? "Studio.error" : "Label.foreground"));
    if (!face.busy()) {
      if (giving && !wrong) {
        order.setText("");
      }
      giving = false;
    }
  }

  /** Whoever was chosen stays, if there is such a role. */
  private void showWriters(List<String> roles) {
    List<String> all = Stream.concat(Stream.of(""), roles.stream()).toList();
    Object chosen = writer.getSelectedItem();
    writer.show(
        all,
        chosen instanceof Choice.Named<?> one && all.contains(one.value())
            ? String.valueOf(one.value())
            : "");
  }

  /** Names of units stand without the marks that set them off in a terminal. */
  private void set(JTextArea area, String told) {
    String words = told.replace("`", "");
    if (!area.getText().equals(words)) {
      area.setText(words);
      area.setCaretPosition(area == known ? 0 : words.length());
    }
  }

  /** Shows the window; an order begins with the unit that is chosen. */
  public void show() {
    Optional<UnitId> chosen = desk.group().get().stream().findFirst();
    if (order.getText().isBlank()) {
      chosen.ifPresent(unit -> order.setText(unit + " "));
    }
    if (!dialog.isVisible()) {
      dialog.setSize(Looks.scaled(1060), Looks.scaled(660));
      dialog.setLocationRelativeTo(dialog.getOwner());
      dialog.setVisible(true);
    }
    dialog.toFront();
    game.look();
    order.requestFocusInWindow();
  }

  /** The window itself. */
  public JDialog dialog() {
    return dialog;
  }

  /** The field of an order. */
  JTextField order() {
    return order;
  }
}
