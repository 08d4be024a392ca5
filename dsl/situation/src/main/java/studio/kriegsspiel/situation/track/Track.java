package studio.kriegsspiel.situation.track;

import java.time.LocalDateTime;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Function;
import java.util.stream.IntStream;
import studio.kriegsspiel.scenario.force.Unit;
import studio.kriegsspiel.scenario.force.UnitId;
import studio.kriegsspiel.situation.works.Work;

/**
 * Where one unit is at every minute. What stands nearest to it in the text counts: a statement of
 * the unit itself before one of a unit above it.
 */
public final class Track {
  /** The later of two, of those of one minute the order, which moves what stands or comes there. */
  private static final Comparator<Placement> LATEST =
      Comparator.comparing(Placement::from).thenComparing(Placement::isOrder);

  private final UnitId unit;
  private final boolean staff;
  private final List<Placement> placements;
  private final List<Placement> overruled;
  private final Standing standing;
  private final List<Track> parts;
  private final Optional<Track> headquarters;
  private final List<Work> works;

  /** Where a body stands that a statement deploys. */
  interface Standing {
    Whereabouts of(Placement.Deployed deployed);
  }

  Track(
      UnitId unit,
      boolean staff,
      List<Placement> placements,
      List<Placement> overruled,
      Standing standing,
      List<Track> parts,
      Optional<Track> headquarters,
      List<Work> works) {
    this.unit = unit;
    this.staff = staff;
    this.placements = List.copyOf(placements);
    this.overruled = List.copyOf(overruled);
    this.standing = standing;
    this.parts = List.copyOf(parts);
    this.headquarters = headquarters;
    this.works = List.copyOf(works);
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

  /** How it goes on patrol, if it does. */
  public Optional<PatrolRun> findPatrol() {
    return placements.stream()
        .filter(Placement.Patrolling.class::isInstance)
        .findFirst()
        .map(each -> ((Placement.Patrolling) each).run().get());
  }

  /** The march that the text plans for it, if it does. */
  public Optional<ColumnJourney> findMarch() {
    return placements.stream()
        .filter(Placement.Marching.class::isInstance)
        .findFirst()
        .map(each -> ((Placement.Marching) each).journey().get());
  }

  /** Every way that the text has it go in a column, in the order in which it begins. */
  public List<ColumnJourney> journeys() {
    return placements.stream()
        .flatMap(each -> MovingColumn.of(each).stream())
        .map(MovingColumn::journey)
        .sorted(Comparator.comparing(ColumnJourney::headStarts))
        .toList();
  }

  /** The works it is set to, in the order of the text. */
  public List<Work> works() {
    return works;
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
    return at(time, placements, part -> part.at(time));
  }

  /**
   * Where it is at a time by the orders that have been given before it and whatever else places it
   * by then; so for its parts, which an order to the whole concerns as well.
   */
  Whereabouts before(LocalDateTime time) {
    return at(
        time,
        placements.stream().filter(each -> isKnownTo(each, time)).toList(),
        part -> part.before(time));
  }

  /** What is deployed or comes at the very minute of an order is there to obey it. */
  private static boolean isKnownTo(Placement placed, LocalDateTime time) {
    return placed.from().isBefore(time) || placed.from().equals(time) && !placed.isOrder();
  }

  private Whereabouts at(
      LocalDateTime time, List<Placement> said, Function<Track, Whereabouts> ofPart) {
    for (Work each : works) {
      if (each.isGoingOn(time) && each.place().isPresent()) {
        return Whereabouts.working(each.place().get());
      }
    }
    if (!said.isEmpty()) {
      return at(counting(said, time), time);
    }
    return parts.isEmpty() ? Whereabouts.unknown() : gathered(time, ofPart);
  }

  private Whereabouts gathered(LocalDateTime time, Function<Track, Whereabouts> ofPart) {
    List<Whereabouts> bodies = parts.stream().map(ofPart).toList();
    Whereabouts all = Gathering.of(bodies, leading());
    return headquarters(time)
        .filter(apart -> Gathering.seat(bodies, leading()).isPresent())
        .map(apart -> all.centredAt(apart.centre().orElseThrow()))
        .orElse(all);
  }

  private Optional<Whereabouts> headquarters(LocalDateTime time) {
    return headquarters.map(each -> each.at(time)).filter(Whereabouts::isOnMap);
  }

  /** Its headquarters, where the text has them stand apart. */
  public Optional<UnitId> findHeadquarters() {
    return headquarters.map(Track::unit);
  }

  /**
   * Where its commander is at a time: at its headquarters where the text has them, else with it.
   */
  public Whereabouts commander(LocalDateTime time) {
    return headquarters(time).orElseGet(() -> at(time));
  }

  /** The number of the part that is its staff, if one is. */
  private OptionalInt leading() {
    return IntStream.range(0, parts.size()).filter(each -> parts.get(each).staff).findFirst();
  }

  /**
   * The body that the unit counts as being with at a time where its parts are scattered, which the
   * studio assumes: its staff, or the part nearest to the mean of all; nothing where the text has
   * its headquarters somewhere.
   */
  public Optional<UnitId> findSeat(LocalDateTime time) {
    if (!placements.isEmpty() || parts.isEmpty() || headquarters(time).isPresent()) {
      return Optional.empty();
    }
    return Gathering.seat(parts.stream().map(part -> part.at(time)).toList(), leading())
        .map(parts::get)
        .map(part -> part.findSeat(time).orElse(part.unit));
  }

  /** Of what was said that which began last by a time, or else that which begins first. */
  private static Placement counting(List<Placement> said, LocalDateTime time) {
    if (said.size() == 1) {
      return said.get(0);
    }
    return said.stream()
        .filter(each -> !each.from().isAfter(time))
        .max(LATEST)
        .orElseGet(() -> Collections.min(said, Comparator.comparing(Placement::from)));
  }

  /** What of all that places it counts at a time; nothing where its parts say where it is. */
  public Optional<Placement> inForce(LocalDateTime time) {
    return placements.isEmpty() ? Optional.empty() : Optional.of(counting(placements, time));
  }

  /** The column in which it marches at a time, if it does. */
  public Optional<MovingColumn> moving(LocalDateTime time) {
    return inForce(time).flatMap(MovingColumn::of);
  }

  /** Where each of the statements that place it has it at a time. */
  public List<Whereabouts> everyAt(LocalDateTime time) {
    return placements.stream().map(each -> at(each, time)).toList();
  }

  private Whereabouts at(Placement placement, LocalDateTime time) {
    return placement.match(
        new Placement.Cases<>(
            deployed -> {
              Whereabouts fixed = standing.of(deployed);
              return time.isAfter(deployed.from()) ? fixed.free() : fixed;
            },
            arriving -> arriving(arriving, time),
            patrol -> patrol.run().get().at(time),
            march -> {
              ColumnJourney journey = march.journey().get();
              return gathered(journey, body -> OnTheWay.marching(journey, body, time));
            },
            ordered -> ordered(ordered, time),
            halted -> halted(halted, time),
            awaited -> Whereabouts.nowhere(Whereabouts.Kind.OFF_MAP, Certainty.FREE)));
  }

  private Whereabouts halted(Placement.Halted halted, LocalDateTime time) {
    return before(time.isBefore(halted.from()) ? time : halted.from()).halted();
  }

  private Whereabouts arriving(Placement.Arriving coming, LocalDateTime time) {
    if (time.isBefore(coming.from())) {
      return Whereabouts.nowhere(Whereabouts.Kind.OFF_MAP, Certainty.FIXED);
    }
    Arrival arrival = coming.arrival();
    return gathered(arrival.journey(), body -> at(arrival, body, time));
  }

  private Whereabouts ordered(Placement.Ordered ordered, LocalDateTime time) {
    ColumnJourney journey = ordered.journey().get();
    return gathered(
        journey,
        body ->
            ordered.leaves()
                ? OnTheWay.leaving(journey, body, time)
                : OnTheWay.marching(journey, body, time));
  }

  /** Where those of a column's bodies are that belong to the unit. */
  private Whereabouts gathered(
      ColumnJourney journey, Function<Arrival.Marching, Whereabouts> where) {
    List<Whereabouts> all =
        journey.bodies().stream().filter(each -> isMine(each.unit())).map(where).toList();
    return all.isEmpty() ? Whereabouts.unknown() : Gathering.of(all);
  }

  private boolean isMine(Unit body) {
    return body.id().equals(unit) || parts.stream().anyMatch(part -> part.isMine(body));
  }

  private static Whereabouts at(Arrival arrival, Arrival.Marching body, LocalDateTime time) {
    if (time.isBefore(body.headEnters())) {
      return Whereabouts.nowhere(Whereabouts.Kind.OFF_MAP, Certainty.RECKONED);
    }
    return OnTheWay.entering(arrival.journey(), body, time);
  }
}
