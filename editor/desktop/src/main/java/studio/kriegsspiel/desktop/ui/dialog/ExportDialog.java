package studio.kriegsspiel.desktop.ui.dialog;

import com.formdev.flatlaf.util.SystemFileChooser;
import java.awt.Component;
import java.awt.Dimension;
import java.awt.event.KeyEvent;
import java.nio.file.Path;
import java.util.ArrayList;
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
import studio.kriegsspiel.desk.core.Exporting;
import studio.kriegsspiel.desk.core.RivalReadings;
import studio.kriegsspiel.desk.preset.ExportPreset;
import studio.kriegsspiel.desk.preset.ExportPresets;
import studio.kriegsspiel.desk.proof.ExportPreview;
import studio.kriegsspiel.desktop.ui.look.Choice;
import studio.kriegsspiel.desktop.ui.look.FieldLabel;
import studio.kriegsspiel.desktop.ui.look.Looks;
import studio.kriegsspiel.export.ExportTarget;
import studio.kriegsspiel.scenario.reading.ReadingChoice;

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

  private final Map<ExportTarget, JCheckBox> targets = new EnumMap<>(ExportTarget.class);
  private final JComboBox<String> variant = new JComboBox<>(new String[] {ITSELF});
  private final Choice<Optional<ReadingChoice>> figures;
  private Optional<ReadingChoice> followed = Optional.empty();
  private final EveningPanel evening;
  private final JSpinner umpires;
  private final MapLookRow look = new MapLookRow(this::changed);
  private final PresetRow presets;
  private final PreviewPane preview;
  private boolean filling;

  /**
   * The answer.
   *
   * @param wish what is wanted
   * @param kept whether who comes is to be kept beside the scenario
   */
  public record Answer(ExportWish wish, boolean kept) {}

  /**
   * What is proposed and can be chosen.
   *
   * @param folder the folder
   * @param variants titles of the variants of which there is a choice
   * @param shown the title of the one that is on the map
   * @param sources whose figures can be followed
   * @param evening who comes
   * @param canKeep whether there is a file beside which that can be kept
   */
  public record Offer(
      Path folder,
      List<String> variants,
      Optional<String> shown,
      Exporting.Sources sources,
      EveningForm evening,
      boolean canKeep) {
    /** Copies the list. */
    public Offer {
      variants = List.copyOf(variants);
    }
  }

  /**
   * Asks with what is proposed, as it was answered last.
   *
   * @param kept what is kept under names, and what was exported last
   * @param preview shows the pages that would be exported
   */
  public ExportDialog(Offer offer, ExportPresets kept, ExportPreview preview) {
    this.preview = new PreviewPane(preview, this::wish);
    evening = new EveningPanel(offer.evening(), offer.canKeep(), this::changed);
    int most = 1 + offer.evening().roles().size();
    umpires = new JSpinner(new SpinnerNumberModel(1, 1, most, 1));
    presets = new PresetRow(kept, this::ticked, this::tick, most);
    folder.setText(offer.folder().toString());
    JLabel label = FieldLabel.of("Folder", 'F', folder);
    JButton choose = new JButton("Choose…");
    choose.setMnemonic('C');
    choose.addActionListener(event -> chooseFolder());
    form.add(label);
    form.add(folder);
    form.add(choose);
    if (!offer.variants().isEmpty()) {
      addVariants(offer.variants());
    }
    figures = figures(offer.sources());
    if (!offer.sources().readings().isEmpty()) {
      form.add(FieldLabel.of("Figures", 'I', figures));
      form.add(figures, "span 2, growx 0");
    }
    form.add(presets.label(), "top, gaptop 4");
    form.add(presets.component(), "span 2, growx 0");
    umpires.addChangeListener(event -> changed());
    umpires.setToolTipText("A book for the controller and one for each liaison umpire");
    form.add(new JLabel("What"), "top");
    form.add(choices(), "span 2, growx");
    tick(kept.last());
    offer.shown().ifPresent(variant::setSelectedItem);
  }

  private Choice<Optional<ReadingChoice>> figures(Exporting.Sources sources) {
    List<Optional<ReadingChoice>> all = new ArrayList<>();
    all.add(Optional.empty());
    sources.readings().forEach(each -> all.add(Optional.of(each)));
    Choice<Optional<ReadingChoice>> choice =
        new Choice<>(
            all,
            each -> each.map(RivalReadings::words).orElse(sources.own()),
            chosen -> {
              followed = chosen;
              changed();
            });
    choice.setToolTipText("Whose figures hold where sources disagree");
    return choice;
  }

  /** Ticks what an export has; of umpires no more than the scenario takes. */
  private void tick(ExportPreset preset) {
    filling = true;
    try {
      targets.forEach((target, box) -> box.setSelected(preset.targets().contains(target)));
      look.show(preset.look());
      SpinnerNumberModel model = (SpinnerNumberModel) umpires.getModel();
      int most = ((Number) model.getMaximum()).intValue();
      umpires.setValue(preset.within(most).umpires());
    } finally {
      filling = false;
    }
    changed();
  }

  /** What is printed for the table, for whom and how, and beside it what is for other programs. */
  private JPanel choices() {
    JPanel boxes = new JPanel(new MigLayout("insets 0, gapx 24", "[][]", "[top]"));
    JPanel table = new JPanel(new MigLayout("insets 0, wrap 2", "[][grow,fill]"));
    table.add(boxes(EnumSet.of(ExportTarget.Use.TABLE)), "span 2");
    table.add(new JLabel("For"), "top, gaptop 12");
    table.add(evening.component(), "gaptop 12, wmax 660lp");
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
        JCheckBox box = new JCheckBox(target.words());
        box.addActionListener(event -> changed());
        targets.put(target, box);
        boxes.add(box, "gapleft 12");
      }
    }
    return boxes;
  }

  /** The form has been filled in otherwise. */
  private void changed() {
    if (!filling) {
      presets.refresh();
      preview.refresh();
    }
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

  /** What is ticked, whatever scenario it is of. */
  private ExportPreset ticked() {
    EnumSet<ExportTarget> wanted = EnumSet.noneOf(ExportTarget.class);
    targets.forEach(
        (target, box) -> {
          if (box.isSelected()) {
            wanted.add(target);
          }
        });
    return new ExportPreset(wanted, look.chosen(), ((Number) umpires.getValue()).intValue());
  }

  /** What is wanted as the form is filled in now. */
  private ExportWish wish() {
    ExportPreset ticked = ticked();
    return new ExportWish(
        Path.of(folder.getText().strip()),
        ticked.targets(),
        evening.who(),
        ticked.umpires() == 1 ? OptionalInt.empty() : OptionalInt.of(ticked.umpires()),
        ticked.look(),
        variant.getSelectedIndex() == 0
            ? Optional.empty()
            : Optional.of(variant.getItemAt(variant.getSelectedIndex())),
        followed);
  }
}
