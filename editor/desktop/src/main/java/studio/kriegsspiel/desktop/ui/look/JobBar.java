package studio.kriegsspiel.desktop.ui.look;

import java.util.Optional;
import javax.swing.JProgressBar;
import studio.kriegsspiel.desk.work.Job;

/** Shows in a bar how far work is; the bar goes from 0 to {@link #WHOLE}. */
public final class JobBar {
  /** What a bar goes to. */
  public static final int WHOLE = 1000;

  private JobBar() {}

  /** Shows a share from 0 to 1; less than 0 where it is not known. */
  public static void show(JProgressBar bar, double share) {
    bar.setIndeterminate(share < 0);
    bar.setValue((int) (WHOLE * Math.max(0, share)));
  }

  /** Shows a job with its words, or nothing. */
  public static void show(JProgressBar bar, Optional<Job> job) {
    show(bar, job.map(Job::fraction).orElse(0.0));
    bar.setString(job.map(Job::words).orElse(""));
  }
}
