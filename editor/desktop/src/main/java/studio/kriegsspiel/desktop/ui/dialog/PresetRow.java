package studio.kriegsspiel.desktop.ui.dialog;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Supplier;
import javax.swing.DefaultListCellRenderer;
import javax.swing.JButton;
import javax.swing.JComponent;
import javax.swing.JDialog;
import javax.swing.JLabel;
import javax.swing.JOptionPane;
import javax.swing.JPanel;
import javax.swing.JTextField;
import net.miginfocom.swing.MigLayout;
import studio.kriegsspiel.desk.preset.ExportPreset;
import studio.kriegsspiel.desk.preset.ExportPresets;
import studio.kriegsspiel.desktop.ui.look.Choice;
import studio.kriegsspiel.desktop.ui.look.FieldLabel;
import studio.kriegsspiel.desktop.ui.look.ReadText;

/** Chooses among exports that are kept under names, keeps what is ticked now, and removes one. */
final class PresetRow {
  private static final String NONE = "As ticked below";
  private static final String TITLE = "Keep this export";

  private final ExportPresets presets;
  private final Supplier<ExportPreset> now;
  private final int mostUmpires;
  private final JPanel row = new JPanel(new MigLayout("insets 0, wrap 3", "[]8[]4[]"));
  private final Choice<String> names;
  private final JButton remove = new JButton("Remove");
  private String latest = "";

  /**
   * A row.
   *
   * @param now what is ticked
   * @param choose ticks what was chosen
   * @param mostUmpires the most that the scenario takes
   */
  PresetRow(
      ExportPresets presets,
      Supplier<ExportPreset> now,
      Consumer<ExportPreset> choose,
      int mostUmpires) {
    this.presets = presets;
    this.now = now;
    this.mostUmpires = mostUmpires;
    names =
        new Choice<>(
            List.of(),
            name -> name.isEmpty() ? NONE : name,
            name -> presets.find(name).ifPresent(choose));
    if (names.getRenderer() instanceof DefaultListCellRenderer plain) {
      plain.putClientProperty("html.disable", true);
    }
    JButton keep = new JButton("Keep under a name…");
    keep.setMnemonic('D');
    keep.setToolTipText("Keeps what is ticked, paper, maps and umpires for other evenings");
    keep.addActionListener(event -> keep());
    remove.setMnemonic('M');
    remove.setToolTipText("Removes the kept export that is chosen");
    remove.addActionListener(event -> remove());
    row.add(names);
    row.add(keep);
    row.add(remove);
    if (!presets.trouble().isEmpty()) {
      var told = ReadText.area("What is wrong with your settings");
      told.setText(presets.trouble());
      told.setOpaque(false);
      row.add(told, "span 3, growx, wmax 600lp");
    }
  }

  /** What leads to the row. */
  JLabel label() {
    return FieldLabel.of("Preset", 'E', names);
  }

  /** The row. */
  JComponent component() {
    return row;
  }

  /** What is ticked may be another now. */
  void refresh() {
    Optional<String> name = presets.nameOf(now.get(), mostUmpires);
    latest = name.orElse(latest);
    List<String> all = new ArrayList<>(presets.names());
    all.add(0, "");
    names.show(all, name.orElse(""));
    remove.setEnabled(name.filter(presets::isOwn).isPresent());
  }

  private void keep() {
    JTextField field = new JTextField(presets.isOwn(latest) ? latest : "", 28);
    String told = "";
    while (isNamed(field, told)) {
      String wanted = field.getText().strip();
      told = presets.obstacle(wanted);
      if (told.isEmpty()) {
        if (!presets.isOwn(wanted) || isOverwritten(wanted)) {
          presets.keep(wanted, now.get());
          latest = wanted;
          refresh();
        }
        return;
      }
    }
  }

  /** Asks for a name, with what was wrong with the last. */
  private boolean isNamed(JTextField field, String wrong) {
    JPanel form = new JPanel(new MigLayout("insets 0, wrap 2", "[][grow,fill]"));
    form.add(FieldLabel.of("Name", 'N', field));
    form.add(field);
    if (!wrong.isEmpty()) {
      form.add(new JLabel(wrong), "span 2");
    }
    JOptionPane asked =
        new JOptionPane(form, JOptionPane.PLAIN_MESSAGE, JOptionPane.OK_CANCEL_OPTION) {
          private static final long serialVersionUID = 1L;

          @Override
          public void selectInitialValue() {
            field.requestFocusInWindow();
            field.selectAll();
          }
        };
    JDialog dialog = asked.createDialog(row, TITLE);
    dialog.setVisible(true);
    dialog.dispose();
    return asked.getValue() instanceof Integer answer && answer == JOptionPane.OK_OPTION;
  }

  private boolean isOverwritten(String name) {
    Object[] answers = {"Write over it", "Cancel"};
    return JOptionPane.showOptionDialog(
            row,
            "There is a kept export \"" + name + "\" already.",
            TITLE,
            JOptionPane.DEFAULT_OPTION,
            JOptionPane.QUESTION_MESSAGE,
            null,
            answers,
            answers[0])
        == 0;
  }

  private void remove() {
    String name = latest;
    Object[] answers = {"Remove", "Cancel"};
    int answer =
        JOptionPane.showOptionDialog(
            row,
            "Remove the kept export \"" + name + "\"? What is ticked stays.",
            "Remove a kept export",
            JOptionPane.DEFAULT_OPTION,
            JOptionPane.QUESTION_MESSAGE,
            null,
            answers,
            answers[1]);
    if (answer == 0) {
      presets.remove(name);
      latest = "";
      refresh();
    }
  }
}
