package studio.kriegsspiel.desktop.ui.action;

import java.awt.Component;
import java.awt.Desktop;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;
import java.util.function.Supplier;
import javax.swing.JOptionPane;
import org.jspecify.annotations.Nullable;
import studio.kriegsspiel.desk.core.Desk;
import studio.kriegsspiel.desk.core.ExportWish;
import studio.kriegsspiel.desk.core.Exporting;
import studio.kriegsspiel.desk.core.Message;
import studio.kriegsspiel.desk.file.Settings;
import studio.kriegsspiel.desk.preset.ExportPreset;
import studio.kriegsspiel.desk.preset.ExportPresets;
import studio.kriegsspiel.desk.proof.ExportPreview;
import studio.kriegsspiel.desktop.ui.dialog.ExportDialog;
import studio.kriegsspiel.desktop.ui.look.Symbol;
import studio.kriegsspiel.study.evening.UnreadableEveningException;

/** Asks what to export and begins it. */
public final class ExportScenario extends StudioAction {
  private static final long serialVersionUID = 1L;

  private final transient Desk desk;
  private final transient Exporting exporting;
  private final transient ExportPreview preview;
  private final transient Settings settings;
  private final transient Supplier<@Nullable Component> parent;

  /** Exports the scenario of {@code desk}; what is kept under names is among {@code settings}. */
  public ExportScenario(
      Desk desk,
      Exporting exporting,
      ExportPreview preview,
      Settings settings,
      Supplier<@Nullable Component> parent) {
    super("&Export…", "ctrl E", "Write packs, map and play files");
    sign(Symbol.EXPORT);
    this.desk = desk;
    this.exporting = exporting;
    this.preview = preview;
    this.settings = settings;
    this.parent = parent;
  }

  @Override
  protected void perform() {
    String obstacle = exporting.obstacle();
    if (!obstacle.isEmpty()) {
      JOptionPane.showMessageDialog(
          parent.get(), obstacle, "Nothing to export yet", JOptionPane.INFORMATION_MESSAGE);
      return;
    }
    try {
      ExportPresets presets = new ExportPresets(settings);
      ExportDialog.Offer offer =
          new ExportDialog.Offer(
              proposedFolder(),
              exporting.variants(),
              desk.variant().get(),
              exporting.sources(),
              exporting.evening(),
              exporting.kept().isPresent());
      Optional<ExportDialog.Answer> answer =
          new ExportDialog(offer, presets, preview).ask(parent.get());
      preview.close();
      answer.ifPresent(each -> presets.setLast(ExportPreset.of(each.wish())));
      answer.ifPresent(this::export);
    } catch (UnreadableEveningException wrong) {
      JOptionPane.showMessageDialog(
          parent.get(),
          exporting.kept().orElseThrow().getFileName()
              + " cannot be followed. "
              + wrong.getMessage(),
          "Nothing was exported",
          JOptionPane.ERROR_MESSAGE);
    }
  }

  private void export(ExportDialog.Answer answer) {
    ExportWish wish = answer.wish();
    if (!answer.kept() || exporting.keep(wish.tonight().orElseThrow())) {
      exporting.begin(wish, ended -> tell(ended, wish.folder()));
    }
  }

  private Path proposedFolder() {
    Path home = Path.of(System.getProperty("user.home", "."));
    String name = desk.file().get().name().replaceAll("\\.[^.]*$", "");
    return desk.file()
        .get()
        .path()
        .map(path -> path.resolveSibling(name))
        .orElse(home.resolve(name));
  }

  private void tell(Exporting.Ended ended, Path folder) {
    if (!ended.written()) {
      JOptionPane.showMessageDialog(
          parent.get(), ended.words(), "Nothing was exported", JOptionPane.ERROR_MESSAGE);
      return;
    }
    Object[] answers = canOpen() ? new Object[] {"OK", "Open folder"} : new Object[] {"OK"};
    int answer =
        JOptionPane.showOptionDialog(
            parent.get(),
            ended.words() + "\n" + folder,
            "Exported",
            JOptionPane.DEFAULT_OPTION,
            JOptionPane.INFORMATION_MESSAGE,
            null,
            answers,
            answers[0]);
    if (answer == 1) {
      open(folder);
    }
  }

  private static boolean canOpen() {
    return Desktop.isDesktopSupported() && Desktop.getDesktop().isSupported(Desktop.Action.OPEN);
  }

  private void open(Path folder) {
    try {
      Desktop.getDesktop().open(folder.toFile());
    } catch (IOException | IllegalArgumentException noProgram) {
      desk.message().set(Message.trouble("No program opens the folder " + folder + "."));
    }
  }
}
