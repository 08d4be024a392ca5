package studio.kriegsspiel.reading.fire;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import studio.kriegsspiel.reading.answer.UnknownGround;
import studio.kriegsspiel.rules.field.FireEffect.Verdict;
import studio.kriegsspiel.rules.field.Gunnery;
import studio.kriegsspiel.terrain.GridGeometry;
import studio.kriegsspiel.terrain.MapPoint;
import studio.kriegsspiel.terrain.Terrain;
import studio.kriegsspiel.terrain.fire.FieldOfFire;
import studio.kriegsspiel.terrain.fire.FirePosition;
import studio.kriegsspiel.terrain.sight.Sight;
import studio.kriegsspiel.terrain.sight.SightField;
import studio.kriegsspiel.terrain.sight.SightGround;
import studio.kriegsspiel.terrain.sight.SightOptions;

/**
 * The field of fire cell by cell: dead ground, and for each range of the book ground that is struck
 * with good and with bad effect.
 */
final class FireClasses {
  /** Class of dead ground. */
  static final byte DEAD = 0;

  private static final byte OUT = -1;
  private static final double HARDLY_METRES = 1e-6;
  private static final int MOST_LINES = 60_000;

  private final FireSetting setting;
  private final GridGeometry grid;
  private final byte[] classes;
  private final boolean divided;
  private final UnknownGround unknown;
  private final long[] cells = new long[1 << Byte.SIZE];

  /** Works out the field of fire over a terrain that has been prepared for sight. */
  FireClasses(Terrain terrain, SightGround sight, FireSetting setting) {
    this.setting = setting;
    FieldOfFire field =
        FieldOfFire.of(sight, setting.position(), setting.bands(), FireSetting.COVER_METRES);
    this.grid = field.grid();
    this.classes = new byte[grid.size()];
    byte[] marks = field.toArray();
    for (int i = 0; i < marks.length; i++) {
      classes[i] =
          marks[i] == FieldOfFire.OUT ? OUT : marks[i] == FieldOfFire.DEAD ? DEAD : good(marks[i]);
    }
    this.divided = divide(terrain, Sight.from(sight, setting.position().at(), options()));
    for (byte each : classes) {
      cells[Byte.toUnsignedInt(each)]++;
    }
    this.unknown = UnknownGround.of(setting.sector(), sight.grid(), unknownCells());
  }

  private long unknownCells() {
    double within = setting.table().farthestMetres() - HARDLY_METRES;
    int eyeColumn = grid.columnOf(setting.position().at().x());
    int eyeRow = grid.rowOf(setting.position().at().y());
    MapPoint eye = new MapPoint(grid.centreX(eyeColumn), grid.centreY(eyeRow));
    FirePosition position = setting.position();
    long count = 0;
    for (int i = 0; i < classes.length; i++) {
      if (classes[i] == OUT) {
        MapPoint middle =
            new MapPoint(grid.centreX(i % grid.columns()), grid.centreY(i / grid.columns()));
        double metres = Math.max(eye.distanceMetres(middle), position.at().distanceMetres(middle));
        boolean asked = metres < within && position.covers(middle);
        count += asked ? 1 : 0;
      }
    }
    return count;
  }

  /** What lies in arc and range, and of which nothing is known. */
  UnknownGround unknown() {
    return unknown;
  }

  /** Class of good effect at a range, counted from 0: 10, 20 and so on. */
  static byte good(int range) {
    return (byte) (10 * (range + 1));
  }

  /** Class of bad effect at a range, one above that of good effect. */
  static byte bad(int range) {
    return (byte) (good(range) + 1);
  }

  /** Class of an effect that ground beyond the map or without heights decides, two above good. */
  static byte doubtful(int range) {
    return (byte) (good(range) + 2);
  }

  GridGeometry grid() {
    return grid;
  }

  /** The class of each cell in row order, below 0 out of arc and range; not a copy. */
  byte[] toArray() {
    return classes;
  }

  /** The range at which each cell is struck, counted from 0; below 0 where it is not. */
  byte[] rings() {
    byte[] rings = new byte[classes.length];
    for (int i = 0; i < rings.length; i++) {
      rings[i] = (byte) (classes[i] > DEAD ? classes[i] / 10 - 1 : -1);
    }
    return rings;
  }

  /** Whether the book divides good from bad effect. */
  boolean isDivided() {
    return divided;
  }

  double goodSquareMetres(int range) {
    return squareMetres(good(range));
  }

  double badSquareMetres(int range) {
    return squareMetres(bad(range));
  }

  double doubtfulSquareMetres(int range) {
    return squareMetres(doubtful(range));
  }

  /** Whether the effect is not known somewhere. */
  boolean isDoubtful() {
    return IntStream.range(0, setting.table().steps().size())
        .anyMatch(range -> doubtfulSquareMetres(range) > 0);
  }

  double deadSquareMetres() {
    return squareMetres(DEAD);
  }

  private double squareMetres(byte wanted) {
    return cells[Byte.toUnsignedInt(wanted)] * grid.cellMetres() * grid.cellMetres();
  }

  /** Ground struck at any range. */
  double struckSquareMetres() {
    double sum = 0;
    for (int i = 0; i < setting.table().steps().size(); i++) {
      sum += goodSquareMetres(i) + badSquareMetres(i) + doubtfulSquareMetres(i);
    }
    return sum;
  }

  private SightOptions options() {
    FirePosition position = setting.position();
    return new SightOptions(
        position.muzzleMetres(),
        position.targetMetres(),
        setting.table().farthestMetres() + FireGround.BEYOND_METRES,
        FireSetting.COVER_METRES,
        SightOptions.ON_FOOT.curvature());
  }

  /** Marks bad effect; returns whether the book divides effects at all. */
  private boolean divide(Terrain terrain, SightField field) {
    Gunnery gunnery = setting.book().fieldManual().gunnery();
    FireGround between = new FireGround(terrain, field);
    int stride = (int) Math.max(1, Math.ceil(Math.sqrt((double) grid.size() / MOST_LINES)));
    boolean any = false;
    for (int row = 0; row < grid.rows(); row += stride) {
      for (int column = 0; column < grid.columns(); column += stride) {
        Optional<KnownEffect> found = effect(gunnery, between, column, row, stride);
        if (found.isEmpty()) {
          continue;
        }
        Verdict verdict = found.get().effect().verdict();
        if (verdict == Verdict.UNDIVIDED) {
          return false;
        }
        any = true;
        if (!found.get().sure()) {
          mark(2, column, row, stride);
        } else if (verdict == Verdict.BAD) {
          mark(1, column, row, stride);
        }
      }
    }
    return any;
  }

  private Optional<KnownEffect> effect(
      Gunnery gunnery, FireGround between, int column, int row, int stride) {
    for (int r = row; r < Math.min(grid.rows(), row + stride); r++) {
      for (int c = column; c < Math.min(grid.columns(), column + stride); c++) {
        if (classes[grid.index(c, r)] > DEAD) {
          MapPoint target = new MapPoint(grid.centreX(c), grid.centreY(r));
          return Optional.of(KnownEffect.of(gunnery, setting.troops(), between, target, List.of()));
        }
      }
    }
    return Optional.empty();
  }

  private void mark(int above, int column, int row, int stride) {
    for (int r = row; r < Math.min(grid.rows(), row + stride); r++) {
      for (int c = column; c < Math.min(grid.columns(), column + stride); c++) {
        if (classes[grid.index(c, r)] > DEAD) {
          classes[grid.index(c, r)] += (byte) above;
        }
      }
    }
  }
}
