package studio.kriegsspiel.reading.decision.filling;

import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import studio.kriegsspiel.rules.concept.Arm;
import studio.kriegsspiel.rules.concept.Formation;
import studio.kriegsspiel.rules.concept.Grade;
import studio.kriegsspiel.rules.concept.SmallArm;
import studio.kriegsspiel.rules.concept.TerrainKind;
import studio.kriegsspiel.rules.concept.TroopCondition;
import studio.kriegsspiel.rules.concept.UnitType;
import studio.kriegsspiel.rules.dice.Dice;
import studio.kriegsspiel.rules.mapping.Correspondence;
import studio.kriegsspiel.rules.procedure.AfterState;

/** The questions of the Horse and Musket battle system. */
final class BattleFiller extends Filler {
  /** How the book's rows of movement call troops that stand so. */
  private static final Map<UnitType, String> CAVALRY =
      Map.of(
          UnitType.CAVALRY_HEAVY, "heavy-cavalry",
          UnitType.CAVALRY_MEDIUM, "medium-cavalry",
          UnitType.CAVALRY_LIGHT, "light-cavalry",
          UnitType.CAVALRY_LANCER, "lancers",
          UnitType.CAVALRY_IRREGULAR, "light-cavalry");

  BattleFiller(CaseFacts facts) {
    super(facts);
  }

  @Override
  Optional<Filled> between(String procedure, String name) {
    return switch (procedure + "." + name) {
      case "fire.range-spaces", "contagion.spaces", "evade.shelter-spaces" ->
          procedure.equals("evade") ? Optional.empty() : facts().range();
      case "fire.target-flank" -> facts().flank();
      case "fire.heavy-against" ->
          facts()
              .first()
              .filter(body -> weapon(body).value().equals("carbine"))
              .flatMap(body -> facts().second())
              .map(BattleFiller::troops);
      case "fire.own-cover" -> facts().first().flatMap(BattleFiller::cover);
      case "melee.cover" -> facts().second().flatMap(BattleFiller::cover);
      case "melee.square" ->
          facts().second().flatMap(body -> ifSo(body.stands(Formation.SQUARE), "in square"));
      case "melee.year" ->
          count(facts().situation().clock().begins().getYear(), "the day of the scenario");
      case "contagion.routed-grade" -> facts().second().map(this::grade);
      case "evade.who" ->
          facts()
              .first()
              .flatMap(
                  body ->
                      body.arm() == Arm.ARTILLERY
                          ? said("gunners", body.name() + ": artillery")
                          : body.skirmishes()
                              ? said("open-order", body.name() + ": " + body.type().label())
                              : Optional.empty());
      case "evade.by" ->
          facts()
              .second()
              .flatMap(
                  body ->
                      said(
                          body.arm() == Arm.CAVALRY ? "cavalry" : "infantry",
                          body.name() + ": " + body.type().label()));
      case "rider.field-spaces" ->
          facts()
              .ride()
              .map(ride -> facts().measured(ride.metres(), "the quickest way, roads and all"));
      case "passage.passage" -> passage();
      default -> procedure.equals("army-start") ? counted(name) : Optional.empty();
    };
  }

  private Optional<Filled> passage() {
    return facts()
        .first()
        .map(BodyFacts::going)
        .flatMap(
            going ->
                going.kinds().contains(TerrainKind.BRIDGE)
                    ? said("bridge", "a bridge at the place")
                    : going.kinds().contains(TerrainKind.VILLAGE)
                            || going.kinds().contains(TerrainKind.TOWN)
                        ? said("built-up-area", "houses at the place")
                        : Optional.empty());
  }

  /** How many bodies of the side the book counts under a grade. */
  private Optional<Filled> counted(String grade) {
    Correspondence terms = Correspondence.of(facts().bookId());
    return new SideCount(facts())
        .bodies(
            unit ->
                unit.type().arm() != Arm.STAFF
                    && terms
                        .match(unit.grade().orElse(Grade.LINE))
                        .findTerm()
                        .filter(grade::equals)
                        .isPresent());
  }

  @Override
  Optional<Filled> body(BodyFacts body, String procedure, String word) {
    return switch (word) {
      case "weapon" -> Optional.of(weapon(body));
      case "men" -> men(body);
      case "grade" -> Optional.of(grade(body));
      case "points" ->
          procedure.equals("morale") || procedure.equals("recovery")
              ? startingMorale(body)
              : Optional.empty();
      case "nation" ->
          body.readiness()
              .nationTerm()
              .flatMap(match -> match.findTerm())
              .flatMap(term -> said(term, "nation of " + body.name()));
      case "column" -> ifSo(body.isInColumn(), body.name() + " stands in column");
      case "disordered" ->
          ifSo(
              is(body, TroopCondition.DISORDERED), "the state of " + body.name() + " at the start");
      case "cover" -> cover(body);
      case "attacker", "defender" -> Optional.of(troops(body));
      case "troops" -> Optional.of(procedure.equals("move") ? mover(body) : troops(body));
      case "terrain" -> Optional.of(terrain(body));
      case "formation" ->
          body.formation()
              .flatMap(each -> said(formation(each), body.name() + ": " + each.label()));
      default -> Optional.empty();
    };
  }

  private static boolean is(BodyFacts body, TroopCondition condition) {
    return body.unit()
        .particulars()
        .state()
        .flatMap(state -> state.condition())
        .filter(each -> each == condition)
        .isPresent();
  }

  private static Filled weapon(BodyFacts body) {
    if (body.arm() == Arm.ARTILLERY) {
      String gun = body.gunTerm().orElse("medium");
      return new Filled(
          gun.equals("by calibre") ? "medium-guns" : gun + "-guns", "guns of " + body.name());
    }
    boolean carbine =
        body.smallArm().filter(each -> each == SmallArm.CARBINE).isPresent()
            || body.arm() == Arm.CAVALRY;
    return new Filled(carbine ? "carbine" : "musket", body.name() + ": " + body.type().label());
  }

  private Filled grade(BodyFacts body) {
    return new Filled(
        body.gradeTerm().orElse("regular"),
        body.grade().isPresent() ? "grade of " + body.name() : "no grade is stated, so line");
  }

  /** What the book says an army of this one unit starts with. */
  private Optional<Filled> startingMorale(BodyFacts body) {
    Filled grade = grade(body);
    return body.situation()
        .book()
        .getProcedure("army-start")
        .adjudicate(Map.of(grade.value(), "1"), Dice.fixed())
        .decision()
        .match(decided -> decided.after().stream(), forbidden -> Stream.<AfterState>empty())
        .filter(each -> each.word().equals("points"))
        .findFirst()
        .map(
            each ->
                new Filled(
                    each.value(), "%s at the start: %s".formatted(body.name(), grade.value())));
  }

  private static Filled troops(BodyFacts body) {
    String word =
        body.arm() == Arm.ARTILLERY
            ? "gunners"
            : body.arm() == Arm.CAVALRY
                ? CAVALRY.getOrDefault(body.type(), "light-cavalry")
                : "infantry";
    return new Filled(word, body.name() + ": " + body.type().label());
  }

  private static Filled mover(BodyFacts body) {
    String word =
        switch (body.arm()) {
          case CAVALRY ->
              "cavalry-" + body.typeTerm().orElse("cavalry-light").replace("cavalry-", "");
          case ARTILLERY ->
              body.stands(Formation.ARTILLERY_DEPLOYED)
                  ? "artillery-unlimbered"
                  : body.type() == UnitType.ARTILLERY_HORSE
                      ? "artillery-horse-limbered"
                      : "artillery-foot-limbered";
          case STAFF -> "dispatch-rider-cross-country";
          default ->
              body.skirmishes()
                  ? "infantry-open-order"
                  : body.isInColumn() ? "infantry-column" : "infantry-line";
        };
    return new Filled(word, body.name() + ": " + body.type().label());
  }

  private static String formation(Formation formation) {
    return switch (formation) {
      case LINE -> "line";
      case SQUARE -> "square";
      case SKIRMISH -> "open-order";
      default -> "column";
    };
  }

  private static Filled terrain(BodyFacts body) {
    var kinds = body.going().kinds();
    String word =
        kinds.contains(TerrainKind.WOOD_DENSE) || kinds.contains(TerrainKind.WOOD_LIGHT)
            ? "woods"
            : kinds.contains(TerrainKind.MARSH)
                ? "marsh"
                : kinds.contains(TerrainKind.STREAM) ? "small-river" : "open";
    return new Filled(word, "the ground where " + body.name() + " is");
  }

  /** By the book's classes of cover, where it has one for what the ground shows. */
  private static Optional<Filled> cover(BodyFacts body) {
    var manual = body.situation().book().fieldManual();
    return body.cover()
        .flatMap(
            kind ->
                manual
                    .findGroundClass(kind)
                    .flatMap(word -> said(word, body.name() + " stands in: " + kind.label())));
  }
}
