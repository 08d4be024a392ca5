package studio.kriegsspiel.situation.march;

import java.util.Optional;
import org.jspecify.annotations.Nullable;
import studio.kriegsspiel.rules.field.FieldManual;
import studio.kriegsspiel.rules.field.Gait;
import studio.kriegsspiel.rules.field.Troops;
import studio.kriegsspiel.terrain.Bounds;
import studio.kriegsspiel.terrain.MapPoint;
import studio.kriegsspiel.terrain.ground.Ground;
import studio.kriegsspiel.terrain.march.MarchGround;
import studio.kriegsspiel.terrain.slope.SlopeBands;

/** The quickest ways of troops over one ground under one rule book, read in coarse cells. */
public final class Routes {
  private static final int MOST_CELLS = 20_000;
  private static final double FINEST_METRES = 25;

  /** The slopes at which any of the books changes its rates, and one within each band. */
  private static final SlopeBands BANDS = SlopeBands.of(5, 10, 15, 20, 25, 30, 35);

  private static final double[] MIDDLES = {0, 7.5, 12.5, 17.5, 22.5, 27.5, 32.5, 45};

  private final Ground ground;
  private final FieldManual manual;
  private @Nullable MarchGround cells;

  public Routes(Ground ground, FieldManual manual) {
    this.ground = ground;
    this.manual = manual;
  }

  /** The quickest way of troops between two points, nothing if there is none on this map. */
  public Optional<RouteEstimate> find(MapPoint from, MapPoint to, Troops troops, Gait gait) {
    MarchGround known = cells();
    double cell = known.grid().cellMetres();
    return new BookRates(manual, troops, gait, MIDDLES)
        .findRoute(known, from, to)
        .map(route -> RouteEstimate.of(route, cell));
  }

  private synchronized MarchGround cells() {
    MarchGround known = cells;
    if (known == null) {
      Bounds extent = ground.terrain().extent();
      double area = extent.widthMetres() * extent.heightMetres();
      known =
          MarchGround.inCells(ground, BANDS, Math.max(FINEST_METRES, Math.sqrt(area / MOST_CELLS)));
      cells = known;
    }
    return known;
  }
}
