package studio.kriegsspiel.desktop.ui.decision;

import java.awt.event.FocusAdapter;
import java.awt.event.FocusEvent;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BinaryOperator;
import javax.swing.JCheckBox;
import javax.swing.JComponent;
import javax.swing.JLabel;
import javax.swing.JPanel;
import javax.swing.JTextField;
import net.miginfocom.swing.MigLayout;
import studio.kriegsspiel.desktop.ui.editor.FindingText;
import studio.kriegsspiel.desktop.ui.look.Choice;
import studio.kriegsspiel.desktop.ui.look.Looks;
import studio.kriegsspiel.reading.decision.DecisionField;
import studio.kriegsspiel.reading.decision.DecisionField.Basis;
import studio.kriegsspiel.rules.procedure.ChoiceWords;
import studio.kriegsspiel.rules.procedure.Parameter;

/** One field of a question: its name, its value, its unit, and where the value comes from. */
final class FieldRow {
  private final Parameter parameter;
  private final BinaryOperator<String> change;
  private final JLabel label;
  private final JLabel origin = new JLabel();
  private final JTextField text = new JTextField(8);
  private final JCheckBox check = new JCheckBox();
  private final Choice<String> choice;
  private final String unit;
  private String shown = "";
  private String fault = "";

  /**
   * A row.
   *
   * @param change takes a name and a value, and says why the value cannot be; empty where it can
   */
  FieldRow(DecisionField field, BinaryOperator<String> change) {
    this.parameter = field.parameter();
    this.change = change;
    this.unit = field.unit();
    this.label = new JLabel(wrapped(field.label(), 180));
    this.choice =
        new Choice<>(
            List.of(),
            value -> value.isEmpty() ? "–" : ChoiceWords.of(parameter, value),
            this::write);
    text.addActionListener(event -> settle());
    text.addFocusListener(
        new FocusAdapter() {
          @Override
          public void focusLost(FocusEvent event) {
            settle();
          }
        });
    check.setText(wrapped(field.label(), 360));
    check.addActionListener(event -> write(check.isSelected() ? "yes" : "no"));
    origin.putClientProperty("FlatLaf.styleClass", "small");
  }

  String name() {
    return parameter.name();
  }

  private void write(String value) {
    fault = change.apply(parameter.name(), value);
    if (!fault.isEmpty()) {
      tell(fault, "Studio.error");
    }
  }

  /** Writes what has been typed; false if it cannot be written. */
  boolean settle() {
    if (isTyped() && !text.getText().strip().equals(shown)) {
      write(text.getText().strip());
    }
    return fault.isEmpty();
  }

  private boolean isTyped() {
    return parameter.kind() != Parameter.Kind.CHOICE && parameter.kind() != Parameter.Kind.YES_NO;
  }

  void addTo(JPanel form) {
    if (parameter.kind() == Parameter.Kind.YES_NO) {
      form.add(check, "span, wmin 0, aligny top");
      form.add(origin, "span, wmin 0, gapleft 24, hidemode 3");
      return;
    }
    JComponent input = isTyped() ? text : choice;
    label.setLabelFor(input);
    input.getAccessibleContext().setAccessibleName(label.getToolTipText());
    JPanel value = new JPanel(new MigLayout("insets 0, gap 6 1, fillx", "", ""));
    value.setOpaque(false);
    value.add(input, isTyped() ? "w 90!, split 2" : "growx, wmin 0");
    if (isTyped()) {
      value.add(new JLabel(unit), "wmin 0");
    }
    value.add(origin, "newline, wmin 0, hidemode 3");
    form.add(label, "aligny top, gaptop 4, wmin 0");
    form.add(value, "wmin 0, aligny top");
  }

  /** Shows the field as it stands. */
  void show(DecisionField field) {
    fault = "";
    if (parameter.kind() == Parameter.Kind.YES_NO) {
      check.setSelected(field.value().equals("yes"));
    } else if (isTyped()) {
      shown = field.value();
      if (!text.getText().strip().equals(shown)) {
        text.setText(shown);
        text.setCaretPosition(0);
      }
    } else {
      List<String> values = new ArrayList<>();
      if (field.value().isEmpty() || "".equals(parameter.preset())) {
        values.add("");
      }
      values.addAll(parameter.allowed());
      choice.show(values, field.value());
    }
    boolean open = field.basis() == Basis.OPEN;
    text.putClientProperty("JComponent.outline", open ? "warning" : null);
    choice.putClientProperty("JComponent.outline", open ? "warning" : null);
    tell(field.origin(), colour(field.basis()));
  }

  private static String colour(Basis basis) {
    return switch (basis) {
      case SITUATION, GAME -> "Studio.fine";
      case OPEN -> "Studio.warning";
      case TYPED -> "Studio.note";
      case USUAL -> "Studio.headingForeground";
    };
  }

  private void tell(String words, String colour) {
    origin.setText(words.isEmpty() ? "" : wrapped(words, 230));
    origin.setVisible(!words.isEmpty());
    origin.setForeground(Looks.colour(colour));
  }

  /** So many pixels of the screen in those of Swing's style sheets, which are larger. */
  static int pixels(int width) {
    return (int) (Looks.scaled(width) / 1.3);
  }

  /** Words that wrap in so many pixels. */
  static String wrapped(String words, int width) {
    return "<html><body style='width:"
        + pixels(width)
        + "px'>"
        + FindingText.told(words)
        + "</body></html>";
  }
}
