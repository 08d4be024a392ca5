package studio.kriegsspiel.situation.march;

import java.time.LocalDateTime;
import java.util.List;
import studio.kriegsspiel.terrain.Feature;

/**
 * A bridge that comes to bear troops during play, or ceases to.
 *
 * @param at from when the ground is so
 * @param gone what is on the ground no more
 * @param added what is on it from then on
 */
public record BridgeChange(LocalDateTime at, List<Feature> gone, List<Feature> added) {
  /** Copies the lists. */
  public BridgeChange {
    gone = List.copyOf(gone);
    added = List.copyOf(added);
  }

  /** One that is finished, or made good. */
  public static BridgeChange opens(Feature bridge, LocalDateTime at) {
    return new BridgeChange(at, List.of(), List.of(bridge));
  }

  /**
   * One that falls.
   *
   * @param gap what is where it stood
   */
  public static BridgeChange falls(Feature bridge, Feature gap, LocalDateTime at) {
    return new BridgeChange(at, List.of(bridge), List.of(gap));
  }
}
