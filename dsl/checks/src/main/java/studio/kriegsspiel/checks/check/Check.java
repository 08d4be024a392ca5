package studio.kriegsspiel.checks.check;

/**
 * Looks for one thing that is wrong, doubtful or worth knowing. A check keeps no state and logs
 * nothing; it asks the context and reports.
 */
public interface Check {
  /** What it is called, how much it matters and on which rules it rests. */
  CheckInfo info();

  /** The jar it is from, empty for the studio's own. */
  default String origin() {
    return "";
  }

  /** Looks at one scenario and reports what it finds. */
  void run(CheckContext context, Report report);
}
