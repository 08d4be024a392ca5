package studio.kriegsspiel.desk.core;

/** Whether what lies on the desk is on disk too. */
public enum SavedState {
  NO_FILE("no file yet"),
  CHANGED("not saved"),
  SAVED("saved");

  private final String words;

  SavedState(String words) {
    this.words = words;
  }

  /** How it is with a desk. */
  public static SavedState of(Desk desk) {
    if (desk.file().get().path().isEmpty()) {
      return NO_FILE;
    }
    return desk.isUnsaved() ? CHANGED : SAVED;
  }

  /** Two or three words for the foot of the window. */
  public String words() {
    return words;
  }

  /** The same in a sentence. */
  public String tip(OpenFile file) {
    String where = file.path().map(path -> String.valueOf(path.toAbsolutePath())).orElse("");
    return switch (this) {
      case NO_FILE -> "It is in no file yet; Ctrl+S asks where to keep it.";
      case CHANGED -> "It differs from " + where + "; Ctrl+S saves it.";
      case SAVED -> "It is saved in " + where + ".";
    };
  }
}
