package studio.kriegsspiel.desktop.ui.reading;

import java.awt.BorderLayout;
import java.awt.Dimension;
import java.awt.EventQueue;
import java.awt.Point;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import javax.swing.BorderFactory;
import javax.swing.ButtonGroup;
import javax.swing.JButton;
import javax.swing.JLabel;
import javax.swing.JPanel;
import javax.swing.JScrollPane;
import javax.swing.JToggleButton;
import net.miginfocom.swing.MigLayout;
import studio.kriegsspiel.desk.core.Desk;
import studio.kriegsspiel.desk.reading.Asking;
import studio.kriegsspiel.desk.reading.GroundReader;
import studio.kriegsspiel.desk.reading.ReadingQuestion;
import studio.kriegsspiel.desk.reading.Reply;
import studio.kriegsspiel.desktop.ui.look.Looks;
import studio.kriegsspiel.desktop.ui.look.ScrollForm;
import studio.kriegsspiel.drawing.style.MapStyle;

/** What is asked of the ground, and what it answers, beside the map. */
public final class ReadingPanel extends JPanel {
  private static final long serialVersionUID = 1L;
  private static final int WIDTH = 276;

  private final transient GroundReader reader;
  private final Map<ReadingQuestion, JToggleButton> questions =
      new EnumMap<>(ReadingQuestion.class);
  private final GroundQuestionForm form;
  private final JLabel book = new JLabel(" ");
  private final JLabel hint = new JLabel(" ");
  private final AnswerPane answers = new AnswerPane();
  private final JScrollPane scroll;
  private final JButton keep = new JButton("Keep");

  /**
   * A panel.
   *
   * @param style how the map is drawn just now
   * @param backToMap gives the keyboard to the map
   */
  public ReadingPanel(
      Desk desk, GroundReader reader, Supplier<MapStyle> style, Runnable backToMap) {
    super(new BorderLayout());
    this.reader = reader;
    this.form = new GroundQuestionForm(reader);
    JPanel body =
        new JPanel(new MigLayout("insets 6 10 8 10, gap 4 5, fillx, wrap 1", "[grow,fill]", ""));
    body.add(questions(backToMap), "wmin 0");
    book.putClientProperty("FlatLaf.styleClass", "small");
    body.add(book, "wmin 0");
    body.add(form, "wmin 0");
    body.add(hint, "wmin 0, gaptop 2");
    keep.setMnemonic('P');
    keep.setToolTipText("Keeps the answer on the map, to compare it with another (K)");
    keep.addActionListener(
        event -> {
          reader.keep();
          backToMap.run();
        });
    body.add(keep, "growx 0, alignx left");
    ScrollForm told =
        new ScrollForm(new MigLayout("insets 0, gap 0 6, fillx, wrap 1", "[grow,fill]"));
    told.setOpaque(false);
    told.add(new KeptPane(reader.kept(), style, keep), "wmin 0, hidemode 3");
    told.add(answers, "wmin 0");
    scroll = new JScrollPane(told);
    scroll.setBorder(BorderFactory.createEmptyBorder());
    scroll.getViewport().setOpaque(false);
    scroll.setOpaque(false);
    scroll.setHorizontalScrollBarPolicy(JScrollPane.HORIZONTAL_SCROLLBAR_NEVER);
    body.add(scroll, "grow, push, wmin 0, hmin 40");
    add(body, BorderLayout.CENTER);
    setPreferredSize(new Dimension(Looks.scaled(WIDTH), 200));
    edge();
    reader.asking().follow(this::show);
    reader.field().listen(field -> showAnswers());
    reader.line().listen(line -> showAnswers());
    reader.working().listen(working -> showHint());
    desk.shown().follow(studied -> book.setText("By " + studied.book().id().shortTitle()));
  }

  private JPanel questions(Runnable backToMap) {
    JPanel row = new JPanel(new MigLayout("insets 0, gap 4, fillx", "[sg,grow,fill]", ""));
    row.setOpaque(false);
    ButtonGroup group = new ButtonGroup();
    for (ReadingQuestion question : ReadingQuestion.values()) {
      JToggleButton button = new JToggleButton(question.label());
      button.setMnemonic(mnemonic(question));
      button.setToolTipText(question.what());
      // Four stand beside each other, narrower than buttons are wont to be.
      button.putClientProperty("FlatLaf.style", "minimumWidth: 40; margin: 2,4,2,4");
      button.addActionListener(
          event -> {
            reader.turnTo(question);
            backToMap.run();
          });
      group.add(button);
      questions.put(question, button);
      row.add(button, "wmin 0");
    }
    return row;
  }

  /** Letters that no menu and no button beside the map has. */
  private static char mnemonic(ReadingQuestion question) {
    return switch (question) {
      case LOOK -> 'K';
      case MARCH -> 'C';
      case FIRE -> 'I';
      case SITE -> 'T';
    };
  }

  private void show(Asking asking) {
    JToggleButton chosen = questions.get(asking.question());
    if (chosen != null) {
      chosen.setSelected(true);
    }
    form.show(asking);
    showHint();
  }

  private void showHint() {
    hint.setText("<html>" + hintWords() + "</html>");
    keep.setEnabled(reader.field().get().flatMap(Reply::answer).isPresent());
  }

  private String hintWords() {
    if (reader.working().get()) {
      return "Reading the ground…";
    }
    if (reader.asking().get().from().isEmpty()) {
      return reader.asking().get().question().what() + " " + reader.asking().get().question().how();
    }
    return reader.isHeld()
        ? "Escape lets the second point go."
        : "Point at another spot; a right click holds it. K keeps the answer, Escape takes it off"
            + " the map.";
  }

  private void showAnswers() {
    Optional<Reply> field = reader.field().get();
    Optional<Reply> line = reader.line().get();
    List<Reply> replies = new ArrayList<>();
    field.ifPresent(replies::add);
    line.ifPresent(each -> replies.add(reader.isHeld() ? 0 : replies.size(), each));
    // The pointer changes the last answer only: what is read above it must not move.
    Point place =
        line.isPresent() && !reader.isHeld() ? scroll.getViewport().getViewPosition() : new Point();
    answers.show(replies);
    EventQueue.invokeLater(() -> scroll.getViewport().setViewPosition(place));
    showHint();
  }

  private void edge() {
    setBorder(BorderFactory.createMatteBorder(0, 1, 0, 0, Looks.colour("Studio.separator")));
  }

  @Override
  public void updateUI() {
    super.updateUI();
    edge();
  }
}
