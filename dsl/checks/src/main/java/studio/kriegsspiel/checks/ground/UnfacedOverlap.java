package studio.kriegsspiel.checks.ground;

import java.util.List;
import org.locationtech.jts.geom.Envelope;
import studio.kriegsspiel.checks.check.CheckContext;
import studio.kriegsspiel.checks.check.Report;
import studio.kriegsspiel.rules.concept.Arm;
import studio.kriegsspiel.rules.concept.Formation;
import studio.kriegsspiel.situation.footprint.Extent;
import studio.kriegsspiel.situation.footprint.Stance;

/**
 * Units of which the text does not say which way they face take up ground all the same: what they
 * stand on whichever way that is.
 */
final class UnfacedOverlap {
  private final CheckContext context;

  UnfacedOverlap(CheckContext context) {
    this.context = context;
  }

  /** A unit, and its ground in every way that it may face. */
  private record Placed(HeldGround held, List<Stance> ways) {
    boolean isUnfaced() {
      return held.where().heading().isEmpty();
    }

    /** Around its middle and whatever ground it may take up. */
    Envelope box() {
      Envelope box = new Envelope(held.shape().getEnvelopeInternal());
      ways.forEach(way -> box.expandToInclude(way.area().getEnvelopeInternal()));
      return box;
    }
  }

  void tell(Report report) {
    List<Placed> all =
        HeldGround.all(context).stream()
            .filter(each -> each.placed().deployment().formation() != Formation.GARRISON)
            .filter(each -> each.placed().deployment().formation() != Formation.SKIRMISH)
            .filter(each -> each.unit().type().arm() != Arm.STAFF && !each.unit().isPost())
            .map(each -> new Placed(each, ways(each)))
            .toList();
    EarlierNear<Placed> near = new EarlierNear<>();
    all.forEach(each -> near.add(each, each.box()));
    for (int i = 1; i < all.size(); i++) {
      Placed later = all.get(i);
      near.before(i, later.box())
          .filter(earlier -> isOnGroundOf(earlier, later))
          .findFirst()
          .ifPresent(earlier -> tell(earlier, later, report));
    }
  }

  private List<Stance> ways(HeldGround held) {
    Extent extent =
        Extent.of(
            List.of(held.unit()),
            held.placed().deployment().formation(),
            context.book().fieldManual());
    return held.where()
        .heading()
        .map(facing -> Stance.of(extent, held.centre(), facing).stream().toList())
        .orElseGet(() -> Stance.everyWay(extent, held.centre()));
  }

  private static boolean isOnGroundOf(Placed earlier, Placed later) {
    return !earlier.held().isEnemyOf(later.held())
        && !earlier.held().placed().equals(later.held().placed())
        && (earlier.isUnfaced() || later.isUnfaced())
        && (earlier.held().metresTo(later.held()) < 1 || areInEachOtherAnyWay(earlier, later));
  }

  private static boolean areInEachOtherAnyWay(Placed earlier, Placed later) {
    return !earlier.ways().isEmpty()
        && !later.ways().isEmpty()
        && earlier.ways().stream()
            .allMatch(
                one ->
                    later.ways().stream()
                        .allMatch(other -> Overlap.share(one, other) > Overlap.TOO_MUCH));
  }

  private static void tell(Placed earlier, Placed later, Report report) {
    HeldGround unfaced = later.isUnfaced() ? later.held() : earlier.held();
    HeldGround other = later.isUnfaced() ? earlier.held() : later.held();
    boolean same = unfaced.centre().distanceMetres(other.centre()) < 1;
    report
        .add(
            later.held().placed().deployment().unitSpan(),
            same
                ? "%s and %s stand on the very same spot.".formatted(unfaced.name(), other.name())
                : "%s stands on the ground of %s%s."
                    .formatted(
                        unfaced.name(),
                        other.name(),
                        unfaced.metresTo(other) < 1
                            ? ""
                            : earlier.isUnfaced() && later.isUnfaced()
                                ? ", whichever way the two face"
                                : ", whichever way it faces"))
        .spot(later.held().centre())
        .hint("say which way they face, and set them side by side or behind each other");
  }
}
