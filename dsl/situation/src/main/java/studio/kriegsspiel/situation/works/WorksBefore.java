package studio.kriegsspiel.situation.works;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.locationtech.jts.geom.Coordinate;
import org.locationtech.jts.geom.Geometry;
import org.locationtech.jts.geom.GeometryFactory;
import org.locationtech.jts.geom.LineString;
import studio.kriegsspiel.scenario.force.EngineeringTask;
import studio.kriegsspiel.scenario.plan.StandingWork;
import studio.kriegsspiel.situation.ground.GroundIndex;
import studio.kriegsspiel.situation.ground.Setting;
import studio.kriegsspiel.situation.ground.SurveyedGround;
import studio.kriegsspiel.terrain.Attributes;
import studio.kriegsspiel.terrain.Feature;
import studio.kriegsspiel.terrain.FeatureKind;
import studio.kriegsspiel.terrain.MapPoint;
import studio.kriegsspiel.terrain.Terrain;
import studio.kriegsspiel.terrain.ground.Ground;

/**
 * Bridges broken and works made before play, and the ground as troops meet it with them: nobody
 * marches over a bridge that is broken and not mended during play, everybody over one that was
 * built. What else stands there hinders no march that a book knows.
 */
public final class WorksBefore {
  /** The stretch of way that is lost with a bridge, on either side of it, in metres. */
  private static final double GAP_METRES = 12;

  /** A bridge that was built reaches so far over either bank, in metres. */
  private static final double BANK_METRES = 15;

  private static final int DIRECTIONS = 36;
  private static final GeometryFactory SHAPES = new GeometryFactory();

  private final List<WorkBefore> all;

  private final List<EngineeringTask> planned;

  public WorksBefore(Setting setting) {
    this.all =
        setting.scenario().plan().standing().stream()
            .map(work -> new WorkBefore(work, place(setting, work)))
            .toList();
    this.planned = setting.scenario().engineering();
  }

  private static Optional<MapPoint> place(Setting setting, StandingWork work) {
    return setting
        .ground()
        .flatMap(ground -> ground.resolvePlace(work.place(), work.placeSpan()).find());
  }

  /** All of them, in the order of the text. */
  public List<WorkBefore> all() {
    return all;
  }

  /** The bridge that was broken by one of them, if the ground has it. */
  public static Optional<Feature> findBreach(GroundIndex ground, WorkBefore work) {
    return work.isBreach()
        ? work.place().flatMap(at -> new Site(ground, at).findBridge())
        : Optional.empty();
  }

  /** The ground as troops meet it; the same where nothing on it lets them through or stops them. */
  public SurveyedGround on(SurveyedGround ground, GroundIndex places) {
    List<Feature> gone = new ArrayList<>();
    List<Feature> added = new ArrayList<>();
    for (WorkBefore each : all) {
      Optional<Feature> breach = findBreach(places, each).filter(bridge -> !isMendedLater(each));
      breach.ifPresent(gone::add);
      breach.map(WorksBefore::gap).ifPresent(added::add);
      if (each.isCrossing()) {
        each.place().flatMap(at -> span(places, at)).ifPresent(added::add);
      }
    }
    if (gone.isEmpty() && added.isEmpty()) {
      return ground;
    }
    Terrain terrain = ground.terrain();
    List<Feature> features = new ArrayList<>(terrain.features());
    features.removeAll(gone);
    features.addAll(added);
    return SurveyedGround.of(Ground.of(with(terrain, features), ground.ground().heights()));
  }

  /** Who marches over a bridge before it is mended, a check tells. */
  private boolean isMendedLater(WorkBefore breach) {
    return planned.stream()
        .filter(
            task ->
                task.work() == EngineeringTask.Work.REPAIR_BRIDGE
                    || task.work() == EngineeringTask.Work.BUILD_BRIDGE)
        .anyMatch(task -> task.place().equalsIgnoreCase(breach.said().place()));
  }

  private static Terrain with(Terrain terrain, List<Feature> features) {
    return new Terrain(
        terrain.name(),
        terrain.title(),
        terrain.crs(),
        terrain.extent(),
        terrain.elevation(),
        terrain.givenSlope(),
        terrain.slopeSource(),
        terrain.sheet(),
        features,
        terrain.setAside(),
        terrain.places(),
        terrain.layers());
  }

  /** Where a bridge was there is water, whatever way led over it. */
  private static Feature gap(Feature bridge) {
    return new Feature(
        "gap-" + bridge.id(),
        FeatureKind.RIVER,
        bridge.geometry().buffer(GAP_METRES),
        Optional.empty(),
        Attributes.NONE);
  }

  /** A bridge by the shortest way over the water at a place. */
  private static Optional<Feature> span(GroundIndex ground, MapPoint at) {
    return new Site(ground, at)
        .findNearest(Site.WATER, Site.NEAR_METRES)
        .map(
            water ->
                new Feature(
                    "before-" + water.id() + "-" + Math.round(at.x()) + "-" + Math.round(at.y()),
                    FeatureKind.BRIDGE,
                    shortest(bed(water), at),
                    Optional.empty(),
                    Attributes.NONE));
  }

  private static Geometry bed(Feature water) {
    double half = water.attributes().widthMetres().orElse(2) / 2;
    return water.geometry().getDimension() == 2
        ? water.geometry()
        : water.geometry().buffer(Math.max(1, half));
  }

  private static LineString shortest(Geometry bed, MapPoint at) {
    Coordinate here = new Coordinate(at.x(), at.y());
    Coordinate middle =
        org.locationtech.jts.operation.distance.DistanceOp.nearestPoints(
            bed, SHAPES.createPoint(here))[0];
    double reach = 2 * Math.sqrt(bed.getEnvelopeInternal().getArea()) + 1000;
    LineString best = line(middle, 0, BANK_METRES);
    double least = Double.POSITIVE_INFINITY;
    for (int i = 0; i < DIRECTIONS; i++) {
      double angle = Math.PI * i / DIRECTIONS;
      Geometry wet = line(middle, angle, Math.min(reach, 2000)).intersection(bed.buffer(0.5));
      double metres = stretchAt(wet, middle);
      if (metres < least) {
        least = metres;
        best = line(middle, angle, metres + BANK_METRES);
      }
    }
    return best;
  }

  /** Length of the part of a line in the water that a point lies on. */
  private static double stretchAt(Geometry wet, Coordinate point) {
    Geometry here = SHAPES.createPoint(point);
    for (int i = 0; i < wet.getNumGeometries(); i++) {
      if (wet.getGeometryN(i).isWithinDistance(here, 1)) {
        return wet.getGeometryN(i).getLength();
      }
    }
    return wet.getLength();
  }

  private static LineString line(Coordinate middle, double angle, double metres) {
    double dx = Math.cos(angle) * metres;
    double dy = Math.sin(angle) * metres;
    return SHAPES.createLineString(
        new Coordinate[] {
          new Coordinate(middle.x - dx, middle.y - dy), new Coordinate(middle.x + dx, middle.y + dy)
        });
  }
}
