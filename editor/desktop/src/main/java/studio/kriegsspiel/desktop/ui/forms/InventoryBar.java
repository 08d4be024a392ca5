package studio.kriegsspiel.desktop.ui.forms;

import java.awt.Component;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import javax.swing.JButton;
import javax.swing.JMenu;
import javax.swing.JMenuItem;
import javax.swing.JPopupMenu;
import javax.swing.event.PopupMenuEvent;
import javax.swing.event.PopupMenuListener;
import studio.kriegsspiel.desk.forms.FormWork;
import studio.kriegsspiel.desk.forms.Inventory.Entry;
import studio.kriegsspiel.desk.forms.Inventory.Row;
import studio.kriegsspiel.desk.forms.Topic;
import studio.kriegsspiel.desktop.ui.look.Looks;

/**
 * What the scenario has and what it lacks, a button for each topic: its menu leads to the
 * statements of each kind and to the form that adds one.
 */
public final class InventoryBar {
  private static final int MOST_ENTRIES = 30;

  /** What a button needs beside the others. */
  private static final int GAP = 2;

  private final FormWork work;
  private final Map<Topic, JButton> buttons = new EnumMap<>(Topic.class);
  private List<Row> rows = List.of();

  /** Opens forms by {@code work}. */
  public InventoryBar(FormWork work) {
    this.work = work;
    for (Topic topic : Topic.values()) {
      JButton button = new JButton(topic.title());
      JPopupMenu menu = menu(topic);
      button.putClientProperty("JButton.buttonType", "toolBarButton");
      button.putClientProperty("FlatLaf.styleClass", "small");
      button.setComponentPopupMenu(menu);
      button.addActionListener(event -> menu.show(button, 0, button.getHeight()));
      buttons.put(topic, button);
    }
  }

  /** The buttons, in their order. */
  public List<Component> tools() {
    return List.copyOf(buttons.values());
  }

  /** Shows what there is, in as many words as there is room for. */
  public void show(List<Row> now, int room) {
    rows = now;
    buttons.forEach(
        (topic, button) -> {
          button.setEnabled(!now.isEmpty());
          button.setForeground(
              Looks.colour(topic.lacks(now) ? "Studio.headingForeground" : "Label.foreground"));
          button.setToolTipText("<html>" + topic.whole(now).replace("\n", "<br>") + "</html>");
          button.getAccessibleContext().setAccessibleName(topic.words(now));
        });
    fit(room);
  }

  /** Writes out what there is of each topic, and from the last on only how much without room. */
  public void fit(int room) {
    if (rows.isEmpty()) {
      return;
    }
    buttons.forEach((topic, button) -> button.setText(topic.words(rows)));
    List<Topic> topics = new ArrayList<>(buttons.keySet());
    while (!topics.isEmpty() && wide() > room) {
      Topic last = topics.remove(topics.size() - 1);
      JButton button = buttons.get(last);
      if (button != null) {
        button.setText(last.brief(rows));
      }
    }
  }

  private int wide() {
    return buttons.values().stream().mapToInt(each -> each.getPreferredSize().width + GAP).sum();
  }

  /** A menu that is filled when it opens. */
  private JPopupMenu menu(Topic topic) {
    JPopupMenu menu = new JPopupMenu();
    menu.addPopupMenuListener(
        new PopupMenuListener() {
          @Override
          public void popupMenuWillBecomeVisible(PopupMenuEvent event) {
            menu.removeAll();
            topic.of(rows).forEach(row -> menu.add(item(row)));
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

  private JMenuItem item(Row row) {
    String words = row.kind().plural() + ": " + row.count();
    if (row.entries().isEmpty() || row.kind().isSingle()) {
      JMenuItem form = new JMenuItem(words + "…");
      form.setToolTipText(
          (row.entries().isEmpty() ? "Add the first: " : "Change: ") + row.kind().title());
      form.addActionListener(event -> work.add(row.kind().id()));
      return form;
    }
    JMenu menu = new JMenu(words);
    fill(menu, row);
    return menu;
  }

  /** The statements of a kind, and one more. */
  private void fill(JMenu menu, Row row) {
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
