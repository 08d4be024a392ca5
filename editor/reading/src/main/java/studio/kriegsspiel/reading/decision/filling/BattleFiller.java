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
import studio.kriegsspiel.rules.procedure.Parameter;

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
    fill("fire.range-spaces", facts::range);
    fillOf("fire.moved", new StandingTime(facts)::moved);
    fill("contagion.spaces", facts::range);
    fill("fire.target-flank", facts::flank);
    fill("fire.heavy-against", this::carbineTarget);
    fillOf("fire.own-cover", BattleFiller::cover);
    fillOfSecond("melee.cover", BattleFiller::cover);
    fillOfSecond("melee.square", body -> ifSo(body.stands(Formation.SQUARE), "in square"));
    fill("melee.year", this::year);
    fillOfSecond("contagion.routed-grade", body -> Optional.of(grade(body)));
    fillOf("evade.who", BattleFiller::evader);
    fillOfSecond("evade.by", BattleFiller::charger);
    fill("rider.field-spaces", this::ride);
    fillOf("passage.passage", BattleFiller::passage);
    for (Parameter grade : facts.book().getProcedure("army-start").parameters()) {
      fill("army-start." + grade.name(), () -> counted(grade.name()));
    }
    fillOf("fire.weapon", BattleFiller::weapon);
    fillOf("men", Filler::men);
    fillOf("grade", body -> Optional.of(grade(body)));
    fillOf("morale.points", BattleFiller::startingMorale);
    fillOf("recovery.points", BattleFiller::startingMorale);
    fillOf("nation", Filler::nation);
    fillOf("fire.column", body -> ifSo(body.isInColumn(), body.name() + " stands in column"));
    fillOf("disordered", BattleFiller::disordered);
    fillOf("cover", BattleFiller::cover);
    fillOf("melee.attacker", BattleFiller::troops);
    fillOf("melee.defender", BattleFiller::troops);
    fillOf("move.troops", BattleFiller::mover);
    fillOf("recovery.troops", BattleFiller::troops);
    fillOf("move.terrain", BattleFiller::terrain);
    fillOf("passage.formation", BattleFiller::formation);
  }

  /** Heavy horse counts for the carbine's fire alone. */
  private Optional<Filled> carbineTarget() {
    return facts()
        .first()
        .filter(body -> weapon(body).filter(each -> each.value().equals("carbine")).isPresent())
        .flatMap(body -> facts().second())
        .flatMap(BattleFiller::troops);
  }

  private Optional<Filled> year() {
    return count(facts().situation().clock().begins().getYear(), "the day of the scenario");
  }

  private static Optional<Filled> evader(BodyFacts body) {
    return body.arm() == Arm.ARTILLERY
        ? said("gunners", body.name() + ": artillery")
        : body.skirmishes() ? byType(body, "open-order") : Optional.empty();
  }

  private static Optional<Filled> charger(BodyFacts body) {
    return byType(body, body.arm() == Arm.CAVALRY ? "cavalry" : "infantry");
  }

  private Optional<Filled> ride() {
    return facts()
        .ride()
        .map(ride -> facts().measured(ride.metres(), "the quickest way, roads and all"));
  }

  private static Optional<Filled> passage(BodyFacts body) {
    var kinds = body.going().kinds();
    return kinds.contains(TerrainKind.BRIDGE)
        ? said("bridge", "a bridge at the place")
        : kinds.contains(TerrainKind.VILLAGE) || kinds.contains(TerrainKind.TOWN)
            ? said("built-up-area", "houses at the place")
            : Optional.empty();
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

  private static Optional<Filled> disordered(BodyFacts body) {
    return ifSo(
        body.unit()
            .particulars()
            .state()
            .flatMap(state -> state.condition())
            .filter(each -> each == TroopCondition.DISORDERED)
            .isPresent(),
        "the state of " + body.name() + " at the start");
  }

  private static Optional<Filled> weapon(BodyFacts body) {
    if (body.arm() == Arm.ARTILLERY) {
      String gun = body.gunTerm().orElse("medium");
      return said(
          gun.equals("by calibre") ? "medium-guns" : gun + "-guns", "guns of " + body.name());
    }
    boolean carbine =
        body.smallArm().filter(each -> each == SmallArm.CARBINE).isPresent()
            || body.arm() == Arm.CAVALRY;
    return byType(body, carbine ? "carbine" : "musket");
  }

  private static Filled grade(BodyFacts body) {
    return new Filled(
        body.gradeTerm().orElse("regular"),
        body.grade().isPresent() ? "grade of " + body.name() : "no grade is stated, so line");
  }

  /** What the book says an army of this one unit starts with. */
  private static Optional<Filled> startingMorale(BodyFacts body) {
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

  private static Optional<Filled> troops(BodyFacts body) {
    return byType(
        body,
        body.arm() == Arm.ARTILLERY
            ? "gunners"
            : body.arm() == Arm.CAVALRY
                ? CAVALRY.getOrDefault(body.type(), "light-cavalry")
                : "infantry");
  }

  private static Optional<Filled> mover(BodyFacts body) {
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
    return byType(body, word);
  }

  private static Optional<Filled> formation(BodyFacts body) {
    return body.formation()
        .flatMap(
            each ->
                said(
                    switch (each) {
                      case LINE -> "line";
                      case SQUARE -> "square";
                      case SKIRMISH -> "open-order";
                      default -> "column";
                    },
                    body.name() + ": " + each.label()));
  }

  private static Optional<Filled> terrain(BodyFacts body) {
    var kinds = body.going().kinds();
    String word =
        kinds.contains(TerrainKind.WOOD_DENSE) || kinds.contains(TerrainKind.WOOD_LIGHT)
            ? "woods"
            : kinds.contains(TerrainKind.MARSH)
                ? "marsh"
                : kinds.contains(TerrainKind.STREAM) ? "small-river" : "open";
    return said(word, "the ground where " + body.name() + " is");
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
