package studio.kriegsspiel.rules.battlesystem;

/**
 * What one die of combat does to the other side.
 *
 * @param modified the die after modifiers, 0 to 8
 * @param percent casualties in percent of the strength that inflicts them
 * @param tenThousandths exact loss in ten-thousandths of a man
 * @param moraleHundredths loss of morale in hundredths of a point
 */
public record Losses(int modified, int percent, long tenThousandths, int moraleHundredths) {
  private static final int WHOLE = 10_000;

  /** Nothing inflicted, because the side may not fight. */
  static final Losses NONE = new Losses(0, 0, 0, 0);

  /** Men lost, rounded down once. */
  public int men() {
    return Math.toIntExact(tenThousandths / WHOLE);
  }
}
