package studio.kriegsspiel.desktop.ui.replay;

import java.awt.event.MouseAdapter;
import java.awt.event.MouseEvent;
import java.time.LocalDateTime;
import java.time.temporal.ChronoUnit;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.Stream;
import javax.swing.JComboBox;
import javax.swing.JComponent;
import javax.swing.JLabel;
import javax.swing.JPanel;
import javax.swing.JSlider;
import net.miginfocom.swing.MigLayout;
import org.jspecify.annotations.Nullable;
import studio.kriegsspiel.reading.replay.Replay;
import studio.kriegsspiel.scenario.force.UnitId;

/** A game on the map, at a minute that is chosen by a slider, as somebody sees it. */
public final class ReplayView {
  private static final String UMPIRE = "the umpire";

  private final ReplayMap map = new ReplayMap();
  private final JSlider minutes = new JSlider(0, 1, 0);
  private final JLabel hour = new JLabel(" ");
  private final JComboBox<String> looker = new JComboBox<>(new String[] {UMPIRE});
  private final Runnable moved;
  private @Nullable Replay replay;

  /**
   * Nothing yet.
   *
   * @param moved is run when another minute is looked at
   */
  public ReplayView(Runnable moved) {
    this.moved = moved;
    minutes.getAccessibleContext().setAccessibleName("The minute that is shown");
    minutes.addChangeListener(event -> refresh());
    looker.addActionListener(event -> refresh());
  }

  /** The map. */
  public JComponent map() {
    return map;
  }

  /**
   * Tells what is clicked: the body that stands there, else the spot as an order names it, such as
   * {@code 120 m north of "Farm"}.
   */
  public void onPick(Consumer<UnitId> body, Consumer<String> spot) {
    map.addMouseListener(
        new MouseAdapter() {
          @Override
          public void mousePressed(MouseEvent event) {
            map.block(event.getPoint())
                .ifPresentOrElse(
                    block -> body.accept(block.unit()),
                    () -> map.words(event.getPoint()).ifPresent(spot));
          }
        });
  }

  /** A row with who looks and which minute he looks at, after some others. */
  public JPanel controls(JComponent... before) {
    JPanel row = new JPanel(new MigLayout("insets 6 12 6 12, fillx"));
    Stream.of(before).forEach(row::add);
    JLabel who = new JLabel("as seen by");
    who.setLabelFor(looker);
    row.add(who, before.length == 0 ? "" : "gapleft 16");
    row.add(looker);
    row.add(minutes, "gapleft 16, growx, pushx");
    row.add(hour);
    return row;
  }

  /** Shows a game at a minute; who looks stays who he is where that game has him. */
  public void show(Replay game, LocalDateTime minute) {
    replay = null;
    game.ground().ifPresent(ground -> map.on(ground, game.stretch(ground)));
    Object chosen = looker.getSelectedItem();
    looker.removeAllItems();
    looker.addItem(UMPIRE);
    game.sides().forEach(looker::addItem);
    looker.setSelectedItem(chosen);
    minutes.setMaximum((int) ChronoUnit.MINUTES.between(game.begins(), game.ends()));
    minutes.setValue((int) ChronoUnit.MINUTES.between(game.begins(), minute));
    replay = game;
    refresh();
  }

  /** Shows no game any more. */
  public void clear() {
    replay = null;
    map.clear();
    hour.setText(" ");
  }

  /** The minute that is looked at, once there is a game. */
  public Optional<LocalDateTime> minute() {
    return Optional.ofNullable(replay).map(game -> game.begins().plusMinutes(minutes.getValue()));
  }

  private void refresh() {
    Replay game = replay;
    if (game == null) {
      return;
    }
    LocalDateTime minute = minute().orElseThrow();
    String side = String.valueOf(looker.getSelectedItem());
    map.show(game.blocks(minute, Optional.of(side).filter(each -> !each.equals(UMPIRE))));
    hour.setText(game.end().situation().clock().show(minute));
    moved.run();
  }
}
