package studio.kriegsspiel.reading.decision;

import java.util.Optional;
import java.util.Set;
import studio.kriegsspiel.reading.decision.filling.BodyFacts;
import studio.kriegsspiel.reading.decision.filling.CaseFacts;
import studio.kriegsspiel.rules.concept.Arm;
import studio.kriegsspiel.rules.procedure.Occasion;
import studio.kriegsspiel.terrain.FeatureKind;
import studio.kriegsspiel.terrain.MapPoint;

/** Those a question would be asked of, as far as it matters for which questions fit. */
final class Parties {
  private static final double NEAR_METRES = 150;
  private static final Set<FeatureKind> WATER =
      Set.of(
          FeatureKind.BRIDGE,
          FeatureKind.FORD,
          FeatureKind.RIVER,
          FeatureKind.STREAM,
          FeatureKind.LAKE);

  private final CaseFacts facts;

  Parties(CaseFacts facts) {
    this.facts = facts;
  }

  /** Whether they are those of an occasion. */
  boolean fit(Occasion occasion) {
    return switch (occasion.fits()) {
      case NEVER -> false;
      case BODY -> body();
      case ALONE -> alone();
      case INFANTRY -> infantry();
      case CAVALRY -> cavalry();
      case GUNS -> guns();
      case GUNS_AND_AIM -> gunsAndAim();
      case WATER -> water();
      case WAY -> way();
      case FRIENDS -> friends();
      case IN_THE_OPEN -> enemies(occasion.first(), occasion.second()) && !onGarrison();
      case STRONGHOLD -> enemies(occasion.first(), occasion.second()) && onGarrison();
      case ENEMIES ->
          occasion.first().isEmpty() ? enemies() : enemies(occasion.first(), occasion.second());
    };
  }

  private boolean onGarrison() {
    return facts.second().filter(BodyFacts::isGarrison).isPresent();
  }

  private boolean is(Optional<BodyFacts> body, Arm arm) {
    return body.filter(each -> each.arm() == arm).isPresent();
  }

  private boolean fights(Optional<BodyFacts> body) {
    return is(body, Arm.INFANTRY) || is(body, Arm.CAVALRY) || is(body, Arm.ARTILLERY);
  }

  /** A unit that can go somewhere, alone or with a goal. */
  private boolean body() {
    return facts.first().isPresent();
  }

  /** One unit and no other. */
  private boolean alone() {
    return body() && facts.second().isEmpty();
  }

  /** Two units of two sides. */
  private boolean enemies() {
    return fights(facts.first()) && fights(facts.second()) && isHostile();
  }

  private boolean isHostile() {
    return !facts
        .first()
        .map(each -> each.unit().id().side())
        .equals(facts.second().map(each -> each.unit().id().side()));
  }

  /** Two units of one side. */
  private boolean friends() {
    return body() && facts.second().isPresent() && !isHostile();
  }

  /** Two enemies, the first of these arms and the second of those. */
  private boolean enemies(Set<Arm> first, Set<Arm> second) {
    return enemies()
        && first.contains(facts.first().orElseThrow().arm())
        && second.contains(facts.second().orElseThrow().arm());
  }

  private boolean infantry() {
    return alone() && is(facts.first(), Arm.INFANTRY);
  }

  private boolean cavalry() {
    return alone() && is(facts.first(), Arm.CAVALRY);
  }

  private boolean guns() {
    return alone() && is(facts.first(), Arm.ARTILLERY);
  }

  /** Guns with a point or an enemy to fire at. */
  private boolean gunsAndAim() {
    return is(facts.first(), Arm.ARTILLERY)
        && facts.secondAt().isPresent()
        && (facts.second().isEmpty() || isHostile());
  }

  /** Two places with a way between them. */
  private boolean way() {
    return facts.firstAt().isPresent() && facts.secondAt().isPresent();
  }

  /** A point, or a unit, at water or at what crosses it. */
  private boolean water() {
    return place().filter(this::isAtWater).isPresent();
  }

  private Optional<MapPoint> place() {
    return facts.secondAt().or(facts::firstAt);
  }

  private boolean isAtWater(MapPoint at) {
    return facts
        .situation()
        .ground()
        .filter(
            ground ->
                ground.ground().features().near(at.x(), at.y(), NEAR_METRES).stream()
                    .anyMatch(each -> WATER.contains(each.kind())))
        .isPresent();
  }
}
