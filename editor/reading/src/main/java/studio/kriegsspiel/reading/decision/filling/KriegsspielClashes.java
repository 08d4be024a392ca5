package studio.kriegsspiel.reading.decision.filling;

import java.util.Optional;
import studio.kriegsspiel.situation.defence.Defences;
import studio.kriegsspiel.situation.words.Figures;

/**
 * What the ground and the bodies round them say of two who come hand to hand under the Kriegsspiel
 * books: whose flank is struck, and what the place is that is stormed.
 */
record KriegsspielClashes(CaseFacts facts, KriegsspielUnits units) {
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

  /** Of the place that is held, so broad as it lies before the attackers. */
  Optional<Filled> acrossPlace(BodyFacts body) {
    return facts.acrossPlace(body).stream()
        .mapToObj(metres -> facts.measured(metres, "across the place as they come upon it"))
        .findFirst();
  }

  Optional<Filled> defences(BodyFacts body) {
    return Defences.of(facts.situation())
        .find(body.unit().id(), facts.time())
        .flatMap(defence -> Filler.said(defence.strength(), defence.title()));
  }
}
