package studio.kriegsspiel.desktop.ui.ground;

import java.awt.event.FocusAdapter;
import java.awt.event.FocusEvent;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import javax.swing.JComboBox;
import javax.swing.JComponent;
import javax.swing.JLabel;
import javax.swing.JPanel;
import javax.swing.JTextField;
import net.miginfocom.swing.MigLayout;
import studio.kriegsspiel.desk.ground.FormField;
import studio.kriegsspiel.desk.ground.GroundTask;
import studio.kriegsspiel.desk.ground.GroundThing;
import studio.kriegsspiel.desk.ground.ThingForm;
import studio.kriegsspiel.desk.map.GroundPen;
import studio.kriegsspiel.desktop.ui.look.Typing;

/** What is written about the thing that is chosen, or will be about the next one drawn. */
final class FormPanel extends JPanel {
  private static final long serialVersionUID = 1L;

  private final transient GroundPen pen;
  private final transient Runnable backToMap;
  private final JLabel title = new JLabel(" ");
  private final Map<FormField, JComponent> inputs = new EnumMap<>(FormField.class);
  private transient List<FormField> shownFields = List.of();
  private boolean filling;

  FormPanel(GroundPen pen, Runnable backToMap) {
    super(new MigLayout("insets 0, gap 6 3, hidemode 3", "[pref!][grow,fill][pref!]", ""));
    this.pen = pen;
    this.backToMap = backToMap;
    setOpaque(false);
    title.putClientProperty("FlatLaf.styleClass", "h4");
    pen.form().follow(this::show);
    pen.task().listen(task -> showTitle());
    pen.chosen().listen(key -> showTitle());
  }

  private void showTitle() {
    title.setText(
        pen.task()
            .get()
            .map(GroundTask::title)
            .or(() -> pen.thing().map(GroundThing::title))
            .orElse("Nothing chosen"));
  }

  private void show(Optional<ThingForm> form) {
    List<FormField> fields = form.map(ThingForm::fields).orElse(List.of());
    if (!fields.equals(shownFields) || getComponentCount() == 0) {
      build(fields);
    }
    boolean outer = filling;
    filling = true;
    try {
      form.ifPresent(known -> inputs.forEach((field, input) -> fill(input, known.get(field))));
      form.ifPresent(this::frame);
    } finally {
      filling = outer;
    }
    showTitle();
  }

  private static void fill(JComponent input, String value) {
    if (input instanceof JTextField text) {
      if (!text.getText().strip().equals(value)) {
        text.setText(value);
        text.setCaretPosition(0);
      }
    } else if (input instanceof JComboBox<?> choice) {
      choice.setSelectedItem(value);
    }
  }

  /** What cannot be as it is typed is framed before anybody clicks. */
  private void frame(ThingForm form) {
    inputs.forEach(
        (field, input) ->
            input.putClientProperty(
                "JComponent.outline",
                field.isNumber() && form.findFault(field).isPresent() ? "error" : null));
  }

  private void build(List<FormField> fields) {
    removeAll();
    inputs.clear();
    shownFields = fields;
    add(title, "span, wrap, wmin 0");
    for (FormField field : fields) {
      JComponent input = input(field);
      JLabel label = new JLabel(field.label());
      label.setLabelFor(input);
      label.setToolTipText(field.tip());
      input.setToolTipText(field.tip());
      input.getAccessibleContext().setAccessibleName(field.label());
      inputs.put(field, input);
      add(label, "newline");
      add(input, field.unit().isEmpty() ? "span 2, wmin 0" : "wmin 0");
      if (!field.unit().isEmpty()) {
        add(new JLabel(field.unit()));
      }
    }
    revalidate();
    repaint();
  }

  private JComponent input(FormField field) {
    if (!field.choices().isEmpty()) {
      JComboBox<String> choice = new JComboBox<>();
      if (!field.isNeeded()) {
        choice.addItem("");
      }
      field.choices().forEach(choice::addItem);
      choice.addActionListener(
          event -> {
            if (!filling) {
              pen.type(field, String.valueOf(choice.getSelectedItem()));
              pen.settle();
            }
          });
      return choice;
    }
    JTextField text = new JTextField(field.isNumber() ? 6 : 12);
    text.addActionListener(
        event -> {
          if (pen.settle()) {
            backToMap.run();
          }
        });
    text.addFocusListener(
        new FocusAdapter() {
          @Override
          public void focusLost(FocusEvent event) {
            if (inputs.containsValue(text)) {
              pen.settle();
            }
          }
        });
    Typing.listen(text, words -> tell(field, words));
    return text;
  }

  /** Tells the pen every character, so that a click never writes anything but what is shown. */
  private void tell(FormField field, String words) {
    if (!filling) {
      filling = true;
      try {
        pen.type(field, words);
      } finally {
        filling = false;
      }
    }
  }
}
