package studio.kriegsspiel.export.tabletop;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import java.util.function.Supplier;
import org.locationtech.jts.geom.Coordinate;
import org.locationtech.jts.geom.LineString;
import studio.kriegsspiel.drawing.troops.TroopBlock;

/** A scene of Foundry VTT: a picture with walls and tokens, measured in paces. */
final class FoundryScene {
  /** Points of a cell, which nobody sees: the program counts sizes of tokens in it. */
  private static final int CELL = 100;

  /** Newer versions take tokens of half cells and of nothing between. */
  private static final int HALF = CELL / 2;

  private static final String FLOOR = "#e8e4d8";

  private final ObjectNode node;
  private final Supplier<String> ids;

  FoundryScene(ObjectNode node, Supplier<String> ids) {
    this.node = node;
    this.ids = ids;
  }

  /**
   * Begins it.
   *
   * @param paces that are a point
   */
  FoundryScene begin(String name, int width, int height, double paces) {
    node.put("_id", ids.get()).put("name", name).put("navigation", true);
    node.put("width", width).put("height", height).put("padding", 0);
    node.put("backgroundColor", FLOOR).put("tokenVision", false);
    node.putObject("grid")
        .put("type", 0)
        .put("size", CELL)
        .put("distance", Math.round(paces * CELL * 100) / 100.0)
        .put("units", "paces");
    node.putObject("environment").putObject("globalLight").put("enabled", true);
    node.putObject("fog").put("exploration", false);
    node.putArray("tokens");
    node.putArray("walls");
    return this;
  }

  /** Lays a picture under it. */
  void background(String path) {
    node.putObject("background").put("src", path);
  }

  /** Points of the edge of the square in which a block has room whichever way it turns. */
  static int edge(BlockPictures pictures, TroopBlock shape) {
    int longer = Math.max(pictures.width(shape), pictures.height(shape));
    return (longer + HALF - 1) / HALF * HALF;
  }

  /**
   * A body without an actor: it is of no game system, and nobody but the game master moves it.
   *
   * @param x of its middle
   * @param edge of its picture, which is a square
   */
  void token(Piece piece, String path, int edge, double x, double y) {
    ObjectNode token = ((ArrayNode) node.path("tokens")).addObject();
    token.put("_id", ids.get()).put("name", piece.title()).put("displayName", 30);
    token.putNull("actorId").put("actorLink", false).put("disposition", 0).put("displayBars", 0);
    double cells = (double) edge / CELL;
    token.put("width", cells).put("height", cells);
    token.put("x", Math.round(x - edge / 2.0)).put("y", Math.round(y - edge / 2.0));
    token.put("rotation", piece.facing()).put("lockRotation", false);
    token.putObject("texture").put("src", path);
    token.putObject("sight").put("enabled", false);
  }

  /** Walls that end the view and let troops pass. */
  void walls(List<LineString> lines, BlockPictures board) {
    ArrayNode walls = (ArrayNode) node.path("walls");
    for (LineString line : lines) {
      int[] before = {};
      for (Coordinate each : line.getCoordinates()) {
        int[] at = board.spot(each.x, each.y);
        if (before.length > 0 && (before[0] != at[0] || before[1] != at[1])) {
          ObjectNode wall = walls.addObject().put("_id", ids.get());
          wall.putArray("c").add(before[0]).add(before[1]).add(at[0]).add(at[1]);
          wall.put("move", 0).put("sight", 20).put("light", 0).put("sound", 0);
        }
        before = at;
      }
    }
  }
}
