package studio.kriegsspiel.situation.claim;

import java.time.LocalDateTime;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import studio.kriegsspiel.rules.concept.Arm;
import studio.kriegsspiel.scenario.force.Unit;
import studio.kriegsspiel.scenario.review.Claim;
import studio.kriegsspiel.situation.force.TroopsOf;
import studio.kriegsspiel.situation.march.Routes;
import studio.kriegsspiel.situation.words.Figures;
import studio.kriegsspiel.terrain.MapPoint;

/** Judges whether enemies can be upon somebody in so many moves, as fast as the book lets them. */
final class AttackClaims {
  /** No troops of any book are faster. */
  private static final double FASTEST_METRES_PER_MINUTE = 500;

  /** So many ways are searched for one claim, the shortest first. */
  private static final int MOST_WAYS = 24;

  private final Scene scene;

  AttackClaims(Scene scene) {
    this.scene = scene;
  }

  /** An enemy and how far off it is in a straight line. */
  private record Pair(Unit enemy, MapPoint from, Unit target, MapPoint to) {
    double metres() {
      return from.distanceMetres(to);
    }
  }

  /** The quickest attack found. */
  private record Attack(Pair pair, Haste haste) {
    double minutes() {
      return haste.minutes();
    }
  }

  ClaimVerdict judge(Claim.Attackable claim) {
    LocalDateTime time = scene.time(claim.at());
    Optional<Routes> routes = scene.situation().ways().map(ways -> ways.at(time));
    if (routes.isEmpty()) {
      return ClaimVerdict.unsaid("the scenario has no ground that is at hand");
    }
    List<Unit> targets = scene.present(claim.target(), time);
    if (targets.isEmpty()) {
      return ClaimVerdict.unsaid(
          "it is not known where " + Scene.shown(claim.target()) + " is at " + scene.show(time));
    }
    double minutes = (double) claim.moves() * scene.situation().clock().turn().turnMinutes();
    List<Pair> pairs = pairs(targets, time);
    if (pairs.isEmpty()) {
      return ClaimVerdict.of(
          claim.denied(), "no enemy that attacks is on the map at " + scene.show(time));
    }
    Optional<Attack> quickest = quickest(routes.get(), pairs, minutes);
    return quickest
        .map(attack -> tell(claim, attack, minutes, time))
        .orElseGet(
            () ->
                ClaimVerdict.of(
                    claim.denied(),
                    "the nearest enemy, %s, is %s away at %s and cannot be there in %s"
                        .formatted(
                            Scene.shown(pairs.get(0).enemy().id()),
                            scene.length(pairs.get(0).metres()),
                            scene.show(time),
                            Figures.minutes(minutes))));
  }

  private List<Pair> pairs(List<Unit> targets, LocalDateTime time) {
    List<Pair> pairs = new ArrayList<>();
    for (Unit target : targets) {
      MapPoint to = scene.at(target.id(), time).centre().orElseThrow();
      for (Unit enemy : scene.enemiesOf(target.id().side())) {
        boolean attacks = enemy.type().arm() == Arm.INFANTRY || enemy.type().arm() == Arm.CAVALRY;
        scene
            .at(enemy.id(), time)
            .centre()
            .filter(from -> attacks)
            .ifPresent(from -> pairs.add(new Pair(enemy, from, target, to)));
      }
    }
    pairs.sort(Comparator.comparingDouble(Pair::metres));
    return pairs;
  }

  private Optional<Attack> quickest(Routes routes, List<Pair> pairs, double minutes) {
    return pairs.stream()
        .filter(pair -> pair.metres() <= minutes * FASTEST_METRES_PER_MINUTE)
        .limit(MOST_WAYS)
        .flatMap(pair -> attack(routes, pair).stream())
        .min(Comparator.comparingDouble(Attack::minutes));
  }

  private Optional<Attack> attack(Routes routes, Pair pair) {
    return Haste.find(
            routes,
            scene.situation().book().fieldManual(),
            TroopsOf.unit(pair.enemy()),
            pair.from(),
            pair.to())
        .map(haste -> new Attack(pair, haste));
  }

  private ClaimVerdict tell(
      Claim.Attackable claim, Attack attack, double minutes, LocalDateTime time) {
    boolean can = attack.minutes() <= minutes;
    return ClaimVerdict.of(
            can != claim.denied(),
            "%s needs %s from where it is at %s to %s, %s away, and has %s"
                .formatted(
                    Scene.shown(attack.pair().enemy().id()),
                    Figures.minutes(attack.minutes()),
                    scene.show(time),
                    Scene.shown(attack.pair().target().id()),
                    scene.length(attack.pair().metres()),
                    Figures.minutes(minutes)))
        .at(attack.pair().from())
        .within((attack.haste().share(minutes) - 1) * attack.pair().metres());
  }
}
