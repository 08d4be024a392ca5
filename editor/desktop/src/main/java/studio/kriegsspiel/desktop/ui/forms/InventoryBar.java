package studio.kriegsspiel.desktop.ui.forms;

import java.awt.Component;
import java.util.ArrayList;
import java.util.List;
import javax.swing.JButton;
import javax.swing.JMenuItem;
import javax.swing.JPopupMenu;
import javax.swing.event.PopupMenuEvent;
import javax.swing.event.PopupMenuListener;
import studio.kriegsspiel.desk.forms.FormWork;
import studio.kriegsspiel.desk.forms.Inventory.Entry;
import studio.kriegsspiel.desk.forms.Inventory.Row;
import studio.kriegsspiel.desktop.ui.look.Looks;
import studio.kriegsspiel.scenario.phrase.StatementKinds;

/**
 * What the scenario has and what it lacks, as buttons: each leads to the statements of its kind and
 * to the form that adds one.
 */
public final class InventoryBar {
  private static final int MOST_ENTRIES = 30;

  private final FormWork work;
  private final List<Component> tools = new ArrayList<>();
  private final List<JButton> buttons = new ArrayList<>();
  private final List<JPopupMenu> menus = new ArrayList<>();
  private List<Row> rows = List.of();

  /** Opens forms by {@code work}. */
  public InventoryBar(FormWork work) {
    this.work = work;
    for (int i = 0; i < StatementKinds.all().size(); i++) {
      JButton button = new JButton(StatementKinds.all().get(i).plural());
      int index = i;
      button.putClientProperty("JButton.buttonType", "toolBarButton");
      button.putClientProperty("FlatLaf.styleClass", "small");
      button.addActionListener(event -> choose(button, index));
      menus.add(menu(index));
      buttons.add(button);
      tools.add(button);
    }
  }

  /** The buttons, in their order. */
  public List<Component> tools() {
    return List.copyOf(tools);
  }

  /** Shows what there is. */
  public void show(List<Row> now) {
    rows = now;
    for (int i = 0; i < buttons.size(); i++) {
      JButton button = buttons.get(i);
      button.setEnabled(!now.isEmpty());
      if (!now.isEmpty()) {
        Row row = now.get(i);
        boolean several = !row.entries().isEmpty() && !row.kind().isSingle();
        button.setComponentPopupMenu(several ? menus.get(i) : null);
        boolean lacking = row.entries().isEmpty();
        button.setText(row.kind().plural() + ": " + row.count());
        button.setForeground(
            Looks.colour(lacking ? "Studio.headingForeground" : "Label.foreground"));
        button.setToolTipText(
            lacking
                ? "Add the first: " + row.kind().title()
                : "Show, change or add: " + row.kind().title());
        button.getAccessibleContext().setAccessibleName(button.getText());
      }
    }
  }

  private void choose(JButton button, int index) {
    if (index < rows.size()) {
      Row row = rows.get(index);
      if (button.getComponentPopupMenu() == null) {
        work.add(row.kind().id());
      } else {
        menus.get(index).show(button, 0, button.getHeight());
      }
    }
  }

  /** A menu that is filled when it opens. */
  private JPopupMenu menu(int index) {
    JPopupMenu menu = new JPopupMenu();
    menu.addPopupMenuListener(
        new PopupMenuListener() {
          @Override
          public void popupMenuWillBecomeVisible(PopupMenuEvent event) {
            menu.removeAll();
            fill(menu, rows.get(index));
          }

          @Override
          public void popupMenuWillBecomeInvisible(PopupMenuEvent event) {
            // Filled when it opens.
          }

          @Override
          public void popupMenuCanceled(PopupMenuEvent event) {
            // Filled when it opens.
          }
        });
    return menu;
  }

  /** The statements of a kind, and one more. */
  private void fill(JPopupMenu menu, Row row) {
    JMenuItem add = new JMenuItem("Add: " + row.kind().title() + "…");
    add.setMnemonic('A');
    add.addActionListener(event -> work.add(row.kind().id()));
    menu.add(add);
    menu.addSeparator();
    for (Entry each : row.entries().stream().limit(MOST_ENTRIES).toList()) {
      JMenuItem item = new JMenuItem(each.words());
      item.putClientProperty("html.disable", true);
      item.addActionListener(event -> work.edit(each.statement()));
      menu.add(item);
    }
    int more = row.entries().size() - MOST_ENTRIES;
    if (more > 0) {
      JMenuItem rest = new JMenuItem("… and " + more + " more; open them from the text");
      rest.setEnabled(false);
      menu.add(rest);
    }
  }
}
