package studio.kriegsspiel.reading.decision.filling;

import java.util.Optional;
import java.util.Set;
import org.locationtech.jts.geom.Geometry;
import studio.kriegsspiel.rules.concept.Arm;
import studio.kriegsspiel.scenario.force.Preparation;
import studio.kriegsspiel.situation.defence.DefendedPlaces;
import studio.kriegsspiel.situation.defence.Edges;
import studio.kriegsspiel.situation.ground.GroundIndex;
import studio.kriegsspiel.situation.reach.TakenGround;

/** How a body that is fired at is covered under the two Kriegsspiel books (§47). */
record KriegsspielCover(CaseFacts facts) {
  Optional<Filled> find(BodyFacts body) {
    return body.isGarrison()
        ? garrison(body)
        : body.cover().flatMap(kind -> onGround(body, kind.label()));
  }

  /**
   * Who is seen is not behind cover: foot is at its edge, others stand before it or in it openly.
   */
  private Optional<Filled> onGround(BodyFacts body, String kind) {
    boolean isSeen = facts.sees().orElse(false);
    if (!isSeen) {
      return Filler.said("sheltering-known", body.name() + " stands in: " + kind);
    }
    return body.arm() == Arm.INFANTRY
        ? Filler.said("defending", body.name() + " stands at the edge of: " + kind)
        : Filler.said("none", body.name() + " stands in: " + kind + ", in sight and not on foot");
  }

  /** Its edge where foot or horse is near, else cover within the place: guns take no walls. */
  private Optional<Filled> garrison(BodyFacts body) {
    boolean byGuns = facts.first().filter(each -> each.arm() == Arm.ARTILLERY).isPresent();
    if (byGuns && isInCover(body)) {
      return Filler.said(
          "sheltering-known",
          body.name() + " garrisons a place, and sees no foot or horse within its muskets' reach");
    }
    Set<Preparation> works =
        DefendedPlaces.of(facts.situation()).worksOf(body.unit().id(), facts.time());
    return Filler.said(
        "defending", body.name() + " garrisons a place" + (works.isEmpty() ? "" : ", with works"));
  }

  private boolean isInCover(BodyFacts garrison) {
    return taken(garrison)
        .filter(
            place ->
                !new Edges(facts.situation(), facts.time())
                    .areManned(
                        garrison.unit(),
                        place,
                        facts.situation().tracks().bodies().stream()
                            .filter(each -> !facts.fates().isGone(each.id()))
                            .map(each -> new BodyFacts(facts.situation(), each, facts.time()))
                            .flatMap(
                                each ->
                                    taken(each)
                                        .map(ground -> new Edges.Near(each.unit(), ground))
                                        .stream())))
        .isPresent();
  }

  private Optional<Geometry> taken(BodyFacts body) {
    return TakenGround.of(facts.situation().ground().map(GroundIndex::ground), body.where());
  }
}
