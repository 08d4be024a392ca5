package studio.kriegsspiel.export.map;

import java.util.ArrayList;
import java.util.List;
import studio.kriegsspiel.terrain.Bounds;
import studio.kriegsspiel.terrain.MapPoint;

/**
 * How a terrain is cut into sheets of equal size that overlap, at one scale.
 *
 * @param scale denominator of the scale
 * @param columns sheets from west to east
 * @param rows sheets from north to south
 * @param overlapEast metres of ground that a sheet shares with its neighbour in the east
 * @param overlapSouth metres of ground that it shares with its neighbour in the south
 */
record SheetPlan(
    Bounds extent, int scale, int columns, int rows, double overlapEast, double overlapSouth) {

  /**
   * The fewest sheets whose map is no larger than so many millimetres.
   *
   * @param overlap millimetres of paper that neighbours share
   */
  static SheetPlan of(
      Bounds extent, int scale, double widthMillimetres, double heightMillimetres, double overlap) {
    return new SheetPlan(
        extent,
        scale,
        count(extent.widthMetres() * 1000 / scale, widthMillimetres, overlap),
        count(extent.heightMetres() * 1000 / scale, heightMillimetres, overlap),
        overlap * scale / 1000,
        overlap * scale / 1000);
  }

  /**
   * The same number of sheets, each as large as its room: they share more ground then, up to so
   * many millimetres, and no paper is left blank.
   */
  SheetPlan filling(double widthMillimetres, double heightMillimetres, double most) {
    return new SheetPlan(
        extent,
        scale,
        columns,
        rows,
        shared(columns, extent.widthMetres(), widthMillimetres, most, overlapEast),
        shared(rows, extent.heightMetres(), heightMillimetres, most, overlapSouth));
  }

  private double shared(int count, double metres, double room, double most, double least) {
    if (count == 1) {
      return least;
    }
    double filling = (count * room * scale / 1000 - metres) / (count - 1);
    return Math.max(least, Math.min(most * scale / 1000, filling));
  }

  /** Eastings of the western and eastern edges of sheets inside the terrain. */
  List<Double> cutEastings() {
    List<Double> cuts = new ArrayList<>();
    for (int column = 1; column < columns; column++) {
      double west = extent.west() + column * (sheetWidth() - overlapEast);
      cuts.add(west);
      cuts.add(west + overlapEast);
    }
    return cuts;
  }

  /** Northings of the northern and southern edges of sheets inside the terrain. */
  List<Double> cutNorthings() {
    List<Double> cuts = new ArrayList<>();
    for (int row = 1; row < rows; row++) {
      double north = extent.north() - row * (sheetHeight() - overlapSouth);
      cuts.add(north);
      cuts.add(north - overlapSouth);
    }
    return cuts;
  }

  private static int count(double total, double room, double overlap) {
    return total <= room ? 1 : (int) Math.ceil((total - overlap) / (room - overlap) - 1e-9);
  }

  /** One sheet: its name, such as {@code B3}, and the ground on it. */
  record Sheet(String name, int column, int row, Bounds ground) {}

  /** All sheets, row by row from the north-west. */
  List<Sheet> sheets() {
    List<Sheet> sheets = new ArrayList<>();
    for (int row = 0; row < rows; row++) {
      for (int column = 0; column < columns; column++) {
        double west = extent.west() + column * (sheetWidth() - overlapEast);
        double north = extent.north() - row * (sheetHeight() - overlapSouth);
        sheets.add(
            new Sheet(
                letter(row) + (column + 1),
                column,
                row,
                new Bounds(west, north - sheetHeight(), west + sheetWidth(), north)));
      }
    }
    return sheets;
  }

  /** Metres of ground on a sheet from west to east. */
  double sheetWidth() {
    return (extent.widthMetres() + (columns - 1) * overlapEast) / columns;
  }

  /** Metres of ground on a sheet from south to north. */
  double sheetHeight() {
    return (extent.heightMetres() + (rows - 1) * overlapSouth) / rows;
  }

  /** The points in the middle of the overlaps that are marked on both sheets. */
  List<MapPoint> registerPoints() {
    List<MapPoint> points = new ArrayList<>();
    for (Sheet sheet : sheets()) {
      Bounds ground = sheet.ground();
      for (double share : new double[] {0.14, 0.86}) {
        if (sheet.column() > 0) {
          points.add(
              new MapPoint(
                  ground.west() + overlapEast / 2, ground.south() + share * ground.heightMetres()));
        }
        if (sheet.row() > 0) {
          points.add(
              new MapPoint(
                  ground.west() + share * ground.widthMetres(), ground.north() - overlapSouth / 2));
        }
      }
    }
    return points;
  }

  private static String letter(int row) {
    return row < 26
        ? String.valueOf((char) ('A' + row))
        : letter(row / 26 - 1) + (char) ('A' + row % 26);
  }
}
