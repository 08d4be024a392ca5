package studio.kriegsspiel.desktop.journey;

import java.awt.Component;
import java.awt.Container;
import java.awt.Window;
import java.util.Set;
import java.util.TreeSet;
import javax.swing.AbstractButton;
import javax.swing.JComponent;
import javax.swing.JFileChooser;
import javax.swing.JScrollBar;
import javax.swing.LayoutFocusTraversalPolicy;

/** Finds controls that a screen reader could not name. */
final class ControlNames extends LayoutFocusTraversalPolicy {
  private static final long serialVersionUID = 1L;

  private final Set<String> nameless = new TreeSet<>();

  /** The controls of all windows that are seen which have no name, each with what it is in. */
  static Set<String> nameless() {
    ControlNames names = new ControlNames();
    for (Window each : Window.getWindows()) {
      if (each.isShowing()) {
        names.walk(each, each.getClass().getSimpleName());
      }
    }
    return names.nameless;
  }

  private void walk(Container parent, String path) {
    for (Component each : parent.getComponents()) {
      if (!each.isVisible() || each instanceof JFileChooser) {
        continue;
      }
      String type = each.getClass().getName().replaceAll(".*\\.", "");
      String here = each.getClass().getName().startsWith("studio") ? path + " > " + type : path;
      boolean control =
          each instanceof AbstractButton || accept(each) && each instanceof JComponent;
      if (control && !isPartOfAnother(each) && name(each).isBlank()) {
        nameless.add(here + ": " + type + " " + tip(each));
      }
      if (each instanceof Container inner) {
        walk(inner, here);
      }
    }
  }

  /** Buttons of scroll bars, combo boxes and split panes are named by what they belong to. */
  private static boolean isPartOfAnother(Component each) {
    String parent = String.valueOf(each.getParent().getClass().getName());
    return each.getParent() instanceof JScrollBar
        || parent.contains("ComboBox")
        || parent.contains("Divider")
        || parent.contains("Spinner")
        || parent.contains("TitlePane")
        || each.getClass().getName().startsWith("com.formdev.flatlaf.ui");
  }

  private static String name(Component each) {
    var context = each.getAccessibleContext();
    String name = context == null ? null : context.getAccessibleName();
    return name == null ? "" : name;
  }

  private static String tip(Component each) {
    String tip = each instanceof JComponent control ? control.getToolTipText() : null;
    return tip == null ? "" : "(" + tip + ")";
  }
}
