package studio.kriegsspiel.situation.claim;

import java.time.LocalDateTime;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import studio.kriegsspiel.scenario.force.Unit;
import studio.kriegsspiel.scenario.review.AssertedParty;
import studio.kriegsspiel.scenario.review.Claim;
import studio.kriegsspiel.situation.sight.Eye;
import studio.kriegsspiel.situation.sight.Look;
import studio.kriegsspiel.situation.sight.Sights;
import studio.kriegsspiel.terrain.MapPoint;

/** Judges who sees whom. */
final class SightClaims {
  /** More looks than this no claim needs that an author can survey. */
  private static final int MOST_LOOKS = 4000;

  private final Scene scene;

  SightClaims(Scene scene) {
    this.scene = scene;
  }

  /** One end of a line of sight: a body, or a man at a place. */
  private record End(Optional<Unit> body, MapPoint point, String shown) {}

  /** A line of sight between two ends. */
  private record Line(End from, End to, Look look) {}

  ClaimVerdict judge(Claim.Sees claim) {
    for (AssertedParty each : parties(claim)) {
      Optional<ClaimVerdict> nowhere = unplaced(each);
      if (nowhere.isPresent()) {
        return nowhere.get();
      }
    }
    LocalDateTime time = scene.time(claim.at());
    return judge(claim, ends(claim.watcher(), time), ends(claim.seen(), time), time);
  }

  private static List<AssertedParty> parties(Claim.Sees claim) {
    return List.of(claim.watcher(), claim.seen());
  }

  /** A party that the ground does not have. */
  private Optional<ClaimVerdict> unplaced(AssertedParty party) {
    if (scene.situation().ground().isEmpty()) {
      return Optional.of(ClaimVerdict.unsaid("the scenario has no ground that is at hand"));
    }
    return party instanceof AssertedParty.Somewhere place && scene.find(place.at()).isEmpty()
        ? Optional.of(
            ClaimVerdict.unsaid(
                Scene.shown(party) + " is neither a unit nor a place of the ground"))
        : Optional.empty();
  }

  /** What is to be said where none that is on the map sees another. */
  private Optional<ClaimVerdict> absent(Claim.Sees claim, LocalDateTime time) {
    Optional<ClaimVerdict> unknown =
        parties(claim).stream()
            .flatMap(each -> scene.nowhere(each, time).stream())
            .findFirst()
            .map(
                body ->
                    ClaimVerdict.unsaid(
                        "the text does not say where " + Scene.shown(body.id()) + " is"));
    return unknown.or(
        () ->
            parties(claim).stream()
                .filter(each -> ends(each, time).isEmpty())
                .findFirst()
                .map(
                    each ->
                        ClaimVerdict.of(
                            claim.denied(),
                            "nothing of %s is on the map at %s"
                                .formatted(Scene.shown(each), scene.show(time)))));
  }

  private List<End> ends(AssertedParty party, LocalDateTime time) {
    if (party instanceof AssertedParty.Somewhere place) {
      return scene.find(place.at()).stream()
          .map(point -> new End(Optional.empty(), point, Scene.shown(party)))
          .toList();
    }
    return scene.present(party, time).stream()
        .map(
            body ->
                new End(
                    Optional.of(body),
                    scene.at(body.id(), time).centre().orElseThrow(),
                    Scene.shown(body.id())))
        .toList();
  }

  private ClaimVerdict judge(Claim.Sees claim, List<End> from, List<End> to, LocalDateTime time) {
    if ((long) from.size() * to.size() > MOST_LOOKS) {
      return ClaimVerdict.unsaid(
          "there are more pairs of bodies than are looked at, so name a unit of each side");
    }
    List<Line> lines = new ArrayList<>();
    for (End watcher : from) {
      for (End seen : to) {
        Optional<Look> look = look(watcher, seen, time);
        if (look.filter(Look::sees).isPresent()) {
          return seen(claim, new Line(watcher, seen, look.get()), time);
        }
        look.ifPresent(each -> lines.add(new Line(watcher, seen, each)));
      }
    }
    Optional<ClaimVerdict> absent = absent(claim, time);
    if (absent.isPresent()) {
      return absent.get();
    }
    if (lines.size() < from.size() * to.size()) {
      return ClaimVerdict.unsaid("heights are not known between all of them");
    }
    Line nearest =
        lines.stream()
            .min(Comparator.comparingDouble(line -> line.look().line().distanceMetres()))
            .orElseThrow();
    return hidden(claim, nearest, time);
  }

  private Optional<Look> look(End watcher, End seen, LocalDateTime time) {
    Sights sights = scene.situation().sights();
    if (watcher.body().isPresent() && seen.body().isPresent()) {
      return sights.between(watcher.body().get().id(), seen.body().get().id(), time);
    }
    if (watcher.body().isPresent()) {
      return sights.to(seen.point(), watcher.body().get().id(), time);
    }
    return seen.body().isPresent()
        ? sights.from(watcher.point(), Eye.FOOT, seen.body().get().id(), time)
        : sights.between(watcher.point(), seen.point(), time);
  }

  private ClaimVerdict seen(Claim.Sees claim, Line line, LocalDateTime time) {
    return ClaimVerdict.of(
            !claim.denied(),
            "%s sees %s at %s: %s away, in sight up to %s (%s)"
                .formatted(
                    line.from().shown(),
                    line.to().shown(),
                    scene.show(time),
                    scene.length(line.look().line().distanceMetres()),
                    scene.length(line.look().range().metres()),
                    line.look().range().why()))
        .at(line.to().point())
        .within(line.look().range().metres() - line.look().line().distanceMetres());
  }

  private ClaimVerdict hidden(Claim.Sees claim, Line line, LocalDateTime time) {
    Look look = line.look();
    String because =
        look.isTooFar()
            ? "and one sees %s (%s)"
                .formatted(scene.length(look.range().metres()), look.range().why())
            : "hidden by the ground";
    ClaimVerdict verdict =
        ClaimVerdict.of(
            claim.denied(),
            "%s does not see %s at %s; the nearest is %s, %s from %s, %s"
                .formatted(
                    Scene.shown(claim.watcher()),
                    Scene.shown(claim.seen()),
                    scene.show(time),
                    line.to().shown(),
                    scene.length(look.line().distanceMetres()),
                    line.from().shown(),
                    because));
    return look.isTooFar()
        ? verdict.within(look.line().distanceMetres() - look.range().metres())
        : look.hiddenBy().map(verdict::at).orElse(verdict);
  }
}
