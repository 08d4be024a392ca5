package studio.kriegsspiel.desktop.ui.look;

import java.util.function.Consumer;
import javax.swing.event.DocumentEvent;
import javax.swing.event.DocumentListener;
import javax.swing.text.JTextComponent;

/** Hears what is typed into a field. */
public final class Typing implements DocumentListener {
  private final JTextComponent field;
  private final Consumer<String> hears;

  private Typing(JTextComponent field, Consumer<String> hears) {
    this.field = field;
    this.hears = hears;
  }

  /** Tells every change of a field's text. */
  public static void listen(JTextComponent field, Consumer<String> hears) {
    field.getDocument().addDocumentListener(new Typing(field, hears));
  }

  @Override
  public void insertUpdate(DocumentEvent event) {
    hears.accept(field.getText());
  }

  @Override
  public void removeUpdate(DocumentEvent event) {
    hears.accept(field.getText());
  }

  @Override
  public void changedUpdate(DocumentEvent event) {
    // Only looks changed.
  }
}
