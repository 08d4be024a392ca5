package studio.kriegsspiel.desktop.ui.dialog;

import java.awt.Component;
import java.util.List;
import java.util.Optional;
import javax.swing.JButton;
import javax.swing.JComboBox;
import javax.swing.JComponent;
import javax.swing.JDialog;
import javax.swing.JLabel;
import javax.swing.JOptionPane;
import javax.swing.JPanel;
import javax.swing.JTextField;
import net.miginfocom.swing.MigLayout;
import org.jspecify.annotations.Nullable;
import studio.kriegsspiel.desk.file.FileProblem;
import studio.kriegsspiel.desk.file.ScenarioFiles;
import studio.kriegsspiel.desk.importing.GroundChoice;
import studio.kriegsspiel.desk.importing.GroundChoices;
import studio.kriegsspiel.desk.template.Beginning;
import studio.kriegsspiel.desk.template.Hours;
import studio.kriegsspiel.desktop.ui.importing.FormRows;
import studio.kriegsspiel.desktop.ui.importing.GroundPicker;
import studio.kriegsspiel.desktop.ui.look.FieldLabel;
import studio.kriegsspiel.desktop.ui.look.Typing;
import studio.kriegsspiel.library.LibraryEntry;
import studio.kriegsspiel.rules.RuleBookId;

/** Asks what a new scenario shall be called, played when, under and on, and start from. */
public final class NewDialog {
  private static final String IMPORT = "import";
  private static final String BEGIN = "Begin";
  private static final String CANCEL = "Cancel";

  private final JPanel form =
      new JPanel(new MigLayout("insets 0, wrap 2, gapy 6, hidemode 3", "[]10[grow,fill,420::]"));
  private final JTextField title = new JTextField("A new scenario");
  private final JComboBox<Labelled<RuleBookId>> book = new JComboBox<>();
  private final JComboBox<Labelled<LibraryEntry>> start = new JComboBox<>();
  private final JLabel summary = FormRows.quiet(" ");
  private final JTextField day = new JTextField(14);
  private final JTextField from = new JTextField(5);
  private final JTextField to = new JTextField(5);
  private final JLabel fault = new JLabel(" ");
  private final GroundPicker grounds;
  private final JLabel own =
      FormRows.quiet("A scenario of the library keeps the ground it was written for.");
  private final JButton another = new JButton("Import a ground…");
  private Optional<Hours> given = Optional.empty();

  private record Labelled<T>(T value, String label) {
    @Override
    public String toString() {
      return label;
    }
  }

  /**
   * The answer.
   *
   * @param beginning title, rule book and day
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
    form.add(FieldLabel.of("Day", 'D', day));
    form.add(times());
    JLabel label = FieldLabel.of("Ground", 'G', grounds.rows());
    form.add(label, "aligny top, gaptop 4");
    form.add(grounds, "h 150:250:, growx, pushy");
    JPanel foot = new JPanel(new MigLayout("insets 0, hidemode 3", "[][grow]"));
    another.setMnemonic('I');
    foot.add(another);
    foot.add(own, "wmin 20");
    form.add(foot, "skip 1");
    fault.setForeground(studio.kriegsspiel.desktop.ui.look.Looks.colour("Studio.error"));
    form.add(fault, "skip 1, wmin 40");
    for (JTextField field : List.of(title, day, from, to)) {
      Typing.listen(field, words -> judge());
    }
    showTemplate();
  }

  private JPanel times() {
    JPanel row = new JPanel(new MigLayout("insets 0, gapx 6", "[grow,fill][][][][]"));
    day.setToolTipText("Such as 16 June 1815; Up and Down step by a day");
    from.setToolTipText("When it begins, such as 9:30; Up and Down step by a quarter of an hour");
    to.setToolTipText("When it ends, on the same day; Up and Down step by a quarter of an hour");
    SteppedField.on(day, Hours::stepDay);
    SteppedField.on(from, Hours::stepTime);
    SteppedField.on(to, Hours::stepTime);
    row.add(day);
    row.add(FieldLabel.of("from", 'F', from));
    row.add(from);
    row.add(FieldLabel.of("to", 'O', to));
    row.add(to);
    return row;
  }

  private void add(String name, char mnemonic, JComponent field) {
    form.add(FieldLabel.of(name, mnemonic, field));
    form.add(field);
  }

  private Optional<LibraryEntry> chosen() {
    return Optional.ofNullable(start.getItemAt(start.getSelectedIndex())).map(Labelled::value);
  }

  private boolean isTemplate() {
    return chosen().filter(entry -> entry.kind() == LibraryEntry.Kind.TEMPLATE).isPresent();
  }

  private void showTemplate() {
    summary.setText(chosen().map(LibraryEntry::summary).orElse(" "));
    summary.setToolTipText(summary.getText());
    grounds.rows().setEnabled(isTemplate());
    own.setVisible(!isTemplate());
    given = chosen().flatMap(NewDialog::hoursOf);
    day.setText(given.map(Hours::dayWords).orElse(""));
    from.setText(given.map(Hours::fromWords).orElse(""));
    to.setText(given.map(Hours::toWords).orElse(""));
    day.setEnabled(given.isPresent());
    // The times of a whole scenario stand in its prose too; nobody but its author can move them.
    from.setEnabled(given.isPresent() && isTemplate());
    to.setEnabled(given.isPresent() && isTemplate());
    judge();
  }

  private static Optional<Hours> hoursOf(LibraryEntry entry) {
    try {
      return Hours.find(ScenarioFiles.read(entry.path()).text());
    } catch (FileProblem unreadable) {
      return Optional.empty();
    }
  }

  private String findFault() {
    if (title.getText().isBlank()) {
      return "A scenario needs a title.";
    }
    try {
      hours();
      return "";
    } catch (Hours.Fault wrong) {
      return wrong.sentence();
    }
  }

  private Optional<Hours> hours() throws Hours.Fault {
    return given.isEmpty()
        ? Optional.empty()
        : Optional.of(Hours.read(day.getText(), from.getText(), to.getText()));
  }

  private void judge() {
    String sentence = findFault();
    fault.setText(sentence.isEmpty() ? " " : sentence);
    var root = form.getRootPane();
    if (root != null && root.getDefaultButton() != null) {
      root.getDefaultButton().setEnabled(sentence.isEmpty());
    }
    another.setEnabled(sentence.isEmpty());
  }

  /** Chooses a ground by its name. */
  public void choose(String ground) {
    grounds.choose(ground);
  }

  /** Puts an earlier answer back into the form, all but its ground. */
  public void fill(Answer earlier) {
    for (int i = 0; i < start.getItemCount(); i++) {
      if (start.getItemAt(i).value().equals(earlier.template())) {
        start.setSelectedIndex(i);
      }
    }
    for (int i = 0; i < book.getItemCount(); i++) {
      if (book.getItemAt(i).value() == earlier.beginning().book()) {
        book.setSelectedIndex(i);
      }
    }
    title.setText(earlier.beginning().title());
    earlier
        .beginning()
        .hours()
        .ifPresent(
            hours -> {
              day.setText(hours.dayWords());
              from.setText(hours.fromWords());
              to.setText(hours.toWords());
            });
  }

  /** The form, for pictures and tests. */
  public JPanel form() {
    return form;
  }

  /** The answer as the form stands; none while something in it cannot be. */
  public Optional<Answer> answer(boolean importFirst) {
    if (!findFault().isEmpty()) {
      return Optional.empty();
    }
    try {
      RuleBookId id = book.getItemAt(book.getSelectedIndex()).value();
      Beginning beginning = new Beginning(title.getText(), id, hours());
      return chosen()
          .map(
              entry ->
                  new Answer(
                      beginning,
                      entry,
                      isTemplate() ? grounds.chosen() : Optional.empty(),
                      importFirst));
    } catch (Hours.Fault wrong) {
      return Optional.empty();
    }
  }

  /** Asks above {@code parent}; nothing if the author thinks better of it. */
  public Optional<Answer> ask(@Nullable Component parent) {
    JOptionPane pane = new Pane();
    JDialog dialog = pane.createDialog(parent, "New scenario");
    dialog.setResizable(true);
    another.addActionListener(event -> pane.setValue(IMPORT));
    dialog.setVisible(true);
    dialog.dispose();
    if (IMPORT.equals(pane.getValue())) {
      return answer(true);
    }
    return BEGIN.equals(pane.getValue()) ? answer(false) : Optional.empty();
  }

  /** A pane that gives the keyboard to the title, selected, so that typing replaces it. */
  private final class Pane extends JOptionPane {
    private static final long serialVersionUID = 1L;

    Pane() {
      super(form, PLAIN_MESSAGE, DEFAULT_OPTION, null, new Object[] {BEGIN, CANCEL}, BEGIN);
    }

    @Override
    public void selectInitialValue() {
      super.selectInitialValue();
      title.requestFocusInWindow();
      title.selectAll();
      judge();
    }
  }
}
