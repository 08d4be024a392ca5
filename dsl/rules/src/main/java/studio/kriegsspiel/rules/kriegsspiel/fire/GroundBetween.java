package studio.kriegsspiel.rules.kriegsspiel.fire;

/**
 * The ground between a battery and its target, as the choice of good or bad effect needs it.
 *
 * @param slopeDegrees steepest slope up or down
 * @param even whether it is even: neither swampy nor hedged, broken or undulating
 * @param softAtTarget whether it is swampy or marshy close to the target
 * @param seenBefore paces seen before the target
 * @param seenBehind paces seen behind the target
 * @param targetSeen whether the target itself is clearly seen
 * @param clearBefore paces of clear and even ground before the target
 * @param levelInFront paces of level ground in front of the battery without obstacles
 */
public record GroundBetween(
    double slopeDegrees,
    boolean even,
    boolean softAtTarget,
    int seenBefore,
    int seenBehind,
    boolean targetSeen,
    int clearBefore,
    int levelInFront) {
  /** Even ground, all in view. */
  public static final GroundBetween CLEAR =
      new GroundBetween(0, true, false, 2000, 2000, true, 2000, 2000);

  public GroundBetween {
    if (!(slopeDegrees >= 0 && slopeDegrees <= 90)) {
      throw new IllegalArgumentException("a slope is 0 to 90 degrees");
    }
  }

  /** The same ground at another slope. */
  public GroundBetween at(double degrees) {
    return new GroundBetween(
        degrees, even, softAtTarget, seenBefore, seenBehind, targetSeen, clearBefore, levelInFront);
  }

  /** The same ground, broken, hedged or swampy all along. */
  public GroundBetween broken() {
    return new GroundBetween(
        slopeDegrees, false, softAtTarget, seenBefore, seenBehind, targetSeen, 0, 0);
  }

  /** The same ground with so many paces in view before and behind the target. */
  public GroundBetween seen(int before, int behind) {
    return new GroundBetween(
        slopeDegrees, even, softAtTarget, before, behind, targetSeen, clearBefore, levelInFront);
  }

  /** The same ground, soft where the shot should strike. */
  public GroundBetween soft() {
    return new GroundBetween(
        slopeDegrees, even, true, seenBefore, seenBehind, targetSeen, clearBefore, levelInFront);
  }

  /** The same ground, the target not clearly seen. */
  public GroundBetween hidden() {
    return new GroundBetween(
        slopeDegrees, even, softAtTarget, seenBefore, seenBehind, false, clearBefore, levelInFront);
  }
}
