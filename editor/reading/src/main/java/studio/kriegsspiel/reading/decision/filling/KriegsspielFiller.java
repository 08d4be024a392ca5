package studio.kriegsspiel.reading.decision.filling;

import java.util.Optional;
import java.util.Set;
import studio.kriegsspiel.rules.RuleBookId;
import studio.kriegsspiel.rules.concept.Arm;
import studio.kriegsspiel.rules.concept.Formation;
import studio.kriegsspiel.rules.concept.UnitType;
import studio.kriegsspiel.rules.field.Counter;
import studio.kriegsspiel.rules.field.Gait;
import studio.kriegsspiel.rules.field.Going;
import studio.kriegsspiel.rules.field.LineOfFire;
import studio.kriegsspiel.rules.field.March;
import studio.kriegsspiel.scenario.force.Preparation;
import studio.kriegsspiel.situation.defence.Defences;
import studio.kriegsspiel.situation.force.TroopsOf;
import studio.kriegsspiel.situation.words.Figures;

/** The questions of the two Kriegsspiel books. */
final class KriegsspielFiller extends Filler {
  private static final Set<String> SPLIT_COLUMN = Set.of("open", "length");

  private final KriegsspielPlaces places;
  private final MarchFacts march;

  KriegsspielFiller(CaseFacts facts) {
    super(facts);
    this.places = new KriegsspielPlaces(facts);
    this.march = new MarchFacts(facts);
  }

  private boolean british() {
    return facts().bookId().equals(RuleBookId.BRITISH_1815);
  }

  @Override
  Optional<Filled> between(String procedure, String name) {
    return switch (procedure) {
      case "fire" -> fire(name);
      case "melee" -> melee(name);
      case "bridge", "ferry", "swim", "way" -> places.find(procedure, name);
      case "ride" -> name.equals("paces") ? ride() : Optional.empty();
      case "dispatch" -> name.equals("order-paces") ? ride() : Optional.empty();
      case "march" -> march.find(name);
      case "bombard", "breach" -> name.equals("range") ? facts().range() : Optional.empty();
      case "contact" -> contact(name);
      case "sight", "debouch" -> name.equals("paces") ? facts().range() : Optional.empty();
      case "shaken" -> name.equals("range") ? facts().range() : Optional.empty();
      case "retire-before-cavalry" ->
          name.equals("cavalry-paces") ? facts().range() : Optional.empty();
      case "players" -> new SideCount(facts()).find(name);
      default -> opposed(procedure, name);
    };
  }

  private Optional<Filled> ride() {
    return facts()
        .ride()
        .map(ride -> facts().measured(ride.metres(), "along the quickest way of a rider"));
  }

  private Optional<Filled> contact(String name) {
    return switch (name) {
      case "apart" -> facts().range();
      case "rate" -> facts().first().flatMap(this::rate);
      case "enemy-rate" -> facts().second().flatMap(this::rate);
      default -> Optional.empty();
    };
  }

  private Optional<Filled> rate(BodyFacts body) {
    var march = facts().book().fieldManual().march(body.troops(), gait(body), Going.OPEN);
    return march instanceof March.Rate rate
        ? count(rate.unitsPerTurn().floor(), body.name() + " on open ground, " + march.citation())
        : Optional.empty();
  }

  private Optional<Filled> fire(String name) {
    Optional<LineOfFire> line = facts().line();
    return switch (name) {
      case "range" -> facts().range();
      case "slope" ->
          line.flatMap(
              shot ->
                  count(
                      Math.round(shot.steepestDegrees()),
                      Figures.format("%.1f°, the steepest on the way", shot.steepestDegrees())));
      case "broken" ->
          line.flatMap(
              shot ->
                  said(
                      shot.even() ? "no" : "yes",
                      shot.even() ? "even as drawn" : "uneven or hidden ground on the way"));
      case "soft" -> line.flatMap(shot -> ifSo(shot.softAtTarget(), "marsh at the target"));
      case "seen-before" -> line.flatMap(shot -> seen(shot.seenBeforeMetres()));
      case "seen-behind" -> line.flatMap(shot -> seen(shot.seenBehindMetres()));
      case "hidden" ->
          facts()
              .sees()
              .map(
                  sees ->
                      new Filled(
                          sees ? "no" : "yes", sees ? "seen from there" : "not seen from there"));
      case "night" -> ifSo(facts().isNight(), "night at that minute");
      case "flank" -> facts().flank();
      case "cover" -> facts().second().flatMap(this::cover);
      default -> Optional.empty();
    };
  }

  private Optional<Filled> seen(double metres) {
    return Optional.of(facts().measured(metres, "as far as it is looked for"));
  }

  private Optional<Filled> melee(String name) {
    return switch (name) {
      case "slope" ->
          facts().rise().stream()
              .mapToObj(
                  rise ->
                      Filled.of(
                          Math.round(Math.abs(rise)),
                          Figures.format("%.1f° on the mean between them", Math.abs(rise))))
              .findFirst();
      case "uphill" ->
          facts()
              .isUphill()
              .map(up -> up && isSlope())
              .map(up -> Filled.yesNo(up, up ? "they go up" : "they do not go up"));
      case "attacker-heavy" -> heavier(facts().first(), facts().second());
      case "defender-heavy" -> heavier(facts().second(), facts().first());
      default -> Optional.empty();
    };
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

  /** Questions whose two bodies have names of their own. */
  private Optional<Filled> opposed(String procedure, String name) {
    return switch (procedure + "." + name) {
      case "stronghold.attackers" -> facts().first().flatMap(this::halfBattalions);
      case "stronghold.defenders" -> facts().second().flatMap(this::halfBattalions);
      case "stronghold.defences" ->
          facts()
              .second()
              .flatMap(
                  body -> Defences.of(facts().situation()).find(body.unit().id(), facts().time()))
              .flatMap(defence -> said(defence.strength(), defence.title()));
      case "surprise.attacking-men", "capture.captors" -> facts().first().flatMap(Filler::men);
      case "surprise.surprised-men", "capture.captives" -> facts().second().flatMap(Filler::men);
      case "surprise.marching" ->
          facts()
              .second()
              .flatMap(body -> ifSo(body.stands(Formation.COLUMN_MARCH), "in column of route"));
      case "battery.half-batteries" -> facts().second().flatMap(this::halfBatteries);
      case "battery.battery" ->
          facts()
              .second()
              .flatMap(
                  body ->
                      said(
                          body.type() == UnitType.ARTILLERY_HORSE ? "horse" : "foot",
                          body.type().label()));
      case "battery.units" ->
          facts()
              .first()
              .flatMap(
                  body ->
                      body.arm() == Arm.CAVALRY
                          ? count(2L * squadrons(body), "half squadrons of " + body.name())
                          : halfBattalions(body));
      case "squares.squadrons",
          "supported-battery.squadrons",
          "combined-arms.squadrons",
          "charge.attackers-first" ->
          facts().first().flatMap(this::squadronsOf);
      case "squares.half-battalions", "supported-battery.half-battalions" ->
          facts().second().flatMap(this::halfBattalions);
      case "charge.defenders-first", "retire-before-cavalry.squadrons" ->
          facts().second().flatMap(this::squadronsOf);
      default -> Optional.empty();
    };
  }

  @Override
  Optional<Filled> body(BodyFacts body, String procedure, String word) {
    String from = body.name() + ": ";
    return switch (word) {
      case "troops" -> troops(body, procedure);
      case "ground" ->
          isMarch(procedure) && march.isOnTheSpot() ? MarchFacts.ground(body) : Optional.empty();
      case "slope" ->
          !(isMarch(procedure) && march.isOnTheSpot())
              ? Optional.empty()
              : count(
                  Math.round(body.going().slopeDegrees()),
                  Figures.format("%.1f° where %s is", body.going().slopeDegrees(), body.name()));
      case "formation" ->
          isMarch(procedure) && march.isSomewhere()
              ? said("column", from + "on the march")
              : body.formation()
                  .flatMap(
                      each ->
                          said(each == Formation.LINE ? "line" : "column", from + each.label()));
      case "arm", "attacker", "defender" -> arm(body);
      case "firers" -> KriegsspielFirers.find(body, british());
      case "strength" -> strength(body);
      case "target" -> target(body);
      case "limbered" -> ifSo(body.stands(Formation.ARTILLERY_LIMBERED), from + "limbered");
      case "moves-fired" ->
          body.readiness().movesFired().isPresent()
              ? count(body.readiness().movesFired().getAsInt(), from + "rounds it lacks")
              : Optional.empty();
      case "stand" -> stand(body);
      case "ranks" ->
          body.troops().ranks().isPresent() && body.arm() == Arm.INFANTRY
              ? said(
                  body.troops().ranks().getAsInt() == 2 ? "two" : "three",
                  from + "as the text says")
              : Optional.empty();
      case "units" -> body.arm() == Arm.CAVALRY ? squadronsOf(body) : halfBattalions(body);
      case "percent" -> count(body.percentPresent(), from + "present when play begins");
      case "calibre" -> calibre(body);
      case "howitzers" ->
          body.type() == UnitType.ARTILLERY_HOWITZER
              ? count(body.troops().pieces(), from + "its pieces")
              : Optional.empty();
      default -> SPLIT_COLUMN.contains(word) ? column(body, procedure) : Optional.empty();
    };
  }

  private static boolean isMarch(String procedure) {
    return procedure.equals("march");
  }

  private Gait gait(BodyFacts body) {
    return body.formation().map(TroopsOf::gait).orElse(Gait.ACTION);
  }

  private Optional<Filled> troops(BodyFacts body, String procedure) {
    if (procedure.equals("march")) {
      return facts()
          .book()
          .fieldManual()
          .findTroopsTerm(
              body.troops(), isMarch(procedure) && march.isSomewhere() ? Gait.MARCH : gait(body))
          .map(row -> new Filled(row, body.name() + ": " + body.type().label()));
    }
    String kind =
        switch (body.arm()) {
          case CAVALRY -> body.isHeavyCavalry() ? "heavy-cavalry" : "light-cavalry";
          default -> body.skirmishes() && procedure.equals("retreat") ? "skirmishers" : "infantry";
        };
    return procedure.equals("retreat") || procedure.equals("pursuit")
        ? said(kind, body.name() + ": " + body.type().label())
        : Optional.empty();
  }

  private static Optional<Filled> arm(BodyFacts body) {
    String word =
        body.skirmishes() && body.arm() == Arm.INFANTRY
            ? "skirmishers"
            : body.arm() == Arm.CAVALRY
                ? "cavalry"
                : body.arm() == Arm.ARTILLERY ? "artillery" : "infantry";
    return said(word, body.name() + ": " + body.type().label());
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
                  : body.troops().ranks().orElse(british() ? 2 : 3) == 2
                      ? "infantry-two-ranks"
                      : "infantry-three-ranks";
        };
    return said(word, body.name() + ": " + body.type().label());
  }

  private Optional<Filled> cover(BodyFacts body) {
    if (body.stands(Formation.GARRISON)) {
      Set<Preparation> works =
          Defences.of(facts().situation()).worksOf(body.unit().id(), facts().time());
      return said(
          "defending",
          body.name() + " garrisons a place" + (works.isEmpty() ? "" : ", with works"));
    }
    return body.cover()
        .flatMap(kind -> said("sheltering-known", body.name() + " stands in: " + kind.label()));
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

  private int block(Counter counter) {
    return facts().book().fieldManual().findCounterSize(counter).orElseThrow();
  }

  private Optional<Filled> halfBattalions(BodyFacts body) {
    int men = body.troops().men();
    int each = block(Counter.HALF_BATTALION);
    return body.arm() == Arm.INFANTRY && men > 0
        ? count(
            Math.max(1, Math.round((float) men / each)),
            men + " men of " + body.name() + ", " + each + " to a half battalion")
        : Optional.empty();
  }

  private int squadrons(BodyFacts body) {
    return body.squadrons(block(Counter.SQUADRON));
  }

  private Optional<Filled> squadronsOf(BodyFacts body) {
    return body.arm() == Arm.CAVALRY
        ? count(squadrons(body), "squadrons of " + body.name())
        : Optional.empty();
  }

  private Optional<Filled> halfBatteries(BodyFacts body) {
    int each = block(Counter.HALF_BATTERY);
    int pieces = body.troops().pieces();
    return pieces == 0
        ? Optional.empty()
        : count(
            Math.max(1, Math.round((float) pieces / each)),
            pieces + " pieces of " + body.name() + ", " + each + " to a half battery");
  }

  private static Optional<Filled> calibre(BodyFacts body) {
    return body.troops().pounds().isPresent()
        ? said(
            Integer.toString(body.troops().pounds().getAsInt()), "the heaviest of " + body.name())
        : Optional.empty();
  }

  private Optional<Filled> column(BodyFacts body, String procedure) {
    boolean asked = procedure.equals("close-up") || procedure.equals("deploy");
    double metres = body.where().depthMetres();
    return asked && metres > 0 && body.isInColumn()
        ? Optional.of(facts().measured(metres, "from head to tail of " + body.name()))
        : Optional.empty();
  }
}
