package studio.kriegsspiel.desk.work;

import java.util.OptionalLong;
import studio.kriegsspiel.importer.job.Remaining;

/** A piece of work under way, as the status line shows it. */
public final class Job {
  private final String title;
  private final boolean shown;
  private volatile double fraction = -1;
  private volatile String what = "";
  private volatile boolean cancelled;
  private final Remaining remaining = new Remaining(System::nanoTime);

  Job(String title, boolean shown) {
    this.title = title;
    this.shown = shown;
  }

  /** What it is, such as {@code Writing packs}. */
  public String title() {
    return title;
  }

  /** Whether an author should see it; the check after each pause of typing is not shown. */
  public boolean isShown() {
    return shown;
  }

  /** From 0 to 1; negative if nobody can tell. */
  public double fraction() {
    return fraction;
  }

  /** What is being done now. */
  public String what() {
    return what;
  }

  /** Says that nobody wants the result; the work ends at its next stop. */
  public void cancel() {
    cancelled = true;
  }

  /** Whether {@link #cancel} was called. */
  public boolean isCancelled() {
    return cancelled;
  }

  /** What is being done, and how long it will still take where that can be told. */
  public String words() {
    if (cancelled) {
      return "ending…";
    }
    OptionalLong seconds = remaining.findSeconds();
    String left = seconds.isPresent() ? Remaining.words(seconds.getAsLong()) : "";
    return what.isEmpty() || left.isEmpty() ? what + left : what + ", " + left;
  }

  void moveTo(double newFraction, String newWhat) {
    remaining.at(newFraction);
    fraction = newFraction;
    what = newWhat;
  }
}
