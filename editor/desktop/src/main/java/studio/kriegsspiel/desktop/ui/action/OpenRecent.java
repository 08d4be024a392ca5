package studio.kriegsspiel.desktop.ui.action;

import java.nio.file.Path;
import studio.kriegsspiel.desk.core.Paperwork;

/** Opens one of the scenarios opened last. */
public final class OpenRecent extends StudioAction {
  private static final long serialVersionUID = 1L;

  private final transient Paperwork paperwork;
  private final transient Path path;

  /** Opens {@code path}. */
  public OpenRecent(Paperwork paperwork, Path path) {
    super(String.valueOf(path.getFileName()), "", path.toString());
    this.paperwork = paperwork;
    this.path = path;
  }

  @Override
  protected void perform() {
    paperwork.open(path);
  }
}
