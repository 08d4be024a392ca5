package studio.kriegsspiel.desktop.ui.problems;

import java.awt.Font;
import java.util.List;
import javax.swing.JMenuItem;
import javax.swing.JPopupMenu;
import studio.kriegsspiel.desk.core.Navigation;
import studio.kriegsspiel.desk.help.HelpPage;
import studio.kriegsspiel.desktop.ui.look.Symbol;
import studio.kriegsspiel.desktop.ui.look.SymbolIcon;
import studio.kriegsspiel.scenario.finding.Finding;
import studio.kriegsspiel.scenario.finding.Fix;
import studio.kriegsspiel.study.help.Mend;

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
    for (Mend mend : navigation.mends(findings)) {
      JMenuItem item = new JMenuItem(mend.title(), new SymbolIcon(Symbol.MEND));
      if (mend.preferred()) {
        item.setFont(item.getFont().deriveFont(Font.BOLD));
      }
      item.addActionListener(event -> navigation.apply(mend));
      menu.add(item);
    }
    for (Finding finding : findings) {
      finding.fixes().stream()
          .filter(fix -> fix.edits().isEmpty())
          .forEach(fix -> menu.add(advice(fix)));
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

  /** What only a person can do. */
  private static JMenuItem advice(Fix fix) {
    JMenuItem item = new JMenuItem(fix.title(), new SymbolIcon(Symbol.MEND));
    item.setEnabled(false);
    return item;
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
