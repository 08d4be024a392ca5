package studio.kriegsspiel.desk.importing;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import studio.kriegsspiel.situation.ground.SurveyedGround;
import studio.kriegsspiel.terrain.Bounds;
import studio.kriegsspiel.terrain.FeatureKind;
import studio.kriegsspiel.terrain.MapPoint;
import studio.kriegsspiel.terrain.ground.Ground;
import studio.kriegsspiel.terrain.sight.Sight;
import studio.kriegsspiel.terrain.sight.SightGround;
import studio.kriegsspiel.terrain.sight.SightOptions;

/**
 * Two sites on which a few units of two sides may stand whatever the rule book: open ground, gently
 * sloped, room for their whole fronts, guns that see before them, one north of the other and out of
 * range of canister, as near the middle of the ground as such are found.
 */
final class OpenSites {
  /** Room to each side of the middle of a site, for two fronts beside each other. */
  private static final double HALF_FRONT_METRES = 330;

  /** How far the two units of a site stand from its middle. */
  static final double ASIDE_METRES = 180;

  private static final double HALF_DEPTH_METRES = 110;
  private static final double SAMPLE_METRES = 30;
  private static final double EDGE_METRES = 300;
  private static final double STEP_METRES = 100;
  private static final int MOST_STEPS = 60;
  private static final double[] SLOPES = {3.5, 4.9, 9};
  private static final double NEAREST_METRES = 1250;
  private static final double BEST_METRES = 1450;
  private static final double APART_ASIDE_METRES = 700;

  private static final int MOST_PAIRS = 120;

  /** The checks speak where guns see less than a quarter; and their reckoning is finer. */
  private static final double ENOUGH_SEEN = 0.55;

  private static final SightOptions OVER_GROUND = SightOptions.ON_FOOT.withHeights(1.1, 1);

  private final Ground ground;
  private final Bounds extent;

  private OpenSites(Ground ground) {
    this.ground = ground;
    this.extent = ground.terrain().extent();
  }

  /**
   * Where the two stand.
   *
   * @param north the middle of the northern site
   * @param south that of the southern
   */
  record Pair(MapPoint north, MapPoint south) {
    /** The middle between them. */
    MapPoint middle() {
      return new MapPoint((north.x() + south.x()) / 2, (north.y() + south.y()) / 2);
    }
  }

  /** The best pair; nothing where the ground has no such two. */
  static Optional<Pair> find(Ground ground) {
    OpenSites sites = new OpenSites(ground);
    for (double slope : SLOPES) {
      Optional<Pair> pair = sites.pair(sites.all(slope));
      if (pair.isPresent()) {
        return pair;
      }
    }
    return Optional.empty();
  }

  private Optional<Pair> pair(List<MapPoint> sites) {
    List<Pair> pairs = new ArrayList<>();
    for (MapPoint north : sites) {
      for (MapPoint south : sites) {
        double apart = north.y() - south.y();
        if (apart >= NEAREST_METRES && Math.abs(north.x() - south.x()) <= APART_ASIDE_METRES) {
          pairs.add(new Pair(north, south));
        }
      }
    }
    List<Pair> best =
        pairs.stream().sorted(Comparator.comparingDouble(this::cost)).limit(MOST_PAIRS).toList();
    return best.stream()
        .filter(pair -> seen(pair) >= ENOUGH_SEEN)
        .findFirst()
        .or(() -> best.stream().max(Comparator.comparingDouble(this::seen)));
  }

  /** The share of the ground before both sites that the worse placed of their guns sees. */
  private double seen(Pair pair) {
    return ground.heights().isEmpty()
        ? 1
        : Math.min(seen(pair.north(), 180), seen(pair.south(), 0));
  }

  private double seen(MapPoint site, double facingDegrees) {
    SightGround sight = SurveyedGround.of(ground).findSight().orElseThrow();
    MapPoint guns = new MapPoint(site.x() + ASIDE_METRES, site.y());
    int all = 0;
    int seen = 0;
    for (double far = 200; far <= 1200; far += 200) {
      for (double aside = -40; aside <= 40; aside += 20) {
        MapPoint to = guns.offset(far, facingDegrees + aside);
        if (extent.contains(to)) {
          all++;
          seen += Sight.between(sight, guns, to, OVER_GROUND).visible() ? 1 : 0;
        }
      }
    }
    return all == 0 ? 0 : (double) seen / all;
  }

  private double cost(Pair pair) {
    return pair.middle().distanceMetres(extent.centre())
        + 2 * Math.abs(pair.north.distanceMetres(pair.south) - BEST_METRES);
  }

  /** The middles of all sites not steeper than so many degrees. */
  private List<MapPoint> all(double slope) {
    List<MapPoint> found = new ArrayList<>();
    double east = step(extent.widthMetres());
    double north = step(extent.heightMetres());
    double inset = EDGE_METRES;
    for (double x = extent.west() + HALF_FRONT_METRES + inset;
        x <= extent.east() - HALF_FRONT_METRES - inset;
        x += east) {
      for (double y = extent.south() + inset; y <= extent.north() - inset; y += north) {
        MapPoint middle = new MapPoint(Math.rint(x / 10) * 10, Math.rint(y / 10) * 10);
        if (isOpen(middle, slope)) {
          found.add(middle);
        }
      }
    }
    return found;
  }

  private static double step(double metres) {
    return Math.max(STEP_METRES, metres / MOST_STEPS);
  }

  private boolean isOpen(MapPoint middle, double slope) {
    for (double x = -HALF_FRONT_METRES; x <= HALF_FRONT_METRES; x += SAMPLE_METRES) {
      for (double y = -HALF_DEPTH_METRES; y <= HALF_DEPTH_METRES; y += SAMPLE_METRES) {
        if (!isOpenAt(middle.x() + x, middle.y() + y, slope)) {
          return false;
        }
      }
    }
    return true;
  }

  private boolean isOpenAt(double x, double y, double slope) {
    double here = ground.slopeDegreesAt(x, y);
    return (Double.isNaN(here) ? ground.heights().isEmpty() : here <= slope)
        && ground.kindsAt(x, y).stream()
            .allMatch(each -> each == FeatureKind.ROAD || isNoGround(each));
  }

  /** Kinds that only shape the heights. */
  private static boolean isNoGround(FeatureKind kind) {
    return switch (kind) {
      case SLOPE_OVERRIDE,
          HEIGHT_OVERRIDE,
          REDRAWN,
          CONTOUR,
          SPOT_HEIGHT,
          RIDGE_LINE,
          VALLEY_LINE ->
          true;
      default -> false;
    };
  }
}
