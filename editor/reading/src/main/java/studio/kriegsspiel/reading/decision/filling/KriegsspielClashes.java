package studio.kriegsspiel.reading.decision.filling;

import java.time.LocalDateTime;
import java.util.Optional;
import studio.kriegsspiel.scenario.force.Unit;
import studio.kriegsspiel.scenario.force.UnitId;
import studio.kriegsspiel.situation.Situation;
import studio.kriegsspiel.situation.defence.DefendedPlaces;
import studio.kriegsspiel.situation.sight.Look;
import studio.kriegsspiel.situation.track.Tracks;
import studio.kriegsspiel.situation.words.Figures;
import studio.kriegsspiel.terrain.MapPoint;

/**
 * What the ground and the bodies round them say of two who come hand to hand under the Kriegsspiel
 * books: whose flank is struck, and what the place is that is stormed.
 */
record KriegsspielClashes(CaseFacts facts, KriegsspielUnits units) {
  /** Who came no nearer than this in a move was in touch before, seen or not. */
  private static final double CAME_METRES = 30;

  /** Who strikes the flank of those whose front others of his engage. */
  Optional<Filled> onFlank() {
    Optional<BodyFacts> one = facts.first();
    boolean strikes = facts.offFront().orElse(0) > Neighbours.FRONT_DEGREES;
    return facts
        .second()
        .filter(each -> strikes && !each.isGarrison() && one.isPresent())
        .filter(each -> isEngagedInFront(each, one.orElseThrow()))
        .flatMap(each -> one.flatMap(units::handToHand))
        .flatMap(
            count ->
                Filler.said(
                    count.value(),
                    Figures.format(
                        "%.0f° off the front of %s, which others engage",
                        facts.offFront().orElse(0), facts.secondName())));
  }

  private boolean isEngagedInFront(BodyFacts body, BodyFacts besides) {
    return new Neighbours(facts)
        .touching(body).stream()
            .filter(each -> !each.body().unit().id().equals(besides.unit().id()))
            .anyMatch(each -> each.off().isPresent() && !each.isOnFlankOrBehind());
  }

  /** Whether the attackers came on within a move, and nobody of the other side saw them before. */
  Optional<Filled> fromCover() {
    LocalDateTime before = facts.time().minusMinutes(facts.book().time().turnMinutes());
    Situation situation = facts.situation();
    if (facts.first().isEmpty()
        || facts.second().isEmpty()
        || before.isBefore(situation.clock().begins())) {
      return Optional.empty();
    }
    UnitId attacker = facts.first().get().unit().id();
    UnitId attacked = facts.second().get().unit().id();
    if (apart(attacker, attacked, before) < apart(attacker, attacked, facts.time()) + CAME_METRES) {
      return Optional.empty();
    }
    boolean hidden =
        situation
                .sights()
                .between(attacked, attacker, before)
                .filter(each -> !each.sees())
                .isPresent()
            && situation.tracks().bodies().stream()
                .map(Unit::id)
                .filter(each -> each.side().equals(attacked.side()) && !facts.fates().isGone(each))
                .flatMap(each -> situation.sights().between(each, attacker, before).stream())
                .noneMatch(Look::sees);
    return Filler.ifSo(
        hidden,
        "nobody of %s saw %s a move ago".formatted(attacked.side(), facts.first().get().name()));
  }

  /** Metres from middle to middle at a time; none where one was not on the map. */
  private double apart(UnitId one, UnitId other, LocalDateTime time) {
    Tracks tracks = facts.situation().tracks();
    Optional<MapPoint> here = tracks.of(one).at(time).centre();
    Optional<MapPoint> there = tracks.of(other).at(time).centre();
    return here.isPresent() && there.isPresent() ? here.get().distanceMetres(there.get()) : 0;
  }

  /** Of the place that is held, so broad as it lies before the attackers. */
  Optional<Filled> acrossPlace(BodyFacts body) {
    return facts.acrossPlace(body).stream()
        .mapToObj(metres -> facts.measured(metres, "across the place as they come upon it"))
        .findFirst();
  }

  Optional<Filled> defences(BodyFacts body) {
    return DefendedPlaces.of(facts.situation())
        .find(body.unit().id(), facts.time())
        .flatMap(defence -> Filler.said(defence.strength(), defence.title()));
  }
}
