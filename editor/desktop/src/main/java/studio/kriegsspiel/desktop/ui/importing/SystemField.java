package studio.kriegsspiel.desktop.ui.importing;

import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Supplier;
import javax.swing.JButton;
import javax.swing.JLabel;
import javax.swing.JTextField;
import studio.kriegsspiel.desk.importing.SystemSearch;
import studio.kriegsspiel.desktop.ui.look.Typing;
import studio.kriegsspiel.importer.crs.ListedSystem;
import studio.kriegsspiel.importer.crs.SystemList;

/** A field for an EPSG code with a button that searches the list, and the system's name below. */
final class SystemField {
  private final JTextField field = new JTextField(12);
  private final JButton choose = new JButton("Choose…");
  private final JLabel name = FormRows.quiet(" ");
  private final Consumer<String> hears;
  private boolean showing;

  /**
   * A field.
   *
   * @param hint words while it is empty
   * @param search makes a new search
   * @param hears hears every change
   */
  SystemField(String hint, Supplier<SystemSearch> search, Consumer<String> hears) {
    this.hears = hears;
    FormRows.hint(field, hint);
    Typing.listen(field, text -> typed());
    choose.addActionListener(
        event ->
            new SystemChooser(search.get())
                .ask(choose)
                .ifPresent(system -> field.setText(system.code())));
  }

  JTextField field() {
    return field;
  }

  JButton button() {
    return choose;
  }

  JLabel name() {
    return name;
  }

  private void typed() {
    showName();
    if (!showing) {
      hears.accept(field.getText().strip());
    }
  }

  private void showName() {
    String text = field.getText().strip();
    Optional<ListedSystem> system = SystemList.standard().find(text);
    name.setText(system.map(ListedSystem::name).orElse(" "));
    name.setVisible(system.isPresent());
  }

  /** Shows a code without telling it on. */
  void show(String code, boolean enabled) {
    showing = true;
    // The field may be telling of this very change and must not be touched then.
    if (!field.getText().strip().equals(code)) {
      field.setText(code);
    }
    showing = false;
    showName();
    field.setEnabled(enabled);
    choose.setEnabled(enabled);
  }
}
