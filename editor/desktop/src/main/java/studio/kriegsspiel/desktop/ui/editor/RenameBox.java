package studio.kriegsspiel.desktop.ui.editor;

import java.util.stream.Collectors;
import javax.swing.JLabel;
import javax.swing.JPanel;
import javax.swing.JPopupMenu;
import javax.swing.JTextField;
import net.miginfocom.swing.MigLayout;
import studio.kriegsspiel.desk.core.NameWork;
import studio.kriegsspiel.desk.core.RenamePreview;
import studio.kriegsspiel.desktop.ui.look.Looks;
import studio.kriegsspiel.language.ide.names.NameUse;

/** Asks for another name at the place where a thing is named; Enter gives it, Escape leaves. */
final class RenameBox {
  private final JPopupMenu popup = new JPopupMenu();
  private final JTextField field = new JTextField(22);
  private final JLabel sentence = new JLabel();
  private final JLabel concerned = new JLabel();
  private final NameWork names;
  private final int offset;
  private String looked = "";

  /** Asks for another name of what is named at an offset. */
  RenameBox(NameWork names, int offset, NameUse use) {
    this.names = names;
    this.offset = offset;
    JPanel panel = new JPanel(new MigLayout("insets 8 10 8 10, gap 6 4, hidemode 3, wrap 1"));
    JLabel title = new JLabel("Rename " + words(use.kind()) + " " + use.name() + " to");
    title.putClientProperty("html.disable", true);
    title.setLabelFor(field);
    sentence.putClientProperty("FlatLaf.styleClass", "small");
    sentence.setForeground(Looks.colour("Studio.error"));
    sentence.setVisible(false);
    field.setText(use.name());
    field.selectAll();
    field.getAccessibleContext().setAccessibleName("New name");
    field.addActionListener(
        event ->
            names.rename(
                offset,
                field.getText().strip(),
                refused -> refused.ifPresentOrElse(this::object, () -> popup.setVisible(false))));
    panel.add(title);
    panel.add(field, "growx");
    panel.add(sentence, "wmax 340");
    panel.add(concerned, "wmax 340");
    concerned.putClientProperty("FlatLaf.styleClass", "small");
    concerned.setVisible(false);
    concerned.getAccessibleContext().setAccessibleName("Places that change");
    popup.add(panel);
    field.addCaretListener(event -> preview());
    preview();
  }

  private void preview() {
    String name = field.getText().strip();
    if (!name.equals(looked)) {
      looked = name;
      names.preview(offset, name, this::show, this::object);
    }
  }

  private void show(RenamePreview preview) {
    sentence.setVisible(false);
    concerned.setText(
        "<html>"
            + FindingText.told(preview.sentence())
            + preview.files().stream()
                .map(each -> "<br>" + FindingText.escape(each.toString()))
                .collect(Collectors.joining())
            + "</html>");
    concerned.setVisible(true);
    fit();
  }

  /** Lets the box grow with its words; before it is shown there is nothing to fit. */
  private void fit() {
    if (popup.isShowing()) {
      popup.pack();
    }
  }

  private static String words(NameUse.Kind kind) {
    return switch (kind) {
      case SIDE -> "the side";
      case UNIT -> "the unit";
      case ROLE -> "the role";
      case PLACE -> "the place";
      case TEMPLATE -> "the template";
      case VARIANT -> "the variant";
    };
  }

  private void object(String why) {
    sentence.setText("<html>" + FindingText.told(why) + "</html>");
    sentence.setVisible(true);
    concerned.setVisible(false);
    fit();
  }

  /** The field in which the name is typed. */
  JTextField field() {
    return field;
  }

  JPopupMenu popup() {
    return popup;
  }
}
