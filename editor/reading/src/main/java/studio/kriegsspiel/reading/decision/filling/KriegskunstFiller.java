package studio.kriegsspiel.reading.decision.filling;

import java.util.Optional;
import studio.kriegsspiel.rules.concept.Arm;
import studio.kriegsspiel.rules.concept.Formation;
import studio.kriegsspiel.rules.concept.SmallArm;
import studio.kriegsspiel.rules.concept.TerrainKind;
import studio.kriegsspiel.rules.concept.UnitType;
import studio.kriegsspiel.rules.field.Counter;
import studio.kriegsspiel.situation.force.TroopsOf;

/** The questions of Die Kriegskunst, in its figures and inches. */
final class KriegskunstFiller extends Filler {
  KriegskunstFiller(CaseFacts facts) {
    super(facts);
    fill("fire.range-inches", facts::range);
    fill("skirmish-fire.range-inches", facts::range);
    fill("charge.distance-inches", facts::range);
    fill("duty.enemy-inches", facts::range);
    fill("fire.enfiladed", facts::flank);
    fillOf("fire.moved", new StandingTime(facts)::moved);
    fillOf("fire.target", KriegskunstFiller::stands);
    fillOfSecond("fire.shelter", KriegskunstFiller::shelter);
    fillOfSecond("skirmish-fire.shelter", KriegskunstFiller::shelter);
    fill("melee.attacker-shelter", () -> shelter(facts.first(), facts.second()));
    fill("melee.defender-shelter", () -> shelter(facts.second(), facts.first()));
    fill("melee.attacker-uphill", facts::lower);
    fill("melee.defender-uphill", facts::higher);
    fillOf("initiative.commander", KriegskunstFiller::rating);
    fillOfSecond("may-charge.enemy", KriegskunstFiller::enemy);
    fillOf("may-charge.arm", body -> byType(body, plainArm(body)));
    fillOf("weapon", KriegskunstFiller::weapon);
    fillOf("firing", body -> figures(body, present(body)));
    fillOf("figures", body -> figures(body, present(body)));
    fillOf("strength", body -> figures(body, whole(body)));
    fillOf(
        "grade", body -> body.gradeTerm().flatMap(term -> said(term, "grade of " + body.name())));
    fillOf("nation", Filler::nation);
    fillOf(
        "order", body -> term(body.readiness().orderTerm(), "the first order of " + body.name()));
    fillOf("order.general", KriegskunstFiller::rating);
    fillOf("state", Filler::state);
    fillOf("unit-morale.arm", body -> byType(body, arm(body)));
    fillOf("melee.attacker", body -> byType(body, arm(body)));
    fillOf("melee.defender", body -> byType(body, arm(body)));
    fillOf("melee.shelter", KriegskunstFiller::shelter);
    fillOf("square", body -> ifSo(body.stands(Formation.SQUARE), body.name() + " is in square"));
    fillOf(
        "melee.march-column",
        body -> ifSo(body.stands(Formation.COLUMN_MARCH), body.name() + " is in column of route"));
    fillOf(
        "unit-morale.buildings",
        body -> ifSo(shelters(body, "buildings"), body.name() + " stands in houses"));
    fillOf(
        "unit-morale.cover",
        body -> ifSo(shelters(body, "cover"), body.name() + " stands in cover"));
    fillOf("move.troops", KriegskunstFiller::mover);
    fillOf("move.mode", KriegskunstFiller::mode);
    fillOf("move.calibre", KriegskunstFiller::calibre);
    fillOf("move.ground", KriegskunstFiller::ground);
    fillOf("move.skirmishing", body -> ifSo(body.skirmishes(), body.name() + " skirmishes"));
    fillOf(
        "unit-morale.casualties",
        body -> count(100 - body.percentPresent(), body.name() + " before play begins"));
    fillOf(
        "melee.half-lost",
        body -> ifSo(body.percentPresent() <= 50, body.name() + " before play begins"));
    fillOf("brigade-morale.units", KriegskunstFiller::units);
    fillOf("duty.units", KriegskunstFiller::units);
    neighbours(new KriegskunstNeighbours(facts));
  }

  private void neighbours(KriegskunstNeighbours near) {
    fillOfSecond("fire.supported", near::supportedTarget);
    fillOf("melee.attacker-flanked", near::flankedBesides);
    fillOfSecond("melee.defender-flanked", near::flankedToo);
    fillOf("must-test.rout-inches", near::routs);
    fillOf("unit-morale.general-near", near::general);
    fillOf("unit-morale.uphill", near::uphill);
    fillOf("unit-morale.supported", near::supported);
    fillOf("unit-morale.secure-flanks", near::secureFlanks);
    fillOf("unit-morale.charging-flank", near::flanking);
    fillOf("unit-morale.charged-in-flank", near::flanked);
    fillOf("unit-morale.charged-by-cavalry", near::metByCavalry);
    fillOf("unit-morale.enemies-broken", near::enemiesBroken);
    fillOf("unit-morale.friends-broken", near::friendsBroken);
  }

  private static Optional<Filled> enemy(BodyFacts body) {
    return body.skirmishes() ? said("skirmishing", body.name() + " skirmishes") : state(body);
  }

  private static boolean shelters(BodyFacts body, String word) {
    return shelter(body).filter(each -> each.value().equals(word)).isPresent();
  }

  private static Optional<Filled> calibre(BodyFacts body) {
    return body.arm() == Arm.ARTILLERY
        ? body.gunTerm().flatMap(term -> said(term, "guns of " + body.name()))
        : Optional.empty();
  }

  private static int whole(BodyFacts body) {
    return body.arm() == Arm.ARTILLERY ? body.unit().totalPieces() : body.unit().totalMen();
  }

  private static int present(BodyFacts body) {
    return body.arm() == Arm.ARTILLERY ? body.troops().pieces() : body.troops().men();
  }

  private Optional<Filled> figures(BodyFacts body, int present) {
    boolean guns = body.arm() == Arm.ARTILLERY;
    int each =
        facts()
            .book()
            .fieldManual()
            .findCounterSize(guns ? Counter.MODEL_GUN : Counter.FIGURE)
            .orElseThrow();
    return present == 0
        ? Optional.empty()
        : count(
            Math.max(1, Math.round((float) present / each)),
            present
                + (guns ? " pieces of " : " men of ")
                + body.name()
                + ", "
                + each
                + (guns ? " to a model" : " to a figure"));
  }

  private static Optional<Filled> rating(BodyFacts body) {
    return term(body.readiness().rating(), "the commander of " + body.name());
  }

  private static Optional<Filled> weapon(BodyFacts body) {
    if (body.arm() == Arm.ARTILLERY) {
      String term = body.gunTerm().orElse("");
      String word =
          switch (term) {
            case "3-4-pounder" -> "light-guns";
            case "12-pounder" -> "heavy-guns";
            case "howitzer" -> "howitzers";
            case "battalion gun" -> "battalion-guns";
            default -> "medium-guns";
          };
      return said(word, "guns of " + body.name());
    }
    boolean rifle =
        body.type() == UnitType.INFANTRY_RIFLE
            || body.smallArm().filter(each -> each == SmallArm.RIFLE).isPresent();
    String word = rifle ? "rifle" : body.arm() == Arm.CAVALRY ? "carbine" : "musket";
    return byType(body, word);
  }

  /** Artillery has no word where only the other two charge. */
  private static String plainArm(BodyFacts body) {
    return switch (body.arm()) {
      case CAVALRY -> "cavalry";
      case ARTILLERY -> "";
      default -> "infantry";
    };
  }

  private static String arm(BodyFacts body) {
    return switch (body.arm()) {
      case CAVALRY -> cavalry(body);
      case ARTILLERY -> "artillery";
      default -> "infantry";
    };
  }

  private static String cavalry(BodyFacts body) {
    return body.type() == UnitType.CAVALRY_LANCER ? "lancers" : body.typeTerm().orElse("hussars");
  }

  private static Optional<Filled> stands(BodyFacts body) {
    String word =
        body.arm() == Arm.ARTILLERY
            ? body.stands(Formation.ARTILLERY_DEPLOYED) ? "deployed-artillery" : "formed"
            : body.stands(Formation.SQUARE)
                ? "square"
                : body.stands(Formation.COLUMN_MARCH)
                    ? "march-column"
                    : body.skirmishes() ? "skirmishers" : "formed";
    return said(
        word,
        body.name() + ": " + body.formation().map(Formation::label).orElse(body.type().label()));
  }

  /** Cover and buildings count against an enemy outside them alone. */
  private static Optional<Filled> shelter(Optional<BodyFacts> body, Optional<BodyFacts> enemy) {
    Optional<Filled> own = body.flatMap(KriegskunstFiller::shelter);
    return own.isPresent() && enemy.flatMap(KriegskunstFiller::shelter).isPresent()
        ? said("none", "both stand in it")
        : own;
  }

  private static Optional<Filled> shelter(BodyFacts body) {
    return body.cover()
        .flatMap(
            kind ->
                said(
                    kind == TerrainKind.VILLAGE
                            || kind == TerrainKind.TOWN
                            || kind == TerrainKind.FARM && body.stands(Formation.GARRISON)
                        ? "buildings"
                        : "cover",
                    body.name() + " stands in: " + kind.label()));
  }

  private static Optional<Filled> mover(BodyFacts body) {
    String word =
        switch (body.arm()) {
          case CAVALRY ->
              body.type() == UnitType.CAVALRY_IRREGULAR ? "irregular-cavalry" : "cavalry";
          case ARTILLERY -> "artillery";
          case STAFF -> "general";
          default ->
              body.type() == UnitType.INFANTRY_GUARD || body.type() == UnitType.INFANTRY_GRENADIER
                  ? "guard-grenadier-prussian"
                  : "infantry";
        };
    return byType(body, word);
  }

  private static Optional<Filled> mode(BodyFacts body) {
    return body.stands(Formation.COLUMN_MARCH)
        ? said("march-column", body.name() + " is in column of route")
        : body.isInColumn()
            ? said("company-column", body.name() + " is in column")
            : Optional.empty();
  }

  private static Optional<Filled> ground(BodyFacts body) {
    var manual = body.situation().book().fieldManual();
    return body.going().kinds().stream()
        .flatMap(
            kind ->
                manual
                    .findGroundClass(kind)
                    .map(word -> new Filled(word, kind.label() + " where " + body.name() + " is"))
                    .stream())
        .findFirst();
  }

  private static Optional<Filled> units(BodyFacts body) {
    int units = body.situation().units().bodies(body.unit()).size();
    return units > 1
        ? count(
            units, "bodies of " + body.name() + ", " + TroopsOf.standingMen(body.unit()) + " men")
        : Optional.empty();
  }
}
