package studio.kriegsspiel.desktop.ui.dialog;

import java.awt.Component;
import java.util.List;
import java.util.Optional;
import javax.swing.JComboBox;
import javax.swing.JComponent;
import javax.swing.JLabel;
import javax.swing.JOptionPane;
import javax.swing.JPanel;
import javax.swing.JTextField;
import net.miginfocom.swing.MigLayout;
import org.jspecify.annotations.Nullable;
import studio.kriegsspiel.desktop.model.template.Beginning;
import studio.kriegsspiel.library.LibraryEntry;
import studio.kriegsspiel.rules.RuleBookId;

/** Asks what a new scenario shall be called, played under and start from. */
public final class NewDialog {
  private final JPanel form = new JPanel(new MigLayout("insets 0, wrap 2", "[][grow,fill,300::]"));
  private final JTextField title = new JTextField("A new scenario");
  private final JComboBox<Labelled<RuleBookId>> book = new JComboBox<>();
  private final JComboBox<Labelled<LibraryEntry>> start = new JComboBox<>();
  private final JLabel summary = new JLabel(" ");

  private record Labelled<T>(T value, String label) {
    @Override
    public String toString() {
      return label;
    }
  }

  /**
   * The answer.
   *
   * @param beginning title and rule book
   * @param template what it starts from
   */
  public record Answer(Beginning beginning, LibraryEntry template) {}

  /** Offers {@code templates}, the first of them chosen. */
  public NewDialog(List<LibraryEntry> templates) {
    for (RuleBookId id : RuleBookId.values()) {
      book.addItem(new Labelled<>(id, id.shortTitle()));
    }
    templates.forEach(entry -> start.addItem(new Labelled<>(entry, entry.title())));
    start.addActionListener(event -> showSummary());
    add("Title", 'T', title);
    add("Rule book", 'R', book);
    add("Start from", 'S', start);
    form.add(summary, "skip 1, wmax 420");
    showSummary();
  }

  private void add(String name, char mnemonic, JComponent field) {
    JLabel label = new JLabel(name);
    label.setDisplayedMnemonic(mnemonic);
    label.setLabelFor(field);
    form.add(label);
    form.add(field);
  }

  private Optional<LibraryEntry> chosen() {
    return start.getItemAt(start.getSelectedIndex()) == null
        ? Optional.empty()
        : Optional.of(start.getItemAt(start.getSelectedIndex()).value());
  }

  private void showSummary() {
    summary.setText(chosen().map(entry -> "<html>" + entry.summary() + "</html>").orElse(" "));
  }

  /** Asks above {@code parent}; nothing if the author thinks better of it. */
  public Optional<Answer> ask(@Nullable Component parent) {
    int answer =
        JOptionPane.showConfirmDialog(
            parent, form, "New scenario", JOptionPane.OK_CANCEL_OPTION, JOptionPane.PLAIN_MESSAGE);
    RuleBookId id = book.getItemAt(book.getSelectedIndex()).value();
    return answer == JOptionPane.OK_OPTION
        ? chosen().map(entry -> new Answer(new Beginning(title.getText(), id), entry))
        : Optional.empty();
  }
}
