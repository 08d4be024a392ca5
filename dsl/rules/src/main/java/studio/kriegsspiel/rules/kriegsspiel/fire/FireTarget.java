package studio.kriegsspiel.rules.kriegsspiel.fire;

import studio.kriegsspiel.rules.procedure.Ask;

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
    @Ask("column of two battalions, squadrons or battery") boolean dense,
    @Ask("two or more lines in the same band of range") boolean twoLines,
    @Ask("skirmishers within 100 paces of their line") boolean skirmishersNearLine,
    @Ask("taken in flank") boolean flank,
    @Ask(value = "how the target is covered", or = "none") Cover cover) {
  /** A line in the open, fired at from the front. */
  public static final FireTarget LINE = new FireTarget(false, false, false, false, Cover.NONE);

  /** A mass in the open, fired at from the front. */
  public static final FireTarget MASS = new FireTarget(true, false, false, false, Cover.NONE);

  public FireTarget under(Cover newCover) {
    return new FireTarget(dense, twoLines, skirmishersNearLine, flank, newCover);
  }
}
