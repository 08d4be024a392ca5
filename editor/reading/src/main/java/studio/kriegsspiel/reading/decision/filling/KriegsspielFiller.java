package studio.kriegsspiel.reading.decision.filling;

import java.util.Optional;
import studio.kriegsspiel.rules.RuleBookId;
import studio.kriegsspiel.rules.concept.Arm;
import studio.kriegsspiel.rules.concept.Formation;
import studio.kriegsspiel.rules.concept.UnitType;
import studio.kriegsspiel.rules.field.Gait;
import studio.kriegsspiel.rules.field.Going;
import studio.kriegsspiel.rules.field.LineOfFire;
import studio.kriegsspiel.rules.field.March;
import studio.kriegsspiel.situation.force.TroopsOf;
import studio.kriegsspiel.situation.words.Figures;

/** The questions of the two Kriegsspiel books. */
final class KriegsspielFiller extends Filler {
  private final MarchFacts march;
  private final KriegsspielUnits units;

  KriegsspielFiller(CaseFacts facts) {
    super(facts);
    this.march = new MarchFacts(facts);
    this.units = new KriegsspielUnits(facts.book());
    marches();
    fires();
    fights();
    SideCount side = new SideCount(facts);
    fill("players.battalions", () -> side.bodies(unit -> unit.type().arm() == Arm.INFANTRY));
    fill("players.batteries", () -> side.bodies(unit -> unit.type().arm() == Arm.ARTILLERY));
    fill("players.squadrons", side::squadrons);
  }

  private void marches() {
    KriegsspielPlaces places = new KriegsspielPlaces(facts());
    fill("bridge.length", places::length);
    fill("bridge.material", places::material);
    fill("ferry.width", places::width);
    fill("swim.width", places::width);
    fillOf("ferry.infantry", body -> carried(body, Arm.INFANTRY));
    fillOf("ferry.cavalry", body -> carried(body, Arm.CAVALRY));
    fillOf("ferry.guns", body -> carried(body, Arm.ARTILLERY));
    fill("way.way", places::way);
    fill("ride.paces", facts()::rode);
    fill("dispatch.order-paces", facts()::rode);
    fill("march.stretches", march::way);
    fill("march.distance", march::distance);
    fillOf("march.troops", this::marcher);
    fillOf("march.ground", march::ground);
    fillOf("march.slope", march::slope);
    fillOf("march.formation", this::formation);
    fillOf("close-up.open", this::column);
    fillOf("deploy.length", this::column);
    fill("contact.apart", facts()::range);
    fillOf("contact.rate", this::rate);
    fillOfSecond("contact.enemy-rate", this::rate);
    fill("sight.paces", facts()::range);
    fill("debouch.paces", facts()::range);
  }

  private void fires() {
    fill("fire.range", facts()::range);
    fill("bombard.range", facts()::range);
    fill("breach.range", facts()::range);
    fill("shaken.range", facts()::range);
    fill("fire.slope", () -> facts().line().flatMap(KriegsspielFiller::steepest));
    fill("fire.broken", () -> facts().line().map(KriegsspielFiller::broken));
    fill(
        "fire.soft",
        () -> facts().line().flatMap(shot -> ifSo(shot.softAtTarget(), "marsh at the target")));
    fill("fire.seen-before", () -> facts().line().map(shot -> seen(shot.seenBeforeMetres())));
    fill("fire.seen-behind", () -> facts().line().map(shot -> seen(shot.seenBehindMetres())));
    fill("fire.hidden", this::hidden);
    fill("fire.night", () -> ifSo(facts().isNight(), "night at that minute"));
    fill("fire.flank", facts()::flank);
    fillOfSecond("fire.cover", new KriegsspielCover(facts())::find);
    fillOf("fire.firers", body -> KriegsspielFirers.find(body, british()));
    fillOf("strength", KriegsspielFiller::strength);
    fillOf("canister-test.guns-strength", KriegsspielFiller::strength);
    fillOf("target", this::target);
    fillOf("under-fire.troops", this::target);
    fillOf("fire.limbered", Filler::limbered);
    fillOf("fire.percent-of-move", new StandingTime(facts())::share);
    fillOf("fire.two-ranks", this::firersInTwoRanks);
    fillOf("moves-fired", KriegsspielFiller::movesFired);
    fillOf("breach.calibre", KriegsspielFiller::calibre);
    fillOf("bombard.howitzers", KriegsspielFiller::howitzers);
  }

  private void fights() {
    KriegsspielClashes clashes = new KriegsspielClashes(facts(), units);
    fill("melee.slope", this::slope);
    fill("melee.uphill", this::uphill);
    fill("melee.attacker-heavy", () -> heavier(facts().first(), facts().second()));
    fill("melee.defender-heavy", () -> heavier(facts().second(), facts().first()));
    fillOf("arm", KriegsspielFiller::arm);
    fillOf("melee.attacker", KriegsspielFiller::arm);
    fillOf("melee.defender", KriegsspielFiller::arm);
    fillOf("melee.stand", KriegsspielFiller::stand);
    fillOf("melee.ranks", this::ranks);
    fillOf("melee.units", units::handToHand);
    fill("melee.flank-units", clashes::onFlank);
    fillOf("melee.percent", units::ofFullStrength);
    fillOf("pursuit.troops", body -> byType(body, kind(body, "infantry")));
    fillOf(
        "retreat.troops",
        body -> byType(body, kind(body, body.skirmishes() ? "skirmishers" : "infantry")));
    fill("retire-before-cavalry.cavalry-paces", facts()::range);
    fillOfSecond("retire-before-cavalry.squadrons", units::squadronsOf);
    fillOf("stronghold.attackers", units::halfBattalions);
    fillOfSecond("stronghold.defenders", units::halfBattalions);
    fillOfSecond("stronghold.defences", clashes::defences);
    fillOf("stronghold.attackers-percent", units::ofHalfBattalions);
    fillOfSecond("stronghold.defenders-percent", units::ofHalfBattalions);
    fillOf("stronghold.attackers-ranks", this::ranks);
    fillOfSecond("stronghold.defenders-ranks", this::ranks);
    fillOfSecond("stronghold.front", clashes::acrossPlace);
    fill("surprise.from-cover", clashes::fromCover);
    fillOf("surprise.attacking-men", Filler::men);
    fillOfSecond("surprise.surprised-men", Filler::men);
    fillOfSecond(
        "surprise.marching",
        body -> ifSo(body.stands(Formation.COLUMN_MARCH), "in column of route"));
    fillOf("capture.captors", Filler::men);
    fillOfSecond("capture.captives", Filler::men);
    fillOfSecond("battery.half-batteries", units::halfBatteries);
    fillOfSecond("battery.battery", KriegsspielFiller::battery);
    fillOf("battery.units", this::attackers);
    fillOf("squares.squadrons", units::squadronsOf);
    fillOf("supported-battery.squadrons", units::squadronsOf);
    fillOf("combined-arms.squadrons", units::squadronsOf);
    fillOf("charge.attackers-first", units::squadronsOf);
    fillOfSecond("charge.defenders-first", units::squadronsOf);
    fillOfSecond("squares.half-battalions", units::halfBattalions);
    fillOfSecond("supported-battery.half-battalions", units::halfBattalions);
  }

  private boolean british() {
    return facts().bookId().equals(RuleBookId.BRITISH_1815);
  }

  private Optional<Filled> rate(BodyFacts body) {
    var march = facts().book().fieldManual().march(body.troops(), gait(body), Going.OPEN);
    return march instanceof March.Rate rate
        ? count(rate.unitsPerTurn().floor(), body.name() + " on open ground, " + march.citation())
        : Optional.empty();
  }

  private static Optional<Filled> steepest(LineOfFire shot) {
    return count(
        Math.round(shot.steepestDegrees()),
        Figures.format("%.1f°, the steepest on the way", shot.steepestDegrees()));
  }

  private static Filled broken(LineOfFire shot) {
    return Filled.yesNo(
        !shot.even(), shot.even() ? "even as drawn" : "uneven or hidden ground on the way");
  }

  private Filled seen(double metres) {
    return facts().measured(metres, "as far as it is looked for");
  }

  private Optional<Filled> hidden() {
    return facts()
        .sees()
        .map(sees -> Filled.yesNo(!sees, sees ? "seen from there" : "not seen from there"));
  }

  private Optional<Filled> slope() {
    return facts().rise().stream()
        .mapToObj(
            rise ->
                Filled.of(
                    Math.round(Math.abs(rise)),
                    Figures.format("%.1f° on the mean between them", Math.abs(rise))))
        .findFirst();
  }

  private Optional<Filled> uphill() {
    return facts()
        .isUphill()
        .map(up -> up && isSlope())
        .map(up -> Filled.yesNo(up, up ? "they go up" : "they do not go up"));
  }

  /** Whether the rise between them counts as a slope of a degree at least. */
  private boolean isSlope() {
    return facts().rise().stream().anyMatch(rise -> Math.round(Math.abs(rise)) > 0);
  }

  private static Optional<Filled> heavier(Optional<BodyFacts> one, Optional<BodyFacts> other) {
    return ifSo(
        one.filter(BodyFacts::isHeavyCavalry).isPresent()
            && other
                .filter(each -> each.arm() == Arm.CAVALRY && !each.isHeavyCavalry())
                .isPresent(),
        "by their kinds");
  }

  private static Optional<Filled> battery(BodyFacts body) {
    return said(body.type() == UnitType.ARTILLERY_HORSE ? "horse" : "foot", body.type().label());
  }

  /** Those who attack a battery. */
  private Optional<Filled> attackers(BodyFacts body) {
    return body.arm() == Arm.CAVALRY
        ? count(2L * units.squadrons(body), "half squadrons of " + body.name())
        : units.halfBattalions(body);
  }

  private static Optional<Filled> carried(BodyFacts body, Arm arm) {
    return body.arm() == arm
        ? count(
            arm == Arm.ARTILLERY ? body.troops().pieces() : body.troops().men(),
            "present with " + body.name())
        : Optional.empty();
  }

  private Optional<Filled> formation(BodyFacts body) {
    return march.isSomewhere()
        ? said("column", body.name() + ": on the march")
        : body.formation()
            .flatMap(
                each ->
                    said(
                        each == Formation.LINE ? "line" : "column",
                        body.name() + ": " + each.label()));
  }

  private static Optional<Filled> movesFired(BodyFacts body) {
    return body.readiness().movesFired().stream()
        .mapToObj(moves -> Filled.of(moves, body.name() + ": rounds it lacks"))
        .findFirst();
  }

  /** As its fire counts it; who skirmishes has none. */
  private Optional<Filled> ranks(BodyFacts body) {
    return body.arm() == Arm.INFANTRY && !body.skirmishes()
        ? said(
            isInTwoRanks(body) ? "two" : "three",
            body.name()
                + (body.troops().ranks().isPresent()
                    ? ": as the text says"
                    : ": as the book has it"))
        : Optional.empty();
  }

  /** What a point takes of close-ordered firers hangs on their ranks, as it does of a target's. */
  private Optional<Filled> firersInTwoRanks(BodyFacts body) {
    return KriegsspielFirers.find(body, british())
        .filter(firers -> firers.value().startsWith("close-order") && isInTwoRanks(body))
        .flatMap(firers -> said("yes", body.name() + ": infantry of two ranks"));
  }

  private boolean isInTwoRanks(BodyFacts body) {
    return body.troops().ranks().orElse(british() ? 2 : 3) == 2;
  }

  private static Optional<Filled> howitzers(BodyFacts body) {
    return body.type() == UnitType.ARTILLERY_HOWITZER
        ? count(body.troops().pieces(), body.name() + ": its pieces")
        : Optional.empty();
  }

  private Gait gait(BodyFacts body) {
    return body.formation().map(TroopsOf::gait).orElse(Gait.ACTION);
  }

  private Optional<Filled> marcher(BodyFacts body) {
    return facts()
        .book()
        .fieldManual()
        .findTroopsTerm(body.troops(), march.isSomewhere() ? Gait.MARCH : gait(body))
        .flatMap(row -> byType(body, row));
  }

  /** Who goes on or back; foot as it is told. */
  private static String kind(BodyFacts body, String foot) {
    return body.arm() == Arm.CAVALRY
        ? body.isHeavyCavalry() ? "heavy-cavalry" : "light-cavalry"
        : foot;
  }

  private static Optional<Filled> arm(BodyFacts body) {
    String word =
        body.skirmishes() && body.arm() == Arm.INFANTRY
            ? "skirmishers"
            : body.arm() == Arm.CAVALRY
                ? "cavalry"
                : body.arm() == Arm.ARTILLERY ? "artillery" : "infantry";
    return byType(body, word);
  }

  private static Optional<Filled> strength(BodyFacts body) {
    return body.arm() == Arm.ARTILLERY
        ? count(body.troops().pieces(), "pieces of " + body.name())
        : men(body);
  }

  private Optional<Filled> target(BodyFacts body) {
    String word =
        switch (body.arm()) {
          case CAVALRY -> "cavalry";
          case ARTILLERY -> "artillery";
          default ->
              body.skirmishes()
                  ? "skirmishers"
                  : isInTwoRanks(body) ? "infantry-two-ranks" : "infantry-three-ranks";
        };
    return byType(body, word);
  }

  /** How infantry stands; the others fight in their one way. */
  private static Optional<Filled> stand(BodyFacts body) {
    if (body.arm() != Arm.INFANTRY) {
      return Optional.empty();
    }
    return body.formation()
        .flatMap(
            each ->
                switch (each) {
                  case LINE -> Optional.of("line");
                  case COLUMN_MARCH -> Optional.of("route");
                  case COLUMN_OPEN, COLUMN_CLOSE, COLUMN_ATTACK -> Optional.of("column");
                  case MASS -> Optional.of("mass");
                  case SQUARE -> Optional.of("square");
                  default -> Optional.<String>empty();
                })
        .flatMap(word -> said(word, body.name() + " at that minute"));
  }

  private static Optional<Filled> calibre(BodyFacts body) {
    return body.troops().pounds().isPresent()
        ? said(
            Integer.toString(body.troops().pounds().getAsInt()), "the heaviest of " + body.name())
        : Optional.empty();
  }

  private Optional<Filled> column(BodyFacts body) {
    double metres = body.where().depthMetres();
    return metres > 0 && body.isInColumn()
        ? Optional.of(facts().measured(metres, "from head to tail of " + body.name()))
        : Optional.empty();
  }
}
