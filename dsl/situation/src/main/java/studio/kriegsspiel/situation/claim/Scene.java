package studio.kriegsspiel.situation.claim;

import java.time.LocalDateTime;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import studio.kriegsspiel.scenario.force.Unit;
import studio.kriegsspiel.scenario.force.UnitId;
import studio.kriegsspiel.scenario.place.Position;
import studio.kriegsspiel.scenario.review.AssertedParty;
import studio.kriegsspiel.scenario.time.Moment;
import studio.kriegsspiel.situation.Situation;
import studio.kriegsspiel.situation.ground.Site;
import studio.kriegsspiel.situation.track.Whereabouts;
import studio.kriegsspiel.situation.words.Figures;
import studio.kriegsspiel.terrain.MapPoint;

/**
 * What claims ask of the situation. Where bodies are free to move they count as where the text left
 * them.
 */
record Scene(Situation situation) {
  /** When a claim is made of; the start of play where it names no time. */
  LocalDateTime time(Optional<Moment> at) {
    return situation.clock().find(at).orElse(situation.clock().begins());
  }

  /** A time in words. */
  String show(LocalDateTime time) {
    return situation.clock().show(time);
  }

  /** A length in metres and in the book's unit. */
  String length(double metres) {
    return Figures.metres(metres, situation.book().ground());
  }

  /** The bodies of a party, on the map or not; none of a place. */
  List<Unit> bodies(AssertedParty party) {
    return party.match(
        side -> all().filter(body -> body.id().side().equals(side.name())).toList(),
        one -> situation.units().find(one.unit()).map(Scene::bodies).orElse(List.of()),
        place -> List.of());
  }

  private static List<Unit> bodies(Unit unit) {
    return unit.withAllParts().filter(part -> part.isBody()).toList();
  }

  /** The bodies of a party that are on the map at a time. */
  List<Unit> present(AssertedParty party, LocalDateTime time) {
    return bodies(party).stream().filter(body -> at(body.id(), time).isOnMap()).toList();
  }

  /** The bodies of all but one side. */
  List<Unit> enemiesOf(String side) {
    return all().filter(body -> !body.id().side().equals(side)).toList();
  }

  private Stream<Unit> all() {
    return situation.tracks().bodies().stream();
  }

  Whereabouts at(UnitId unit, LocalDateTime time) {
    return situation.tracks().of(unit).at(time);
  }

  /** Those of a party of which the text does not say where they are. */
  List<Unit> nowhere(AssertedParty party, LocalDateTime time) {
    return bodies(party).stream()
        .filter(body -> at(body.id(), time).kind() == Whereabouts.Kind.UNKNOWN)
        .toList();
  }

  /** Where a position is, if the ground knows it. */
  Optional<MapPoint> find(Position position) {
    return situation.ground().flatMap(ground -> ground.find(position));
  }

  /** What a position stands for, if the ground knows it. */
  Optional<Site> findSite(Position position) {
    return find(position)
        .flatMap(point -> situation.ground().flatMap(ground -> Site.of(ground, position)));
  }

  /** How sentences call a party. */
  static String shown(AssertedParty party) {
    return party.match(side -> side.name(), one -> shown(one.unit()), place -> shown(place.at()));
  }

  static String shown(UnitId unit) {
    return "`" + unit + "`";
  }

  static String shown(Position position) {
    return position.match(
        place -> "\"" + place.place() + "\"",
        offset ->
            offset.distance()
                + " "
                + offset.towards().nearestWord()
                + " of "
                + shown(offset.origin()),
        grid -> "the place named",
        geographic -> "the place named");
  }
}
