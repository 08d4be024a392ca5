package studio.kriegsspiel.study.ask;

import java.time.LocalDateTime;
import java.time.format.DateTimeFormatter;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import studio.kriegsspiel.scenario.force.UnitId;
import studio.kriegsspiel.situation.Situation;
import studio.kriegsspiel.situation.clock.Clock;
import studio.kriegsspiel.situation.ground.GroundIndex;
import studio.kriegsspiel.situation.track.Certainty;
import studio.kriegsspiel.situation.track.Whereabouts;
import studio.kriegsspiel.situation.words.Figures;
import studio.kriegsspiel.terrain.MapPoint;
import studio.kriegsspiel.terrain.Place;

/** A situation at the time a question is about, with the words and figures answers share. */
final class AskedScene {
  private static final DateTimeFormatter MINUTE = DateTimeFormatter.ofPattern("uuuu-MM-dd'T'HH:mm");

  /** Nearer than this something is at a place and not beside it. */
  private static final double AT_METRES = 5;

  private final Situation situation;
  private final LocalDateTime time;

  AskedScene(Situation situation, LocalDateTime time) {
    this.situation = situation;
    this.time = time;
  }

  Situation situation() {
    return situation;
  }

  LocalDateTime time() {
    return time;
  }

  /** The time in words. */
  String clock() {
    return show(time);
  }

  /** A time in words; a begun minute counts. */
  String show(LocalDateTime moment) {
    return situation.clock().show(Clock.minuteOf(moment));
  }

  /** A time for programs, to the minute; a begun minute counts. */
  static String stamp(LocalDateTime moment) {
    return Clock.minuteOf(moment).format(MINUTE);
  }

  /** A length in metres and in the book's unit. */
  String length(double metres) {
    return Figures.metres(metres, situation.book().ground());
  }

  /** The same as figures. */
  void putLength(Map<String, Object> facts, String name, double metres) {
    facts.put(name + "Metres", Math.round(metres));
    double units = situation.book().ground().fromMetres(metres);
    facts.put(name + "Units", Math.round(units * 10) / 10.0);
    facts.put("lengthUnit", situation.book().ground().plural());
  }

  /** Where a point is, beside the place nearest to it. */
  String place(MapPoint point) {
    Optional<Place> near = situation.ground().flatMap(ground -> ground.nearestPlace(point));
    if (near.isEmpty()) {
      return "at " + Figures.point(point);
    }
    double metres = near.get().at().distanceMetres(point);
    String name = "\"" + near.get().name() + "\"";
    return metres < AT_METRES
        ? "at " + name
        : length(metres)
            + " "
            + Figures.compass(near.get().at().bearingDegrees(point))
            + " of "
            + name;
  }

  /** A point as figures. */
  Map<String, Object> point(MapPoint point) {
    Map<String, Object> facts = new LinkedHashMap<>();
    facts.put("x", Math.round(point.x()));
    facts.put("y", Math.round(point.y()));
    situation
        .ground()
        .flatMap(ground -> ground.nearestPlace(point))
        .map(Place::name)
        .ifPresent(name -> facts.put("near", name));
    return facts;
  }

  /** What is known of a unit's place at the time. */
  Whereabouts of(Thing.OfUnit unit) {
    return situation.tracks().of(unit.unit().id()).at(time);
  }

  /** The body that a unit counts as being with, where its parts are scattered at the time. */
  Optional<UnitId> seat(Thing.OfUnit unit) {
    return situation.tracks().of(unit.unit().id()).findSeat(time);
  }

  /**
   * What is assumed of the places of things, as sentences that go on behind an answer: where the
   * players decide by then, and of whom his parts are scattered. Nothing where all are known.
   */
  String assumed(List<Thing> things, Map<String, Object> facts) {
    StringBuilder text = new StringBuilder();
    List<Thing.OfUnit> units =
        things.stream()
            .filter(Thing.OfUnit.class::isInstance)
            .map(Thing.OfUnit.class::cast)
            .distinct()
            .toList();
    List<Thing.OfUnit> free =
        units.stream().filter(each -> of(each).certainty() == Certainty.FREE).toList();
    if (!free.isEmpty()) {
      facts.put("free", free.stream().map(each -> each.unit().id().toString()).toList());
      text.append(" At ").append(clock()).append(" the players decide where ");
      text.append(free.stream().map(Thing::shown).collect(Collectors.joining(" and ")));
      text.append(free.size() == 1 ? " is" : " are");
      text.append("; the last known place counts.");
    }
    units.forEach(
        each ->
            seat(each)
                .ifPresent(
                    with ->
                        text.append(
                            " %s is assumed to be with `%s`.".formatted(each.shown(), with))));
    return text.toString();
  }

  /** Where a thing is at the time, its middle. */
  Optional<MapPoint> find(Thing thing) {
    return thing instanceof Thing.OfUnit unit
        ? of(unit).centre()
        : Optional.of(((Thing.OfPlace) thing).point());
  }

  /**
   * Where messages go that are meant for a thing: for troops, where their commander is.
   *
   * @throws QuestionException if that is not on the map then
   */
  MapPoint commander(Thing thing) {
    return thing instanceof Thing.OfUnit unit
        ? situation
            .tracks()
            .of(unit.unit().id())
            .commander(time)
            .centre()
            .orElseGet(() -> get(thing))
        : get(thing);
  }

  /** Where its commander is, if not with it, as a sentence behind an answer. */
  String headquarters(Thing.OfUnit unit, Map<String, Object> facts) {
    Optional<UnitId> apart = situation.tracks().of(unit.unit().id()).findHeadquarters();
    Optional<MapPoint> at = apart.flatMap(each -> situation.tracks().of(each).at(time).centre());
    at.ifPresent(point -> facts.put("headquarters", point(point)));
    return at.map(point -> " Its headquarters stands " + place(point) + ".").orElse("");
  }

  /** The ground; without one there is nothing to ask about places. */
  GroundIndex ground() {
    return situation
        .ground()
        .orElseThrow(() -> new QuestionException("The scenario has no ground that is at hand."));
  }

  /**
   * Where a thing is at the time.
   *
   * @throws QuestionException if it is not on the map then
   */
  MapPoint get(Thing thing) {
    ground();
    return find(thing)
        .orElseThrow(
            () -> new QuestionException(thing.shown() + " is not on the map at " + clock() + "."));
  }
}
