package studio.kriegsspiel.situation.release;

import java.time.LocalDateTime;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import studio.kriegsspiel.scenario.audience.Audience;
import studio.kriegsspiel.scenario.force.Role;
import studio.kriegsspiel.scenario.force.Side;
import studio.kriegsspiel.scenario.force.Unit;
import studio.kriegsspiel.scenario.force.UnitId;
import studio.kriegsspiel.scenario.news.Release;
import studio.kriegsspiel.scenario.place.Position;
import studio.kriegsspiel.scenario.time.Moment;
import studio.kriegsspiel.situation.Situation;
import studio.kriegsspiel.situation.clock.Clock;
import studio.kriegsspiel.situation.courier.Ride;
import studio.kriegsspiel.terrain.MapPoint;

/**
 * When news is let go: by the clock, again and again, or when a courier arrives. A courier rides to
 * where the unit is that the receiving role commands, or the first role of a side, when he leaves.
 */
public final class Releases {
  /** Nobody tells the same oftener in one evening. */
  private static final int MOST_TIMES = 48;

  private final Situation situation;
  private final Clock clock;
  private final Map<Asked, Optional<Dispatch>> ridden = new ConcurrentHashMap<>();

  private record Asked(Release.ByCourier courier, Audience audience) {}

  private Releases(Situation situation) {
    this.situation = situation;
    this.clock = situation.clock();
  }

  /** The releases of a situation, each ride reckoned once. */
  public static Releases of(Situation situation) {
    return situation.part(Releases.class, Releases::new);
  }

  /** A release as often as it takes place: a repeated one as single times, any other as it is. */
  public List<Release> each(Release release) {
    if (!(release instanceof Release.Repeated repeated)) {
      return List.of(release);
    }
    LocalDateTime from = clock.time(repeated.from());
    LocalDateTime to = clock.time(repeated.to());
    long step =
        (long) repeated.every()
            * switch (repeated.unit()) {
              case MINUTES -> 1;
              case HOURS -> 60;
              case MOVES -> clock.turn().turnMinutes();
            };
    List<Release> times = new ArrayList<>();
    for (LocalDateTime at = from;
        !at.isAfter(to) && times.size() < MOST_TIMES;
        at = at.plusMinutes(Math.max(1, step))) {
      times.add(new Release.At(new Moment.At(at)));
    }
    return List.copyOf(times);
  }

  /** The earliest time at which an audience has it, if the clock or a ride decides it. */
  public Optional<LocalDateTime> earliest(Release release, Audience audience) {
    return release instanceof Release.ByCourier courier
        ? dispatch(courier, audience).map(Dispatch::arrives)
        : clock.earliest(release);
  }

  /** When an audience has it for certain; never, where the umpire or an event decides. */
  public Optional<LocalDateTime> certain(Release release, Audience audience) {
    if (release instanceof Release.Between between) {
      return Optional.of(clock.time(between.to()));
    }
    return earliest(release, audience);
  }

  /** Whether an audience certainly has it at a time. */
  public boolean isDue(Release release, Audience audience, LocalDateTime time) {
    return certain(release, audience).filter(at -> !at.isAfter(time)).isPresent();
  }

  /**
   * The ride of a courier to an audience; nothing where the ground does not tell the way, or where
   * nobody knows where the receiver is.
   */
  public Optional<Dispatch> dispatch(Release.ByCourier courier, Audience audience) {
    Asked asked = new Asked(courier, audience);
    Optional<Dispatch> found = ridden.get(asked);
    if (found == null) {
      found = ride(courier, audience);
      ridden.put(asked, found);
    }
    return found;
  }

  private Optional<Dispatch> ride(Release.ByCourier courier, Audience audience) {
    LocalDateTime leaves = clock.time(courier.leaves());
    Optional<MapPoint> from = find(courier.from());
    Optional<MapPoint> to = receiver(audience, leaves);
    if (from.isEmpty() || to.isEmpty()) {
      return Optional.empty();
    }
    List<MapPoint> points = new ArrayList<>(List.of(from.get()));
    courier.along().forEach(each -> find(each).ifPresent(points::add));
    points.add(to.get());
    List<Ride> rides = new ArrayList<>();
    for (int i = 1; i < points.size(); i++) {
      Optional<Ride> ride = situation.rides().find(points.get(i - 1), points.get(i), leaves);
      if (ride.isEmpty()) {
        return Optional.empty();
      }
      rides.add(ride.get());
    }
    return Optional.of(new Dispatch(leaves, from.get(), to.get(), seat(audience, leaves), rides));
  }

  private Optional<MapPoint> find(Position position) {
    return situation.ground().flatMap(ground -> ground.resolve(position).find());
  }

  /**
   * Where the commander is at a time who receives what an audience is told; nothing for everyone
   * and the umpire, and where nobody knows where he is.
   */
  public Optional<MapPoint> receiver(Audience audience, LocalDateTime time) {
    return commanded(audience)
        .flatMap(unit -> situation.tracks().of(unit).commander(time).centre());
  }

  private Optional<UnitId> seat(Audience audience, LocalDateTime time) {
    return commanded(audience).flatMap(unit -> situation.tracks().of(unit).findSeat(time));
  }

  /** The unit of the commander who receives what an audience is told. */
  public Optional<UnitId> commanded(Audience audience) {
    return audience
        .findSide()
        .flatMap(situation.scenario()::findSide)
        .flatMap(side -> commanded(side, audience));
  }

  private static Optional<UnitId> commanded(Side side, Audience audience) {
    return side.roles().stream()
        .filter(
            role -> !(audience instanceof Audience.RoleOnly one) || one.role().equals(role.title()))
        .findFirst()
        .flatMap(Role::commands)
        .or(() -> side.army().stream().map(Unit::id).findFirst());
  }
}
