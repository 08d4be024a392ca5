package studio.kriegsspiel.desktop.ui.action;

import java.awt.Component;
import java.nio.file.Path;
import java.util.function.Supplier;
import javax.swing.JOptionPane;
import org.jspecify.annotations.Nullable;
import studio.kriegsspiel.desk.core.Desk;
import studio.kriegsspiel.desk.core.Exporting;
import studio.kriegsspiel.desktop.ui.dialog.ExportDialog;
import studio.kriegsspiel.desktop.ui.look.Symbol;
import studio.kriegsspiel.study.evening.UnreadableEveningException;

/** Asks what to export and begins it. */
public final class ExportScenario extends StudioAction {
  private static final long serialVersionUID = 1L;

  private final transient Desk desk;
  private final transient Exporting exporting;
  private final transient Supplier<@Nullable Component> parent;

  /** Exports the scenario of {@code desk}. */
  public ExportScenario(Desk desk, Exporting exporting, Supplier<@Nullable Component> parent) {
    super("&Export…", "ctrl E", "Write packs, map and play files");
    sign(Symbol.EXPORT);
    this.desk = desk;
    this.exporting = exporting;
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
      new ExportDialog(proposedFolder(), exporting.evening(), exporting.kept().isPresent())
          .ask(parent.get())
          .ifPresent(this::export);
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
    if (!answer.kept() || exporting.keep(answer.tonight().orElseThrow())) {
      exporting.begin(
          answer.folder(), answer.targets(), answer.tonight(), answer.umpires(), this::tell);
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

  private void tell(Exporting.Ended ended) {
    JOptionPane.showMessageDialog(
        parent.get(),
        ended.words(),
        ended.written() ? "Exported" : "Nothing was exported",
        ended.written() ? JOptionPane.INFORMATION_MESSAGE : JOptionPane.ERROR_MESSAGE);
  }
}
