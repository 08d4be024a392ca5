package studio.kriegsspiel.cli.ground;

import java.util.EnumSet;
import java.util.Optional;
import java.util.Set;
import studio.kriegsspiel.checks.index.GoingIndex;
import studio.kriegsspiel.rules.concept.TerrainKind;
import studio.kriegsspiel.rules.field.FieldManual;
import studio.kriegsspiel.rules.field.Gait;
import studio.kriegsspiel.rules.field.Going;
import studio.kriegsspiel.rules.field.Troops;
import studio.kriegsspiel.terrain.FeatureKind;
import studio.kriegsspiel.terrain.GridGeometry;
import studio.kriegsspiel.terrain.MapPoint;
import studio.kriegsspiel.terrain.Terrain;
import studio.kriegsspiel.terrain.march.March;
import studio.kriegsspiel.terrain.march.MarchGround;
import studio.kriegsspiel.terrain.march.MarchRoute;
import studio.kriegsspiel.terrain.slope.SlopeBands;

/** Reckons a march over a ground at the rates of a rule book. */
public final class MarchReckoning {
  private static final SlopeBands BANDS = SlopeBands.of(5, 10, 15, 25, 35);

  /** A slope that stands for each band in the march tables. */
  private static final double[] DEGREES = {0, 7.5, 12.5, 20, 30, 45};

  private static final double FARTHEST_METRES = 150;
  private static final double STEP_METRES = 5;
  private static final int DIRECTIONS = 16;

  private final FieldManual manual;
  private final Troops troops;
  private final Gait gait;

  public MarchReckoning(FieldManual manual, Troops troops, Gait gait) {
    this.manual = manual;
    this.troops = troops;
    this.gait = gait;
  }

  /**
   * The quickest way, nothing if there is none. An end where the troops cannot march, such as a
   * farmyard, is taken at the nearest point where they can, up to 150 m away.
   *
   * @throws studio.kriegsspiel.terrain.GroundException if the ground has no heights
   */
  public Optional<MarchRoute> findRoute(Terrain terrain, MapPoint from, MapPoint to) {
    MarchGround ground = MarchGround.of(terrain, BANDS);
    Optional<MapPoint> start = passable(ground, from);
    Optional<MapPoint> end = passable(ground, to);
    return start.isEmpty() || end.isEmpty()
        ? Optional.empty()
        : March.from(ground, start.get(), this::metresPerMinute).findRoute(end.get());
  }

  private Optional<MapPoint> passable(MarchGround ground, MapPoint wanted) {
    for (double metres = 0; metres <= FARTHEST_METRES; metres += STEP_METRES) {
      for (int i = 0; i < DIRECTIONS; i++) {
        MapPoint point = wanted.offset(metres, i * 360.0 / DIRECTIONS);
        GridGeometry grid = ground.grid();
        int column = grid.columnOf(point.x());
        int row = grid.rowOf(point.y());
        if (grid.has(column, row)
            && metresPerMinute(ground.goingAt(column, row), ground.bandAt(column, row)) > 0) {
          return Optional.of(point);
        }
      }
    }
    return Optional.empty();
  }

  private double metresPerMinute(studio.kriegsspiel.terrain.march.Going going, int band) {
    Set<TerrainKind> kinds = EnumSet.noneOf(TerrainKind.class);
    for (FeatureKind kind : going.kinds()) {
      GoingIndex.kind(kind).ifPresent(kinds::add);
    }
    if (going.road().isPresent()) {
      kinds.add(TerrainKind.ROAD);
    }
    return manual
        .march(troops, gait, new Going(kinds, DEGREES[Math.max(0, band)], false))
        .metresPerMinute();
  }
}
