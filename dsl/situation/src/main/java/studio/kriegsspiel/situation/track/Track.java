package studio.kriegsspiel.situation.track;

import java.time.Duration;
import java.time.LocalDateTime;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import studio.kriegsspiel.scenario.force.Unit;
import studio.kriegsspiel.scenario.force.UnitId;
import studio.kriegsspiel.scenario.place.Direction;
import studio.kriegsspiel.situation.works.Work;
import studio.kriegsspiel.terrain.MapPoint;
import studio.kriegsspiel.terrain.march.MarchColumn;

/**
 * Where one unit is at every minute. What stands nearest to it in the text counts: a statement of
 * the unit itself before one of a unit above it.
 */
public final class Track {
  /** A heading is taken over so much of the way. */
  private static final double HEADING_METRES = 20;

  private final UnitId unit;
  private final List<Placement> placements;
  private final List<Placement> overruled;
  private final Standing standing;
  private final List<Track> parts;
  private final Optional<Work> work;

  /** Where a body stands that a statement deploys. */
  interface Standing {
    Whereabouts of(Placement.Deployed deployed);
  }

  Track(
      UnitId unit,
      List<Placement> placements,
      List<Placement> overruled,
      Standing standing,
      List<Track> parts,
      Optional<Work> work) {
    this.unit = unit;
    this.placements = List.copyOf(placements);
    this.overruled = List.copyOf(overruled);
    this.standing = standing;
    this.parts = List.copyOf(parts);
    this.work = work;
  }

  /** Whose track it is. */
  public UnitId unit() {
    return unit;
  }

  /**
   * The statements that place it, in the order of the text; more than one where the text puts it at
   * two places.
   */
  public List<Placement> placements() {
    return placements;
  }

  /** Statements of units above it that would place it too, were it not placed on its own. */
  public List<Placement> overruled() {
    return overruled;
  }

  /** Whether the text says at more than one place where it is. */
  public boolean isPlacedTwice() {
    return placements.size() > 1;
  }

  /** The work it is set to, if the text sets it to one. */
  public Optional<Work> findWork() {
    return work;
  }

  /** How it comes on, if it does. */
  public Optional<Arrival> findArrival() {
    return placements.stream()
        .filter(Placement.Arriving.class::isInstance)
        .findFirst()
        .map(each -> ((Placement.Arriving) each).arrival());
  }

  /**
   * Where it is at a time. Where the text places it twice, the statement that began last counts;
   * {@link #everyAt} has them all.
   */
  public Whereabouts at(LocalDateTime time) {
    Optional<MapPoint> working = work.filter(each -> each.isGoingOn(time)).flatMap(Work::place);
    if (working.isPresent()) {
      return Whereabouts.working(working.get());
    }
    Optional<Placement> counts =
        placements.stream()
            .filter(each -> !each.from().isAfter(time))
            .max(Comparator.comparing(Placement::from))
            .or(() -> placements.stream().min(Comparator.comparing(Placement::from)));
    return counts
        .map(each -> at(each, time))
        .orElseGet(
            () ->
                parts.isEmpty()
                    ? Whereabouts.unknown()
                    : Gathering.of(parts.stream().map(each -> each.at(time)).toList()));
  }

  /** Where each of the statements that place it has it at a time. */
  public List<Whereabouts> everyAt(LocalDateTime time) {
    return placements.stream().map(each -> at(each, time)).toList();
  }

  private Whereabouts at(Placement placement, LocalDateTime time) {
    if (placement instanceof Placement.Deployed deployed) {
      Whereabouts fixed = standing.of(deployed);
      return time.isAfter(deployed.from()) ? fixed.free() : fixed;
    }
    if (time.isBefore(placement.from())) {
      return Whereabouts.nowhere(Whereabouts.Kind.OFF_MAP, Certainty.FIXED);
    }
    Arrival arrival = ((Placement.Arriving) placement).arrival();
    List<Whereabouts> all =
        arrival.bodies().stream()
            .filter(each -> isMine(each.unit()))
            .map(each -> at(arrival, each, time))
            .toList();
    return all.isEmpty() ? Whereabouts.unknown() : Gathering.of(all);
  }

  private boolean isMine(Unit body) {
    return body.id().equals(unit) || parts.stream().anyMatch(part -> part.isMine(body));
  }

  private static Whereabouts at(Arrival arrival, Arrival.Marching body, LocalDateTime time) {
    double minutes = Duration.between(body.headEnters(), time).toSeconds() / 60.0;
    if (minutes < 0) {
      return Whereabouts.nowhere(Whereabouts.Kind.OFF_MAP, Certainty.RECKONED);
    }
    if (arrival.entry().isEmpty()) {
      return Whereabouts.unknown();
    }
    return arrival.isReckoned()
        ? onTheWay(arrival, body.column(), minutes)
        : straight(arrival, body.column(), minutes);
  }

  private static Whereabouts straight(Arrival arrival, MarchColumn column, double minutes) {
    boolean entering = minutes < column.tailStartsMinutes();
    MapPoint entry = arrival.entry().orElseThrow();
    Whereabouts here =
        Whereabouts.at(
            entry,
            entering ? Whereabouts.Kind.ENTERING : Whereabouts.Kind.STANDING,
            Certainty.FREE,
            arrival.order().marchOrder());
    return entering ? here.withoutTail() : here;
  }

  private static Whereabouts onTheWay(Arrival arrival, MarchColumn column, double minutes) {
    double end = column.route().lengthMetres();
    double head = column.head().metresAfter(minutes);
    double tail = column.tail().metresAfter(minutes);
    boolean off = minutes < column.tailStartsMinutes();
    boolean closed = minutes >= column.tailArrivesMinutes();
    Whereabouts.Kind kind =
        off
            ? Whereabouts.Kind.ENTERING
            : minutes < column.headArrivesMinutes()
                ? Whereabouts.Kind.MARCHING
                : closed ? Whereabouts.Kind.STANDING : Whereabouts.Kind.CLOSING_UP;
    double hind = Math.max(0, tail);
    MapPoint back = column.route().pointAfterMetres(Math.max(0, head - HEADING_METRES));
    MapPoint ahead = column.route().pointAfterMetres(Math.min(end, head + HEADING_METRES));
    return new Whereabouts(
        kind,
        closed ? Certainty.FREE : Certainty.RECKONED,
        Optional.of(column.route().pointAfterMetres((head + hind) / 2)),
        Optional.of(column.route().pointAfterMetres(head)),
        off ? Optional.empty() : Optional.of(column.route().pointAfterMetres(hind)),
        back.equals(ahead)
            ? Optional.empty()
            : Optional.of(new Direction(back.bearingDegrees(ahead))),
        Optional.of(arrival.order().marchOrder()),
        0,
        head - hind);
  }
}
