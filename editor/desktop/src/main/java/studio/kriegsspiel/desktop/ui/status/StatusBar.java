package studio.kriegsspiel.desktop.ui.status;

import java.awt.Component;
import java.awt.Dimension;
import java.awt.event.ComponentAdapter;
import java.awt.event.ComponentEvent;
import java.time.format.DateTimeFormatter;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import javax.swing.BorderFactory;
import javax.swing.JButton;
import javax.swing.JLabel;
import javax.swing.JPanel;
import javax.swing.JProgressBar;
import javax.swing.JSeparator;
import javax.swing.SwingConstants;
import net.miginfocom.swing.MigLayout;
import studio.kriegsspiel.desk.core.Desk;
import studio.kriegsspiel.desk.core.Message;
import studio.kriegsspiel.desk.core.SavedState;
import studio.kriegsspiel.desk.studied.Findings;
import studio.kriegsspiel.desk.studied.Studied;
import studio.kriegsspiel.desk.work.BackgroundRunner;
import studio.kriegsspiel.desk.work.Job;
import studio.kriegsspiel.desktop.ui.editor.FindingText;
import studio.kriegsspiel.desktop.ui.look.JobBar;
import studio.kriegsspiel.desktop.ui.look.Looks;
import studio.kriegsspiel.desktop.ui.look.SeverityLook;
import studio.kriegsspiel.desktop.ui.look.Symbol;
import studio.kriegsspiel.desktop.ui.look.SymbolIcon;
import studio.kriegsspiel.scenario.finding.Severity;
import studio.kriegsspiel.situation.clock.Clock;

/** The foot of the window: message, work under way, problems, rule book, time, saved or not. */
public final class StatusBar extends JPanel {
  private static final long serialVersionUID = 1L;
  private static final DateTimeFormatter DAY =
      DateTimeFormatter.ofPattern("d MMMM yyyy, HH:mm", Locale.ENGLISH);
  private static final DateTimeFormatter CLOCK = DateTimeFormatter.ofPattern("HH:mm");

  private final transient Desk desk;
  private final transient BackgroundRunner runner;
  private final JLabel message = new JLabel(" ");
  private final JProgressBar progress = new JProgressBar(0, JobBar.WHOLE);
  private final JButton cancel = new JButton(new SymbolIcon(Symbol.STOP));
  private final JButton problems = new JButton();
  private final JLabel book = new JLabel();
  private final JLabel time = new JLabel();
  private final JLabel saved = new JLabel();

  /** Parts with the lines before them that leave their room to a long message, the last first. */
  private final transient List<List<Component>> giving = new ArrayList<>();

  /** Shows the state of {@code desk} and the jobs of {@code runner}. */
  public StatusBar(Desk desk, BackgroundRunner runner, Runnable showProblems) {
    super(new MigLayout("insets 2 10 2 10, gap 8, hidemode 3", "[grow,fill][]", "[24!]"));
    this.desk = desk;
    this.runner = runner;
    setBorder(BorderFactory.createMatteBorder(1, 0, 0, 0, Looks.colour("Studio.separator")));
    progress.setPreferredSize(new Dimension(150, 14));
    progress.setStringPainted(false);
    cancel.putClientProperty("JButton.buttonType", "toolBarButton");
    cancel.setToolTipText("Cancel");
    cancel.getAccessibleContext().setAccessibleName("Cancel the work under way");
    cancel.addActionListener(event -> runner.shownJobs().forEach(Job::cancel));
    problems.putClientProperty("JButton.buttonType", "toolBarButton");
    problems.setToolTipText("Go to the problems (Alt+3)");
    problems.addActionListener(event -> showProblems.run());
    add(message, "wmin 60");
    addComponentListener(
        new ComponentAdapter() {
          @Override
          public void componentResized(ComponentEvent event) {
            makeRoom();
          }
        });
    add(progress);
    add(cancel);
    addPart(problems);
    giving.add(addPart(book));
    giving.add(addPart(time));
    addPart(saved);
    desk.message().follow(this::say);
    desk.studied().follow(this::show);
    desk.file().follow(file -> showSaved());
    desk.manuscript().addListener(change -> showSaved());
    desk.groundUnsaved().listen(unsaved -> showSaved());
    runner.addListener(this::showJobs);
    showJobs();
  }

  private List<Component> addPart(Component part) {
    JSeparator line = new JSeparator(SwingConstants.VERTICAL);
    add(line, "growy, w 1!, h 14!");
    add(part);
    return List.of(line, part);
  }

  /** What is always so, book and hours, leaves its room to a message that needs it. */
  private void makeRoom() {
    giving.forEach(part -> part.forEach(each -> each.setVisible(true)));
    for (int i = giving.size() - 1; i >= 0 && getPreferredSize().width > getWidth(); i--) {
      giving.get(i).forEach(each -> each.setVisible(false));
    }
    revalidate();
  }

  private void say(Message newMessage) {
    String sentence = FindingText.quoted(newMessage.sentence());
    message.setText(sentence.isEmpty() ? " " : sentence);
    message.setToolTipText(sentence.isEmpty() ? null : sentence);
    boolean trouble = newMessage.kind() == Message.Kind.TROUBLE;
    message.setForeground(
        trouble ? Looks.colour("Studio.error") : Looks.colour("Label.foreground"));
    makeRoom();
  }

  private void show(Studied studied) {
    if (studied.version() < 0) {
      problems.setText("reading the text…");
      return;
    }
    problems.setText(Findings.summary(studied));
    problems.setIcon(
        List.of(Severity.values()).stream()
            .filter(severity -> studied.count(severity) > 0)
            .findFirst()
            .map(SeverityLook::icon)
            .orElseGet(() -> new SymbolIcon(Symbol.FINE, "Studio.fine")));
    book.setText(
        studied
            .scenario()
            .flatMap(scenario -> scenario.header().rules())
            .map(rules -> rules.book().shortTitle())
            .orElse("no rule book"));
    time.setText(studied.situation().map(situation -> times(situation.clock())).orElse("no date"));
    makeRoom();
  }

  private static String times(Clock clock) {
    boolean sameDay = clock.begins().toLocalDate().equals(clock.ends().toLocalDate());
    return DAY.format(clock.begins())
        + "\u2013"
        + (sameDay ? CLOCK.format(clock.ends()) : DAY.format(clock.ends()));
  }

  private void showSaved() {
    SavedState state = SavedState.of(desk);
    saved.setText(state.words());
    saved.setToolTipText(state.tip(desk.file().get()));
    saved.setIcon(
        new SymbolIcon(
            state == SavedState.SAVED ? Symbol.FINE : Symbol.SAVE,
            state == SavedState.SAVED ? "Studio.fine" : "Studio.warning"));
  }

  private void showJobs() {
    List<Job> jobs = runner.shownJobs();
    progress.setVisible(!jobs.isEmpty());
    cancel.setVisible(!jobs.isEmpty());
    if (!jobs.isEmpty()) {
      Job job = jobs.get(0);
      JobBar.show(progress, job.fraction());
      progress.setToolTipText(job.title());
      progress.getAccessibleContext().setAccessibleName(job.title());
      String words = job.words();
      message.setText(words.isEmpty() ? job.title() : job.title() + ": " + words);
      makeRoom();
    } else {
      say(desk.message().get());
    }
    showSaved();
  }

  @Override
  public void updateUI() {
    super.updateUI();
    setBorder(BorderFactory.createMatteBorder(1, 0, 0, 0, Looks.colour("Studio.separator")));
  }
}
