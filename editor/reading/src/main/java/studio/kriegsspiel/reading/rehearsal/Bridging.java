package studio.kriegsspiel.reading.rehearsal;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import studio.kriegsspiel.reading.umpire.PointWords;
import studio.kriegsspiel.scenario.force.Aim;
import studio.kriegsspiel.scenario.force.Objective;
import studio.kriegsspiel.scenario.force.Unit;
import studio.kriegsspiel.scenario.force.UnitId;
import studio.kriegsspiel.situation.ground.GroundIndex;
import studio.kriegsspiel.situation.ground.Site;
import studio.kriegsspiel.situation.works.WorkSite;
import studio.kriegsspiel.terrain.FeatureKind;
import studio.kriegsspiel.terrain.KnownTo;
import studio.kriegsspiel.terrain.MapPoint;

/**
 * Has a bridge thrown where a side is to cross a water and has a pontoon train: the train builds it
 * at a named place at the water, those who are to go over come to the bank, and go once it stands.
 * For one game.
 */
final class Bridging {
  /** A place so near to a water lies at it. */
  private static final double AT_WATER_METRES = 100;

  /** Who covers those who build stands so far before the place. */
  private static final double COVER_METRES = 150;

  /** The others wait so far before it. */
  private static final double WAIT_METRES = 400;

  /** Nobody is moved for less. */
  private static final double SLACK_METRES = 150;

  private Optional<Bridge> bridge = Optional.empty();

  private record Bridge(UnitId train, String place, MapPoint at, Site water) {}

  /** What the train is to do now. */
  List<String> orders(CommandersView own) {
    bridge =
        bridge
            .filter(each -> own.hasBridged(each.train()) || !own.isGone(each.train()))
            .or(() -> find(own));
    return bridge
        .filter(each -> own.isInHand(each.train()) && !own.hasBridged(each.train()))
        .map(
            each ->
                each.train()
                    + " builds a bridge at "
                    + PointWords.named(each.place())
                    + " with pontoons")
        .stream()
        .toList();
  }

  private static Optional<Bridge> find(CommandersView own) {
    return own.ground().stream()
        .flatMap(
            ground ->
                own.side().objectives().stream()
                    .map(Objective::aim)
                    .filter(Aim.Cross.class::isInstance)
                    .flatMap(aim -> aim.findPlace().flatMap(own::site).stream())
                    .filter(site -> isWater(ground, site))
                    .flatMap(water -> find(own, ground, water).stream()))
        .findFirst();
  }

  private static boolean isWater(GroundIndex ground, Site site) {
    return site.isWay()
        && ground.terrain().features().stream()
            .filter(each -> WorkSite.WATER.contains(each.kind()))
            .anyMatch(each -> site.shapes().contains(each.geometry()));
  }

  /** A place that an objective names before others, then the nearest to the train. */
  private static Optional<Bridge> find(CommandersView own, GroundIndex ground, Site water) {
    List<String> named =
        own.side().objectives().stream().flatMap(each -> each.aim().findPlace().stream()).toList();
    return own.trains().stream()
        .map(Unit::id)
        .flatMap(train -> own.at(train).stream().flatMap(at -> places(ground, train, water)))
        .min(
            Comparator.comparing((Bridge each) -> !named.contains(each.place()))
                .thenComparingDouble(
                    each ->
                        own.at(each.train())
                            .map(each.at()::distanceMetres)
                            .orElse(Double.MAX_VALUE)))
        .filter(each -> !own.areFordsOpen() || !isFord(ground, each.at()));
  }

  /** Those that all know and that name no line along which one can be anywhere. */
  private static Stream<Bridge> places(GroundIndex ground, UnitId train, Site water) {
    return ground.terrain().places().stream()
        .filter(each -> each.knownTo() == KnownTo.EVERYONE)
        .filter(each -> ground.terrain().extent().contains(each.at()))
        .filter(each -> water.isWithin(AT_WATER_METRES, each.at()))
        .filter(each -> site(ground, each.at()).findBridge().isEmpty())
        .filter(each -> Site.onMap(ground, each.name()).filter(at -> !at.isWay()).isPresent())
        .map(each -> new Bridge(train, each.name(), each.at(), water));
  }

  private static boolean isFord(GroundIndex ground, MapPoint at) {
    return site(ground, at).findNearest(Set.of(FeatureKind.FORD), AT_WATER_METRES).isPresent();
  }

  private static WorkSite site(GroundIndex ground, MapPoint at) {
    return new WorkSite(ground, at);
  }

  /** By what way one goes from a point to somewhere beyond the water, in the words of orders. */
  String by(CommandersView own, MapPoint from, Site to) {
    return leading(own, from, to).map(each -> " by " + PointWords.named(each.place())).orElse("");
  }

  /** Where one goes over to cross a water: over the bridge that is thrown, else straight on. */
  MapPoint over(Site water, MapPoint from) {
    return bridge
        .filter(each -> each.water().equals(water))
        .map(Bridge::at)
        .orElseGet(() -> water.nearestTo(from));
  }

  /** Whether one waits for the bridge to get from a point to somewhere. */
  boolean isAwaited(CommandersView own, MapPoint from, Site to) {
    return leading(own, from, to).filter(each -> !own.hasBridged(each.train())).isPresent();
  }

  private Optional<Bridge> leading(CommandersView own, MapPoint from, Site to) {
    return bridge.filter(
        each -> each.water().equals(to) || own.parts(each.water(), from, to.nearestTo(from)));
  }

  /** Where a body comes to the bank in the meantime; nothing for one that is near enough. */
  Optional<String> toTheBank(CommandersView own, UnitId unit, boolean covers) {
    double metres = covers ? COVER_METRES : WAIT_METRES;
    return bridge.flatMap(
        each ->
            own.at(unit)
                .filter(from -> from.distanceMetres(each.at()) > metres + SLACK_METRES)
                .map(from -> each.at().offset(metres, each.at().bearingDegrees(from)))
                .filter(bank -> !own.parts(each.water(), own.at(unit).orElseThrow(), bank))
                .flatMap(own::words)
                .map(place -> unit + " marches to " + place));
  }
}
