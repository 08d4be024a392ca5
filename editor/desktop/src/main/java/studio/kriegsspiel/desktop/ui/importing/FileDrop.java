package studio.kriegsspiel.desktop.ui.importing;

import java.awt.datatransfer.DataFlavor;
import java.awt.datatransfer.UnsupportedFlavorException;
import java.io.File;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import javax.swing.JComponent;
import javax.swing.TransferHandler;

/** Takes files that are dropped on a part of a window. */
public final class FileDrop extends TransferHandler {
  private static final long serialVersionUID = 1L;

  private final transient Consumer<List<Path>> takes;

  private FileDrop(Consumer<List<Path>> takes) {
    this.takes = takes;
  }

  /** Lets {@code takes} have the files dropped on a part. */
  public static void onto(JComponent part, Consumer<List<Path>> takes) {
    part.setTransferHandler(new FileDrop(takes));
  }

  @Override
  public boolean canImport(TransferSupport support) {
    return support.isDataFlavorSupported(DataFlavor.javaFileListFlavor);
  }

  @Override
  public boolean importData(TransferSupport support) {
    if (!canImport(support)) {
      return false;
    }
    try {
      Object data = support.getTransferable().getTransferData(DataFlavor.javaFileListFlavor);
      List<Path> files = new ArrayList<>();
      for (Object each : (List<?>) data) {
        files.add(((File) each).toPath());
      }
      takes.accept(files);
      return !files.isEmpty();
    } catch (UnsupportedFlavorException | IOException vanished) {
      return false;
    }
  }
}
