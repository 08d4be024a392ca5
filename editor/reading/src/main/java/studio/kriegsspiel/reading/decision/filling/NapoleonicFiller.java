package studio.kriegsspiel.reading.decision.filling;

import java.util.Optional;
import studio.kriegsspiel.rules.concept.Arm;
import studio.kriegsspiel.rules.concept.Formation;
import studio.kriegsspiel.rules.concept.TerrainKind;
import studio.kriegsspiel.rules.concept.UnitType;
import studio.kriegsspiel.rules.field.FieldManual;
import studio.kriegsspiel.rules.field.Gait;
import studio.kriegsspiel.rules.mapping.Correspondence;
import studio.kriegsspiel.situation.words.Figures;

/** The questions of the Napoleonic rules, in base units and millimetres. */
final class NapoleonicFiller extends Filler {
  private final FieldManual manual;

  NapoleonicFiller(CaseFacts facts) {
    super(facts);
    this.manual = facts.book().fieldManual();
  }

  @Override
  Optional<Filled> between(String procedure, String name) {
    return switch (procedure + "." + name) {
      case "artillery.range-mm",
          "combat.distance-mm",
          "sight.distance-mm",
          "form-square.distance-mm" ->
          facts().range();
      case "messenger.distance-mm" ->
          facts()
              .ride()
              .map(ride -> facts().measured(ride.metres(), "along the quickest way of a rider"));
      case "artillery.visible", "combat.visible", "form-square.visible" -> visible();
      case "sight.blocked" ->
          facts().sees().map(sees -> Filled.yesNo(!sees, sees ? "seen" : "not seen from there"));
      case "sight.in-cover" ->
          facts()
              .second()
              .flatMap(body -> ifSo(body.cover().isPresent(), body.name() + " stands in cover"));
      case "combat.from" -> from();
      case "combat.nation" -> facts().first().flatMap(NapoleonicFiller::nation);
      case "combat.square" ->
          facts().second().flatMap(body -> ifSo(body.stands(Formation.SQUARE), "in square"));
      case "combat.defender-terrain" ->
          facts().isUphill().flatMap(up -> ifSo(up, "the defender stands higher"));
      case "form-square.cavalry" -> facts().second().flatMap(this::type);
      case "pass-through.mover-state" -> facts().first().flatMap(NapoleonicFiller::state);
      case "pass-through.other-state" -> facts().second().flatMap(NapoleonicFiller::state);
      case "artillery.target-bases", "pursuit.bases" -> facts().second().flatMap(this::bases);
      default -> Optional.empty();
    };
  }

  private Optional<Filled> visible() {
    return facts()
        .sees()
        .map(sees -> Filled.yesNo(sees, sees ? "seen from there" : "not seen from there"));
  }

  private Optional<Filled> from() {
    return facts().offFront().stream()
        .mapToObj(
            off ->
                new Filled(
                    off > 135 ? "rear" : off > 60 ? "flank" : "front",
                    Figures.format("%.0f° off the front of %s", off, facts().secondName())))
        .findFirst();
  }

  @Override
  Optional<Filled> body(BodyFacts body, String procedure, String word) {
    return switch (word) {
      case "type", "attacker", "defender" -> type(body);
      case "bases" -> procedure.equals("marks") ? Optional.empty() : bases(body);
      case "nation" -> nation(body);
      case "state" -> state(body);
      case "arm" -> arm(body);
      case "men" -> body.arm() == Arm.ARTILLERY ? Optional.empty() : men(body);
      case "guns" ->
          body.arm() == Arm.ARTILLERY && procedure.equals("base-units")
              ? count(body.troops().pieces(), "pieces of " + body.name())
              : Optional.empty();
      case "kind" ->
          said(
              body.type() == UnitType.ARTILLERY_HORSE ? "horse" : "foot",
              body.name() + ": " + body.type().label());
      case "limbered" ->
          ifSo(body.stands(Formation.ARTILLERY_LIMBERED), body.name() + " is limbered");
      case "square" -> ifSo(body.stands(Formation.SQUARE), body.name() + " is in square");
      case "terrain" -> terrain(body);
      default -> Optional.empty();
    };
  }

  private Optional<Filled> type(BodyFacts body) {
    return body.arm() == Arm.STAFF
        ? said("general", body.name() + ": " + body.type().label())
        : manual
            .findTroopsTerm(body.troops(), Gait.MARCH)
            .map(type -> new Filled(type, body.name() + ": " + body.type().label()));
  }

  private Optional<Filled> bases(BodyFacts body) {
    return count(manual.findBases(body.troops()).orElseThrow(), "base units of " + body.name());
  }

  private static Optional<Filled> nation(BodyFacts body) {
    return body.readiness()
        .nationTerm()
        .flatMap(match -> match.findTerm())
        .flatMap(term -> said(term, "nation of " + body.name()));
  }

  private static Optional<Filled> state(BodyFacts body) {
    return body.readiness()
        .condition()
        .flatMap(match -> match.findTerm())
        .flatMap(term -> said(term, "the state of " + body.name() + " at the start"));
  }

  private static Optional<Filled> arm(BodyFacts body) {
    String word =
        switch (body.arm()) {
          case CAVALRY -> "cavalry";
          case ARTILLERY -> "artillery";
          case STAFF -> "general";
          default -> "infantry";
        };
    return said(word, body.name() + ": " + body.type().label());
  }

  private static Optional<Filled> terrain(BodyFacts body) {
    return body.going().kinds().stream()
        .filter(kind -> kind != TerrainKind.BRIDGE)
        .flatMap(
            kind ->
                body
                    .term(Correspondence.Family.TERRAIN, kind.key())
                    .map(
                        term ->
                            new Filled(
                                term.equals("town") ? "village" : term,
                                kind.label() + " where " + body.name() + " is"))
                    .stream())
        .findFirst();
  }
}
