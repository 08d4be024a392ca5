package studio.kriegsspiel.reading.fire;

import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.IntStream;
import org.locationtech.jts.geom.Coordinate;
import org.locationtech.jts.geom.GeometryFactory;
import studio.kriegsspiel.reading.answer.UnknownGround;
import studio.kriegsspiel.rules.field.Going;
import studio.kriegsspiel.rules.field.March;
import studio.kriegsspiel.situation.ground.GoingIndex;
import studio.kriegsspiel.situation.ground.Standing;
import studio.kriegsspiel.situation.sight.SightRange;
import studio.kriegsspiel.terrain.GridGeometry;
import studio.kriegsspiel.terrain.MapPoint;
import studio.kriegsspiel.terrain.fire.RangeBands;
import studio.kriegsspiel.terrain.ground.Ground;
import studio.kriegsspiel.terrain.sight.Sight;
import studio.kriegsspiel.terrain.sight.SightField;
import studio.kriegsspiel.terrain.sight.SightGround;
import studio.kriegsspiel.terrain.sight.SightOptions;

/**
 * The ground about a target cell by cell: whether a weapon there sees it, within which of its
 * ranges it lies, and whether the weapon may stand there at all.
 */
final class SiteClasses {
  /** In range, but the target is hidden. */
  static final byte HIDDEN = 0;

  /** Sees the target, but does not reach so far. */
  static final byte TOO_FAR = 1;

  /** Would see and reach it, but the book lets it neither come nor fire from there. */
  static final byte NO_FOOTING = 2;

  private static final byte OUT = -1;
  private static final double HARDLY_METRES = 1e-6;
  private static final int MOST_LOOKS = 60_000;

  private final MapPoint target;
  private final SiteWeapon weapon;
  private final double within;
  private final Standing standing;
  private final GoingIndex goings;
  private final Map<Going, Boolean> footing = new ConcurrentHashMap<>();
  private final GridGeometry grid;
  private final byte[] classes;
  private final long[] cells = new long[1 << Byte.SIZE];
  private final UnknownGround unknown;

  SiteClasses(
      Ground ground, SightGround sight, SiteWeapon weapon, MapPoint target, SightRange light) {
    this.target = target;
    this.weapon = weapon;
    this.within = Math.min(weapon.table().farthestMetres(), light.metres());
    this.goings = new GoingIndex(ground);
    this.standing =
        Standing.of(weapon.book().fieldManual(), goings, weapon.troops(), weapon.formation());
    SightOptions options =
        new SightOptions(
            weapon.muzzleMetres(),
            SightOptions.ON_FOOT.targetMetres(),
            light.metres(),
            FireSetting.COVER_METRES,
            SightOptions.ON_FOOT.curvature());
    SightField field = Sight.from(sight, target, options.reversed());
    this.grid = field.grid();
    this.classes = new byte[grid.size()];
    RangeBands bands = weapon.bands();
    IntStream.range(0, grid.rows()).parallel().forEach(row -> mark(field, bands, row));
    int stride = (int) Math.max(1, Math.ceil(Math.sqrt((double) grid.size() / MOST_LOOKS)));
    IntStream.range(0, (grid.rows() + stride - 1) / stride)
        .parallel()
        .forEach(block -> stand(block * stride, stride));
    for (byte each : classes) {
      cells[Byte.toUnsignedInt(each)]++;
    }
    this.unknown =
        UnknownGround.of(
            new GeometryFactory()
                .createPoint(new Coordinate(target.x(), target.y()))
                .buffer(within, 32),
            sight.grid(),
            unknownCells(field.eye()));
  }

  private MapPoint centre(int column, int row) {
    return new MapPoint(grid.centreX(column), grid.centreY(row));
  }

  private void mark(SightField field, RangeBands bands, int row) {
    for (int column = 0; column < grid.columns(); column++) {
      int band = bands.indexAt(centre(column, row).distanceMetres(target));
      byte mark = OUT;
      if (field.isVisible(column, row)) {
        mark = band < 0 ? TOO_FAR : strikes(band);
      } else if (field.isDead(column, row) && band >= 0) {
        mark = HIDDEN;
      }
      classes[grid.index(column, row)] = mark;
    }
  }

  /** Looks at one cell of each square of so many for all of it. */
  private void stand(int row, int stride) {
    for (int column = 0; column < grid.columns(); column += stride) {
      for (int r = row; r < Math.min(grid.rows(), row + stride); r++) {
        for (int c = column; c < Math.min(grid.columns(), column + stride); c++) {
          int cell = grid.index(c, r);
          if (classes[cell] > NO_FOOTING && !mayStand(middle(column, row, stride))) {
            classes[cell] = NO_FOOTING;
          }
        }
      }
    }
  }

  private MapPoint middle(int column, int row, int stride) {
    return centre(
        Math.min(grid.columns() - 1, column + stride / 2),
        Math.min(grid.rows() - 1, row + stride / 2));
  }

  private boolean mayStand(MapPoint point) {
    return footing.computeIfAbsent(
        goings.at(point), going -> standing.findObstacle(going).isEmpty());
  }

  private long unknownCells(MapPoint eye) {
    long count = 0;
    for (int i = 0; i < classes.length; i++) {
      count +=
          classes[i] == OUT
                  && centre(i % grid.columns(), i / grid.columns()).distanceMetres(eye)
                      < within - HARDLY_METRES
              ? 1
              : 0;
    }
    return count;
  }

  /** Why the weapon may not stand at a point, nothing if it may. */
  Optional<March.Impossible> findObstacle(MapPoint point) {
    return standing.findObstacle(point);
  }

  /** What it is about a point that keeps it off. */
  String describeObstacle(MapPoint point) {
    return standing.describeObstacle(point);
  }

  /** Class of a site from which a range is struck, counted from 0: 10, 20 and so on. */
  static byte strikes(int range) {
    return (byte) (10 * (range + 1));
  }

  GridGeometry grid() {
    return grid;
  }

  /** The class of each cell in row order, below 0 where nothing is said of it; not a copy. */
  byte[] toArray() {
    return classes;
  }

  /** The range at which the target is struck from each cell; below 0 where it is not. */
  byte[] rings() {
    byte[] rings = new byte[classes.length];
    for (int i = 0; i < rings.length; i++) {
      rings[i] = (byte) (classes[i] > NO_FOOTING ? classes[i] / 10 - 1 : -1);
    }
    return rings;
  }

  double squareMetres(byte wanted) {
    return cells[Byte.toUnsignedInt(wanted)] * grid.cellMetres() * grid.cellMetres();
  }

  /** Ground from which the target is struck at any range. */
  double strikingSquareMetres() {
    return IntStream.range(0, weapon.table().steps().size())
        .mapToDouble(range -> squareMetres(strikes(range)))
        .sum();
  }

  /** What lies in range, and of which nothing is known. */
  UnknownGround unknown() {
    return unknown;
  }

  /** How far the weapon strikes in this light. */
  double withinMetres() {
    return within;
  }
}
