package studio.kriegsspiel.desktop.ui.dialog;

import java.awt.Component;
import javax.swing.JOptionPane;
import org.jspecify.annotations.Nullable;
import studio.kriegsspiel.desk.file.StudioFolders;
import studio.kriegsspiel.export.paper.StudioVersion;

/** Tells which studio this is. */
public final class AboutDialog {
  private AboutDialog() {}

  /** Shows it above {@code parent} until it is closed. */
  public static void show(@Nullable Component parent) {
    StudioFolders folders = StudioFolders.ofThisMachine();
    JOptionPane.showMessageDialog(
        parent,
        StudioVersion.WRITER
            + "\nScenarios for Kriegsspiel: written, drawn, checked, rehearsed and printed.\n\nJava "
            + System.getProperty("java.version")
            + " on "
            + System.getProperty("os.name")
            + "\nSettings: "
            + folders.settings()
            + "\nUnsaved work: "
            + folders.recovery(),
        "About",
        JOptionPane.INFORMATION_MESSAGE);
  }
}
