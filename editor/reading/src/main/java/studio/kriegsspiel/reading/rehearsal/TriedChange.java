package studio.kriegsspiel.reading.rehearsal;

/**
 * What games come to in which one thing is told otherwise, the throws being the same.
 *
 * @param chances of these games
 * @param shift games in which a side is ahead now that was not before, and the other way round
 */
public record TriedChange(ToldOtherwise change, Chances chances, Shift shift) {
  private static final double NORMAL_95 = 1.959963984540054;

  /**
   * How the games of one side differ, pair by pair.
   *
   * @param side the one that is concerned most
   * @param won games that it is ahead in now alone
   * @param lost games that it was ahead in before alone
   */
  public record Shift(String side, int won, int lost) {
    /** Whether chance alone would hardly do that (McNemar's test at 95 per cent). */
    public boolean matters() {
      return Math.abs(won - lost) > NORMAL_95 * Math.sqrt(won + (double) lost);
    }
  }
}
