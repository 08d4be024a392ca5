package studio.kriegsspiel.reading.decision.filling;

import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Supplier;
import studio.kriegsspiel.rules.field.LineOfFire;
import studio.kriegsspiel.rules.field.Troops;
import studio.kriegsspiel.terrain.MapPoint;
import studio.kriegsspiel.terrain.ground.Ground;

/**
 * Lines of fire that have been followed before. Who asks of many shots over one ground keeps them,
 * as most are fired from where one was fired before. Thread-safe.
 */
public final class FireLines {
  /** More than these are followed again when they are asked for again. */
  private static final int MOST_KEPT = 50_000;

  private final Map<Shot, Optional<LineOfFire>> known = new ConcurrentHashMap<>();

  private record Shot(Ground ground, Troops troops, MapPoint from, MapPoint to) {}

  /** What lies between, as followed before, or now. */
  Optional<LineOfFire> find(
      Ground ground,
      Troops troops,
      MapPoint from,
      MapPoint to,
      Supplier<Optional<LineOfFire>> follow) {
    Shot shot = new Shot(ground, troops, from, to);
    Optional<LineOfFire> found = known.get(shot);
    if (found == null) {
      found = follow.get();
      if (known.size() < MOST_KEPT) {
        known.put(shot, found);
      }
    }
    return found;
  }
}
