package studio.kriegsspiel.terrain.fire;

import java.util.Optional;
import java.util.stream.IntStream;
import studio.kriegsspiel.terrain.GridGeometry;
import studio.kriegsspiel.terrain.MapPoint;
import studio.kriegsspiel.terrain.sight.Sight;
import studio.kriegsspiel.terrain.sight.SightField;
import studio.kriegsspiel.terrain.sight.SightGround;
import studio.kriegsspiel.terrain.sight.SightOptions;

/**
 * What one position reaches with direct fire: the range band of every cell, and dead ground.
 * Immutable.
 */
public final class FieldOfFire {

  /** Mark of cells out of arc, out of range or without heights. */
  public static final byte OUT = -1;

  /** Mark of cells in arc and range in which a target is hidden. */
  public static final byte DEAD = -2;

  private final RangeBands bands;
  private final GridGeometry grid;
  private final byte[] cells;

  private FieldOfFire(RangeBands bands, GridGeometry grid, byte[] cells) {
    this.bands = bands;
    this.grid = grid;
    this.cells = cells;
  }

  /**
   * Finds what a position reaches.
   *
   * @param coverMetres depth of wood or building that does not hide who stands at its edge
   * @throws IllegalArgumentException if it is not on the ground
   */
  public static FieldOfFire of(
      SightGround ground, FirePosition position, RangeBands bands, double coverMetres) {
    SightOptions options =
        new SightOptions(
            position.muzzleMetres(),
            position.targetMetres(),
            bands.farthestMetres(),
            coverMetres,
            SightOptions.ON_FOOT.curvature());
    SightField field = Sight.from(ground, position.at(), options);
    GridGeometry grid = field.grid();
    byte[] cells = new byte[grid.size()];
    IntStream.range(0, grid.rows())
        .forEach(
            row -> {
              for (int column = 0; column < grid.columns(); column++) {
                cells[grid.index(column, row)] = mark(field, position, bands, column, row);
              }
            });
    return new FieldOfFire(bands, grid, cells);
  }

  private static byte mark(
      SightField field, FirePosition position, RangeBands bands, int column, int row) {
    MapPoint centre = new MapPoint(field.grid().centreX(column), field.grid().centreY(row));
    int band = bands.indexAt(position.at().distanceMetres(centre));
    if (band < 0 || !position.covers(centre) || Float.isNaN(field.hiddenMetres(column, row))) {
      return OUT;
    }
    return field.isVisible(column, row) ? (byte) band : DEAD;
  }

  /** Its ranges. */
  public RangeBands bands() {
    return bands;
  }

  /** The cells, a window of the terrain's grid. */
  public GridGeometry grid() {
    return grid;
  }

  /** Position of the range band of a cell, {@link #DEAD} or {@link #OUT}. */
  public byte mark(int column, int row) {
    return cells[grid.index(column, row)];
  }

  /** A copy of all marks in row order. */
  public byte[] toArray() {
    return cells.clone();
  }

  /** The range band in which a target at a point is hit, nothing if it is not. */
  public Optional<RangeBands.Band> findBandAt(MapPoint point) {
    byte mark = markAt(point);
    return mark < 0 ? Optional.empty() : Optional.of(bands.bands().get(mark));
  }

  /** Whether a point lies in arc and range, but hides a target. */
  public boolean isDead(MapPoint point) {
    return markAt(point) == DEAD;
  }

  private byte markAt(MapPoint point) {
    int column = grid.columnOf(point.x());
    int row = grid.rowOf(point.y());
    return grid.has(column, row) ? mark(column, row) : OUT;
  }

  /** Ground that a range band reaches, in square metres. */
  public double squareMetres(RangeBands.Band band) {
    return count((byte) bands.bands().indexOf(band)) * grid.cellMetres() * grid.cellMetres();
  }

  /** Dead ground within arc and range, in square metres. */
  public double deadSquareMetres() {
    return count(DEAD) * grid.cellMetres() * grid.cellMetres();
  }

  private long count(byte mark) {
    return IntStream.range(0, cells.length).filter(i -> cells[i] == mark).count();
  }
}
