package studio.kriegsspiel.situation.claim;

import java.time.LocalDateTime;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import studio.kriegsspiel.scenario.audience.Audience;
import studio.kriegsspiel.scenario.force.Unit;
import studio.kriegsspiel.scenario.force.UnitId;
import studio.kriegsspiel.scenario.review.AssertedParty;
import studio.kriegsspiel.scenario.review.Claim;
import studio.kriegsspiel.situation.knowledge.Knowledge;
import studio.kriegsspiel.situation.knowledge.Known;
import studio.kriegsspiel.situation.knowledge.Reader;
import studio.kriegsspiel.situation.knowledge.Told;
import studio.kriegsspiel.situation.knowledge.TroopSighting;

/** Judges who knows of whom: by what he has been told and what his own see then. */
final class KnowledgeClaims {
  private final Scene scene;

  KnowledgeClaims(Scene scene) {
    this.scene = scene;
  }

  ClaimVerdict judge(Claim.Knows claim) {
    Reader.Player reader = reader(claim.reader());
    String who = reader.role().map(role -> "\"" + role + "\"").orElse(reader.side());
    String unit = Scene.shown(claim.unit());
    LocalDateTime time = scene.time(claim.by());
    if (claim.unit().side().equals(reader.side())) {
      return ClaimVerdict.of(!claim.denied(), unit + " is of " + who + "'s own side");
    }
    Known known = Knowledge.of(scene.situation()).of(reader).at(time);
    Optional<Told> told =
        known.told().stream()
            .filter(each -> known.unitsIn(each).contains(claim.unit()))
            .findFirst();
    if (told.isPresent()) {
      return ClaimVerdict.of(
          !claim.denied(),
          "%s has been told of %s%s"
              .formatted(
                  who,
                  unit,
                  told.get().at().map(at -> " by " + scene.show(at)).orElse(" before play")));
    }
    return seen(claim, known, who, unit, time);
  }

  private ClaimVerdict seen(
      Claim.Knows claim, Known known, String who, String unit, LocalDateTime time) {
    Set<UnitId> parts =
        scene.bodies(new AssertedParty.OneUnit(claim.unit())).stream()
            .map(Unit::id)
            .collect(Collectors.toSet());
    Optional<TroopSighting> sighting = known.sees(parts::contains);
    if (sighting.isPresent()) {
      return ClaimVerdict.of(
          !claim.denied(),
          "%s sees %s at %s".formatted(Scene.shown(sighting.get().by()), unit, scene.show(time)));
    }
    return ClaimVerdict.of(
        claim.denied(),
        "nothing that %s has been told for certain by %s names %s, and none of their own sees it then%s"
            .formatted(who, scene.show(time), unit, later(claim, known.reader(), time)));
  }

  /** When it is told after all. */
  private String later(Claim.Knows claim, Reader reader, LocalDateTime time) {
    Known inTheEnd =
        Knowledge.of(scene.situation()).of(reader).at(scene.situation().clock().ends());
    return inTheEnd.told().stream()
        .filter(each -> each.at().filter(time::isBefore).isPresent())
        .filter(each -> inTheEnd.unitsIn(each).contains(claim.unit()))
        .findFirst()
        .map(each -> "; it is told at " + scene.show(each.at().orElseThrow()))
        .orElse("");
  }

  private static Reader.Player reader(Audience audience) {
    return audience instanceof Audience.RoleOnly one
        ? Reader.Player.ofRole(one.side(), one.role())
        : Reader.Player.ofSide(audience.findSide().orElseThrow());
  }
}
