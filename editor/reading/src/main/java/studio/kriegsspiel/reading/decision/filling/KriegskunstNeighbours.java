package studio.kriegsspiel.reading.decision.filling;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Stream;
import studio.kriegsspiel.reading.decision.filling.Neighbours.Neighbour;
import studio.kriegsspiel.rules.concept.Arm;
import studio.kriegsspiel.rules.concept.Formation;
import studio.kriegsspiel.rules.field.Nearby;
import studio.kriegsspiel.scenario.force.Unit;
import studio.kriegsspiel.terrain.MapPoint;

/**
 * What Die Kriegskunst asks of those who stand near a unit: supports, friends on its flanks, who
 * strikes it there, who breaks beside it, and the generals. How near each counts is the book's; on
 * which side of a unit somebody stands is its default DK-21.
 */
final class KriegskunstNeighbours {
  private static final double HARDLY_DEGREES = 0.5;
  private static final Set<String> BROKEN = Set.of("retreating", "routing");
  private static final List<String> RATINGS = List.of("excellent", "average");

  private final CaseFacts facts;
  private final Neighbours neighbours;

  KriegskunstNeighbours(CaseFacts facts) {
    this.facts = facts;
    this.neighbours = new Neighbours(facts);
  }

  private double metres(Nearby who) {
    return facts.book().ground().toMetres(facts.book().fieldManual().findNear(who).orElseThrow());
  }

  private String state(BodyFacts body) {
    return facts
        .fates()
        .left(body.unit().id(), "state")
        .or(() -> Filler.state(body).map(Filled::value))
        .orElse("formed");
  }

  private boolean isBroken(Neighbour each) {
    return BROKEN.contains(state(each.body()));
  }

  /** Close-order troops behind it. */
  Optional<Filled> supported(BodyFacts body) {
    return supported(body, Nearby.CLOSE_ORDER_TROOPS_BEHIND);
  }

  /** The same of a target under fire. */
  Optional<Filled> supportedTarget(BodyFacts body) {
    return supported(body, Nearby.SUPPORTS_OF_A_TARGET);
  }

  private Optional<Filled> supported(BodyFacts body, Nearby who) {
    return neighbours.friends(body, metres(who)).stream()
        .filter(each -> each.isBehind() && each.isInCloseOrder() && !isBroken(each))
        .findFirst()
        .flatMap(each -> Filler.said("yes", each.body().name() + " stands behind it"));
  }

  /** Friends on both flanks. */
  Optional<Filled> secureFlanks(BodyFacts body) {
    List<Neighbour> near =
        neighbours.friends(body, metres(Nearby.FRIEND_ON_A_FLANK)).stream()
            .filter(each -> !isBroken(each))
            .toList();
    Optional<Neighbour> left = near.stream().filter(Neighbour::isOnLeftFlank).findFirst();
    Optional<Neighbour> right = near.stream().filter(Neighbour::isOnRightFlank).findFirst();
    return left.isPresent() && right.isPresent()
        ? Filler.said(
            "yes",
            left.get().body().name()
                + " on its left, "
                + right.get().body().name()
                + " on its right")
        : Optional.empty();
  }

  /** Whether an enemy that touches it stands on its flank or in its rear. */
  Optional<Filled> flanked(BodyFacts body) {
    return body.stands(Formation.SQUARE)
        ? Optional.empty()
        : touching(body, Neighbour::isOnFlankOrBehind, " strikes its flank or rear");
  }

  /** The same by others than the one it fights. */
  Optional<Filled> flankedBesides(BodyFacts body) {
    return touching(
        body,
        each -> each.isOnFlankOrBehind() && !isSecond(each),
        " strikes its flank or rear besides");
  }

  private boolean isSecond(Neighbour each) {
    return facts.second().filter(other -> other.unit().equals(each.body().unit())).isPresent();
  }

  /** By the one that fights it, wherever he comes from, or by another that touches it. */
  Optional<Filled> flankedToo(BodyFacts body) {
    return body.stands(Formation.SQUARE)
        ? Optional.empty()
        : facts
            .flank()
            .filter(each -> each.value().equals("yes"))
            .or(() -> flanked(body))
            .or(facts::flank);
  }

  /** Whether it touches an enemy on his flank or in his rear. */
  Optional<Filled> flanking(BodyFacts body) {
    return touching(
        body,
        each -> Math.abs(Neighbours.off(each.body(), body).orElse(0)) > Neighbours.FRONT_DEGREES,
        " is struck in flank or rear");
  }

  /** Whether cavalry touches it. */
  Optional<Filled> metByCavalry(BodyFacts body) {
    return touching(body, each -> each.body().arm() == Arm.CAVALRY, " is cavalry");
  }

  private Optional<Filled> touching(BodyFacts body, Predicate<Neighbour> test, String so) {
    return neighbours.touching(body).stream()
        .filter(test)
        .findFirst()
        .flatMap(each -> Filler.said("yes", each.body().name() + so));
  }

  /** Whether all enemies that touch it stand lower. */
  Optional<Filled> uphill(BodyFacts body) {
    List<Neighbour> met = neighbours.touching(body);
    boolean lower =
        !met.isEmpty() && met.stream().allMatch(each -> rise(body, each) < -HARDLY_DEGREES);
    return Filler.ifSo(lower, "who touches " + body.name() + " stands lower");
  }

  private double rise(BodyFacts body, Neighbour other) {
    return facts.rise(body.at().orElseThrow(), other.body().at().orElseThrow()).orElse(0);
  }

  /** Enemies near by that break. */
  Optional<Filled> enemiesBroken(BodyFacts body) {
    return broken(neighbours.enemies(body, metres(Nearby.UNIT_RETREATING_OR_ROUTING)));
  }

  /** Friends near by that break. */
  Optional<Filled> friendsBroken(BodyFacts body) {
    return broken(neighbours.friends(body, metres(Nearby.UNIT_RETREATING_OR_ROUTING)));
  }

  private Optional<Filled> broken(List<Neighbour> near) {
    List<String> names =
        near.stream().filter(this::isBroken).map(each -> each.body().name()).toList();
    return names.isEmpty()
        ? Optional.empty()
        : Filler.count(names.size(), "breaking near by: " + String.join(", ", names));
  }

  /** Inches to the nearest friend that routs. */
  Optional<Filled> routs(BodyFacts body) {
    return neighbours.friends(body, metres(Nearby.UNIT_RETREATING_OR_ROUTING)).stream()
        .filter(each -> state(each.body()).equals("routing"))
        .map(each -> facts.measured(each.metres(), "to " + each.body().name() + ", which routs"))
        .findFirst();
  }

  /** The best rating of its generals that are near; of those alone that have an effect. */
  Optional<Filled> general(BodyFacts body) {
    List<BodyFacts> near = generals(body).filter(each -> isNear(body, each)).toList();
    return RATINGS.stream()
        .flatMap(
            rating ->
                near.stream()
                    .filter(each -> rating(each).filter(rating::equals).isPresent())
                    .map(
                        each -> new Filled(rating, "the commander of " + each.name() + " is near")))
        .findFirst();
  }

  private Stream<BodyFacts> generals(BodyFacts body) {
    return Stream.iterate(
            facts.situation().units().findSuperior(body.unit()),
            Optional::isPresent,
            each -> each.flatMap(facts.situation().units()::findSuperior))
        .flatMap(Optional::stream)
        .map(this::at);
  }

  private BodyFacts at(Unit unit) {
    return new BodyFacts(facts.situation(), unit, facts.time());
  }

  private static Optional<String> rating(BodyFacts commanded) {
    return Filler.term(commanded.readiness().rating(), "").map(Filled::value);
  }

  private boolean isNear(BodyFacts body, BodyFacts commanded) {
    Optional<MapPoint> own = body.at();
    return own.isPresent()
        && commanded
            .at()
            .filter(where -> where.distanceMetres(own.get()) <= metres(Nearby.GENERAL))
            .isPresent();
  }
}
