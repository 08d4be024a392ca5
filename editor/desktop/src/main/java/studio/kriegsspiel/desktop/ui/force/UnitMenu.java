package studio.kriegsspiel.desktop.ui.force;

import java.awt.Component;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import javax.swing.JComponent;
import javax.swing.JMenu;
import javax.swing.JMenuItem;
import javax.swing.JOptionPane;
import javax.swing.JPopupMenu;
import javax.swing.KeyStroke;
import studio.kriegsspiel.desk.core.Navigation;
import studio.kriegsspiel.desk.forces.ForceWork;
import studio.kriegsspiel.rules.Capital;
import studio.kriegsspiel.rules.concept.Arm;
import studio.kriegsspiel.rules.concept.Formation;
import studio.kriegsspiel.rules.concept.Grade;
import studio.kriegsspiel.rules.concept.TroopCondition;
import studio.kriegsspiel.scenario.force.Unit;
import studio.kriegsspiel.scenario.force.UnitId;
import studio.kriegsspiel.scenario.place.Direction;

/** What can be done with the chosen units, as a menu. */
public final class UnitMenu {
  private static final int COMPASS_POINTS = 8;
  private static final List<Formation> OF_GUNS =
      List.of(Formation.ARTILLERY_DEPLOYED, Formation.ARTILLERY_LIMBERED, Formation.COLUMN_MARCH);
  private static final List<Formation> OF_CAVALRY =
      List.of(
          Formation.LINE,
          Formation.COLUMN_OPEN,
          Formation.COLUMN_CLOSE,
          Formation.COLUMN_MARCH,
          Formation.SKIRMISH);
  private static final List<Formation> OF_FOOT =
      List.of(
          Formation.LINE,
          Formation.COLUMN_ATTACK,
          Formation.COLUMN_CLOSE,
          Formation.COLUMN_OPEN,
          Formation.COLUMN_MARCH,
          Formation.SQUARE,
          Formation.SKIRMISH,
          Formation.GARRISON);

  private final ForceWork work;
  private final Navigation navigation;

  /** Menus that do things by {@code work}. */
  public UnitMenu(ForceWork work, Navigation navigation) {
    this.work = work;
    this.navigation = navigation;
  }

  /** A menu for some units, of which there is at least one. */
  public JPopupMenu of(Collection<UnitId> units, Component over) {
    JPopupMenu menu = new JPopupMenu();
    fill(menu, units, over);
    return menu;
  }

  /** Adds the entries for some units to a menu. */
  public void fill(JComponent menu, Collection<UnitId> units, Component over) {
    if (units.isEmpty()) {
      return;
    }
    UnitId first = units.iterator().next();
    if (units.size() == 1) {
      menu.add(item("Show in the text", "ENTER", () -> navigation.showUnit(first, true)));
      menu.add(item("Change in a form…", "", () -> work.form(first)));
      menu.add(more(first));
    }
    if (units.size() <= 2) {
      menu.add(item("Decide a question…", "", () -> navigation.decide(units)));
    }
    if (units.stream().anyMatch(work::stands)) {
      menu.add(formations(units));
      menu.add(facings(units));
    }
    menu.add(states(units));
    menu.add(grades(units));
    if (units.size() == 1) {
      menu.add(parents(first));
      menu.add(item("Title…", "F2", () -> retitle(first, over)));
      menu.add(item("Copy", "ctrl C", () -> work.copy(first)));
      menu.add(item("Paste", "ctrl V", () -> work.paste(work.beside(first))));
    }
    menu.add(new JPopupMenu.Separator());
    JMenuItem off = item("Take off the map", "DELETE", () -> work.withdraw(units));
    off.setEnabled(units.stream().anyMatch(work::stands));
    menu.add(off);
    menu.add(item("Remove from the order of battle", "shift DELETE", () -> work.remove(units)));
  }

  /** What more can be said of a unit, each in its form. */
  private JMenu more(UnitId unit) {
    JMenu menu = new JMenu("Say more of it");
    menu.setMnemonic('s');
    boolean stands = work.stands(unit);
    if (!stands) {
      menu.add(item("It stands…", "", () -> work.form("deployment", unit)));
      menu.add(item("It comes on later…", "", () -> work.form("reinforcement", unit)));
    }
    menu.add(item("It sends out a post or patrol…", "", () -> work.form("post", unit)));
    menu.add(item("It works…", "", () -> work.form("work", unit)));
    menu.add(item("It is seen…", "", () -> work.form("news", unit)));
    menu.add(item("Something happens to it…", "", () -> work.form("event", unit)));
    return menu;
  }

  private static JMenuItem item(String name, String key, Runnable what) {
    JMenuItem item = new JMenuItem(name);
    if (!key.isEmpty()) {
      item.setAccelerator(KeyStroke.getKeyStroke(key));
    }
    item.addActionListener(event -> what.run());
    return item;
  }

  /** The formations that the arm of the first unit has. */
  public JMenu formations(Collection<UnitId> units) {
    JMenu menu = new JMenu("Formation");
    menu.setMnemonic('f');
    Arm arm =
        units.stream()
            .flatMap(each -> work.find(each).stream())
            .map(each -> each.type().arm())
            .findFirst()
            .orElse(Arm.INFANTRY);
    for (Formation each : formations(arm)) {
      menu.add(item(Capital.of(each.label()), "", () -> work.reform(units, each)));
    }
    return menu;
  }

  private static List<Formation> formations(Arm arm) {
    return switch (arm) {
      case ARTILLERY -> OF_GUNS;
      case CAVALRY -> OF_CAVALRY;
      default -> OF_FOOT;
    };
  }

  private JMenu facings(Collection<UnitId> units) {
    JMenu menu = new JMenu("Facing");
    for (int i = 0; i < COMPASS_POINTS; i++) {
      Direction way = new Direction(i * 360.0 / COMPASS_POINTS);
      menu.add(item(Capital.of(way.nearestWord()), "", () -> work.face(units, way)));
    }
    return menu;
  }

  private JMenu states(Collection<UnitId> units) {
    JMenu menu = new JMenu("State");
    for (TroopCondition each : TroopCondition.values()) {
      menu.add(item(Capital.of(each.label()), "", () -> work.state(units, each)));
    }
    return menu;
  }

  private JMenu grades(Collection<UnitId> units) {
    JMenu menu = new JMenu("Grade");
    for (Grade each : Grade.values()) {
      menu.add(item(Capital.of(each.label()), "", () -> work.grade(units, each)));
    }
    return menu;
  }

  private JMenu parents(UnitId unit) {
    JMenu menu = new JMenu("Put under");
    Optional<Unit> found = work.find(unit);
    work.sides().stream()
        .filter(side -> side.name().equals(unit.side()))
        .flatMap(side -> side.units())
        .filter(each -> found.isPresent() && mayHold(each, found.get()))
        .forEach(
            each ->
                menu.add(
                    item(
                        each.title(), "", () -> work.resubordinate(unit, Optional.of(each.id())))));
    menu.add(item("The army itself", "", () -> work.resubordinate(unit, Optional.empty())));
    return menu;
  }

  private static boolean mayHold(Unit host, Unit part) {
    return host.echelon().compareTo(part.echelon()) < 0 && !part.holds(host.id());
  }

  /** Asks for another title. */
  public void retitle(UnitId unit, Component over) {
    String now = work.find(unit).map(Unit::title).orElse(unit.name());
    Object answer =
        JOptionPane.showInputDialog(
            over, "Title of the unit:", "Title", JOptionPane.PLAIN_MESSAGE, null, null, now);
    if (answer instanceof String title && !title.isBlank() && !title.equals(now)) {
      work.retitle(unit, title.strip());
    }
  }
}
