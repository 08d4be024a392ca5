package studio.kriegsspiel.desktop.ui.rehearsal;

import java.awt.BorderLayout;
import java.time.LocalDateTime;
import java.util.Optional;
import java.util.stream.Collectors;
import javax.swing.BorderFactory;
import javax.swing.JButton;
import javax.swing.JLabel;
import javax.swing.JPanel;
import javax.swing.JScrollPane;
import javax.swing.JSpinner;
import javax.swing.JSplitPane;
import javax.swing.JTextArea;
import javax.swing.SpinnerNumberModel;
import studio.kriegsspiel.desk.rehearsing.Rehearsing;
import studio.kriegsspiel.desk.rehearsing.Replayed;
import studio.kriegsspiel.desktop.ui.look.ReadText;
import studio.kriegsspiel.desktop.ui.replay.ReplayView;
import studio.kriegsspiel.situation.clock.Clock;

/** One game of a rehearsal, minute by minute, as the umpire sees it or one of the sides. */
final class ReplayPane extends JPanel {
  private static final int MOST_LINES = 200;

  private final transient Rehearsing rehearsing;
  private final transient ReplayView view = new ReplayView(this::tell);
  private final JSpinner number = new JSpinner(new SpinnerNumberModel(1, 1, 10_000, 1));
  private final JButton play = new JButton("Show game");
  private final JTextArea said = ReadText.area("What was done until then");
  private int wanted;

  ReplayPane(Rehearsing rehearsing) {
    super(new BorderLayout());
    this.rehearsing = rehearsing;
    said.setText("Rehearse the scenario first; then any of its games can be looked at.");
    JSplitPane split =
        new JSplitPane(JSplitPane.HORIZONTAL_SPLIT, true, view.map(), new JScrollPane(said));
    split.setResizeWeight(0.7);
    split.setBorder(BorderFactory.createEmptyBorder());
    add(head(), BorderLayout.NORTH);
    add(split, BorderLayout.CENTER);
    rehearsing.replayed().follow(now -> now.ifPresent(this::begin));
  }

  private JPanel head() {
    JLabel which = new JLabel("Game");
    which.setLabelFor(number);
    play.setMnemonic('H');
    play.addActionListener(event -> rehearsing.replay((Integer) number.getValue()));
    return view.controls(which, number, play);
  }

  /** Whether there is a rehearsal of which a game can be shown. */
  void offer(boolean there) {
    play.setEnabled(there);
  }

  private void begin(Replayed replayed) {
    view.show(replayed.replay(), replayed.replay().begins().plusMinutes(wanted));
    wanted = 0;
  }

  private void tell() {
    Optional<Replayed> now = rehearsing.replayed().get();
    Optional<LocalDateTime> minute = view.minute();
    if (now.isEmpty() || minute.isEmpty()) {
      return;
    }
    Clock clock = now.get().replay().end().situation().clock();
    said.setText(
        now.get().saidBy(minute.get()).stream()
            .limit(MOST_LINES)
            .map(each -> clock.show(each.at()) + " " + each.words())
            .collect(Collectors.joining("\n")));
    said.setCaretPosition(0);
  }

  /** Looks at a game, so many minutes after play began. */
  void show(int game, int minute) {
    number.setValue(game);
    wanted = minute;
    rehearsing.replay(game);
  }
}
