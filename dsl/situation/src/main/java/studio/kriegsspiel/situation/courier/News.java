package studio.kriegsspiel.situation.courier;

import java.time.LocalDateTime;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import java.util.function.Function;
import studio.kriegsspiel.scenario.force.UnitId;
import studio.kriegsspiel.situation.clock.Clock;
import studio.kriegsspiel.situation.sight.Eye;
import studio.kriegsspiel.situation.sight.Look;
import studio.kriegsspiel.situation.sight.Sights;
import studio.kriegsspiel.terrain.MapPoint;

/**
 * The earliest minute at which news can be somewhere: seen at the first minute at which it can be,
 * and ridden at once. Where bodies are free to move, they count as where they were last.
 */
public final class News {
  /** Nobody looks out longer than this. */
  private static final int MOST_MINUTES = 3 * 24 * 60;

  private final Clock clock;
  private final Sights sights;
  private final Rides rides;

  public News(Clock clock, Sights sights, Rides rides) {
    this.clock = clock;
    this.sights = sights;
    this.rides = rides;
  }

  /**
   * When news of a unit that another sees can be at a place, nothing if that one never sees it
   * during play or nobody can ride there.
   *
   * @throws CancellationException if the thread is interrupted
   */
  public Optional<NewsTime> earliest(UnitId seen, UnitId watcher, MapPoint to) {
    return earliest(time -> sights.between(watcher, seen, time), to);
  }

  /** When news of a unit that somebody at a post sees can be at a place. */
  public Optional<NewsTime> earliest(UnitId seen, MapPoint post, Eye eye, MapPoint to) {
    return earliest(time -> sights.from(post, eye, seen, time), to);
  }

  private Optional<NewsTime> earliest(
      Function<LocalDateTime, Optional<Look>> looking, MapPoint to) {
    LocalDateTime last = clock.begins().plusMinutes(MOST_MINUTES);
    LocalDateTime end = clock.ends().isAfter(last) ? last : clock.ends();
    for (LocalDateTime time = clock.begins(); !time.isAfter(end); time = time.plusMinutes(1)) {
      if (Thread.currentThread().isInterrupted()) {
        throw new CancellationException("looking out was broken off");
      }
      LocalDateTime seen = time;
      Optional<Look> look = looking.apply(time).filter(Look::sees);
      if (look.isPresent()) {
        return rides
            .find(look.get().line().from(), to)
            .map(ride -> new NewsTime(seen, look.get(), ride, ride.arrives(seen)));
      }
    }
    return Optional.empty();
  }
}
