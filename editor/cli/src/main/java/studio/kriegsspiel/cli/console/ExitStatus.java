package studio.kriegsspiel.cli.console;

/** What the process tells its caller. */
public final class ExitStatus {
  /** Everything is fine. */
  public static final int FINE = 0;

  /** There are findings of severity error, or an audit failed. */
  public static final int FINDINGS = 1;

  /** Wrong use, or input that cannot be read. */
  public static final int WRONG_USE = 2;

  /** Ended from outside, as a shell tells it of a process that was interrupted. */
  public static final int CANCELLED = 130;

  /** No status yet: a window is open and the process is left to it. */
  public static final int STAYS_OPEN = -1;

  private ExitStatus() {}
}
