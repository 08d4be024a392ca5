package studio.kriegsspiel.desk.timeline;

import java.time.Duration;
import java.time.LocalDateTime;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.ToIntFunction;

/**
 * Where everything of a timeline lies on a picture: minutes from left to right, one lane below the
 * other, items that would touch in rows of their own.
 */
public final class TimelineLayout {
  private final Timeline timeline;
  private final int left;
  private final int width;
  private final int rowHeight;
  private final List<Box> boxes = new ArrayList<>();
  private final Map<String, Band> bands = new HashMap<>();
  private final int height;

  /**
   * An item on the picture.
   *
   * @param x where its time is
   * @param end where its end is, at least {@code x}
   * @param y the top of its row
   * @param start where its sign and label begin
   * @param right where its label ends
   */
  public record Box(TimelineItem item, int x, int end, int y, int start, int right) {}

  /** A lane on the picture, from its top to its bottom. */
  public record Band(int top, int bottom) {}

  /**
   * Lays out a timeline.
   *
   * @param left where play begins
   * @param width from there to where play ends
   * @param rowHeight height of a row
   * @param labelWidth how wide an item's sign and label are
   */
  public TimelineLayout(
      Timeline timeline,
      int left,
      int width,
      int rowHeight,
      ToIntFunction<TimelineItem> labelWidth) {
    this.timeline = timeline;
    this.left = left;
    this.width = Math.max(1, width);
    this.rowHeight = rowHeight;
    int y = 0;
    for (Timeline.Lane lane : timeline.lanes()) {
      int rows = rows(lane, y, labelWidth);
      int bottom = y + (Math.max(1, rows) * rowHeight) + rowHeight / 3;
      bands.put(lane.side(), new Band(y, bottom));
      y = bottom;
    }
    height = y;
  }

  private int rows(Timeline.Lane lane, int top, ToIntFunction<TimelineItem> labelWidth) {
    List<Integer> taken = new ArrayList<>();
    for (TimelineItem item : timeline.items()) {
      if (!item.lane().equals(lane.side())) {
        continue;
      }
      int x = x(item.begins());
      int end = Math.max(x, x(item.ends()));
      int label = labelWidth.applyAsInt(item);
      // A label that would run over the edge stands to the left of its time.
      int start = x + label <= left + width ? x : Math.max(left, x - label);
      int right = Math.max(end, start + label);
      int row = 0;
      while (row < taken.size() && taken.get(row) + rowHeight / 3 > start) {
        row++;
      }
      if (row == taken.size()) {
        taken.add(right);
      } else {
        taken.set(row, right);
      }
      boxes.add(new Box(item, x, end, top + rowHeight / 6 + row * rowHeight, start, right));
    }
    return taken.size();
  }

  /** Where a time is; times outside play are at its edges. */
  public int x(LocalDateTime time) {
    double all = Duration.between(timeline.begins(), timeline.ends()).toSeconds();
    double at = Duration.between(timeline.begins(), time).toSeconds();
    return left + (int) Math.round(width * Math.max(0, Math.min(1, at / Math.max(1, all))));
  }

  /** The time at a place. */
  public LocalDateTime time(int x) {
    double all = Duration.between(timeline.begins(), timeline.ends()).toSeconds();
    double share = Math.max(0, Math.min(1, (x - left) / (double) width));
    return timeline.begins().plusSeconds(Math.round(all * share));
  }

  /** Pixels of one move. */
  public double moveWidth() {
    double moves =
        Duration.between(timeline.begins(), timeline.ends()).toMinutes()
            / (double) timeline.moveMinutes();
    return width / Math.max(1, moves);
  }

  /** Everything, in the order of time. */
  public List<Box> boxes() {
    return List.copyOf(boxes);
  }

  /** The item at a place. */
  public Optional<Box> findAt(int x, int y) {
    return boxes.stream()
        .filter(each -> y >= each.y() && y < each.y() + rowHeight)
        .filter(each -> x >= Math.min(each.x(), each.start()) - rowHeight / 2 && x <= each.right())
        .reduce((under, over) -> over);
  }

  /** Where an item is. */
  public Optional<Box> find(String id) {
    return boxes.stream().filter(each -> each.item().id().equals(id)).findFirst();
  }

  /** The rows of a lane. */
  public Band band(Timeline.Lane lane) {
    return bands.getOrDefault(lane.side(), new Band(0, 0));
  }

  /** The lane at a height. */
  public Optional<Timeline.Lane> laneAt(int y) {
    return timeline.lanes().stream()
        .filter(each -> y >= band(each).top() && y < band(each).bottom())
        .findFirst();
  }

  /** How high all lanes are together. */
  public int height() {
    return height;
  }
}
