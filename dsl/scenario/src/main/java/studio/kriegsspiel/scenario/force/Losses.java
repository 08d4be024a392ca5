package studio.kriegsspiel.scenario.force;

/**
 * What troops have lost of their stated strength before play begins.
 *
 * @param count how many
 * @param of of what
 */
public record Losses(int count, Of of) {
  private static final int WHOLE = 100;

  /** What is counted. */
  public enum Of {
    PERCENT,
    MEN,
    PIECES
  }

  /** Whether it is a share, which each part of a formation has lost alike. */
  public boolean isShare() {
    return of == Of.PERCENT;
  }

  /** Men lost of a strength; a share is rounded once, halves up, to whole men. */
  public int ofMen(int strength) {
    return switch (of) {
      case PERCENT -> (int) (((long) strength * Math.min(count, WHOLE) + WHOLE / 2) / WHOLE);
      case MEN -> Math.min(count, strength);
      case PIECES -> 0;
    };
  }

  /** Pieces lost of so many; guns are lost by number, not by share. */
  public int ofPieces(int pieces) {
    return of == Of.PIECES ? Math.min(count, pieces) : 0;
  }

  @Override
  public String toString() {
    return switch (of) {
      case PERCENT -> count + " % lost";
      case MEN -> count + (count == 1 ? " man lost" : " men lost");
      case PIECES -> count + (count == 1 ? " piece lost" : " pieces lost");
    };
  }
}
