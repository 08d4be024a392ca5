package studio.kriegsspiel.desktop.ui.problems;

import java.util.List;
import javax.swing.JMenuItem;
import javax.swing.JPopupMenu;
import studio.kriegsspiel.desktop.model.desk.Navigation;
import studio.kriegsspiel.desktop.model.help.HelpPage;
import studio.kriegsspiel.desktop.ui.look.Symbol;
import studio.kriegsspiel.desktop.ui.look.SymbolIcon;
import studio.kriegsspiel.scenario.finding.Finding;
import studio.kriegsspiel.scenario.finding.Fix;

/** What can be done about a finding, as a menu. */
public final class FixMenu {
  private FixMenu() {}

  /** The fixes of findings, and a line that says so where there are none. */
  public static JPopupMenu of(List<Finding> findings, Navigation navigation) {
    JPopupMenu menu = new JPopupMenu();
    fill(menu, findings, navigation);
    return menu;
  }

  /** Adds the same entries to a menu. */
  public static void fill(JPopupMenu menu, List<Finding> findings, Navigation navigation) {
    for (Finding finding : findings) {
      for (Fix fix : finding.fixes()) {
        JMenuItem item = new JMenuItem(fix.title(), new SymbolIcon(Symbol.MEND));
        item.setEnabled(!fix.edits().isEmpty());
        item.addActionListener(event -> navigation.apply(fix));
        menu.add(item);
      }
    }
    if (menu.getComponentCount() == 0) {
      JMenuItem none = new JMenuItem(hint(findings));
      none.setEnabled(false);
      menu.add(none);
    }
    if (!findings.isEmpty()) {
      menu.addSeparator();
    }
    findings.stream()
        .map(Finding::id)
        .distinct()
        .filter(id -> HelpPage.ofFinding(id).isPresent())
        .forEach(id -> menu.add(explanation(id, findings, navigation)));
  }

  private static JMenuItem explanation(String id, List<Finding> findings, Navigation navigation) {
    JMenuItem item = new JMenuItem("What " + id + " means", new SymbolIcon(Symbol.NOTE));
    item.addActionListener(
        event ->
            findings.stream()
                .filter(finding -> finding.id().equals(id))
                .findFirst()
                .ifPresent(navigation::explain));
    return item;
  }

  private static String hint(List<Finding> findings) {
    return findings.stream()
        .flatMap(finding -> finding.hint().stream())
        .findFirst()
        .orElse(findings.isEmpty() ? "No problem here" : "Nothing can be mended by itself here");
  }
}
