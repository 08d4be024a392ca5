package studio.kriegsspiel.rules.kriegsspiel.fire;

/**
 * What artillery fires at.
 *
 * @param dense a column of two battalions or more, squadrons or a battery
 * @param twoLines two or more lines in the same band of range
 * @param skirmishersNearLine skirmishers not more than 100 paces from their line
 * @param flank taken in flank
 * @param cover how it is covered
 */
public record FireTarget(
    boolean dense, boolean twoLines, boolean skirmishersNearLine, boolean flank, Cover cover) {
  /** A line in the open, fired at from the front. */
  public static final FireTarget LINE = new FireTarget(false, false, false, false, Cover.NONE);

  /** A mass in the open, fired at from the front. */
  public static final FireTarget MASS = new FireTarget(true, false, false, false, Cover.NONE);

  public FireTarget inFlank() {
    return new FireTarget(dense, twoLines, skirmishersNearLine, true, cover);
  }

  public FireTarget under(Cover newCover) {
    return new FireTarget(dense, twoLines, skirmishersNearLine, flank, newCover);
  }
}
