package studio.kriegsspiel.terrain.edit;

import java.util.BitSet;
import java.util.Optional;
import java.util.stream.IntStream;
import org.locationtech.jts.algorithm.locate.IndexedPointInAreaLocator;
import org.locationtech.jts.geom.Coordinate;
import org.locationtech.jts.geom.Geometry;
import org.locationtech.jts.geom.Location;
import org.locationtech.jts.operation.distance.IndexedFacetDistance;
import studio.kriegsspiel.terrain.Feature;
import studio.kriegsspiel.terrain.FeatureKind;
import studio.kriegsspiel.terrain.GridGeometry;
import studio.kriegsspiel.terrain.burn.Burner;

/**
 * Ground raised or lowered by one amount within an area or along a line, with banks of 45 degrees.
 * A cell takes the mean of its ground, so that a cut narrower than a cell shows as a shallower one.
 */
final class BankedEdit implements HeightEdit {
  private static final double DEFAULT_WIDTH_METRES = 6;
  private static final double BROADEST_BANK_METRES = 1000;
  private static final double HALF_DIAGONAL = 0.7072;

  private final Geometry shape;
  private final boolean area;
  private final double change;
  private final double flat;
  private final double bank;

  BankedEdit(Feature feature) {
    area = feature.geometry().getDimension() == 2;
    shape = area ? ValidAreas.of(feature.geometry()) : feature.geometry();
    change = changeMetres(feature);
    flat =
        area ? 0 : Math.max(0, feature.attributes().widthMetres().orElse(DEFAULT_WIDTH_METRES) / 2);
    bank = Math.min(BROADEST_BANK_METRES, Math.abs(change));
  }

  /** Metres by which a feature raises the ground, 0 for features that do not. */
  static double changeMetres(Feature feature) {
    FeatureKind kind = feature.kind();
    if (kind == FeatureKind.SUNKEN_ROAD || kind == FeatureKind.DITCH) {
      return -feature.attributes().depthMetres().orElse(0);
    }
    if (kind == FeatureKind.EMBANKMENT || kind == FeatureKind.HEIGHT_OVERRIDE) {
      return feature.attributes().heightMetres().orElse(0);
    }
    return 0;
  }

  @Override
  public CellWindow window(GridGeometry grid) {
    return CellWindow.of(grid, shape.getEnvelopeInternal(), flat + bank + grid.cellMetres());
  }

  @Override
  public void apply(GridGeometry grid, float[] heights, CellWindow clip) {
    CellWindow window = window(grid).intersection(clip);
    if (window.isEmpty()) {
      return;
    }
    GridGeometry local = window.in(grid);
    BitSet within = new BitSet();
    if (area) {
      new Burner(local).burn(shape, 0, within::set);
    }
    BitSet near = new BitSet();
    double reach = (flat + bank + grid.cellMetres()) * 1.05;
    new Burner(local).burn(area ? shape.getBoundary() : shape, reach, near::set);
    Profile profile = new Profile(grid.cellMetres());
    IntStream.range(0, window.rows())
        .parallel()
        .forEach(
            row -> {
              for (int column = 0; column < window.columns(); column++) {
                int cell = local.index(column, row);
                if (near.get(cell) || within.get(cell)) {
                  double share =
                      near.get(cell) ? profile.mean(local.centreX(column), local.centreY(row)) : 1;
                  int at = grid.index(window.left() + column, window.top() + row);
                  heights[at] += (float) (change * share);
                }
              }
            });
  }

  /** How much of the change the ground takes: all within, none beyond the bank. */
  private final class Profile {
    private final double cell;
    private final IndexedFacetDistance distances = new IndexedFacetDistance(shape);
    private final Optional<IndexedPointInAreaLocator> locator =
        area ? Optional.of(new IndexedPointInAreaLocator(shape)) : Optional.empty();

    Profile(double cell) {
      this.cell = cell;
      // The indexes are built at first use, which must not happen on many threads at once.
      distance(0, 0);
    }

    private double distance(double x, double y) {
      Coordinate at = new Coordinate(x, y);
      boolean inside = locator.isPresent() && locator.get().locate(at) != Location.EXTERIOR;
      return inside ? 0 : distances.distance(shape.getFactory().createPoint(at));
    }

    double mean(double x, double y) {
      double middle = distance(x, y) - flat;
      double reach = cell * HALF_DIAGONAL;
      if (middle - reach > bank || !area && middle + reach < 0) {
        return middle < 0 ? 1 : 0;
      }
      if (!area && middle > reach && middle + reach < bank) {
        return 1 - middle / bank;
      }
      int points = cell <= bank / 2 ? 2 : 4;
      double sum = 0;
      for (int i = 0; i < points * points; i++) {
        double dx = ((i % points + 0.5) / points - 0.5) * cell;
        double dy = ((i / points + 0.5) / points - 0.5) * cell;
        double beyond = distance(x + dx, y + dy) - flat;
        sum += beyond <= 0 ? 1 : Math.max(0, 1 - beyond / bank);
      }
      return sum / (points * points);
    }
  }
}
