package studio.kriegsspiel.desktop.ui.rehearsal;

import java.awt.BorderLayout;
import java.time.LocalDateTime;
import java.time.temporal.ChronoUnit;
import java.util.Optional;
import java.util.stream.Collectors;
import javax.swing.BorderFactory;
import javax.swing.JButton;
import javax.swing.JComboBox;
import javax.swing.JLabel;
import javax.swing.JPanel;
import javax.swing.JScrollPane;
import javax.swing.JSlider;
import javax.swing.JSpinner;
import javax.swing.JSplitPane;
import javax.swing.JTextArea;
import javax.swing.SpinnerNumberModel;
import net.miginfocom.swing.MigLayout;
import studio.kriegsspiel.desk.rehearsing.Rehearsing;
import studio.kriegsspiel.desk.rehearsing.Replayed;

/** One game of a rehearsal, minute by minute, as the umpire sees it or one of the sides. */
final class ReplayPane extends JPanel {
  private static final String UMPIRE = "the umpire";
  private static final int MOST_LINES = 200;

  private final transient Rehearsing rehearsing;
  private final ReplayMap map = new ReplayMap();
  private final JSlider minutes = new JSlider(0, 1, 0);
  private final JLabel hour = new JLabel(" ");
  private final JSpinner number = new JSpinner(new SpinnerNumberModel(1, 1, 10_000, 1));
  private final JButton play = new JButton("Show game");
  private final JComboBox<String> looker = new JComboBox<>(new String[] {UMPIRE});
  private final JTextArea said = new JTextArea();
  private int wanted;

  ReplayPane(Rehearsing rehearsing) {
    super(new BorderLayout());
    this.rehearsing = rehearsing;
    said.setEditable(false);
    said.setLineWrap(true);
    said.setWrapStyleWord(true);
    said.setBorder(BorderFactory.createEmptyBorder(6, 10, 6, 10));
    said.setText("Rehearse the scenario first; then any of its games can be looked at.");
    said.getAccessibleContext().setAccessibleName("What was done until then");
    JSplitPane split =
        new JSplitPane(JSplitPane.HORIZONTAL_SPLIT, true, map, new JScrollPane(said));
    split.setResizeWeight(0.7);
    split.setBorder(BorderFactory.createEmptyBorder());
    add(head(), BorderLayout.NORTH);
    add(split, BorderLayout.CENTER);
    minutes.addChangeListener(event -> refresh(false));
    looker.addActionListener(event -> refresh(false));
    rehearsing.replayed().follow(now -> refresh(true));
  }

  private JPanel head() {
    JPanel head =
        new JPanel(
            new MigLayout("insets 6 12 6 12, fillx", "[][pref!][pref!]16[][pref!]16[grow][pref!]"));
    JLabel which = new JLabel("Game");
    which.setLabelFor(number);
    JLabel who = new JLabel("as seen by");
    who.setLabelFor(looker);
    play.setMnemonic('H');
    play.addActionListener(event -> rehearsing.replay((Integer) number.getValue()));
    minutes.getAccessibleContext().setAccessibleName("The minute that is shown");
    head.add(which);
    head.add(number);
    head.add(play);
    head.add(who);
    head.add(looker);
    head.add(minutes, "growx");
    head.add(hour);
    return head;
  }

  /** Whether there is a rehearsal of which a game can be shown. */
  void offer(boolean there) {
    play.setEnabled(there);
  }

  private void refresh(boolean another) {
    Optional<Replayed> now = rehearsing.replayed().get();
    if (now.isEmpty()) {
      return;
    }
    if (another) {
      begin(now.get());
    }
    LocalDateTime minute = now.get().replay().begins().plusMinutes(minutes.getValue());
    String side = String.valueOf(looker.getSelectedItem());
    map.show(
        now.get()
            .replay()
            .blocks(minute, side.equals(UMPIRE) ? Optional.empty() : Optional.of(side)));
    hour.setText(now.get().replay().end().situation().clock().show(minute));
    said.setText(
        now.get().saidBy(minute).stream()
            .limit(MOST_LINES)
            .map(
                each ->
                    now.get().replay().end().situation().clock().show(each.at())
                        + " "
                        + each.words())
            .collect(Collectors.joining("\n")));
    said.setCaretPosition(0);
  }

  private void begin(Replayed replayed) {
    replayed
        .replay()
        .ground()
        .ifPresent(ground -> map.on(ground, replayed.replay().stretch(ground)));
    Object chosen = looker.getSelectedItem();
    looker.removeAllItems();
    looker.addItem(UMPIRE);
    replayed.replay().sides().forEach(looker::addItem);
    looker.setSelectedItem(chosen);
    minutes.setMaximum(
        (int) ChronoUnit.MINUTES.between(replayed.replay().begins(), replayed.replay().ends()));
    minutes.setValue(wanted);
    wanted = 0;
  }

  /** Looks at a game, so many minutes after play began. */
  void show(int game, int minute) {
    number.setValue(game);
    wanted = minute;
    rehearsing.replay(game);
  }
}
