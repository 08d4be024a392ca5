package studio.kriegsspiel.terrain.outline;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.locationtech.jts.geom.Coordinate;
import org.locationtech.jts.geom.GeometryFactory;
import org.locationtech.jts.geom.LinearRing;
import org.locationtech.jts.geom.MultiPolygon;
import org.locationtech.jts.geom.Polygon;
import studio.kriegsspiel.terrain.GridGeometry;

/**
 * Draws the outlines of cells of one class as valid polygons with holes, exactly along the sides of
 * the cells. Cells that touch at a corner only are polygons of their own.
 */
public final class CellOutlines {
  private static final GeometryFactory GEOMETRY = new GeometryFactory();

  /** Steps east, south, west, north; a step has its own cell to its right. */
  private static final int[] STEP_X = {1, 0, -1, 0};

  private static final int[] STEP_Y = {0, 1, 0, -1};

  private final GridGeometry grid;
  private final CellPatches patches;
  private final byte[] walked;

  private CellOutlines(GridGeometry grid, CellPatches patches) {
    this.grid = grid;
    this.patches = patches;
    this.walked = new byte[grid.size()];
  }

  /**
   * The polygons of a class, empty if no cell has it.
   *
   * @param classes the class of each cell in row order from the north-west
   */
  public static MultiPolygon of(GridGeometry grid, byte[] classes, byte wanted) {
    if (classes.length != grid.size()) {
      throw new IllegalArgumentException(
          "The grid has %d cells, the classes are %d.".formatted(grid.size(), classes.length));
    }
    return new CellOutlines(grid, new CellPatches(grid, classes, wanted)).trace();
  }

  private MultiPolygon trace() {
    List<List<LinearRing>> rings = new ArrayList<>();
    for (int i = 0; i < patches.count(); i++) {
      rings.add(new ArrayList<>());
    }
    for (int row = 0; row < grid.rows(); row++) {
      for (int column = 0; column < grid.columns(); column++) {
        int patch = patches.at(column, row);
        // Every ring has a side with its own cell below, and the topmost of a patch is its shell's.
        boolean side = patch >= 0 && patches.at(column, row - 1) != patch;
        if (side && (walked[grid.index(column, row)] & 1) == 0) {
          rings.get(patch).add(ring(column, row, patch));
        }
      }
    }
    Polygon[] polygons =
        rings.stream()
            .map(
                all ->
                    GEOMETRY.createPolygon(
                        all.get(0), all.subList(1, all.size()).toArray(new LinearRing[0])))
            .toArray(Polygon[]::new);
    return GEOMETRY.createMultiPolygon(polygons);
  }

  /** Follows the ring that begins with the upper side of a cell, from its north-west corner. */
  private LinearRing ring(int column, int row, int patch) {
    List<Coordinate> corners = new ArrayList<>();
    int x = column;
    int y = row;
    int way = 0;
    do {
      if (way == 0) {
        walked[grid.index(x, y)] |= 1;
      }
      x += STEP_X[way];
      y += STEP_Y[way];
      int next = turn(x, y, way, patch);
      if (next != way) {
        corners.add(corner(x, y));
      }
      way = next;
    } while (x != column || y != row || way != 0);
    // Shells run against the clock, as GeoJSON wants them.
    Collections.reverse(corners);
    corners.add(corners.get(0).copy());
    return GEOMETRY.createLinearRing(corners.toArray(new Coordinate[0]));
  }

  /** The way on from a corner: a patch that touches itself at a corner is joined there. */
  private int turn(int x, int y, int way, int patch) {
    int right =
        switch (way) {
          case 0 -> patches.at(x, y);
          case 1 -> patches.at(x - 1, y);
          case 2 -> patches.at(x - 1, y - 1);
          default -> patches.at(x, y - 1);
        };
    int left =
        switch (way) {
          case 0 -> patches.at(x, y - 1);
          case 1 -> patches.at(x, y);
          case 2 -> patches.at(x - 1, y);
          default -> patches.at(x - 1, y - 1);
        };
    if (left == patch) {
      return (way + 3) % 4;
    }
    return right == patch ? way : (way + 1) % 4;
  }

  private Coordinate corner(int x, int y) {
    return new Coordinate(
        grid.west() + x * grid.cellMetres(), grid.north() - y * grid.cellMetres());
  }
}
