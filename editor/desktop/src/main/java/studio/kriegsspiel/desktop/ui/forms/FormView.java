package studio.kriegsspiel.desktop.ui.forms;

import java.awt.BorderLayout;
import java.awt.Component;
import java.awt.KeyboardFocusManager;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import javax.swing.BorderFactory;
import javax.swing.JLabel;
import javax.swing.JPanel;
import javax.swing.JScrollPane;
import javax.swing.SwingUtilities;
import net.miginfocom.swing.MigLayout;
import studio.kriegsspiel.desk.forms.Face;
import studio.kriegsspiel.desk.forms.Field;
import studio.kriegsspiel.desk.forms.StatementForm;
import studio.kriegsspiel.desktop.ui.importing.FormRows;
import studio.kriegsspiel.desktop.ui.look.Looks;
import studio.kriegsspiel.desktop.ui.look.ScrollForm;

/** The fields of a form below each other, each with what is wrong with it. */
final class FormView extends JPanel {
  private static final long serialVersionUID = 1L;
  private static final int NOTE_WIDTH = 385;

  private final ScrollForm rows =
      new ScrollForm(new MigLayout("insets 12 14 12 14, fillx", "[grow,fill]", ""));
  private final JScrollPane scroll = new JScrollPane(rows);
  private final transient Map<String, Input> inputs = new LinkedHashMap<>();
  private final transient Map<String, JLabel> notes = new LinkedHashMap<>();
  private transient Optional<StatementForm> form = Optional.empty();
  private transient List<String> shown = List.of();

  FormView() {
    super(new BorderLayout());
    scroll.setBorder(BorderFactory.createEmptyBorder());
    scroll.setHorizontalScrollBarPolicy(JScrollPane.HORIZONTAL_SCROLLBAR_NEVER);
    add(scroll);
  }

  /** Shows a form; tells whether its fields are others than before. */
  boolean show(StatementForm now, Face face) {
    List<String> keys = face.fields().stream().map(each -> each.key() + each.label()).toList();
    boolean other = form.filter(each -> each == now).isEmpty() || !keys.equals(shown);
    if (other) {
      Optional<String> focused = focused();
      form = Optional.of(now);
      shown = keys;
      build(now, face);
      focused.ifPresent(this::focus);
    }
    face.fields().forEach(this::show);
    return other;
  }

  private void build(StatementForm now, Face face) {
    inputs.clear();
    notes.clear();
    FormRows table = new FormRows();
    table.panel().setOpaque(false);
    Letters letters = new Letters("v");
    for (Field field : face.fields()) {
      Input input = new Input(field, value -> now.change(field.key(), value));
      String name = letters.mark(field.label());
      JLabel label =
          field.unit().isEmpty()
              ? table.row(name, input.part())
              : table.row(name, input.part(), new JLabel(field.unit()));
      label.setLabelFor(input.focus());
      label.setToolTipText(field.tip());
      input.focus().getAccessibleContext().setAccessibleName(field.label());
      JLabel note = new JLabel();
      note.putClientProperty("FlatLaf.styleClass", "small");
      note.putClientProperty("html.disable", false);
      table.below(note);
      inputs.put(field.key(), input);
      notes.put(field.key(), note);
    }
    rows.removeAll();
    rows.add(table.panel());
    rows.revalidate();
    rows.repaint();
  }

  private void show(Field field) {
    Input input = inputs.get(field.key());
    JLabel note = notes.get(field.key());
    if (input == null || note == null) {
      return;
    }
    input.show(field);
    boolean fault = !field.fault().isEmpty();
    String words = fault ? field.fault() : field.advice();
    note.setVisible(!words.isEmpty());
    note.setText(words.isEmpty() ? "" : Words.wrapped(words, NOTE_WIDTH));
    note.setForeground(Looks.colour(fault ? colour(field) : "Studio.warning"));
  }

  /** What is not filled in yet is no fault of anybody's. */
  private static String colour(Field field) {
    return field.value().isEmpty() ? "Studio.headingForeground" : "Studio.error";
  }

  private Optional<String> focused() {
    Component owner = KeyboardFocusManager.getCurrentKeyboardFocusManager().getFocusOwner();
    return inputs.entrySet().stream()
        .filter(
            each -> owner != null && SwingUtilities.isDescendingFrom(owner, each.getValue().part()))
        .map(Map.Entry::getKey)
        .findFirst();
  }

  private void focus(String key) {
    Optional.ofNullable(inputs.get(key)).ifPresent(each -> each.focus().requestFocusInWindow());
  }

  /** Gives the keyboard to the first field that is not filled in, else to the first. */
  void focusFirst(Face face) {
    face.fields().stream()
        .filter(each -> !each.fault().isEmpty())
        .findFirst()
        .or(() -> face.fields().stream().findFirst())
        .ifPresent(each -> focus(each.key()));
    scroll.getVerticalScrollBar().setValue(0);
  }
}
