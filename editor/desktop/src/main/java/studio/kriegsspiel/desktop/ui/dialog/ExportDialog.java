package studio.kriegsspiel.desktop.ui.dialog;

import com.formdev.flatlaf.util.SystemFileChooser;
import java.awt.Component;
import java.awt.Dimension;
import java.awt.event.KeyEvent;
import java.nio.file.Path;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import javax.swing.BorderFactory;
import javax.swing.JButton;
import javax.swing.JCheckBox;
import javax.swing.JComboBox;
import javax.swing.JDialog;
import javax.swing.JLabel;
import javax.swing.JOptionPane;
import javax.swing.JPanel;
import javax.swing.JScrollPane;
import javax.swing.JSpinner;
import javax.swing.JTabbedPane;
import javax.swing.JTextField;
import javax.swing.SpinnerNumberModel;
import net.miginfocom.swing.MigLayout;
import org.jspecify.annotations.Nullable;
import studio.kriegsspiel.desk.core.EveningForm;
import studio.kriegsspiel.desk.core.ExportWish;
import studio.kriegsspiel.desk.proof.ExportPreview;
import studio.kriegsspiel.desktop.ui.look.FieldLabel;
import studio.kriegsspiel.desktop.ui.look.Looks;
import studio.kriegsspiel.export.ExportTarget;

/** Asks what is to be exported, and where to. */
public final class ExportDialog {
  /**
   * What buttons, tabs and title of a dialog take of a window's height, and half of it of its
   * width.
   */
  private static final int AROUND = 150;

  private static final int LOWEST = 240;
  private static final int GAP = 8;
  private static final String ITSELF = "The scenario itself";

  private final JPanel form = new JPanel(new MigLayout("insets 0, wrap 3", "[][grow,fill][]"));
  private final JTextField folder = new JTextField(32);

  /**
   * What is ticked of itself: all that nobody prints once and keeps, and that no one alone wants.
   */
  private static final Set<ExportTarget> TICKED =
      EnumSet.range(ExportTarget.PACK, ExportTarget.EXERCISE);

  private final Map<ExportTarget, JCheckBox> targets = new EnumMap<>(ExportTarget.class);
  private final JComboBox<String> variant = new JComboBox<>(new String[] {ITSELF});
  private final EveningPanel evening;
  private final JSpinner umpires;
  private final MapLookRow look = new MapLookRow(this::changed);
  private final PreviewPane preview;

  /**
   * The answer.
   *
   * @param wish what is wanted
   * @param kept whether who comes is to be kept beside the scenario
   */
  public record Answer(ExportWish wish, boolean kept) {}

  /**
   * Asks with what is proposed.
   *
   * @param proposed the folder
   * @param variants titles of the variants of which there is a choice
   * @param evening who comes
   * @param canKeep whether there is a file beside which that can be kept
   * @param preview shows the pages that would be exported
   */
  public ExportDialog(
      Path proposed,
      List<String> variants,
      EveningForm evening,
      boolean canKeep,
      ExportPreview preview) {
    this.preview = new PreviewPane(preview, this::wish);
    this.evening = new EveningPanel(evening, canKeep, this::changed);
    folder.setText(proposed.toString());
    JLabel label = FieldLabel.of("Folder", 'F', folder);
    JButton choose = new JButton("Choose…");
    choose.setMnemonic('C');
    choose.addActionListener(event -> chooseFolder());
    form.add(label);
    form.add(folder);
    form.add(choose);
    if (!variants.isEmpty()) {
      addVariants(variants);
    }
    umpires = new JSpinner(new SpinnerNumberModel(1, 1, 1 + evening.roles().size(), 1));
    umpires.addChangeListener(event -> changed());
    umpires.setToolTipText("A book for the controller and one for each liaison umpire");
    form.add(new JLabel("What"), "top");
    form.add(choices(), "span 2, growx");
  }

  /** What is printed for the table, for whom and how, and beside it what is for other programs. */
  private JPanel choices() {
    JPanel boxes = new JPanel(new MigLayout("insets 0, gapx 24", "[][]", "[top]"));
    JPanel table = new JPanel(new MigLayout("insets 0, wrap 2", "[][grow,fill]"));
    table.add(boxes(EnumSet.of(ExportTarget.Use.TABLE)), "span 2");
    table.add(new JLabel("For"), "top, gaptop 12");
    table.add(evening.component(), "gaptop 12, wmax 600lp");
    JLabel judges = FieldLabel.of("Umpires", 'U', umpires);
    table.add(judges);
    table.add(umpires, "growx 0");
    table.add(new JLabel("Maps"), "top");
    table.add(look.component(), "growx 0");
    boxes.add(table);
    boxes.add(boxes(EnumSet.complementOf(EnumSet.of(ExportTarget.Use.TABLE))));
    return boxes;
  }

  /** Of which text; the folder that is proposed follows, as long as nobody has written another. */
  private void addVariants(List<String> variants) {
    variants.forEach(variant::addItem);
    JLabel of = FieldLabel.of("Of", 'O', variant);
    form.add(of);
    form.add(variant, "span 2, growx 0");
    String proposed = folder.getText();
    variant.addActionListener(
        event -> {
          if (folder.getText().replaceFirst("-variant-\\d+$", "").equals(proposed)) {
            int number = variant.getSelectedIndex();
            folder.setText(proposed + (number == 0 ? "" : "-variant-" + number));
          }
          changed();
        });
  }

  /** What can be written, by what it is for. */
  private JPanel boxes(Set<ExportTarget.Use> uses) {
    JPanel boxes = new JPanel(new MigLayout("insets 0, wrap 1"));
    for (ExportTarget.Use use : uses) {
      boxes.add(new JLabel(use.words()));
      for (ExportTarget target : ExportTarget.of(use)) {
        JCheckBox box = new JCheckBox(target.words(), TICKED.contains(target));
        box.addActionListener(event -> changed());
        targets.put(target, box);
        boxes.add(box, "gapleft 12");
      }
    }
    return boxes;
  }

  /** The form has been filled in otherwise. */
  private void changed() {
    preview.refresh();
  }

  /** The form, to be scrolled where the window is smaller than it, and the preview behind it. */
  private JTabbedPane inRoomOf(@Nullable Component parent) {
    JScrollPane pane = new JScrollPane(form);
    pane.setBorder(BorderFactory.createEmptyBorder(GAP, 0, 0, 0));
    pane.getVerticalScrollBar().setUnitIncrement(Looks.scaled(16));
    Dimension whole = pane.getPreferredSize();
    if (parent != null) {
      int bar = pane.getVerticalScrollBar().getPreferredSize().width;
      int width = Math.min(whole.width, parent.getWidth() - Looks.scaled(AROUND) / 2);
      int height = Math.min(whole.height, parent.getHeight() - Looks.scaled(AROUND) - bar);
      pane.setPreferredSize(new Dimension(width + bar, Math.max(height, Looks.scaled(LOWEST))));
    }
    JTabbedPane both = new JTabbedPane();
    both.addTab("What", pane);
    both.addTab("Preview", preview);
    both.setMnemonicAt(0, KeyEvent.VK_W);
    both.setMnemonicAt(1, KeyEvent.VK_V);
    return both;
  }

  private void chooseFolder() {
    SystemFileChooser chooser = new SystemFileChooser(folder.getText());
    chooser.setFileSelectionMode(SystemFileChooser.DIRECTORIES_ONLY);
    if (chooser.showDialog(form, "Choose") == SystemFileChooser.APPROVE_OPTION) {
      folder.setText(chooser.getSelectedFile().toString());
    }
  }

  /**
   * Asks above {@code parent}; nothing if the author thinks better of it. While those who come
   * cannot play, which is told in the form, it asks again.
   */
  public Optional<Answer> ask(@Nullable Component parent) {
    JOptionPane asked =
        new JOptionPane(inRoomOf(parent), JOptionPane.PLAIN_MESSAGE, JOptionPane.OK_CANCEL_OPTION);
    JDialog dialog = asked.createDialog(parent, "Export");
    dialog.setResizable(true);
    do {
      dialog.setVisible(true);
    } while (isWanted(asked) && !evening.isPossible());
    dialog.dispose();
    ExportWish wish = wish();
    boolean complete = !wish.targets().isEmpty() && !folder.getText().isBlank();
    return isWanted(asked) && complete
        ? Optional.of(new Answer(wish, evening.isKept()))
        : Optional.empty();
  }

  private static boolean isWanted(JOptionPane asked) {
    return asked.getValue() instanceof Integer answer && answer == JOptionPane.OK_OPTION;
  }

  /** What is wanted as the form is filled in now. */
  private ExportWish wish() {
    EnumSet<ExportTarget> wanted = EnumSet.noneOf(ExportTarget.class);
    targets.forEach(
        (target, box) -> {
          if (box.isSelected()) {
            wanted.add(target);
          }
        });
    int judges = ((Number) umpires.getValue()).intValue();
    return new ExportWish(
        Path.of(folder.getText().strip()),
        wanted,
        evening.who(),
        judges == 1 ? OptionalInt.empty() : OptionalInt.of(judges),
        look.chosen(),
        variant.getSelectedIndex() == 0
            ? Optional.empty()
            : Optional.of(variant.getItemAt(variant.getSelectedIndex())));
  }
}
