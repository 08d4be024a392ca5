package studio.kriegsspiel.situation.claim;

import java.time.LocalDateTime;
import java.util.Comparator;
import java.util.Optional;
import studio.kriegsspiel.scenario.force.Unit;
import studio.kriegsspiel.scenario.review.Claim;
import studio.kriegsspiel.situation.ground.Site;
import studio.kriegsspiel.situation.reach.Presence;
import studio.kriegsspiel.situation.track.Whereabouts;

/** Judges who stands where, and who holds a place alone. */
final class PlaceClaims {
  private final Scene scene;

  PlaceClaims(Scene scene) {
    this.scene = scene;
  }

  ClaimVerdict judge(Claim.Stands claim) {
    Optional<Site> place = scene.findSite(claim.place());
    if (place.isEmpty()) {
      return ClaimVerdict.unsaid("it is not known where " + Scene.shown(claim.place()) + " is");
    }
    LocalDateTime time = scene.time(claim.at());
    Whereabouts body = scene.at(claim.unit(), time);
    String who = Scene.shown(claim.unit());
    if (body.kind() == Whereabouts.Kind.UNKNOWN) {
      return ClaimVerdict.unsaid("the text does not say where " + who + " is");
    }
    if (body.centre().isEmpty()) {
      return ClaimVerdict.of(false, who + " is not on the map at " + scene.show(time));
    }
    double metres = place.get().metresTo(body.centre().get());
    String where =
        "%s is %s from %s at %s"
            .formatted(who, scene.length(metres), Scene.shown(claim.place()), scene.show(time));
    if (!Presence.isAt(body, place.get())) {
      return ClaimVerdict.of(false, where)
          .at(body.centre().get())
          .within(Presence.metresFrom(body, place.get()));
    }
    return claim.alone() ? alone(claim, place.get(), time, where) : ClaimVerdict.of(true, where);
  }

  private ClaimVerdict alone(Claim.Stands claim, Site place, LocalDateTime time, String where) {
    return scene.enemiesOf(claim.unit().side()).stream()
        .filter(enemy -> Presence.isAt(scene.at(enemy.id(), time), place))
        .min(Comparator.comparingDouble(enemy -> metres(enemy, place, time)))
        .map(
            enemy ->
                ClaimVerdict.of(
                        false, "%s, but %s is there, too".formatted(where, Scene.shown(enemy.id())))
                    .at(place.point()))
        .orElseGet(() -> ClaimVerdict.of(true, where));
  }

  private double metres(Unit enemy, Site place, LocalDateTime time) {
    return place.metresTo(scene.at(enemy.id(), time).centre().orElseThrow());
  }
}
