package studio.kriegsspiel.desktop.ui.table;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.BiConsumer;
import javax.swing.JComboBox;
import javax.swing.JLabel;
import javax.swing.JPanel;
import net.miginfocom.swing.MigLayout;
import studio.kriegsspiel.study.table.ColumnMeaning;
import studio.kriegsspiel.study.table.TableColumns;

/** The columns of a table, each with what it tells, which can be said otherwise. */
final class ColumnChoices {
  private static final String NOT_READ = "not read";

  private final JPanel panel =
      new JPanel(
          new MigLayout(
              "insets 0 0 0 8, wrap 8, gapy 4", "[]6[110::]18[]6[110::]18[]6[110::]18[]6[110::]"));
  private final BiConsumer<String, Optional<ColumnMeaning>> told;
  private List<String> shown = List.of();
  private final List<JComboBox<Choice>> boxes = new ArrayList<>();
  private boolean filling;

  /** What a column may tell; nothing if it is not read. */
  record Choice(Optional<ColumnMeaning> meaning) {
    @Override
    public String toString() {
      return meaning.map(ColumnMeaning::word).orElse(NOT_READ);
    }
  }

  /** Says to {@code told} what the user says of a column. */
  ColumnChoices(BiConsumer<String, Optional<ColumnMeaning>> told) {
    this.told = told;
  }

  JPanel panel() {
    return panel;
  }

  /** The box of a column. */
  JComboBox<Choice> box(String column) {
    return boxes.get(shown.indexOf(column));
  }

  /** Shows columns as they are taken now. */
  void show(List<String> names, Optional<TableColumns> columns) {
    if (!names.equals(shown)) {
      make(names);
    }
    filling = true;
    for (int i = 0; i < names.size(); i++) {
      String name = names.get(i);
      boxes.get(i).setSelectedItem(new Choice(columns.flatMap(each -> each.meaning(name))));
    }
    filling = false;
  }

  private void make(List<String> names) {
    shown = List.copyOf(names);
    boxes.clear();
    panel.removeAll();
    for (String name : shown) {
      JComboBox<Choice> box = new JComboBox<>();
      box.addItem(new Choice(Optional.empty()));
      for (ColumnMeaning meaning : ColumnMeaning.values()) {
        box.addItem(new Choice(Optional.of(meaning)));
      }
      box.setMaximumRowCount(ColumnMeaning.values().length + 1);
      box.addActionListener(event -> say(name, box));
      JLabel label = new JLabel(name);
      label.setLabelFor(box);
      label.setToolTipText("What the column “" + name + "” tells");
      box.getAccessibleContext().setAccessibleName(name);
      boxes.add(box);
      panel.add(label, "wmax 140");
      panel.add(box);
    }
    panel.revalidate();
  }

  private void say(String name, JComboBox<Choice> box) {
    if (!filling && box.getSelectedItem() instanceof Choice choice) {
      told.accept(name, choice.meaning());
    }
  }
}
