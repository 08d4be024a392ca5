package studio.kriegsspiel.situation.claim;

import java.time.LocalDateTime;
import java.util.Comparator;
import java.util.Optional;
import studio.kriegsspiel.scenario.force.Unit;
import studio.kriegsspiel.scenario.review.Claim;
import studio.kriegsspiel.situation.track.Whereabouts;
import studio.kriegsspiel.terrain.MapPoint;

/** Judges who stands where, and who holds a place alone. */
final class PlaceClaims {
  /** Nearer than this, besides half its own front or depth, a body is at a place. */
  private static final double AT_METRES = 50;

  private final Scene scene;

  PlaceClaims(Scene scene) {
    this.scene = scene;
  }

  Verdict judge(Claim.Stands claim) {
    Optional<MapPoint> place = scene.find(claim.place());
    if (place.isEmpty()) {
      return Verdict.unsaid("where " + Scene.shown(claim.place()) + " is is not known");
    }
    LocalDateTime time = scene.time(claim.at());
    Whereabouts body = scene.at(claim.unit(), time);
    String who = Scene.shown(claim.unit());
    if (body.kind() == Whereabouts.Kind.UNKNOWN) {
      return Verdict.unsaid("the text does not say where " + who + " is");
    }
    if (body.centre().isEmpty()) {
      return Verdict.of(false, who + " is not on the map at " + scene.show(time));
    }
    double metres = body.centre().get().distanceMetres(place.get());
    String where =
        "%s is %s from %s at %s"
            .formatted(who, scene.length(metres), Scene.shown(claim.place()), scene.show(time));
    if (metres > reach(body)) {
      return Verdict.of(false, where).at(body.centre().get());
    }
    return claim.alone() ? alone(claim, place.get(), time, where) : Verdict.of(true, where);
  }

  private static double reach(Whereabouts body) {
    return Math.max(AT_METRES, Math.max(body.frontMetres(), body.depthMetres()) / 2);
  }

  private Verdict alone(Claim.Stands claim, MapPoint place, LocalDateTime time, String where) {
    return scene.enemiesOf(claim.unit().side()).stream()
        .filter(enemy -> scene.at(enemy.id(), time).isOnMap())
        .filter(enemy -> metres(enemy, place, time) <= reach(scene.at(enemy.id(), time)))
        .min(Comparator.comparingDouble(enemy -> metres(enemy, place, time)))
        .map(
            enemy ->
                Verdict.of(
                        false, "%s, but %s is there, too".formatted(where, Scene.shown(enemy.id())))
                    .at(place))
        .orElseGet(() -> Verdict.of(true, where));
  }

  private double metres(Unit enemy, MapPoint place, LocalDateTime time) {
    return scene.at(enemy.id(), time).centre().orElseThrow().distanceMetres(place);
  }
}
