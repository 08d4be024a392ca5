package studio.kriegsspiel.desktop.ui.force;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import javax.swing.JComponent;
import javax.swing.JMenu;
import javax.swing.JMenuItem;
import studio.kriegsspiel.desk.core.Desk;
import studio.kriegsspiel.desk.core.FormWish;
import studio.kriegsspiel.desk.forces.ForceWork;
import studio.kriegsspiel.desk.map.MarchWish;
import studio.kriegsspiel.scenario.finding.MapSpot;
import studio.kriegsspiel.scenario.force.Unit;
import studio.kriegsspiel.scenario.force.UnitId;
import studio.kriegsspiel.scenario.text.TextEdit;
import studio.kriegsspiel.terrain.MapPoint;
import studio.kriegsspiel.terrain.Place;

/** What can be done at a spot of the ground, as entries of a menu. */
public final class PlaceMenu {
  private static final int MOST_UNITS = 30;

  private final Desk desk;
  private final ForceWork work;

  /** Entries that do things by {@code work}. */
  public PlaceMenu(Desk desk, ForceWork work) {
    this.desk = desk;
    this.work = work;
  }

  /**
   * Adds the entries for a spot.
   *
   * @param place the named place there, if it is one
   */
  public void fill(JComponent menu, MapSpot spot, Optional<Place> place) {
    JMenu put = new JMenu("Place here");
    put.setMnemonic('p');
    List<Unit> free = work.unplaced();
    free.stream()
        .limit(MOST_UNITS)
        .forEach(
            each ->
                put.add(
                    item(
                        each.id().side() + ": " + each.title(),
                        () -> work.place(each.id(), spot))));
    put.setEnabled(!free.isEmpty());
    menu.add(put);
    menu.add(item("Paste here", () -> work.paste(Optional.of(spot))));
    List<UnitId> chosen = List.copyOf(work.chosen());
    if (chosen.size() == 1) {
      UnitId unit = chosen.get(0);
      MapPoint here = new MapPoint(spot.x(), spot.y());
      menu.add(
          item(
              "Let " + unit.name() + " march here…",
              () -> MarchWish.ask(desk, unit, List.of(here))));
    }
    place.ifPresent(each -> fill(menu, each));
  }

  private void fill(JComponent menu, Place place) {
    List<UnitId> foot = List.copyOf(work.chosen());
    if (foot.size() == 1 && work.stands(foot.get(0))) {
      UnitId unit = foot.get(0);
      menu.add(
          item(
              "Let " + unit.name() + " garrison " + place.name(),
              () -> work.garrison(unit, new MapSpot(place.at().x(), place.at().y()))));
    }
    menu.add(
        item(
            "Objective: " + place.name() + "…",
            () -> desk.forms().send(FormWish.add("objective", objective(place)))));
    menu.add(
        item(
            "Reinforcement by " + place.name() + "…",
            () -> desk.forms().send(FormWish.add("reinforcement", Map.of("entry", place.name())))));
    menu.add(
        item(
            "Write \"" + place.name() + "\" at the caret",
            () -> {
              int caret = Math.min(desk.caret().get(), desk.manuscript().text().length());
              String quoted = '"' + place.name().replace("\\", "\\\\").replace("\"", "\\\"") + '"';
              desk.manuscript()
                  .edit(List.of(TextEdit.insert(caret, quoted)), "write " + place.name());
            }));
  }

  private static Map<String, String> objective(Place place) {
    return Map.of("To do", "take a place", "place", place.name());
  }

  private static JMenuItem item(String name, Runnable what) {
    JMenuItem item = new JMenuItem(name);
    item.addActionListener(event -> what.run());
    return item;
  }
}
