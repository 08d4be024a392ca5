package studio.kriegsspiel.desktop.ui.forms;

import java.awt.Component;
import java.awt.KeyboardFocusManager;
import java.awt.event.KeyEvent;
import java.util.List;
import java.util.function.Consumer;
import javax.swing.DefaultListCellRenderer;
import javax.swing.JCheckBox;
import javax.swing.JComboBox;
import javax.swing.JComponent;
import javax.swing.JList;
import javax.swing.JScrollPane;
import javax.swing.JTextArea;
import javax.swing.JTextField;
import javax.swing.KeyStroke;
import javax.swing.text.JTextComponent;
import studio.kriegsspiel.desk.forms.Field;
import studio.kriegsspiel.desk.forms.Field.Option;
import studio.kriegsspiel.desktop.ui.look.Choice;
import studio.kriegsspiel.desktop.ui.look.Typing;

/** What a field of a form is filled in with; it tells every change that an author makes. */
final class Input {
  private static final int LINES = 5;
  private static final int LINES_OF_A_SENTENCE = 2;

  private final Field field;
  private final Consumer<String> changed;
  private final JComponent part;
  private final JComponent focus;
  private boolean filling;

  /** The input of a field. */
  Input(Field field, Consumer<String> changed) {
    this.field = field;
    this.changed = changed;
    switch (field.input()) {
      case CHOICE -> {
        focus = new Choice<>(values(field.choices()), this::words, this::tell);
        part = focus;
      }
      case PROPOSALS -> {
        focus = proposals();
        part = focus;
      }
      case YES_NO -> {
        JCheckBox box = new JCheckBox();
        box.addActionListener(event -> tell(box.isSelected() ? "yes" : ""));
        focus = box;
        part = box;
      }
      case PROSE, SENTENCE -> {
        JTextArea area = area();
        focus = area;
        part = new JScrollPane(area);
      }
      default -> {
        JTextField text = new JTextField();
        text.setEditable(field.input() != Field.Input.FIXED);
        Typing.listen(text, this::tell);
        focus = text;
        part = text;
      }
    }
    focus.setToolTipText(tip());
    focus.setName(field.key());
  }

  /** Room for several lines; what is one sentence is written by Enter like any other field. */
  private JTextArea area() {
    boolean sentence = field.input() == Field.Input.SENTENCE;
    JTextArea area = new JTextArea(sentence ? LINES_OF_A_SENTENCE : LINES, 30);
    area.setLineWrap(true);
    area.setWrapStyleWord(true);
    tabsLeave(area);
    if (sentence) {
      area.getInputMap().put(KeyStroke.getKeyStroke(KeyEvent.VK_ENTER, 0), "none");
      Typing.listen(area, words -> tell(words.replace('\n', ' ')));
    } else {
      Typing.listen(area, this::tell);
    }
    return area;
  }

  private String tip() {
    return field.input() == Field.Input.FIXED
        ? "It is named elsewhere; rename it in the text with F2"
        : field.tip();
  }

  private static List<String> values(List<Option> options) {
    return options.stream().map(Option::value).toList();
  }

  private String words(String value) {
    return field.choices().stream()
        .filter(each -> each.value().equals(value))
        .map(Option::words)
        .findFirst()
        .map(words -> words.isEmpty() ? "–" : words)
        .orElse(value.isEmpty() ? "–" : value);
  }

  private JComboBox<String> proposals() {
    JComboBox<String> box = new JComboBox<>(values(field.choices()).toArray(String[]::new));
    box.setEditable(true);
    box.setMaximumRowCount(16);
    box.setSelectedItem("");
    box.setRenderer(
        new DefaultListCellRenderer() {
          private static final long serialVersionUID = 1L;

          @Override
          public Component getListCellRendererComponent(
              JList<?> list, Object value, int index, boolean chosen, boolean focused) {
            return super.getListCellRendererComponent(
                list, words(String.valueOf(value)), index, chosen, focused);
          }
        });
    Typing.listen((JTextComponent) box.getEditor().getEditorComponent(), this::tell);
    return box;
  }

  private static void tabsLeave(JTextArea area) {
    area.setFocusTraversalKeys(KeyboardFocusManager.FORWARD_TRAVERSAL_KEYS, null);
    area.setFocusTraversalKeys(KeyboardFocusManager.BACKWARD_TRAVERSAL_KEYS, null);
  }

  private void tell(String value) {
    if (!filling) {
      filling = true;
      try {
        changed.accept(value);
      } finally {
        filling = false;
      }
    }
  }

  /** What is laid into the form. */
  JComponent part() {
    return part;
  }

  /** What takes the keyboard. */
  JComponent focus() {
    return focus;
  }

  /** Shows the field as it stands. */
  void show(Field now) {
    boolean outer = filling;
    filling = true;
    try {
      fill(now);
    } finally {
      filling = outer;
    }
    focus.putClientProperty("JComponent.outline", outline(now));
    part.putClientProperty("JComponent.outline", outline(now));
    focus
        .getAccessibleContext()
        .setAccessibleDescription(now.fault().isEmpty() ? tip() : now.fault());
  }

  private static String outline(Field now) {
    if (!now.fault().isEmpty() && !now.value().isEmpty()) {
      return "error";
    }
    return now.advice().isEmpty() ? "" : "warning";
  }

  @SuppressWarnings("unchecked")
  private void fill(Field now) {
    if (focus instanceof JCheckBox box) {
      box.setSelected(now.value().equals("yes"));
    } else if (focus instanceof Choice<?> choice) {
      ((Choice<String>) choice).show(values(now.choices()), now.value());
    } else if (focus instanceof JComboBox<?> box) {
      fill((JTextComponent) box.getEditor().getEditorComponent(), now.value());
    } else if (focus instanceof JTextComponent text) {
      fill(text, now.value());
    }
  }

  private static void fill(JTextComponent text, String value) {
    if (!text.getText().equals(value)) {
      text.setText(value);
      text.setCaretPosition(0);
    }
  }
}
