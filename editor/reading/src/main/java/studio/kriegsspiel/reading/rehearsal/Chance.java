package studio.kriegsspiel.reading.rehearsal;

/**
 * How often something happened, and what that says of how likely it is: Wilson's interval of 95 per
 * cent (E. B. Wilson, Journal of the American Statistical Association 22, 1927).
 *
 * @param times how often it happened
 * @param of in how many games
 */
public record Chance(int times, int of) {
  /** What happens less often than this is decided, as is what fails to happen less often. */
  public static final double OPEN_FROM = 0.3;

  /** What happens more often than this is decided. */
  public static final double OPEN_TO = 1 - OPEN_FROM;

  private static final double NORMAL_95 = 1.959963984540054;

  /** Whether it may be open, as far as its bounds tell. */
  public boolean mayBeOpen() {
    return least() <= OPEN_TO && most() >= OPEN_FROM;
  }

  /** The share of games in which it happened; 0 of none. */
  public double share() {
    return of == 0 ? 0 : (double) times / of;
  }

  /** The least that is likely. */
  public double least() {
    return Math.max(0, middle() - half());
  }

  /** The most that is likely. */
  public double most() {
    return of == 0 ? 1 : Math.min(1, middle() + half());
  }

  private double middle() {
    double square = NORMAL_95 * NORMAL_95;
    return of == 0 ? 0 : (times + square / 2) / (of + square);
  }

  private double half() {
    double square = NORMAL_95 * NORMAL_95;
    double spread = share() * (1 - share()) * of + square / 4;
    return of == 0 ? 0 : NORMAL_95 * Math.sqrt(spread) / (of + square);
  }
}
