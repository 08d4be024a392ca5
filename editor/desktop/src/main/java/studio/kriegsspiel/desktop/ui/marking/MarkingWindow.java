package studio.kriegsspiel.desktop.ui.marking;

import com.formdev.flatlaf.util.SystemFileChooser;
import java.awt.BorderLayout;
import java.awt.Desktop;
import java.io.IOException;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.swing.JButton;
import javax.swing.JComponent;
import javax.swing.JDialog;
import javax.swing.JFrame;
import javax.swing.JLabel;
import javax.swing.JPanel;
import javax.swing.JProgressBar;
import javax.swing.JSpinner;
import javax.swing.JSplitPane;
import javax.swing.JTextField;
import javax.swing.SpinnerNumberModel;
import net.miginfocom.swing.MigLayout;
import studio.kriegsspiel.desk.marking.GridPages;
import studio.kriegsspiel.desk.marking.MarkGrid;
import studio.kriegsspiel.desk.marking.MarkTable;
import studio.kriegsspiel.desk.marking.MarkTable.Cell;
import studio.kriegsspiel.desk.marking.SheetMarking;
import studio.kriegsspiel.desk.work.BackgroundRunner;
import studio.kriegsspiel.desktop.ui.look.BoundKey;
import studio.kriegsspiel.desktop.ui.look.Choice;
import studio.kriegsspiel.desktop.ui.look.Escape;
import studio.kriegsspiel.desktop.ui.look.FieldLabel;
import studio.kriegsspiel.desktop.ui.look.JobBar;
import studio.kriegsspiel.desktop.ui.look.Looks;
import studio.kriegsspiel.scenario.exercise.Exercise;

/** Order sheets of a folder beside each other: their marks, what shows each, and their debriefs. */
public final class MarkingWindow {
  private static final int USUAL_GAMES = 20;
  private static final int MOST_GAMES = 1_000;

  private final SheetMarking marking;
  private final JDialog dialog;
  private final JTextField folder = new JTextField();
  private final JSpinner games =
      new JSpinner(new SpinnerNumberModel(USUAL_GAMES, 1, MOST_GAMES, 10));
  private final JButton begin = new JButton("Mark");
  private final JButton stop = new JButton("Stop");
  private final JButton debrief = new JButton("Pages to print…");
  private final JButton signs = new JButton("?");
  private final JProgressBar progress = new JProgressBar(0, JobBar.WHOLE);
  private final JLabel fault = new JLabel(" ");
  private final Choice<String> exercises = new Choice<>(List.of(), each -> each, this::choose);
  private final MarkModel model = new MarkModel();
  private final SheetView sheet = new SheetView();
  private final MarkPane marks = new MarkPane(model, this::show);
  private String chosen = "";

  /** A window above {@code owner}; it is shown by {@link #show()}. */
  public MarkingWindow(JFrame owner, SheetMarking marking, BackgroundRunner runner) {
    this.marking = marking;
    this.dialog = new JDialog(owner, "Mark order sheets", false);
    JSplitPane middle = new JSplitPane(JSplitPane.VERTICAL_SPLIT, marks, sheet);
    middle.setResizeWeight(0.7);
    JPanel content = new JPanel(new BorderLayout());
    content.add(head(), BorderLayout.NORTH);
    content.add(middle, BorderLayout.CENTER);
    content.add(foot(), BorderLayout.SOUTH);
    dialog.setContentPane(content);
    Escape.closes(dialog, () -> dialog.setVisible(false));
    dialog.getRootPane().setDefaultButton(begin);
    marking.grid().follow(this::show);
    marking.job().follow(now -> follow());
    marking.fault().follow(this::tell);
    runner.addListener(this::follow);
  }

  private JPanel head() {
    JPanel head =
        new JPanel(new MigLayout("insets 12 12 8 12, fillx", "[]8[grow,fill][pref!][pref!]", ""));
    JButton choose = new JButton("Choose…");
    choose.setMnemonic('C');
    choose.addActionListener(event -> chooseFolder());
    head.add(FieldLabel.of("Folder", 'F', folder));
    head.add(folder, "wmin 80");
    head.add(choose, "span 2, growx, wrap");
    begin.setMnemonic('M');
    begin.addActionListener(event -> begin());
    stop.setMnemonic('S');
    stop.addActionListener(event -> marking.stop());
    games.setToolTipText("How often each sheet is played, with the same throws");
    head.add(FieldLabel.of("Games", 'G', games));
    head.add(games, "split 3, w 90!");
    JLabel which = FieldLabel.of("Exercise", 'E', exercises);
    head.add(which, "gapleft 16");
    head.add(exercises, "growx, wmin 120");
    head.add(begin);
    head.add(stop);
    return head;
  }

  private JPanel foot() {
    JPanel foot =
        new JPanel(new MigLayout("insets 8 12 10 12, fillx", "[grow][240!][pref!][pref!]"));
    fault.setForeground(Looks.colour("Studio.error"));
    fault.putClientProperty("html.disable", true);
    fault.getAccessibleContext().setAccessibleName("What is in the way");
    debrief.setMnemonic('P');
    debrief.setToolTipText(
        "The grid and a debrief of each sheet as pages, which a browser shows and prints");
    signs.setToolTipText("What the marks mean (F1)");
    signs.getAccessibleContext().setAccessibleName("What the marks mean");
    signs.addActionListener(event -> explain());
    BoundKey.bind(dialog.getRootPane(), JComponent.WHEN_IN_FOCUSED_WINDOW, "F1", this::explain);
    debrief.addActionListener(event -> chooseDebriefs());
    progress.setStringPainted(true);
    progress.setString("");
    progress.getAccessibleContext().setAccessibleName("How far the marking is");
    foot.add(fault, "wmin 0, growx");
    foot.add(progress, "growx");
    foot.add(signs);
    foot.add(debrief);
    return foot;
  }

  private void chooseFolder() {
    askFolder("Choose").ifPresent(each -> folder.setText(each.toString()));
  }

  private void chooseDebriefs() {
    askFolder("Write here").ifPresent(each -> marking.debrief(each, this::open));
  }

  /** Shows the grid in a browser, where there is one to print it. */
  private void open(Path page) {
    try {
      if (Desktop.isDesktopSupported() && Desktop.getDesktop().isSupported(Desktop.Action.BROWSE)) {
        Desktop.getDesktop().browse(page.toUri());
        return;
      }
    } catch (IOException noBrowser) {
      // Told as where there is none.
    }
    tell("The pages are written. Open " + page + " in a browser and print it there.");
  }

  /** Says what the marks mean; of the chosen one its own evidence stands there otherwise. */
  void explain() {
    sheet.show(
        new Cell("", MarkTable.Tone.ABSENT, String.join("\n\n", GridPages.SIGNS), List.of()), "");
  }

  private Optional<Path> askFolder(String button) {
    SystemFileChooser chooser = new SystemFileChooser(folder.getText());
    chooser.setFileSelectionMode(SystemFileChooser.DIRECTORIES_ONLY);
    return chooser.showDialog(dialog, button) == SystemFileChooser.APPROVE_OPTION
        ? Optional.of(chooser.getSelectedFile().toPath())
        : Optional.empty();
  }

  /** Begins with what the window says. */
  public void begin() {
    try {
      marking.begin(Path.of(folder.getText().strip()), (Integer) games.getValue());
    } catch (InvalidPathException wrong) {
      tell("This is no name of a folder: " + folder.getText());
    }
  }

  /** Says where the sheets are and how often each is played. */
  public void wish(Path where, int often) {
    folder.setText(where.toString());
    games.setValue(often);
  }

  private void choose(String title) {
    chosen = title;
    show(marking.grid().get());
  }

  private void show(Optional<MarkGrid> now) {
    List<Exercise> all = now.map(MarkGrid::exercises).orElse(List.of());
    Optional<Exercise> exercise =
        all.stream()
            .filter(each -> each.title().equals(chosen))
            .findFirst()
            .or(() -> all.stream().findFirst());
    exercises.show(
        all.stream().map(Exercise::title).toList(), exercise.map(Exercise::title).orElse(""));
    exercises.setEnabled(all.size() > 1);
    Optional<MarkTable> table = exercise.flatMap(each -> now.map(grid -> grid.table(each)));
    model.show(table);
    marks.refresh();
    sheet.show(new Cell("", MarkTable.Tone.ABSENT, said(now), List.of()), "");
    tell(marking.fault().get());
    follow();
  }

  private static String said(Optional<MarkGrid> now) {
    return now.isEmpty()
        ? "Each order sheet of the folder is checked, played in the scenario that lies on the desk, and marked by its exercise beside the model solution. Choose a mark to see what shows it; Enter goes to its line on the sheet."
        : Stream.concat(
                Stream.of(
                    "Choose a mark to see what shows it; Enter goes to its line on the sheet."),
                now.get().remarks().stream())
            .collect(Collectors.joining("\n\n"));
  }

  private void show(int row, int column, boolean go) {
    sheet.show(model.getValueAt(row, column), model.sheet(column));
    if (go) {
      sheet.goToSheet();
    }
  }

  /** Chooses a mark, as a click on it does. */
  public void choose(int row, int column) {
    marks.choose(row, column);
  }

  private void tell(String why) {
    fault.setText(why.isEmpty() ? " " : why);
    fault.setToolTipText(why.isEmpty() ? null : why);
  }

  private void follow() {
    boolean running = marking.job().get().isPresent();
    progress.setVisible(running);
    begin.setEnabled(!running);
    stop.setEnabled(running);
    debrief.setEnabled(!running && model.getColumnCount() > 0);
    JobBar.show(progress, marking.job().get());
  }

  /** Shows the window. */
  public void show() {
    if (folder.getText().isBlank()) {
      marking.proposedFolder().ifPresent(each -> folder.setText(each.toString()));
    }
    follow();
    if (!dialog.isVisible()) {
      dialog.setSize(Looks.scaled(980), Looks.scaled(680));
      dialog.setLocationRelativeTo(dialog.getOwner());
      dialog.setVisible(true);
    }
    dialog.toFront();
    folder.requestFocusInWindow();
  }

  /** The window itself. */
  public JDialog dialog() {
    return dialog;
  }

  /** What shows the mark that is chosen. */
  String evidence() {
    return sheet.evidence();
  }

  /** What the grid shows. */
  MarkModel model() {
    return model;
  }

  /** The words of the sheet that have to do with the chosen mark. */
  List<String> lit() {
    return sheet.lit();
  }
}
