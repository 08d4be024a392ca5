package studio.kriegsspiel.desktop.ui.rehearsal;

import com.formdev.flatlaf.util.SystemFileChooser;
import java.awt.BorderLayout;
import java.awt.Color;
import java.io.File;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import javax.swing.BorderFactory;
import javax.swing.JButton;
import javax.swing.JCheckBox;
import javax.swing.JComboBox;
import javax.swing.JDialog;
import javax.swing.JFrame;
import javax.swing.JLabel;
import javax.swing.JPanel;
import javax.swing.JProgressBar;
import javax.swing.JScrollPane;
import javax.swing.JSpinner;
import javax.swing.JTabbedPane;
import javax.swing.JTextArea;
import javax.swing.SpinnerNumberModel;
import net.miginfocom.swing.MigLayout;
import studio.kriegsspiel.desk.core.Desk;
import studio.kriegsspiel.desk.rehearsing.Rehearsing;
import studio.kriegsspiel.desk.rehearsing.Rehearsing.Shown;
import studio.kriegsspiel.desk.rehearsing.Rehearsing.Wish;
import studio.kriegsspiel.desk.work.BackgroundRunner;
import studio.kriegsspiel.desktop.ui.look.Escape;
import studio.kriegsspiel.desktop.ui.look.FieldLabel;
import studio.kriegsspiel.desktop.ui.look.JobBar;
import studio.kriegsspiel.desktop.ui.look.Looks;
import studio.kriegsspiel.drawing.style.MapStyle;
import studio.kriegsspiel.reading.rehearsal.Chances;
import studio.kriegsspiel.reading.rehearsal.Doctrine;
import studio.kriegsspiel.scenario.Scenario;
import studio.kriegsspiel.scenario.finding.Finding;
import studio.kriegsspiel.scenario.force.Side;

/**
 * A rehearsal beside the work: how the sides are led above, chances as they narrow, what there is
 * to tell of them below.
 */
public final class RehearsalWindow {
  private static final String AS_OBJECTIVES_ASK = "as its objectives ask";
  private static final int USUAL_GAMES = 100;
  private static final int MOST_GAMES = 10_000;

  private final Desk desk;
  private final Rehearsing rehearsing;
  private final JDialog dialog;
  private final JPanel sides =
      new JPanel(new MigLayout("insets 0, wrap 4", "[][pref!]20[][pref!]"));
  private final Map<String, JComboBox<String>> doctrines = new LinkedHashMap<>();
  private final JSpinner games =
      new JSpinner(new SpinnerNumberModel(USUAL_GAMES, 1, MOST_GAMES, 50));
  private final JCheckBox changes =
      new JCheckBox("Also with other hours of reinforcements and other strengths");
  private final JButton begin = new JButton("Rehearse");
  private final JButton stop = new JButton("Stop");
  private final JButton keep = new JButton("Keep beside the scenario");
  private final JButton page = new JButton("Save as a page…");
  private final JProgressBar progress = new JProgressBar(0, JobBar.WHOLE);
  private final ChanceBars bars = new ChanceBars();
  private final JTextArea words = new JTextArea();
  private final JLabel fault = new JLabel(" ");
  private final JTabbedPane tabs = new JTabbedPane();
  private final ReplayPane replay;

  /**
   * A window above {@code owner}; it is shown by {@link #show}.
   *
   * @param checkAgain has the text checked once a rehearsal was kept
   */
  public RehearsalWindow(
      JFrame owner,
      Desk desk,
      Rehearsing rehearsing,
      BackgroundRunner runner,
      Runnable checkAgain) {
    this.desk = desk;
    this.rehearsing = rehearsing;
    this.dialog = new JDialog(owner, "Rehearse the scenario", false);
    this.replay = new ReplayPane(rehearsing);
    JPanel content = new JPanel(new BorderLayout());
    content.add(head(), BorderLayout.NORTH);
    content.add(middle(), BorderLayout.CENTER);
    content.add(foot(checkAgain), BorderLayout.SOUTH);
    dialog.setContentPane(content);
    Escape.closes(dialog, () -> dialog.setVisible(false));
    dialog.getRootPane().setDefaultButton(begin);
    rehearsing.shown().follow(this::show);
    rehearsing.job().follow(now -> follow());
    rehearsing.fault().follow(why -> fault.setText(why.isEmpty() ? " " : why));
    runner.addListener(this::follow);
  }

  private JPanel head() {
    JPanel head =
        new JPanel(new MigLayout("insets 12 12 6 12, fillx", "[]8[][grow][pref!][pref!]"));
    JLabel number = FieldLabel.of("Games", 'G', games);
    changes.setMnemonic('A');
    begin.setMnemonic('R');
    begin.addActionListener(event -> begin());
    stop.setMnemonic('S');
    stop.addActionListener(event -> rehearsing.stop());
    head.add(sides, "span, growx, wrap");
    head.add(number);
    head.add(games, "wmin 80");
    head.add(changes, "growx");
    head.add(begin);
    head.add(stop, "wrap");
    head.add(progress, "span, growx");
    progress.setStringPainted(true);
    progress.setString("");
    progress.getAccessibleContext().setAccessibleName("How far the rehearsal is");
    return head;
  }

  private JTabbedPane middle() {
    words.setEditable(false);
    words.setLineWrap(true);
    words.setWrapStyleWord(true);
    words.setBorder(BorderFactory.createEmptyBorder(8, 12, 8, 12));
    words.getAccessibleContext().setAccessibleName("What came of it");
    words.setText(
        "Each side is led by a plain doctrine, and whoever is set an exercise by its solution. An umpire asks the rule book.");
    JPanel chances = new JPanel(new BorderLayout());
    chances.add(bars, BorderLayout.NORTH);
    chances.add(new JScrollPane(words), BorderLayout.CENTER);
    tabs.addTab("Chances", chances);
    tabs.addTab("One game", replay);
    return tabs;
  }

  private JPanel foot(Runnable checkAgain) {
    JPanel foot = new JPanel(new MigLayout("insets 6 12 10 12, fillx", "[grow][pref!][pref!]"));
    fault.setForeground(Looks.colour("Studio.error"));
    fault.getAccessibleContext().setAccessibleName("What is in the way");
    keep.setMnemonic('K');
    keep.setToolTipText("Checks tell what matters most of it until the scenario changes");
    keep.addActionListener(
        event -> {
          rehearsing.keep();
          checkAgain.run();
        });
    page.setMnemonic('P');
    page.addActionListener(event -> choosePage());
    foot.add(fault, "span, wmin 0, wrap");
    foot.add(new JLabel(), "growx");
    foot.add(keep);
    foot.add(page);
    return foot;
  }

  private void choosePage() {
    SystemFileChooser chooser = new SystemFileChooser();
    chooser.setSelectedFile(new File(desk.file().get().proposedName() + ".html"));
    if (chooser.showSaveDialog(dialog) == SystemFileChooser.APPROVE_OPTION) {
      rehearsing.page(chooser.getSelectedFile().toPath());
    }
  }

  /** Begins what is chosen. */
  public void begin() {
    Map<String, Doctrine> chosen = new LinkedHashMap<>();
    doctrines.forEach(
        (side, choice) ->
            Doctrine.find(String.valueOf(choice.getSelectedItem()))
                .ifPresent(doctrine -> chosen.put(side, doctrine)));
    rehearsing.begin(new Wish(chosen, (Integer) games.getValue(), changes.isSelected()));
  }

  /** Looks at a game again, so many minutes after play began. */
  public void replay(int game, int minute) {
    tabs.setSelectedComponent(replay);
    replay.show(game, minute);
  }

  /** Chooses how many games are played. */
  public void choose(int number) {
    games.setValue(number);
  }

  private void follow() {
    boolean running = rehearsing.job().get().isPresent();
    begin.setEnabled(!running);
    stop.setEnabled(running);
    JobBar.show(progress, rehearsing.job().get());
  }

  private void show(Optional<Shown> now) {
    boolean whole = now.flatMap(Shown::end).isPresent();
    keep.setEnabled(whole && rehearsing.whereKept().isPresent());
    page.setEnabled(whole);
    replay.offer(whole);
    now.ifPresent(
        each -> {
          bars.show(rows(each.chances()));
          each.end()
              .ifPresent(
                  end -> {
                    words.setText(text(end));
                    words.setCaretPosition(0);
                  });
        });
  }

  private static String text(Rehearsing.End end) {
    StringBuilder text = new StringBuilder();
    if (!end.matters().isEmpty()) {
      text.append("What matters most:\n");
      for (Finding each : end.matters()) {
        text.append("• ").append(each.message()).append('\n');
        each.fixes().forEach(fix -> text.append("   proposed: ").append(fix.title()).append('\n'));
      }
      text.append('\n');
    }
    end.report().sentences().forEach(each -> text.append(each).append('\n'));
    end.report().worth().forEach(each -> text.append(each).append('\n'));
    return text.toString();
  }

  private List<ChanceBars.Row> rows(Chances chances) {
    List<ChanceBars.Row> rows = new ArrayList<>();
    for (Chances.Gained each : chances.objectives()) {
      each.chance()
          .ifPresent(
              chance ->
                  rows.add(
                      new ChanceBars.Row(
                          each.outcome().side()
                              + ": "
                              + each.outcome().objective().text().replace("\"", ""),
                          chance,
                          colour(each.outcome().side()))));
    }
    for (String side : doctrines.keySet()) {
      rows.add(new ChanceBars.Row(side + " ahead at the end", chances.ahead(side), colour(side)));
    }
    return rows;
  }

  private Color colour(String side) {
    String word =
        desk.studied()
            .get()
            .scenario()
            .flatMap(scenario -> scenario.findSide(side))
            .map(Side::colour)
            .orElse("");
    return MapStyle.staffMap().side(word, "fill");
  }

  /** Shows the window, with the sides of what lies on the desk. */
  public void show() {
    List<String> now =
        desk.studied().get().scenario().map(Scenario::sides).orElse(List.of()).stream()
            .map(Side::name)
            .toList();
    if (!List.copyOf(doctrines.keySet()).equals(now)) {
      fillSides(now);
    }
    follow();
    show(rehearsing.shown().get());
    if (!dialog.isVisible()) {
      dialog.setSize(Looks.scaled(860), Looks.scaled(640));
      dialog.setLocationRelativeTo(dialog.getOwner());
      dialog.setVisible(true);
    }
    dialog.toFront();
    begin.requestFocusInWindow();
  }

  private void fillSides(List<String> now) {
    sides.removeAll();
    doctrines.clear();
    for (String side : now) {
      JComboBox<String> choice = new JComboBox<>();
      choice.addItem(AS_OBJECTIVES_ASK);
      for (Doctrine each : Doctrine.values()) {
        choice.addItem(each.word());
      }
      JLabel label = new JLabel(side);
      label.setLabelFor(choice);
      choice.getAccessibleContext().setAccessibleName("How " + side + " is led");
      choice.addActionListener(event -> choice.setToolTipText(meaning(choice)));
      sides.add(label);
      sides.add(choice);
      doctrines.put(side, choice);
    }
    sides.revalidate();
  }

  private static String meaning(JComboBox<String> choice) {
    return Doctrine.find(String.valueOf(choice.getSelectedItem()))
        .map(Doctrine::description)
        .orElse("guard to take something, delay to hinder, else hold");
  }

  /** The window itself. */
  public JDialog dialog() {
    return dialog;
  }

  /** What is played. */
  public Rehearsing rehearsing() {
    return rehearsing;
  }

  /** What came of it, in words. */
  public String words() {
    return words.getText();
  }

  /** Writes the page of it. */
  public void page(Path file) {
    rehearsing.page(file);
  }
}
