package studio.kriegsspiel.desk.core;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import studio.kriegsspiel.scenario.text.TextEdit;
import studio.kriegsspiel.scenario.text.TextSpan;

/** The other windows of the studio, each with a file of its own. */
public interface OtherWindows {
  /** Shows a place of a file, in the window that has it open or in a new one. */
  void show(Path file, TextSpan place);

  /**
   * Changes a file as one step, in the window that has it open or in a new one, where its author
   * sees it and saves it.
   *
   * @param label what the menu shows after "Undo"
   */
  void edit(Path file, List<TextEdit> edits, String label);

  /** The texts that windows have open, saved or not, by the plain absolute path of their file. */
  Map<Path, String> texts();
}
