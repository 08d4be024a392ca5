package studio.kriegsspiel.desktop.ui.window;

import java.awt.Component;
import java.util.HashMap;
import java.util.Map;
import javax.swing.JTabbedPane;
import javax.swing.SwingUtilities;

/** What lies below text and map, one behind the other: problems, places that name a thing. */
final class LowerPart extends JTabbedPane {
  private static final long serialVersionUID = 1L;

  private final transient Map<Component, Component> ends = new HashMap<>();

  LowerPart() {
    super(TOP);
    putClientProperty("JTabbedPane.tabHeight", 26);
    putClientProperty("JTabbedPane.showContentSeparator", true);
    getAccessibleContext().setAccessibleName("Problems and lists");
    addChangeListener(event -> showEnd());
  }

  /** Adds a part. */
  void part(String title, String tip, Component part) {
    addTab(title, null, part, tip);
  }

  /** Puts something at the end of the row of titles that is seen while its part is. */
  void atTheEnd(Component what, Component part) {
    ends.put(part, what);
    showEnd();
  }

  private void showEnd() {
    putClientProperty("JTabbedPane.trailingComponent", ends.get(getSelectedComponent()));
  }

  /** Brings the part to the front that a component belongs to. */
  void bringUp(Component within) {
    for (int i = 0; i < getTabCount(); i++) {
      if (within == getComponentAt(i)
          || SwingUtilities.isDescendingFrom(within, getComponentAt(i))) {
        setSelectedIndex(i);
      }
    }
  }
}
