package studio.kriegsspiel.importer.job;

/** Hears how far long work has come, and may end it. */
public interface Progress {
  /** Hears nothing and lets the work end by itself. */
  Progress NONE =
      new Progress() {
        @Override
        public void report(double share, String step) {}

        @Override
        public boolean isCancelled() {
          return false;
        }
      };

  /**
   * Tells how much is done.
   *
   * @param share 0 to 1 of the whole
   * @param step what is being done, for people
   */
  void report(double share, String step);

  /** Whether the user wants no more. */
  boolean isCancelled();

  /** Reports, and throws {@link ImportCancelledException} if the user wants no more. */
  default void step(double share, String step) {
    if (isCancelled()) {
      throw new ImportCancelledException();
    }
    report(share, step);
  }
}
