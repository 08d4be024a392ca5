package studio.kriegsspiel.desktop.ui.timeline;

import java.time.LocalDateTime;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import javax.swing.JMenu;
import javax.swing.JMenuItem;
import javax.swing.JPopupMenu;
import javax.swing.KeyStroke;
import studio.kriegsspiel.desk.timeline.Timeline;
import studio.kriegsspiel.desk.timeline.TimelineAdding;
import studio.kriegsspiel.desk.timeline.TimelineItem;
import studio.kriegsspiel.desk.timeline.TimelineLayout;
import studio.kriegsspiel.desk.timeline.TimelineWork;
import studio.kriegsspiel.desktop.ui.look.Symbol;
import studio.kriegsspiel.desktop.ui.look.SymbolIcon;
import studio.kriegsspiel.scenario.force.UnitId;
import studio.kriegsspiel.situation.clock.Clock;

/** What can be done at a place of the timeline: with the item there, or by adding one. */
final class TimelineMenu {
  private final TimelineWork work;
  private final TimelineAdding adding;

  TimelineMenu(TimelineWork work, TimelineAdding adding) {
    this.work = work;
    this.adding = adding;
  }

  /** Opens the menu at a place. */
  void show(TimelineCanvas canvas, int x, int y) {
    if (work.timeline().get().isEmpty()) {
      return;
    }
    JPopupMenu menu = new JPopupMenu();
    canvas.laid().findAt(x, y).ifPresent(box -> item(menu, box.item()));
    canvas
        .laid()
        .laneAt(y)
        .ifPresent(lane -> add(menu, lane, work.timeline().get().snap(canvas.laid().time(x))));
    menu.show(canvas, x, y);
  }

  /** Opens the menu at the chosen item, or at the chosen minute where none is chosen. */
  void showAtChosen(TimelineCanvas canvas) {
    Optional<TimelineLayout.Box> box =
        work.findChosen().flatMap(item -> canvas.laid().find(item.id()));
    box.ifPresentOrElse(
        each -> show(canvas, each.x() + 1, each.y() + canvas.rowHeight() / 2),
        () -> showAdding(canvas));
  }

  /** Opens the menu for adding in the lane of the chosen item, at the chosen minute or its time. */
  void showAdding(TimelineCanvas canvas) {
    Timeline timeline = work.timeline().get();
    if (timeline.isEmpty()) {
      return;
    }
    Optional<TimelineItem> chosen = work.findChosen();
    Timeline.Lane lane =
        timeline.lanes().stream()
            .filter(each -> chosen.filter(item -> item.lane().equals(each.side())).isPresent())
            .findFirst()
            .orElse(timeline.lanes().get(0));
    LocalDateTime time =
        canvas.minute().or(() -> chosen.map(TimelineItem::begins)).orElse(timeline.begins());
    JPopupMenu menu = new JPopupMenu();
    add(menu, lane, timeline.snap(time));
    menu.show(canvas, canvas.laid().x(time), canvas.laid().band(lane).bottom());
  }

  private void item(JPopupMenu menu, TimelineItem item) {
    JMenuItem go = entry("Go to its line", Symbol.FIND, () -> work.choose(item, true));
    go.setAccelerator(KeyStroke.getKeyStroke("ENTER"));
    menu.add(go);
    JMenuItem form = entry("Change in a form…", Symbol.MEND, () -> work.form(item));
    form.setEnabled(item.span().isPresent());
    menu.add(form);
    String turn = work.timeline().get().turn();
    JMenuItem earlier = entry("One " + turn + " earlier", Symbol.UNDO, () -> work.shift(-1));
    earlier.setAccelerator(KeyStroke.getKeyStroke("alt LEFT"));
    JMenuItem later = entry("One " + turn + " later", Symbol.REDO, () -> work.shift(1));
    later.setAccelerator(KeyStroke.getKeyStroke("alt RIGHT"));
    earlier.setEnabled(item.canMove());
    later.setEnabled(item.canMove());
    menu.add(earlier);
    menu.add(later);
    menu.addSeparator();
  }

  private void add(JPopupMenu menu, Timeline.Lane lane, LocalDateTime time) {
    String at = " at " + Clock.write(time);
    if (lane.side().isEmpty()) {
      menu.add(entry("News" + at + "…", Symbol.LETTER, () -> adding.form("news", "", time)));
      menu.add(entry("Event" + at + "…", Symbol.CLOUD, () -> adding.form("event", "", time)));
      menu.addSeparator();
      menu.add(entry("Reminder" + at, Symbol.LETTER, () -> adding.reminder(time)));
      menu.add(entry("Change of weather" + at, Symbol.CLOUD, () -> adding.weather(time)));
      return;
    }
    menu.add(
        entry(
            "News" + at + " for " + lane.title() + "…",
            Symbol.LETTER,
            () -> adding.form("news", lane.side(), time)));
    menu.add(
        entry(
            "Reinforcement" + at + "…",
            Symbol.ARRIVAL,
            () -> adding.form("reinforcement", lane.side(), time)));
    menu.addSeparator();
    menu.add(sightings(lane, at, time));
    menu.add(
        units(
            "March by the umpire's order" + at,
            Symbol.MARCH,
            adding.toMarch(lane.side()),
            "No unit of " + lane.title() + " stands on the map",
            unit -> adding.march(unit, time)));
  }

  /** By whose patrol, then of whom: what is seen is told with the ride that it takes. */
  private JMenu sightings(Timeline.Lane lane, String at, LocalDateTime time) {
    JMenu menu = new JMenu("Sighting told" + at + " by a patrol of");
    menu.setIcon(new SymbolIcon(Symbol.EYE));
    List<UnitId> enemies = adding.toSee(lane.side());
    for (UnitId watcher : adding.toWatch(lane.side())) {
      menu.add(
          units(
              watcher.name() + ", who saw",
              Symbol.PATROL,
              enemies,
              "No enemy stands on the map",
              seen -> adding.sighting(watcher, seen, time)));
    }
    menu.setEnabled(menu.getItemCount() > 0);
    return menu;
  }

  private static JMenu units(
      String title, Symbol sign, List<UnitId> units, String none, Consumer<UnitId> then) {
    JMenu menu = new JMenu(title);
    menu.setIcon(new SymbolIcon(sign));
    for (UnitId each : units) {
      JMenuItem item = new JMenuItem(each.name());
      item.putClientProperty("html.disable", true);
      item.addActionListener(event -> then.accept(each));
      menu.add(item);
    }
    if (units.isEmpty()) {
      JMenuItem item = new JMenuItem(none);
      item.setEnabled(false);
      menu.add(item);
    }
    return menu;
  }

  private static JMenuItem entry(String title, Symbol sign, Runnable what) {
    JMenuItem item = new JMenuItem(title, new SymbolIcon(sign));
    item.putClientProperty("html.disable", true);
    item.addActionListener(event -> what.run());
    return item;
  }
}
