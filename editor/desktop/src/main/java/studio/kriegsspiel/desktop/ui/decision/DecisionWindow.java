package studio.kriegsspiel.desktop.ui.decision;

import java.awt.BorderLayout;
import java.awt.Component;
import java.awt.Rectangle;
import java.awt.event.ComponentAdapter;
import java.awt.event.ComponentEvent;
import java.util.Optional;
import javax.swing.BorderFactory;
import javax.swing.JButton;
import javax.swing.JDialog;
import javax.swing.JFrame;
import javax.swing.JLabel;
import javax.swing.JPanel;
import javax.swing.JSplitPane;
import javax.swing.JTabbedPane;
import net.miginfocom.swing.MigLayout;
import studio.kriegsspiel.desk.core.Desk;
import studio.kriegsspiel.desk.decision.Deciding;
import studio.kriegsspiel.desk.decision.EveningBook;
import studio.kriegsspiel.desktop.ui.look.Escape;
import studio.kriegsspiel.desktop.ui.look.Looks;
import studio.kriegsspiel.reading.decision.DecisionParty;

/**
 * Questions of the rule book beside the work: who acts and on whom above, the questions that fit on
 * the left, the form of one in the middle, its answer and the evening's log on the right.
 */
public final class DecisionWindow {
  private static final int LEAST_FORM = 460;
  private static final int LEAST_ANSWER = 320;

  private final JFrame owner;
  private final JDialog dialog;
  private final Deciding deciding;
  private final QuestionView form;
  private final LogView log;
  private final JTabbedPane tabs = new JTabbedPane();
  private final JLabel fault = new JLabel(" ");

  /** A window above {@code owner}; it is shown by {@link #show}. */
  public DecisionWindow(JFrame owner, Desk desk, Deciding deciding, EveningBook book) {
    this.owner = owner;
    this.deciding = deciding;
    this.dialog = new JDialog(owner, "Decide a question", false);
    this.form = new QuestionView(deciding);
    this.log = new LogView(book);
    AnswerView answer = new AnswerView(deciding);
    tabs.addTab("Answer", answer);
    tabs.addTab("Log of the evening", log);
    JPanel asked = new JPanel(new BorderLayout());
    asked.add(form, BorderLayout.CENTER);
    asked.add(foot(), BorderLayout.SOUTH);
    JSplitPane right = split(asked, tabs, 0.52);
    JSplitPane all = split(new QuestionList(deciding), right, 0);
    dialog.addComponentListener(
        new ComponentAdapter() {
          @Override
          public void componentResized(ComponentEvent event) {
            share(all, right);
          }
        });
    JPanel content = new JPanel(new BorderLayout());
    content.add(new PartiesRow(desk, deciding), BorderLayout.NORTH);
    content.add(all, BorderLayout.CENTER);
    dialog.setContentPane(content);
    dialog.addComponentListener(
        new ComponentAdapter() {
          @Override
          public void componentShown(ComponentEvent event) {
            deciding.open(true);
            book.read();
          }

          @Override
          public void componentHidden(ComponentEvent event) {
            deciding.open(false);
          }
        });
    Escape.closes(dialog, () -> dialog.setVisible(false));
    deciding.answer().listen(given -> given.ifPresent(each -> tabs.setSelectedComponent(answer)));
    deciding.decided().listen(account -> log.keep(account));
    deciding
        .fault()
        .follow(
            why -> {
              fault.setText(why.isEmpty() ? " " : FieldRow.wrapped(why, 420));
              fault.setToolTipText(why.isEmpty() ? null : why);
            });
  }

  private static JSplitPane split(Component first, Component second, double weight) {
    JSplitPane split = new JSplitPane(JSplitPane.HORIZONTAL_SPLIT, true, first, second);
    split.setResizeWeight(weight);
    split.setBorder(BorderFactory.createEmptyBorder());
    return split;
  }

  private JPanel foot() {
    JPanel foot = new JPanel(new MigLayout("insets 6 12 10 12, fillx", "[pref!]push[pref!]", ""));
    JButton decide = new JButton("Decide");
    decide.setMnemonic('D');
    decide.addActionListener(event -> decide());
    decide.setEnabled(false);
    dialog.getRootPane().setDefaultButton(decide);
    deciding.form().follow(now -> decide.setEnabled(now.isPresent()));
    fault.setForeground(Looks.colour("Studio.error"));
    fault.getAccessibleContext().setAccessibleName("What is in the way");
    foot.add(fault, "span, wmin 0, wrap");
    foot.add(new DiceRow(deciding));
    foot.add(decide, "aligny bottom");
    return foot;
  }

  /** Writes what has been typed and decides. */
  public void decide() {
    if (form.settle()) {
      deciding.decide();
    }
  }

  /**
   * Questions keep to their room, form and answer share what is left of it: one below the other
   * where there is no room for both side by side.
   */
  private void share(JSplitPane all, JSplitPane right) {
    int width = dialog.getContentPane().getWidth();
    int questions = Math.min(Looks.scaled(270), width * 3 / 10);
    all.setDividerLocation(questions);
    int rest = width - questions;
    boolean beside = rest >= Looks.scaled(LEAST_FORM + LEAST_ANSWER);
    right.setOrientation(beside ? JSplitPane.HORIZONTAL_SPLIT : JSplitPane.VERTICAL_SPLIT);
    right.setDividerLocation(
        beside ? Math.max(Looks.scaled(LEAST_FORM), rest * 11 / 20) : all.getHeight() * 6 / 10);
  }

  /** Shows the window; those it is about may be given. */
  public void show(Optional<DecisionParty> first, Optional<DecisionParty> second) {
    if (first.isPresent()) {
      deciding.about(first, second);
    }
    if (!dialog.isVisible()) {
      place();
      dialog.setVisible(true);
    }
    dialog.toFront();
  }

  /** To the left and below, so that the troops on the map stay in view; never beyond the screen. */
  private void place() {
    Rectangle screen = owner.getGraphicsConfiguration().getBounds();
    int width = Math.max(Looks.scaled(980), owner.getWidth() - 40);
    int height = Math.max(Looks.scaled(440), owner.getHeight() - 40);
    dialog.setSize(
        Math.min(Math.min(Looks.scaled(1180), width), screen.width - 20),
        Math.min(Math.min(Looks.scaled(720), height), screen.height - 20));
    int x = owner.getX() + 20;
    int y = owner.getY() + Math.max(20, owner.getHeight() - dialog.getHeight() - 20);
    dialog.setLocation(
        Math.max(screen.x, Math.min(x, screen.x + screen.width - dialog.getWidth())),
        Math.max(screen.y, Math.min(y, screen.y + screen.height - dialog.getHeight())));
  }

  /** The window itself. */
  public JDialog dialog() {
    return dialog;
  }

  /** The tabs of answer and log. */
  public JTabbedPane tabs() {
    return tabs;
  }

  /** The log of the evening. */
  public LogView log() {
    return log;
  }
}
