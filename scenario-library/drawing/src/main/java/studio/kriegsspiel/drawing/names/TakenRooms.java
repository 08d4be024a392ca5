package studio.kriegsspiel.drawing.names;

import java.awt.geom.Rectangle2D;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;

/** Rooms of a picture that are taken, sorted into squares so that neighbours are soon found. */
final class TakenRooms {
  private static final int MOST_SQUARES = 4096;

  private final double side;
  private final Map<Long, List<Rectangle2D>> squares = new HashMap<>();
  private final List<Rectangle2D> large = new ArrayList<>();

  /**
   * Nothing taken yet.
   *
   * @param side of a square, in units of the picture
   */
  TakenRooms(double side) {
    this.side = side;
  }

  void add(Rectangle2D room) {
    if (squares(room) > MOST_SQUARES) {
      large.add(room);
      return;
    }
    any(
        room,
        square -> {
          squares.computeIfAbsent(square, key -> new ArrayList<>()).add(room);
          return false;
        });
  }

  /** Gives a room free again, the very one that was added. */
  void remove(Rectangle2D room) {
    large.removeIf(each -> each == room);
    any(
        room,
        square -> {
          squares.getOrDefault(square, new ArrayList<>()).removeIf(each -> each == room);
          return false;
        });
  }

  /** The rooms that share anything with one, each once. */
  Set<Rectangle2D> touching(Rectangle2D room) {
    Set<Rectangle2D> found = Collections.newSetFromMap(new IdentityHashMap<>());
    large.stream().filter(room::intersects).forEach(found::add);
    any(
        room,
        square -> {
          squares.getOrDefault(square, List.of()).stream()
              .filter(room::intersects)
              .forEach(found::add);
          return false;
        });
    return found;
  }

  /** Whether a room shares anything with one that is taken. */
  boolean touches(Rectangle2D room) {
    return large.stream().anyMatch(room::intersects)
        || any(
            room,
            square -> squares.getOrDefault(square, List.of()).stream().anyMatch(room::intersects));
  }

  private double squares(Rectangle2D room) {
    return (room.getWidth() / side + 1) * (room.getHeight() / side + 1);
  }

  private boolean any(Rectangle2D room, Predicate<Long> test) {
    long top = (long) Math.floor(room.getMinY() / side);
    long bottom = (long) Math.floor(room.getMaxY() / side);
    long left = (long) Math.floor(room.getMinX() / side);
    long right = (long) Math.floor(room.getMaxX() / side);
    for (long row = top; row <= bottom; row++) {
      for (long column = left; column <= right; column++) {
        if (test.test(row << 32 ^ column & 0xffffffffL)) {
          return true;
        }
      }
    }
    return false;
  }
}
