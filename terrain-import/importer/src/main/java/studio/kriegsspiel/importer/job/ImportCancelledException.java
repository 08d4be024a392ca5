package studio.kriegsspiel.importer.job;

/** The user cancelled; nothing was written. */
public final class ImportCancelledException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  /** The user cancelled. */
  public ImportCancelledException() {
    super("The import was cancelled; nothing was written.");
  }
}
