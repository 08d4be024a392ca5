package studio.kriegsspiel.terrain.sight;

import studio.kriegsspiel.terrain.MapPoint;

/** Asks the ground who sees what. Knows no rule book: heights and ranges come from the caller. */
public final class Sight {

  private Sight() {}

  /** The exact line from an eye to a target. */
  public static SightLine between(
      SightGround ground, MapPoint eye, MapPoint target, SightOptions options) {
    return SightLine.trace(ground, eye, target, options);
  }

  /**
   * What an eye sees around it, fast: on rolling ground it agrees with {@link #fromExactly} on at
   * least 99.8 % of the cells (see {@code docs/performance.md}).
   *
   * @throws IllegalArgumentException if the eye is not on the ground
   */
  public static SightField from(SightGround ground, MapPoint eye, SightOptions options) {
    return FastField.of(ground, eye, options);
  }

  /**
   * The same towards a point and beyond it, at a small part of the work: the cells within a cell
   * and a half of that line are as in {@link #from}, and most others unknown.
   *
   * @throws IllegalArgumentException if the eye is not on the ground
   */
  public static SightField along(
      SightGround ground, MapPoint eye, MapPoint target, SightOptions options) {
    return FastField.along(ground, eye, target, options);
  }

  /**
   * What an eye sees around it, exactly: a line to every cell. Some twenty times the work of {@link
   * #from}, so a second or two for 3 km on cells of 5 m.
   *
   * @throws IllegalArgumentException if the eye is not on the ground
   */
  public static SightField fromExactly(SightGround ground, MapPoint eye, SightOptions options) {
    return ExactField.of(ground, eye, options);
  }

  /** From where a target is seen: hidden heights of the field are heights an eye would need. */
  public static SightField to(SightGround ground, MapPoint target, SightOptions options) {
    return FastField.of(ground, target, options.reversed());
  }
}
