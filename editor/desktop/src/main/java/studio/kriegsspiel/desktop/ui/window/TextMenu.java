package studio.kriegsspiel.desktop.ui.window;

import java.util.List;
import java.util.Optional;
import javax.swing.JComponent;
import javax.swing.JPopupMenu;
import studio.kriegsspiel.desktop.model.analysis.Findings;
import studio.kriegsspiel.desktop.model.desk.Desk;
import studio.kriegsspiel.desktop.model.desk.Navigation;
import studio.kriegsspiel.desktop.ui.force.UnitMenu;
import studio.kriegsspiel.desktop.ui.problems.FixMenu;
import studio.kriegsspiel.scenario.finding.Finding;
import studio.kriegsspiel.scenario.force.UnitId;

/** What can be done about the line at the caret: its problem, and the unit it speaks of. */
final class TextMenu {
  private final Desk desk;
  private final Navigation navigation;
  private final UnitMenu units;
  private final JComponent over;

  TextMenu(Desk desk, Navigation navigation, UnitMenu units, JComponent over) {
    this.desk = desk;
    this.navigation = navigation;
    this.units = units;
    this.over = over;
  }

  /** Adds to the menu of the text. */
  void fill(JPopupMenu menu) {
    if (!desk.isAnalysisCurrent()) {
      return;
    }
    int caret = desk.caret().get();
    List<Finding> here = Findings.at(desk.analysis().get().findings(), caret).stream().toList();
    if (!here.isEmpty()) {
      menu.addSeparator();
      FixMenu.fill(menu, here, navigation);
    }
    Optional<UnitId> unit = navigation.findUnit(caret);
    if (unit.isPresent()) {
      menu.addSeparator();
      units.fill(menu, List.of(unit.get()), over);
    }
  }
}
