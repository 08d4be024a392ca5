package studio.kriegsspiel.situation.track;

import java.util.Optional;
import studio.kriegsspiel.rules.concept.Formation;
import studio.kriegsspiel.scenario.place.Direction;
import studio.kriegsspiel.terrain.MapPoint;

/**
 * Where a body is at one moment.
 *
 * @param kind what it does there
 * @param certainty how sure that is
 * @param centre its middle, or the middle of what is on the map
 * @param head its foremost point, if it is on the map
 * @param tail its hindmost point, if it is on the map
 * @param heading where it faces or marches
 * @param formation how it stands or marches
 * @param frontMetres breadth of its front, 0 where it is not known
 * @param depthMetres from head to tail, 0 where it is not known
 */
public record Whereabouts(
    Kind kind,
    Certainty certainty,
    Optional<MapPoint> centre,
    Optional<MapPoint> head,
    Optional<MapPoint> tail,
    Optional<Direction> heading,
    Optional<Formation> formation,
    double frontMetres,
    double depthMetres) {

  /** What a body does. */
  public enum Kind {
    /** The text does not say where it is, or the ground does not know the place. */
    UNKNOWN,
    /** It has not come yet, or has left the map. */
    OFF_MAP,
    /** Its head is on the map, its tail is not. */
    ENTERING,
    /** It is on its way, all of it on the map. */
    MARCHING,
    /** Its head is at the goal and the rest comes up. */
    CLOSING_UP,
    /** Its head has left the map, its tail has not. */
    LEAVING,
    /** It works on a bridge or an obstacle. */
    WORKING,
    /** It stands. */
    STANDING
  }

  /** Of a body of which nothing is known. */
  static Whereabouts unknown() {
    return nowhere(Kind.UNKNOWN, Certainty.FREE);
  }

  /** Of a body that is not on the map. */
  static Whereabouts nowhere(Kind kind, Certainty certainty) {
    return new Whereabouts(
        kind,
        certainty,
        Optional.empty(),
        Optional.empty(),
        Optional.empty(),
        Optional.empty(),
        Optional.empty(),
        0,
        0);
  }

  /** Of a body at one point, whose extent does not matter or is not known. */
  static Whereabouts at(MapPoint point, Kind kind, Certainty certainty, Formation formation) {
    return new Whereabouts(
        kind,
        certainty,
        Optional.of(point),
        Optional.of(point),
        Optional.of(point),
        Optional.empty(),
        Optional.of(formation),
        0,
        0);
  }

  /** Of a body at work. */
  static Whereabouts working(MapPoint place) {
    return new Whereabouts(
        Kind.WORKING,
        Certainty.RECKONED,
        Optional.of(place),
        Optional.of(place),
        Optional.of(place),
        Optional.empty(),
        Optional.empty(),
        0,
        0);
  }

  /** Whether it goes nowhere. */
  public boolean isStill() {
    return kind == Kind.STANDING || kind == Kind.WORKING;
  }

  /** Whether any of it is on the map. */
  public boolean isOnMap() {
    return centre.isPresent();
  }

  /** The same with its tail still off the map. */
  Whereabouts withoutTail() {
    return new Whereabouts(
        kind,
        certainty,
        centre,
        head,
        Optional.empty(),
        heading,
        formation,
        frontMetres,
        depthMetres);
  }

  /** The same with a heading. */
  Whereabouts heading(Optional<Direction> other) {
    return new Whereabouts(
        kind, certainty, centre, head, tail, other, formation, frontMetres, depthMetres);
  }

  /** The same with its middle elsewhere. */
  Whereabouts centredAt(MapPoint middle) {
    return new Whereabouts(
        kind,
        certainty,
        Optional.of(middle),
        head,
        tail,
        heading,
        formation,
        frontMetres,
        depthMetres);
  }

  /** The same once it has stopped; who is not on the map goes on as he would. */
  Whereabouts halted() {
    return isOnMap()
        ? new Whereabouts(
            Kind.STANDING,
            Certainty.RECKONED,
            centre,
            head,
            tail,
            heading,
            formation,
            frontMetres,
            depthMetres)
        : this;
  }

  /** The same with less certainty. */
  Whereabouts free() {
    return new Whereabouts(
        kind, Certainty.FREE, centre, head, tail, heading, formation, frontMetres, depthMetres);
  }
}
