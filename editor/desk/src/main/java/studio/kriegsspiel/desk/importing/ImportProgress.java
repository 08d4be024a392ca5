package studio.kriegsspiel.desk.importing;

import studio.kriegsspiel.desk.work.JobProgress;

/** Lets the importer report to the window's progress. */
public final class ImportProgress {
  private ImportProgress() {}

  /** The window's progress, as the importer sees it. */
  public static studio.kriegsspiel.importer.job.Progress over(JobProgress progress) {
    return new studio.kriegsspiel.importer.job.Progress() {
      @Override
      public void report(double share, String step) {
        progress.report(share, step);
      }

      @Override
      public boolean isCancelled() {
        return progress.isCancelled();
      }
    };
  }
}
