package studio.kriegsspiel.situation.claim;

import java.time.LocalDateTime;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.stream.Stream;
import studio.kriegsspiel.rules.concept.Arm;
import studio.kriegsspiel.scenario.force.Unit;
import studio.kriegsspiel.scenario.review.AssertedParty;
import studio.kriegsspiel.scenario.review.Claim;
import studio.kriegsspiel.situation.force.TroopsOf;
import studio.kriegsspiel.situation.words.Figures;
import studio.kriegsspiel.terrain.MapPoint;

/** Judges who has more men. */
final class NumberClaims {
  /** How far around a place men are counted where the claim does not say. */
  private static final double AROUND_PACES = 1000;

  private static final double JUST = 0.001;

  private final Scene scene;

  NumberClaims(Scene scene) {
    this.scene = scene;
  }

  /** Where men are counted. */
  private record Area(MapPoint middle, double metres) {
    boolean has(Optional<MapPoint> point) {
      return point.isPresent() && point.get().distanceMetres(middle) <= metres;
    }
  }

  ClaimVerdict judge(Claim.Outnumbers claim) {
    LocalDateTime time = scene.time(claim.time());
    Optional<Area> area = area(claim);
    if (claim.at().isPresent() && area.isEmpty()) {
      return ClaimVerdict.unsaid(
          "it is not known where " + Scene.shown(claim.at().get()) + " is, or how far that is");
    }
    List<Unit> more = there(claim.more(), area, time);
    List<Unit> fewer = there(claim.fewer(), area, time);
    for (List<Unit> each : List.of(more, fewer)) {
      Optional<Unit> unknown = each.stream().filter(NumberClaims::hasNoStrength).findFirst();
      if (unknown.isPresent()) {
        return ClaimVerdict.unsaid(
            "the strength of " + Scene.shown(unknown.get().id()) + " is not stated");
      }
    }
    long first = men(more);
    long second = men(fewer);
    String working =
        "%s has %s and %s has %s%s"
            .formatted(
                Scene.shown(claim.more()),
                inWords(first),
                Scene.shown(claim.fewer()),
                inWords(second),
                area.map(each -> around(claim, each, time)).orElse(""));
    boolean plain = claim.of() == claim.to();
    boolean so = isSo(claim, first, second);
    String wanted = plain ? "" : ", which is not " + claim.of() + " to " + claim.to();
    ClaimVerdict verdict = ClaimVerdict.of(so, so ? working : working + wanted);
    return area.map(each -> within(verdict.at(each.middle()), claim, each, time)).orElse(verdict);
  }

  private static boolean isSo(Claim.Outnumbers claim, long first, long second) {
    return claim.of() == claim.to()
        ? first > second
        : first * claim.to() >= second * claim.of() && first > 0;
  }

  /** The least by which the place would have to be wider or narrower for another verdict. */
  private ClaimVerdict within(
      ClaimVerdict verdict, Claim.Outnumbers claim, Area area, LocalDateTime time) {
    boolean so = verdict.kind() == ClaimVerdict.Kind.HOLDS;
    return Stream.concat(
            scene.present(claim.more(), time).stream(), scene.present(claim.fewer(), time).stream())
        .flatMap(body -> scene.at(body.id(), time).centre().stream())
        .map(centre -> centre.distanceMetres(area.middle()))
        .sorted(Comparator.comparingDouble(far -> Math.abs(far - area.metres())))
        .filter(far -> isSo(claim, new Area(area.middle(), justBeyond(far, area)), time) != so)
        .findFirst()
        .map(far -> verdict.within(far - area.metres()))
        .orElse(verdict);
  }

  private boolean isSo(Claim.Outnumbers claim, Area area, LocalDateTime time) {
    return isSo(
        claim,
        men(there(claim.more(), Optional.of(area), time)),
        men(there(claim.fewer(), Optional.of(area), time)));
  }

  /** So far that a body on the edge counts where it did not, and does not where it did. */
  private static double justBeyond(double far, Area area) {
    return far > area.metres() ? far + JUST : far - JUST;
  }

  private String around(Claim.Outnumbers claim, Area area, LocalDateTime time) {
    return " within %s of %s at %s"
        .formatted(
            scene.length(area.metres()), Scene.shown(claim.at().orElseThrow()), scene.show(time));
  }

  private Optional<Area> area(Claim.Outnumbers claim) {
    OptionalDouble metres =
        claim.within().isPresent()
            ? scene.situation().measures().findMetres(claim.within().get())
            : OptionalDouble.of(AROUND_PACES * scene.situation().measures().metresPerPace());
    return metres.isEmpty()
        ? Optional.empty()
        : claim.at().flatMap(scene::find).map(middle -> new Area(middle, metres.getAsDouble()));
  }

  private List<Unit> there(AssertedParty party, Optional<Area> area, LocalDateTime time) {
    return area.map(
            each ->
                scene.present(party, time).stream()
                    .filter(body -> each.has(scene.at(body.id(), time).centre()))
                    .toList())
        .orElseGet(() -> scene.bodies(party));
  }

  private long men(List<Unit> bodies) {
    return bodies.stream().mapToLong(TroopsOf::standingMen).sum();
  }

  /** Guns, wagons and staffs are counted by other things than men. */
  private static boolean hasNoStrength(Unit body) {
    Arm arm = body.type().arm();
    return body.totalMen() == 0 && (arm == Arm.INFANTRY || arm == Arm.CAVALRY);
  }

  private static String inWords(long number) {
    return Figures.format("%,d", number) + (number == 1 ? " man" : " men");
  }
}
