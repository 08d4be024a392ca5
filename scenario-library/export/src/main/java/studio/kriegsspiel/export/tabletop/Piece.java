package studio.kriegsspiel.export.tabletop;

import java.awt.Color;
import java.util.List;
import java.util.Optional;
import studio.kriegsspiel.drawing.style.MapStyle;
import studio.kriegsspiel.drawing.troops.TroopBlock;
import studio.kriegsspiel.terrain.MapPoint;

/**
 * A body as a piece on a table.
 *
 * @param side whose it is
 * @param name of the body within its side
 * @param title of the body
 * @param about what it is and how strong, in a few words
 * @param at where it stands when play begins; nothing where it is not on the map or has no place
 * @param facing degrees clockwise from north
 * @param shapes its block in each formation, the one it stands in first
 */
record Piece(
    String side,
    String name,
    String title,
    String about,
    Optional<MapPoint> at,
    double facing,
    List<TroopBlock> shapes) {
  /** Copies the list. */
  Piece {
    shapes = List.copyOf(shapes);
  }

  /** The colour of its side. */
  Color colour() {
    return MapStyle.staffMap().side(shapes.get(0).colour(), "fill");
  }
}
