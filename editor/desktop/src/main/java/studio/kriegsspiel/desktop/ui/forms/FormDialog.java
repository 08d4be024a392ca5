package studio.kriegsspiel.desktop.ui.forms;

import java.awt.BorderLayout;
import java.awt.Dimension;
import java.awt.Font;
import java.awt.Rectangle;
import java.awt.event.KeyEvent;
import java.awt.event.WindowAdapter;
import java.awt.event.WindowEvent;
import java.util.stream.Collectors;
import javax.swing.BorderFactory;
import javax.swing.JButton;
import javax.swing.JComponent;
import javax.swing.JDialog;
import javax.swing.JFrame;
import javax.swing.JLabel;
import javax.swing.JPanel;
import javax.swing.JScrollPane;
import javax.swing.JTextArea;
import javax.swing.KeyStroke;
import javax.swing.UIManager;
import net.miginfocom.swing.MigLayout;
import studio.kriegsspiel.desk.forms.Face;
import studio.kriegsspiel.desk.forms.FormWork;
import studio.kriegsspiel.desk.forms.StatementForm;
import studio.kriegsspiel.desktop.ui.importing.FormRows;
import studio.kriegsspiel.desktop.ui.look.Escape;
import studio.kriegsspiel.desktop.ui.look.Looks;

/**
 * The window of a form: its fields, the text that it will write, and what the studio makes of it.
 */
public final class FormDialog {
  private static final int WIDTH = 520;
  private static final int HEIGHT = 420;
  private static final int PREVIEW_LINES = 4;

  private final JFrame owner;
  private final FormWork work;
  private final JDialog dialog;
  private final FormView view = new FormView();
  private final JLabel reads = FormRows.quiet("It will read");
  private final JTextArea preview = new JTextArea(PREVIEW_LINES, 40);
  private final JLabel told = new JLabel();
  private final JButton everything = new JButton("Everything");
  private final JButton write = new JButton("Write");

  /** A window above {@code owner}, in which forms are shown as they are opened. */
  public FormDialog(JFrame owner, FormWork work) {
    this.owner = owner;
    this.work = work;
    dialog = new JDialog(owner, "Form", false);
    JPanel content = new JPanel(new BorderLayout());
    content.add(view, BorderLayout.CENTER);
    content.add(foot(), BorderLayout.SOUTH);
    dialog.setContentPane(content);
    Escape.closes(dialog, work::leave);
    dialog.getRootPane().setDefaultButton(write);
    dialog
        .getRootPane()
        .registerKeyboardAction(
            event -> write(),
            KeyStroke.getKeyStroke(KeyEvent.VK_ENTER, KeyEvent.CTRL_DOWN_MASK),
            JComponent.WHEN_ANCESTOR_OF_FOCUSED_COMPONENT);
    dialog.setDefaultCloseOperation(JDialog.DO_NOTHING_ON_CLOSE);
    dialog.addWindowListener(
        new WindowAdapter() {
          @Override
          public void windowClosing(WindowEvent event) {
            work.leave();
          }
        });
    work.opened().listen(this::open);
    work.form()
        .listen(
            form -> {
              if (form.isEmpty()) {
                dialog.setVisible(false);
              }
            });
  }

  private JPanel foot() {
    JPanel foot =
        new JPanel(new MigLayout("insets 8 14 12 14, fillx, hidemode 3", "[grow,fill]", ""));
    foot.setBorder(
        BorderFactory.createMatteBorder(1, 0, 0, 0, UIManager.getColor("Separator.foreground")));
    reads.setLabelFor(preview);
    preview.setEditable(false);
    preview.setLineWrap(true);
    preview.setWrapStyleWord(true);
    preview.setFont(
        UIManager.getFont("monospaced.font") == null
            ? new Font(Font.MONOSPACED, Font.PLAIN, preview.getFont().getSize())
            : UIManager.getFont("monospaced.font"));
    preview.setFocusTraversalKeysEnabled(true);
    preview.getAccessibleContext().setAccessibleName("The text that will be written");
    told.getAccessibleContext().setAccessibleName("What the studio makes of it");
    JScrollPane scroll = new JScrollPane(preview);
    foot.add(reads, "wrap");
    foot.add(scroll, "wmin 0, wrap");
    foot.add(told, "wmin 0, wrap");
    foot.add(buttons(), "gaptop 4");
    return foot;
  }

  private JPanel buttons() {
    JPanel row = new JPanel(new MigLayout("insets 0, fillx", "[grow][pref!][pref!][pref!]", ""));
    row.add(FormRows.quiet("Enter writes, Escape leaves"), "wmin 0");
    JButton leave = new JButton("Leave");
    leave.addActionListener(event -> work.leave());
    write.addActionListener(event -> write());
    everything.addActionListener(
        event -> work.form().get().ifPresent(StatementForm::showEverything));
    everything.setMnemonic('V');
    row.add(everything, "hidemode 2");
    row.add(leave);
    row.add(write);
    return row;
  }

  /** Writes what stands in the form; the keyboard goes to the first field that is in the way. */
  private void write() {
    if (!work.write()) {
      work.form().get().ifPresent(form -> view.focusFirst(form.face().get()));
    }
  }

  private void open(StatementForm form) {
    form.face()
        .follow(
            face -> {
              if (work.form().get().filter(each -> each == form).isPresent()) {
                show(form, face);
              }
            });
    dialog.setTitle(form.face().get().title());
    if (!dialog.isVisible()) {
      stand();
      dialog.setVisible(true);
    }
    grow();
    view.focusFirst(form.face().get());
  }

  /** Beside the text, so that the map stays in sight. */
  private void stand() {
    Rectangle screen = owner.getGraphicsConfiguration().getBounds();
    dialog.setSize(new Dimension(Looks.scaled(WIDTH), Looks.scaled(HEIGHT)));
    int x = Math.min(owner.getX() + 40, screen.x + screen.width - dialog.getWidth());
    dialog.setLocation(Math.max(screen.x, x), owner.getY() + Looks.scaled(110));
  }

  /** Gives all fields room, as far as the screen has it. */
  private void grow() {
    Rectangle screen = owner.getGraphicsConfiguration().getBounds();
    int wanted = Math.min(screen.height - 80, dialog.getPreferredSize().height);
    if (wanted > dialog.getHeight()) {
      int lowest = screen.y + screen.height - 40 - wanted;
      dialog.setBounds(
          dialog.getX(),
          Math.max(screen.y, Math.min(dialog.getY(), lowest)),
          dialog.getWidth(),
          wanted);
    }
  }

  private void show(StatementForm form, Face face) {
    if (view.show(form, face) && dialog.isVisible()) {
      grow();
    }
    boolean wanting = face.preview().isEmpty();
    reads.setText(wanting ? "Before it can be written" : "It will read");
    String text = wanting ? face.wanting() : face.preview();
    if (!preview.getText().equals(text)) {
      preview.setText(text);
      preview.setCaretPosition(0);
    }
    write.setEnabled(face.canBeWritten());
    everything.setVisible(face.held() > 0);
    everything.setToolTipText("Show " + face.held() + " more fields, which few statements have");
    String words = words(face);
    told.setVisible(!words.isEmpty());
    told.setText(words.isEmpty() ? "" : Words.wrapped(words, WIDTH - 60));
    boolean quiet = face.trouble().isEmpty() && face.advice().isEmpty();
    told.setForeground(
        Looks.colour(
            quiet ? "Studio.fine" : face.trouble().isEmpty() ? "Studio.warning" : "Studio.error"));
  }

  private static String words(Face face) {
    if (!face.trouble().isEmpty()) {
      return face.trouble();
    }
    String advice = face.advice().stream().limit(2).collect(Collectors.joining(" "));
    return advice.isEmpty() ? face.told() : advice;
  }

  /** The window itself. */
  public JDialog window() {
    return dialog;
  }

  /** What the fields stand in. */
  public JPanel fields() {
    return view;
  }
}
