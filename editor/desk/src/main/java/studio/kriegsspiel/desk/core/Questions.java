package studio.kriegsspiel.desk.core;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import studio.kriegsspiel.desk.file.Comparison;
import studio.kriegsspiel.desk.file.Recovered;
import studio.kriegsspiel.desk.file.RecoveredGround;

/** What the author is asked; answered by dialogs, and by tests without any. */
public interface Questions {
  /** What to do with unsaved text that is about to leave the desk. */
  enum Unsaved {
    SAVE,
    DISCARD,
    CANCEL
  }

  /** Asks what to do with the unsaved text of a file. */
  Unsaved askUnsaved(String name);

  /** Asks for a scenario to open. */
  Optional<Path> askOpen(Optional<Path> beside);

  /** Asks for a table of an order of battle: CSV or a spreadsheet. */
  Optional<Path> askTable(Optional<Path> beside);

  /** Asks for a path to save under; the answer is the author's final word, also on overwriting. */
  Optional<Path> askSave(Optional<Path> beside, String name);

  /** What to do about a file that another program has changed. */
  enum Overtaken {
    COMPARE,
    RELOAD,
    KEEP_MINE,
    CANCEL
  }

  /** Asks what to do before a save would write over what another program wrote. */
  Overtaken askOvertaken(String name);

  /** Asks whether to save over a ground that another program has changed. */
  boolean askOverwriteChanged(String name);

  /**
   * Asks whether something else is to be written in files.
   *
   * @param files each with how many places, and what becomes of it
   */
  boolean askReplace(List<String> files);

  /** Says why a save failed and asks whether to save under another name. */
  boolean askElsewhere(String sentence);

  /** What to do about unsaved work that an earlier session left behind. */
  enum Restore {
    RESTORE,
    COMPARE,
    LATER,
    THROW_AWAY
  }

  /** Asks whether to restore unsaved text that an earlier session left behind. */
  Restore askRestore(Recovered recovered);

  /** Asks whether to restore unsaved changes of a ground that an earlier session left behind. */
  Restore askRestore(RecoveredGround recovered);

  /** Shows how unsaved text differs from its file, until it is closed. */
  void show(String name, Comparison comparison);

  /** Asks whether to end work that is under way, such as an import, with the session. */
  boolean askEndWork(String title);

  /** Says that something could not be done. */
  void tell(String title, String sentence);
}
