package studio.kriegsspiel.desktop.ui.window;

import java.awt.Component;
import java.awt.Dimension;
import java.util.ArrayList;
import java.util.List;
import javax.swing.AbstractButton;
import javax.swing.JButton;
import javax.swing.JCheckBoxMenuItem;
import javax.swing.JMenuItem;
import javax.swing.JPanel;
import javax.swing.JPopupMenu;
import javax.swing.JToggleButton;

/** Tools in a row; those for which there is no room are in a menu behind the last. */
final class OverflowRow extends JPanel {
  private static final long serialVersionUID = 1L;
  private static final int GAP = 2;

  private final transient List<Component> tools;
  private final JButton more = new JButton("»");
  private final boolean fromLeft;
  private int fitting;

  OverflowRow(List<Component> tools) {
    this(tools, false);
  }

  /**
   * A row.
   *
   * @param fromLeft whether it begins on the left; else it ends on the right
   */
  OverflowRow(List<Component> tools, boolean fromLeft) {
    super(null);
    this.fromLeft = fromLeft;
    this.tools = List.copyOf(tools);
    setOpaque(false);
    tools.forEach(this::add);
    more.putClientProperty("JButton.buttonType", "toolBarButton");
    more.setToolTipText("More tools");
    more.getAccessibleContext().setAccessibleName("More tools");
    more.addActionListener(event -> menu().show(more, 0, more.getHeight()));
    add(more);
  }

  private int wide(Component tool) {
    return tool.getPreferredSize().width + GAP;
  }

  @Override
  public Dimension getPreferredSize() {
    int width = tools.stream().mapToInt(this::wide).sum();
    int height = tools.stream().mapToInt(tool -> tool.getPreferredSize().height).max().orElse(0);
    return new Dimension(width, height);
  }

  @Override
  public Dimension getMinimumSize() {
    return new Dimension(wide(more), getPreferredSize().height);
  }

  @Override
  public void doLayout() {
    int room = getWidth();
    boolean all = getPreferredSize().width <= room;
    int left = room - (all ? 0 : wide(more));
    int used = 0;
    fitting = 0;
    while (fitting < tools.size() && used + wide(tools.get(fitting)) <= left) {
      used += wide(tools.get(fitting));
      fitting++;
    }
    int x = fromLeft ? 0 : Math.max(0, left - used);
    for (int i = 0; i < tools.size(); i++) {
      Component tool = tools.get(i);
      Dimension size = tool.getPreferredSize();
      // What does not fit lies outside: it stays alive for its key, and is not seen.
      tool.setBounds(
          i < fitting ? x : -size.width - 10,
          (getHeight() - size.height) / 2,
          size.width,
          size.height);
      x += i < fitting ? wide(tool) : 0;
    }
    more.setVisible(!all);
    Dimension size = more.getPreferredSize();
    more.setBounds(x, (getHeight() - size.height) / 2, size.width, size.height);
  }

  /** The tools that are not seen, as a menu. */
  JPopupMenu menu() {
    JPopupMenu menu = new JPopupMenu();
    List<Component> hidden = new ArrayList<>(tools.subList(fitting, tools.size()));
    for (Component tool : hidden) {
      if (tool instanceof AbstractButton button) {
        String name = button.getAccessibleContext().getAccessibleName();
        JMenuItem item =
            button instanceof JToggleButton
                ? new JCheckBoxMenuItem(name, button.getIcon(), button.isSelected())
                : new JMenuItem(name, button.getIcon());
        item.addActionListener(
            event -> {
              if (button.getComponentPopupMenu() == null) {
                button.doClick();
              } else {
                button.getComponentPopupMenu().show(more, 0, more.getHeight());
              }
            });
        menu.add(item);
      }
    }
    return menu;
  }
}
