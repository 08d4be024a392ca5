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
  }

  @Override
  Optional<Filled> between(String procedure, String name) {
    return switch (procedure + "." + name) {
      case "fire.range-inches",
          "skirmish-fire.range-inches",
          "charge.distance-inches",
          "duty.enemy-inches" ->
          facts().range();
      case "fire.enfiladed" -> facts().flank();
      case "fire.target" -> facts().second().flatMap(KriegskunstFiller::stands);
      case "fire.shelter", "skirmish-fire.shelter" ->
          facts().second().flatMap(KriegskunstFiller::shelter);
      case "melee.attacker-shelter" -> shelter(facts().first(), facts().second());
      case "melee.defender-shelter" -> shelter(facts().second(), facts().first());
      case "melee.attacker-uphill" ->
          facts().isUphill().flatMap(up -> ifSo(!up && falls(), "the defender stands lower"));
      case "melee.defender-uphill" ->
          facts().isUphill().flatMap(up -> ifSo(up, "the defender stands higher"));
      case "melee.defender-flanked" -> facts().flank();
      case "initiative.first-nation" -> facts().first().flatMap(KriegskunstFiller::nation);
      case "initiative.second-nation" -> facts().second().flatMap(KriegskunstFiller::nation);
      case "initiative.first-commander" -> facts().first().flatMap(KriegskunstFiller::rating);
      case "initiative.second-commander" -> facts().second().flatMap(KriegskunstFiller::rating);
      case "may-charge.enemy" ->
          facts()
              .second()
              .flatMap(
                  body ->
                      body.skirmishes()
                          ? said("skirmishing", body.name() + " skirmishes")
                          : state(body));
      default -> Optional.empty();
    };
  }

  private boolean falls() {
    return facts().rise().stream().anyMatch(rise -> rise < -0.5);
  }

  @Override
  Optional<Filled> body(BodyFacts body, String procedure, String word) {
    return switch (word) {
      case "weapon" -> weapon(body);
      case "firing", "figures" -> figures(body, present(body));
      case "strength" ->
          figures(
              body,
              body.arm() == Arm.ARTILLERY ? body.unit().totalPieces() : body.unit().totalMen());
      case "grade" -> body.gradeTerm().flatMap(term -> said(term, "grade of " + body.name()));
      case "nation" -> nation(body);
      case "order" -> order(body);
      case "general" -> rating(body);
      case "state" -> state(body);
      case "arm" -> said(arm(body, procedure), body.name() + ": " + body.type().label());
      case "attacker", "defender" ->
          said(arm(body, procedure), body.name() + ": " + body.type().label());
      case "shelter" -> shelter(body);
      case "square" -> ifSo(body.stands(Formation.SQUARE), body.name() + " is in square");
      case "march-column" ->
          ifSo(body.stands(Formation.COLUMN_MARCH), body.name() + " is in column of route");
      case "buildings" ->
          ifSo(
              shelter(body).filter(each -> each.value().equals("buildings")).isPresent(),
              body.name() + " stands in houses");
      case "cover" ->
          ifSo(
              shelter(body).filter(each -> each.value().equals("cover")).isPresent(),
              body.name() + " stands in cover");
      case "troops" -> procedure.equals("move") ? mover(body) : Optional.empty();
      case "mode" -> mode(body);
      case "calibre" ->
          body.arm() == Arm.ARTILLERY
              ? body.gunTerm().flatMap(term -> said(term, "guns of " + body.name()))
              : Optional.empty();
      case "ground" -> ground(body);
      case "skirmishing" -> ifSo(body.skirmishes(), body.name() + " skirmishes");
      case "casualties" -> count(100 - body.percentPresent(), body.name() + " before play begins");
      case "half-lost" -> ifSo(body.percentPresent() <= 50, body.name() + " before play begins");
      case "units" -> units(body);
      default -> Optional.empty();
    };
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

  private static Optional<Filled> nation(BodyFacts body) {
    return body.readiness()
        .nationTerm()
        .flatMap(match -> match.findTerm())
        .flatMap(term -> said(term, "nation of " + body.name()));
  }

  private static Optional<Filled> order(BodyFacts body) {
    return body.readiness()
        .orderTerm()
        .flatMap(match -> match.findTerm())
        .flatMap(term -> said(term, "the first order of " + body.name()));
  }

  private static Optional<Filled> rating(BodyFacts body) {
    return body.readiness()
        .rating()
        .flatMap(match -> match.findTerm())
        .flatMap(term -> said(term, "the commander of " + body.name()));
  }

  private static Optional<Filled> state(BodyFacts body) {
    return body.readiness()
        .condition()
        .flatMap(match -> match.findTerm())
        .flatMap(term -> said(term, "the state of " + body.name() + " at the start"));
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
    return said(word, body.name() + ": " + body.type().label());
  }

  private static String arm(BodyFacts body, String procedure) {
    boolean plain = procedure.equals("may-charge");
    return switch (body.arm()) {
      case CAVALRY -> plain ? "cavalry" : cavalry(body);
      case ARTILLERY -> plain ? "" : "artillery";
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
    return said(word, body.name() + ": " + body.type().label());
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
