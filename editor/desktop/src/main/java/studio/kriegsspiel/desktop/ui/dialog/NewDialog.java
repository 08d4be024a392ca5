package studio.kriegsspiel.desktop.ui.dialog;

import java.awt.Component;
import java.util.List;
import java.util.Optional;
import javax.swing.JButton;
import javax.swing.JComboBox;
import javax.swing.JComponent;
import javax.swing.JLabel;
import javax.swing.JOptionPane;
import javax.swing.JPanel;
import javax.swing.JTextField;
import net.miginfocom.swing.MigLayout;
import org.jspecify.annotations.Nullable;
import studio.kriegsspiel.desktop.model.importing.GroundChoice;
import studio.kriegsspiel.desktop.model.importing.GroundChoices;
import studio.kriegsspiel.desktop.model.template.Beginning;
import studio.kriegsspiel.desktop.ui.importing.FormRows;
import studio.kriegsspiel.desktop.ui.importing.GroundPicker;
import studio.kriegsspiel.library.LibraryEntry;
import studio.kriegsspiel.rules.RuleBookId;

/** Asks what a new scenario shall be called, played under and on, and start from. */
public final class NewDialog {
  private static final String IMPORT = "import";

  private final JPanel form =
      new JPanel(new MigLayout("insets 0, wrap 2, gapy 6", "[]10[grow,fill,420::]"));
  private final JTextField title = new JTextField("A new scenario");
  private final JComboBox<Labelled<RuleBookId>> book = new JComboBox<>();
  private final JComboBox<Labelled<LibraryEntry>> start = new JComboBox<>();
  private final JLabel summary = FormRows.quiet(" ");
  private final GroundPicker grounds;
  private final JLabel own =
      FormRows.quiet("A scenario of the library keeps the ground it was written for.");
  private final JButton another = new JButton("Import a ground…");

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
   * @param ground the ground it is for; none if it keeps that of the template
   * @param importFirst whether a ground is to be imported before anything else
   */
  public record Answer(
      Beginning beginning,
      LibraryEntry template,
      Optional<GroundChoice> ground,
      boolean importFirst) {}

  /** Offers {@code templates}, the first of them chosen, and grounds. */
  public NewDialog(List<LibraryEntry> templates, GroundChoices choices) {
    this.grounds = new GroundPicker(choices);
    for (RuleBookId id : RuleBookId.values()) {
      book.addItem(new Labelled<>(id, id.shortTitle()));
    }
    templates.forEach(entry -> start.addItem(new Labelled<>(entry, entry.title())));
    start.addActionListener(event -> showTemplate());
    add("Title", 'T', title);
    add("Rule book", 'R', book);
    add("Start from", 'S', start);
    form.add(summary, "skip 1, wmin 40");
    JLabel label = new JLabel("Ground");
    label.setDisplayedMnemonic('G');
    label.setLabelFor(grounds.rows());
    form.add(label, "aligny top, gaptop 4");
    form.add(grounds, "h 250::, growx");
    JPanel foot = new JPanel(new MigLayout("insets 0, hidemode 3", "[][grow]"));
    another.setMnemonic('I');
    foot.add(another);
    foot.add(own, "wmin 20");
    form.add(foot, "skip 1");
    showTemplate();
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

  private boolean mayChooseGround() {
    return chosen().filter(entry -> entry.kind() == LibraryEntry.Kind.TEMPLATE).isPresent();
  }

  private void showTemplate() {
    summary.setText(chosen().map(LibraryEntry::summary).orElse(" "));
    summary.setToolTipText(summary.getText());
    grounds.rows().setEnabled(mayChooseGround());
    own.setVisible(!mayChooseGround());
  }

  /** Chooses a ground by its name. */
  public void choose(String ground) {
    grounds.choose(ground);
  }

  /** The form, for pictures and tests. */
  public JPanel form() {
    return form;
  }

  /** The answer as the form stands. */
  public Optional<Answer> answer(boolean importFirst) {
    RuleBookId id = book.getItemAt(book.getSelectedIndex()).value();
    return chosen()
        .map(
            entry ->
                new Answer(
                    new Beginning(title.getText(), id),
                    entry,
                    mayChooseGround() ? grounds.chosen() : Optional.empty(),
                    importFirst));
  }

  /** Asks above {@code parent}; nothing if the author thinks better of it. */
  public Optional<Answer> ask(@Nullable Component parent) {
    JOptionPane pane =
        new JOptionPane(form, JOptionPane.PLAIN_MESSAGE, JOptionPane.OK_CANCEL_OPTION);
    var dialog = pane.createDialog(parent, "New scenario");
    dialog.setResizable(true);
    another.addActionListener(event -> pane.setValue(IMPORT));
    dialog.setVisible(true);
    dialog.dispose();
    if (IMPORT.equals(pane.getValue())) {
      return answer(true);
    }
    return Integer.valueOf(JOptionPane.OK_OPTION).equals(pane.getValue())
        ? answer(false)
        : Optional.empty();
  }
}
