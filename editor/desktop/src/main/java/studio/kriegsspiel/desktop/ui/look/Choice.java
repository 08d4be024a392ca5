package studio.kriegsspiel.desktop.ui.look;

import java.util.List;
import java.util.function.Consumer;
import java.util.function.Function;
import javax.swing.JComboBox;

/**
 * A list to choose from that tells of choices an author makes, not of those made by the program.
 *
 * @param <T> what is chosen; told apart by equality
 */
public final class Choice<T> extends JComboBox<Choice.Named<T>> {
  private static final long serialVersionUID = 1L;

  private final transient Function<T, String> words;
  private boolean filling;

  /** A value as the list shows it. */
  public record Named<T>(T value, String words) {
    @Override
    public String toString() {
      return words;
    }
  }

  /**
   * A list.
   *
   * @param words what is shown of a value
   * @param chosen hears what an author chooses
   */
  public Choice(List<T> values, Function<T, String> words, Consumer<T> chosen) {
    this.words = words;
    setMaximumRowCount(24);
    values.forEach(value -> addItem(new Named<>(value, words.apply(value))));
    addActionListener(
        event -> {
          int index = getSelectedIndex();
          if (!filling && index >= 0) {
            chosen.accept(getItemAt(index).value());
          }
        });
  }

  /** Shows other values, one of them chosen; it is put first if it is not among them. */
  public void show(List<T> values, T chosen) {
    filling = true;
    try {
      removeAllItems();
      if (!values.contains(chosen)) {
        addItem(new Named<>(chosen, words.apply(chosen)));
      }
      values.forEach(value -> addItem(new Named<>(value, words.apply(value))));
    } finally {
      filling = false;
    }
    show(chosen);
  }

  /** Shows a value of the list. */
  public void show(T chosen) {
    filling = true;
    try {
      setSelectedItem(new Named<>(chosen, words.apply(chosen)));
      setToolTipText(words.apply(chosen));
    } finally {
      filling = false;
    }
  }
}
