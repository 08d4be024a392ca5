package studio.kriegsspiel.importer.raster;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Set;
import studio.kriegsspiel.importer.crs.SourceSystem;
import studio.kriegsspiel.terrain.Georeference;
import studio.kriegsspiel.terrain.tiff.Window;

/**
 * Several tiles of one grid as one raster, so that values beside an edge are weighed with those
 * beyond it and no seam shows.
 */
final class Mosaic implements RasterSource {
  private static final double ALIGNED_PIXELS = 0.01;

  private record Tile(RasterSource source, int column, int row) {}

  private final List<Tile> tiles = new ArrayList<>();
  private final Georeference georeference;
  private final int width;
  private final int height;

  private Mosaic(List<RasterSource> sources) {
    Georeference first = sources.get(0).georeference();
    long left = 0;
    long top = 0;
    long right = 0;
    long bottom = 0;
    for (RasterSource source : sources) {
      long column = column(first, source);
      long row = row(first, source);
      left = Math.min(left, column);
      top = Math.min(top, row);
      right = Math.max(right, column + source.width());
      bottom = Math.max(bottom, row + source.height());
    }
    for (RasterSource source : sources) {
      tiles.add(
          new Tile(source, (int) (column(first, source) - left), (int) (row(first, source) - top)));
    }
    width = Math.toIntExact(right - left);
    height = Math.toIntExact(bottom - top);
    var corner = first.toGround(left, top);
    georeference =
        new Georeference(first.a(), first.b(), corner.x(), first.d(), first.e(), corner.y());
  }

  /** Joins those sources that share a grid; the rest stay by themselves, finest first. */
  static List<RasterSource> join(List<RasterSource> sources) {
    List<List<RasterSource>> groups = new ArrayList<>();
    Set<RasterSource> overlapping = overlapping(sources);
    for (RasterSource source : sources) {
      groups.stream()
          .filter(group -> shareGrid(group.get(0), source))
          .filter(group -> !overlapping.contains(source) && !overlapping.contains(group.get(0)))
          .findFirst()
          .ifPresentOrElse(
              group -> group.add(source), () -> groups.add(new ArrayList<>(List.of(source))));
    }
    return groups.stream()
        .map(group -> group.size() == 1 ? group.get(0) : new Mosaic(group))
        .sorted(Comparator.comparingDouble(source -> pixelArea(source)))
        .toList();
  }

  private static double pixelArea(RasterSource source) {
    double side = source.georeference().pixelMetres();
    return source.system().isGeographic() ? side * 111_000 : side;
  }

  private static boolean shareGrid(RasterSource one, RasterSource other) {
    Georeference a = one.georeference();
    Georeference b = other.georeference();
    double slack = 1e-6 * a.pixelMetres();
    double column = a.columnOf(b.c(), b.f());
    double row = a.rowOf(b.c(), b.f());
    return one.system().label().equals(other.system().label())
        && Math.abs(a.a() - b.a()) < slack
        && Math.abs(a.b() - b.b()) < slack
        && Math.abs(a.d() - b.d()) < slack
        && Math.abs(a.e() - b.e()) < slack
        && Math.abs(column - Math.rint(column)) < ALIGNED_PIXELS
        && Math.abs(row - Math.rint(row)) < ALIGNED_PIXELS
        && Math.abs(column) < 1e8
        && Math.abs(row) < 1e8;
  }

  private static Set<RasterSource> overlapping(List<RasterSource> sources) {
    Set<RasterSource> found = Collections.newSetFromMap(new IdentityHashMap<>());
    for (int i = 0; i < sources.size(); i++) {
      for (int j = 0; j < i; j++) {
        if (shareGrid(sources.get(i), sources.get(j)) && overlap(sources.get(i), sources.get(j))) {
          found.add(sources.get(i));
          found.add(sources.get(j));
        }
      }
    }
    return found;
  }

  /** Tiles may share a row or column of pixels; those that share more are blended instead. */
  private static boolean overlap(RasterSource one, RasterSource other) {
    long column = column(one.georeference(), other);
    long row = row(one.georeference(), other);
    long across = Math.min(one.width(), column + other.width()) - Math.max(0, column);
    long down = Math.min(one.height(), row + other.height()) - Math.max(0, row);
    return across > 1 && down > 1;
  }

  private static long column(Georeference first, RasterSource source) {
    return Math.round(first.columnOf(source.georeference().c(), source.georeference().f()));
  }

  private static long row(Georeference first, RasterSource source) {
    return Math.round(first.rowOf(source.georeference().c(), source.georeference().f()));
  }

  @Override
  public String name() {
    return tiles.size() + " tiles from " + tiles.get(0).source.name();
  }

  @Override
  public int width() {
    return width;
  }

  @Override
  public int height() {
    return height;
  }

  @Override
  public Georeference georeference() {
    return georeference;
  }

  @Override
  public SourceSystem system() {
    return tiles.get(0).source.system();
  }

  @Override
  public float[] read(Window window) {
    float[] values = new float[Math.multiplyExact(window.columns(), window.rows())];
    java.util.Arrays.fill(values, Float.NaN);
    for (Tile tile : tiles) {
      int left = Math.max(window.column(), tile.column);
      int top = Math.max(window.row(), tile.row);
      int right = Math.min(window.column() + window.columns(), tile.column + tile.source.width());
      int bottom = Math.min(window.row() + window.rows(), tile.row + tile.source.height());
      if (left < right && top < bottom) {
        Window part = new Window(left - tile.column, top - tile.row, right - left, bottom - top);
        lay(
            tile.source.read(part),
            part,
            left - window.column(),
            top - window.row(),
            values,
            window);
      }
    }
    return values;
  }

  private static void lay(
      float[] from, Window part, int column, int row, float[] values, Window window) {
    for (int j = 0; j < part.rows(); j++) {
      for (int i = 0; i < part.columns(); i++) {
        int at = (row + j) * window.columns() + column + i;
        if (Float.isNaN(values[at])) {
          values[at] = from[j * part.columns() + i];
        }
      }
    }
  }

  @Override
  public int blockRows() {
    return tiles.stream().mapToInt(tile -> tile.source.blockRows()).max().orElse(1);
  }

  @Override
  public List<String> remarks() {
    return tiles.stream().flatMap(tile -> tile.source.remarks().stream()).distinct().toList();
  }

  @Override
  public void close() {
    tiles.forEach(tile -> tile.source.close());
  }
}
