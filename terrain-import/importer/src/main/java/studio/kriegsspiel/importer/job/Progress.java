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
    requireWanted();
    report(share, step);
  }

  /** The same for one of many pieces; reports two hundred times at most. */
  default void step(int piece, int pieces, String step) {
    requireWanted();
    if (piece % (pieces / 200 + 1) == 0) {
      report((double) piece / pieces, step);
    }
  }

  /** Throws {@link ImportCancelledException} if the user wants no more. */
  default void requireWanted() {
    if (isCancelled()) {
      throw new ImportCancelledException();
    }
  }

  /**
   * Hears of a part of the work.
   *
   * @param from share of the whole at which the part begins
   * @param to share of the whole at which it ends
   */
  default Progress part(double from, double to) {
    Progress whole = this;
    return new Progress() {
      @Override
      public void report(double share, String step) {
        whole.report(from + (to - from) * Math.min(1, Math.max(0, share)), step);
      }

      @Override
      public boolean isCancelled() {
        return whole.isCancelled();
      }
    };
  }
}
