package studio.kriegsspiel.desktop.ui.importing;

import com.formdev.flatlaf.util.SystemFileChooser;
import java.awt.BorderLayout;
import java.awt.CardLayout;
import java.awt.Dimension;
import java.awt.Frame;
import java.awt.Rectangle;
import java.awt.event.WindowAdapter;
import java.awt.event.WindowEvent;
import java.io.File;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import javax.swing.BorderFactory;
import javax.swing.JButton;
import javax.swing.JDialog;
import javax.swing.JLabel;
import javax.swing.JPanel;
import javax.swing.JProgressBar;
import javax.swing.JScrollPane;
import javax.swing.Timer;
import javax.swing.WindowConstants;
import net.miginfocom.swing.MigLayout;
import org.jspecify.annotations.Nullable;
import studio.kriegsspiel.desk.importing.GroundImport;
import studio.kriegsspiel.desk.importing.ImportState;
import studio.kriegsspiel.desk.importing.SourceItem;
import studio.kriegsspiel.desk.work.BackgroundRunner;
import studio.kriegsspiel.desk.work.Job;
import studio.kriegsspiel.desktop.ui.look.Escape;
import studio.kriegsspiel.desktop.ui.look.JobBar;
import studio.kriegsspiel.desktop.ui.look.ScrollForm;

/** The window in which a ground is imported: files above, what is known and wanted below. */
public final class ImportWindow {
  private static final int FOLLOW_MILLISECONDS = 150;

  private final GroundImport model;
  private final Uses uses;
  private final BackgroundRunner runner;
  private Optional<Job> side = Optional.empty();
  private final JDialog dialog;
  private final CardLayout cards = new CardLayout();
  private final JPanel body = new JPanel(cards);
  private final SourceList list;
  private final OverviewMap overview;
  private final SourceDetails details;
  private final JButton begin = new JButton("Import");
  private final JButton close = new JButton("Close");
  private final JButton stop = new JButton("Cancel");
  private final JProgressBar progress = new JProgressBar(0, JobBar.WHOLE);
  private final JLabel step = FormRows.quiet(" ");
  private final WrittenPane written;

  /**
   * What the window leaves to others.
   *
   * @param setPoints opens the window of control points for the scan of an import
   * @param obstacle why a ground in a folder cannot be used in the scenario that is open; empty if
   *     it can
   * @param use lets the scenario that is open be played on a ground
   * @param start begins a new scenario on a ground
   * @param forNew whether the ground is wanted for a new scenario, so that this is proposed first
   */
  public record Uses(
      java.util.function.Consumer<ImportWindow> setPoints,
      Function<Path, String> obstacle,
      java.util.function.Consumer<ImportState.Written> use,
      java.util.function.Consumer<ImportState.Written> start,
      boolean forNew) {}

  /** A window over {@code owner}. */
  public ImportWindow(
      @Nullable Frame owner, GroundImport model, BackgroundRunner runner, Uses uses) {
    this.model = model;
    this.uses = uses;
    this.runner = runner;
    dialog = new JDialog(owner, "Import ground", false);
    overview = new OverviewMap(model);
    details = new SourceDetails(model, runner, () -> uses.setPoints().accept(this));
    list = new SourceList(model, this::choose);
    written =
        new WrittenPane(
            runner,
            () -> whenWritten(uses.use()),
            () -> whenWritten(uses.start()),
            model::backToPlan,
            uses.forNew());
    body.add(plan(runner), "plan");
    body.add(written, "written");
    JPanel content = new JPanel(new BorderLayout());
    content.add(body, BorderLayout.CENTER);
    content.add(foot(), BorderLayout.SOUTH);
    dialog.setContentPane(content);
    FileDrop.onto(content, model::add);
    dialog.setDefaultCloseOperation(WindowConstants.DO_NOTHING_ON_CLOSE);
    dialog.addWindowListener(
        new WindowAdapter() {
          @Override
          public void windowClosing(WindowEvent event) {
            close();
          }
        });
    Escape.closes(dialog, this::closeUnlessRunning);
    model.state().follow(this::show);
    model.preview().follow(preview -> begin.setEnabled(preview.isReady()));
    dialog.getRootPane().setDefaultButton(begin);
  }

  private void closeUnlessRunning() {
    if (!(model.state().get() instanceof ImportState.Running)) {
      close();
    }
  }

  private JPanel plan(BackgroundRunner runner) {
    JPanel panel =
        new JPanel(
            new MigLayout(
                "insets 14 16 6 16, fill, wrap 2, gapy 8",
                "[400::470,fill]14[grow,fill]",
                "[][120::,grow 40,fill][grow 100,fill][fill]"));
    JButton add = new JButton("Add files…");
    add.setMnemonic('A');
    add.addActionListener(event -> chooseFiles());
    JButton remove = new JButton("Remove");
    remove.setMnemonic('R');
    remove.addActionListener(event -> list.removeSelected());
    JPanel top = new JPanel(new MigLayout("insets 0", "[grow][][]"));
    top.add(
        FormRows.quiet(
            "Rasters of heights or slope, drawn maps, scans, features, control points: add them"
                + " or drop them here."),
        "wmin 20");
    top.add(add);
    top.add(remove);
    panel.add(top, "span 2, growx");
    panel.add(list, "span 2, grow");
    ScrollForm forms =
        new ScrollForm(new MigLayout("insets 0 0 0 6, wrap 1, fillx, gapy 6", "[grow,fill]"));
    forms.add(details.panel());
    forms.add(new GroundForm(model, runner).panel());
    JScrollPane scroll = new JScrollPane(forms);
    scroll.setBorder(BorderFactory.createEmptyBorder());
    scroll.setHorizontalScrollBarPolicy(JScrollPane.HORIZONTAL_SCROLLBAR_NEVER);
    panel.add(scroll, "grow, hmin 200");
    panel.add(overview, "grow, push");
    panel.add(new GroundPreviewPane(model), "span 2, growx, gaptop 4, hmin 84");
    return panel;
  }

  private JPanel foot() {
    JPanel foot = new JPanel(new MigLayout("insets 8 16 12 16", "[180!,fill]8[grow,fill][][][]"));
    stop.addActionListener(
        event -> {
          model.cancel();
          side.ifPresent(Job::cancel);
        });
    begin.addActionListener(event -> model.begin());
    begin.setMnemonic('I');
    close.addActionListener(event -> close());
    foot.add(progress, "cell 0 0");
    foot.add(step, "cell 1 0, wmin 20");
    foot.add(stop, "cell 2 0, sizegroup buttons");
    foot.add(begin, "cell 3 0, sizegroup buttons");
    foot.add(close, "cell 4 0, sizegroup buttons");
    return foot;
  }

  private void choose(Optional<Path> file) {
    details.show(file);
    overview.choose(file);
  }

  private void chooseFiles() {
    SystemFileChooser chooser = new SystemFileChooser(lastFolder());
    chooser.setMultiSelectionEnabled(true);
    if (chooser.showDialog(dialog, "Add") == SystemFileChooser.APPROVE_OPTION) {
      model.add(Arrays.stream(chooser.getSelectedFiles()).map(File::toPath).toList());
    }
  }

  private @Nullable File lastFolder() {
    List<SourceItem> items = model.plan().get().items();
    return items.isEmpty()
        ? null
        : items.get(items.size() - 1).file().resolveSibling(".").normalize().toFile();
  }

  private void whenWritten(java.util.function.Consumer<ImportState.Written> then) {
    if (model.state().get() instanceof ImportState.Written done) {
      then.accept(done);
      close();
    }
  }

  private void show(ImportState state) {
    boolean running = state instanceof ImportState.Running;
    progress.setVisible(running);
    step.setVisible(true);
    stop.setVisible(running);
    begin.setVisible(!(state instanceof ImportState.Written));
    begin.setEnabled(!running && model.preview().get().isReady());
    close.setEnabled(!running);
    if (state instanceof ImportState.Running now) {
      JobBar.show(progress, now.share());
      progress.getAccessibleContext().setAccessibleName("Import");
      step.setText(now.step());
    } else {
      step.setText(" ");
    }
    if (state instanceof ImportState.Written done) {
      cards.show(body, "written");
      written.show(done, uses.obstacle().apply(done.path()));
      dialog.getRootPane().setDefaultButton(written.proposed());
    } else {
      cards.show(body, "plan");
      dialog.getRootPane().setDefaultButton(begin);
    }
  }

  /** Opens the window of control points, as the button of a scan does. */
  public void setPoints() {
    uses.setPoints().accept(this);
  }

  /** Shows work under way at the foot of the window until it ends; the button there cancels it. */
  public void follow(Job job, String words) {
    Timer timer = new Timer(FOLLOW_MILLISECONDS, null);
    timer.addActionListener(
        event -> {
          boolean over = !runner.shownJobs().contains(job);
          if (over) {
            timer.stop();
            side = Optional.empty();
            boolean importing = model.state().get() instanceof ImportState.Running;
            progress.setVisible(importing);
            stop.setVisible(importing);
          } else {
            progress.setVisible(true);
            stop.setVisible(true);
            JobBar.show(progress, job.fraction());
            step.setText(words);
          }
        });
    side = Optional.of(job);
    timer.start();
  }

  /** Says something at the foot of the window. */
  public void say(String sentence) {
    step.setText(sentence);
  }

  /** The import this window shows. */
  public GroundImport model() {
    return model;
  }

  /** The dialog itself. */
  public JDialog dialog() {
    return dialog;
  }

  /** Shows the window. */
  public void open() {
    Rectangle screen =
        dialog.getOwner() == null || dialog.getGraphicsConfiguration() == null
            ? new Rectangle(1280, 800)
            : dialog.getGraphicsConfiguration().getBounds();
    int letters = dialog.getFontMetrics(new JLabel().getFont()).getHeight();
    dialog.setSize(
        Math.min(68 * letters, screen.width - 40), Math.min(50 * letters, screen.height - 60));
    dialog.setMinimumSize(new Dimension(720, 520));
    dialog.setLocationRelativeTo(dialog.getOwner());
    dialog.setVisible(true);
  }

  /** Closes the window; an import that runs is cancelled. */
  public void close() {
    model.close();
    side.ifPresent(Job::cancel);
    dialog.dispose();
  }
}
