package studio.kriegsspiel.desk.timeline;

import java.time.LocalDateTime;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import studio.kriegsspiel.situation.sky.Daylight;

/**
 * Everything that is due during play.
 *
 * @param version the version of the text it is of
 * @param begins when play begins
 * @param ends when play ends
 * @param moveMinutes how long a move or turn of the book lasts
 * @param turn what the book calls it
 * @param lanes the sides, then the umpire's lane
 * @param items what the clock decides, by its time
 * @param waiting what something other than the clock decides, in the order of the text
 * @param dim when it is not full day
 */
public record Timeline(
    long version,
    LocalDateTime begins,
    LocalDateTime ends,
    int moveMinutes,
    String turn,
    List<Lane> lanes,
    List<TimelineItem> items,
    List<TimelineItem> waiting,
    List<Dim> dim) {

  /** Nothing is known yet. */
  public static final Timeline NONE =
      new Timeline(
          -1,
          LocalDateTime.of(1815, 6, 18, 0, 0),
          LocalDateTime.of(1815, 6, 18, 0, 0),
          1,
          "move",
          List.of(),
          List.of(),
          List.of(),
          List.of());

  /**
   * A lane.
   *
   * @param side the side's name; empty for the umpire's
   * @param title what it is called
   * @param colour the side's colour as the text has it; empty for the umpire's
   */
  public record Lane(String side, String title, String colour) {}

  /**
   * A stretch of half-light or night.
   *
   * @param words what becomes of the light at its beginning
   */
  public record Dim(LocalDateTime from, LocalDateTime to, Daylight.Phase phase, String words) {}

  /** Copies the lists; items by their time. */
  public Timeline {
    lanes = List.copyOf(lanes);
    items = items.stream().sorted(Comparator.comparing(TimelineItem::begins)).toList();
    waiting = List.copyOf(waiting);
    dim = List.copyOf(dim);
  }

  /** Whether there is anything to lay out. */
  public boolean isEmpty() {
    return lanes.isEmpty() || !ends.isAfter(begins);
  }

  /** An item by what stays the same of it. */
  public Optional<TimelineItem> find(String id) {
    return items.stream().filter(each -> each.id().equals(id)).findFirst();
  }

  /** The beginning of the move nearest to a time, within play. */
  public LocalDateTime snap(LocalDateTime time) {
    double minutes = java.time.Duration.between(begins, time).toSeconds() / 60.0;
    long move = Math.round(minutes / moveMinutes);
    long last = java.time.Duration.between(begins, ends).toMinutes() / moveMinutes;
    return begins.plusMinutes(Math.max(0, Math.min(last, move)) * moveMinutes);
  }

  /** The beginning of a move some moves after a time, or before it if negative. */
  public LocalDateTime step(LocalDateTime time, int moves) {
    LocalDateTime near = snap(time);
    boolean already = moves > 0 ? near.isAfter(time) : near.isBefore(time);
    return snap(
        near.plusMinutes((long) (already ? moves - Integer.signum(moves) : moves) * moveMinutes));
  }
}
