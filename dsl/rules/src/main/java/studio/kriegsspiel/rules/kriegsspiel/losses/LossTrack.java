package studio.kriegsspiel.rules.kriegsspiel.losses;

import studio.kriegsspiel.rules.Fraction;

/**
 * A track of the record sheet: losses mount up until a threshold is reached, then something is
 * exchanged or removed and the track begins again.
 *
 * @param threshold points at which something is exchanged or removed
 * @param standing points on the track, less than the threshold
 * @param reached how often the threshold has been reached
 */
public record LossTrack(Fraction threshold, Fraction standing, int reached) {
  public LossTrack {
    if (threshold.signum() <= 0 || standing.signum() < 0 || standing.compareTo(threshold) >= 0) {
      throw new IllegalArgumentException("a track stands between nothing and its threshold");
    }
  }

  /** An empty track. */
  public static LossTrack of(Fraction threshold) {
    return new LossTrack(threshold, Fraction.ZERO, 0);
  }

  /** The track after so many points more. */
  public LossTrack plus(Fraction points) {
    Fraction sum = standing.plus(points);
    long times = sum.dividedBy(threshold).floor();
    return new LossTrack(
        threshold, sum.minus(threshold.times(times)), Math.toIntExact(reached + times));
  }
}
