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
    fill("artillery.range-mm", facts::range);
    fill("combat.distance-mm", facts::range);
    fill("sight.distance-mm", facts::range);
    fill("form-square.distance-mm", facts::range);
    fill("messenger.distance-mm", facts::rode);
    fill("artillery.visible", this::visible);
    fill("combat.visible", this::visible);
    fill("form-square.visible", this::visible);
    fill("sight.blocked", this::blocked);
    fillOfSecond(
        "sight.in-cover", body -> ifSo(body.cover().isPresent(), body.name() + " stands in cover"));
    fill("combat.from", this::from);
    fillOfSecond("combat.square", body -> ifSo(body.stands(Formation.SQUARE), "in square"));
    fill("combat.defender-terrain", facts::higher);
    fillOfSecond("form-square.cavalry", this::type);
    fillOf("pass-through.mover-state", Filler::state);
    fillOfSecond("pass-through.other-state", Filler::state);
    fill("pursuit.bases", () -> facts.second().or(facts::first).flatMap(this::bases));
    fillOf("capture.bases", this::bases);
    fillOf("artillery.bases", this::bases);
    fillOf("combat.bases", this::bases);
    fillOf("type", this::type);
    fillOf("combat.attacker", this::type);
    fillOf("combat.defender", this::type);
    fillOf("nation", Filler::nation);
    fillOf("state", Filler::state);
    fillOf("base-units.arm", NapoleonicFiller::arm);
    fillOf("base-units.men", body -> body.arm() == Arm.ARTILLERY ? Optional.empty() : men(body));
    fillOf("base-units.guns", NapoleonicFiller::guns);
    fillOf("artillery.kind", NapoleonicFiller::battery);
    fillOf("artillery.limbered", Filler::limbered);
    fillOf(
        "move.square", body -> ifSo(body.stands(Formation.SQUARE), body.name() + " is in square"));
    fillOf("move.terrain", NapoleonicFiller::terrain);
  }

  private Optional<Filled> blocked() {
    return facts().sees().map(sees -> Filled.yesNo(!sees, sees ? "seen" : "not seen from there"));
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

  private static Optional<Filled> guns(BodyFacts body) {
    return body.arm() == Arm.ARTILLERY
        ? count(body.troops().pieces(), "pieces of " + body.name())
        : Optional.empty();
  }

  private static Optional<Filled> battery(BodyFacts body) {
    return byType(body, body.type() == UnitType.ARTILLERY_HORSE ? "horse" : "foot");
  }

  private Optional<Filled> type(BodyFacts body) {
    return body.arm() == Arm.STAFF
        ? byType(body, "general")
        : manual.findTroopsTerm(body.troops(), Gait.MARCH).flatMap(type -> byType(body, type));
  }

  private Optional<Filled> bases(BodyFacts body) {
    return count(manual.findBases(body.troops()).orElseThrow(), "base units of " + body.name());
  }

  private static Optional<Filled> arm(BodyFacts body) {
    String word =
        switch (body.arm()) {
          case CAVALRY -> "cavalry";
          case ARTILLERY -> "artillery";
          case STAFF -> "general";
          default -> "infantry";
        };
    return byType(body, word);
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
