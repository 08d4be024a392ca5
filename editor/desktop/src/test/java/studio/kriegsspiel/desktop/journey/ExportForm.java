package studio.kriegsspiel.desktop.journey;

import java.awt.Component;
import java.awt.EventQueue;
import java.awt.Window;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import javax.swing.JCheckBox;
import javax.swing.JComboBox;
import javax.swing.JDialog;
import javax.swing.JMenuItem;
import javax.swing.KeyStroke;
import javax.swing.MenuElement;
import studio.kriegsspiel.desktop.ui.window.StudioWindow;

/** The dialog that exports, filled in as a person does. */
final class ExportForm {
  private static final KeyStroke KEY = KeyStroke.getKeyStroke("ctrl E");

  final JDialog dialog;

  private ExportForm(JDialog dialog) {
    this.dialog = dialog;
  }

  /** Opens it by its entry of the menu. */
  static ExportForm open(StudioWindow window) throws Exception {
    OpenWindow.await("all checks", () -> window.desk().studied().get().complete());
    JMenuItem entry =
        OpenWindow.onEvents(
            () ->
                items(window.frame().getJMenuBar())
                    .filter(each -> KEY.equals(each.getAccelerator()))
                    .findFirst()
                    .orElseThrow());
    EventQueue.invokeLater(() -> entry.doClick(0));
    return new ExportForm(await("Export"));
  }

  /** Waits for a dialog of that title. */
  static JDialog await(String title) throws Exception {
    OpenWindow.await("the dialog " + title, () -> find(title).isPresent());
    return OpenWindow.onEvents(() -> find(title).orElseThrow());
  }

  /** The dialog of that title, if it is seen. */
  static Optional<JDialog> find(String title) {
    return Stream.of(Window.getWindows())
        .filter(each -> each instanceof JDialog dialog && title.equals(dialog.getTitle()))
        .map(JDialog.class::cast)
        .filter(Window::isShowing)
        .findFirst();
  }

  private static Stream<JMenuItem> items(MenuElement within) {
    return Stream.concat(
        within instanceof JMenuItem item ? Stream.of(item) : Stream.empty(),
        Stream.of(within.getSubElements()).flatMap(ExportForm::items));
  }

  /** A list to choose from, by its name. */
  JComboBox<?> choice(String name) {
    return Parts.of(dialog, JComboBox.class)
        .filter(each -> name.equals(each.getAccessibleContext().getAccessibleName()))
        .findFirst()
        .orElseThrow(() -> new AssertionError("no choice " + name));
  }

  /** What a list offers. */
  List<String> offered(String name) throws Exception {
    return OpenWindow.onEvents(
        () -> {
          JComboBox<?> list = choice(name);
          return IntStream.range(0, list.getItemCount())
              .mapToObj(i -> String.valueOf(list.getItemAt(i)))
              .toList();
        });
  }

  /** What is chosen of a list. */
  String chosen(String name) throws Exception {
    return OpenWindow.onEvents(() -> String.valueOf(choice(name).getSelectedItem()));
  }

  /** Chooses of a list what says so. */
  void choose(String name, String words) throws Exception {
    int index = offered(name).indexOf(words);
    OpenWindow.events(() -> choice(name).setSelectedIndex(index));
  }

  /** The words of all that is ticked to be written. */
  List<String> ticked() throws Exception {
    return OpenWindow.onEvents(
        () ->
            Parts.of(dialog, JCheckBox.class)
                .filter(JCheckBox::isSelected)
                .filter(Component::isEnabled)
                .map(JCheckBox::getText)
                .toList());
  }

  /** Clicks a button and goes on, though it may open a dialog. */
  static void click(JDialog dialog, String words) throws Exception {
    var button = OpenWindow.onEvents(() -> Parts.button(dialog, words));
    EventQueue.invokeLater(() -> button.doClick(0));
  }
}
