package studio.kriegsspiel.desk.file;

import com.github.difflib.DiffUtils;
import com.github.difflib.patch.AbstractDelta;
import java.util.ArrayList;
import java.util.List;

/**
 * Two texts beside each other, line by line: where they differ, and a few lines around it.
 *
 * @param rows what is shown, in order
 * @param places how many places differ
 */
public record Comparison(List<Row> rows, int places) {
  private static final int AROUND = 2;

  /** Copies the rows. */
  public Comparison {
    rows = List.copyOf(rows);
  }

  /**
   * A line of each; one of them is empty where the other has a line more.
   *
   * @param theirLine the number of the line on disk, 0 where there is none
   * @param theirs the line on disk
   * @param ownLine the number of the line here, 0 where there is none
   * @param own the line here
   * @param differs whether they differ
   */
  public record Row(int theirLine, String theirs, int ownLine, String own, boolean differs) {
    /** Stands for lines left out because they are alike. */
    public static final Row GAP = new Row(0, "⋮", 0, "⋮", false);
  }

  /** Compares what is on disk with what is on the desk. */
  public static Comparison of(String onDisk, String onDesk) {
    List<String> theirs = onDisk.lines().toList();
    List<String> own = onDesk.lines().toList();
    List<AbstractDelta<String>> deltas = DiffUtils.diff(theirs, own).getDeltas();
    List<Row> rows = new ArrayList<>();
    int shown = 0;
    for (AbstractDelta<String> delta : deltas) {
      int from = delta.getSource().getPosition();
      int shift = delta.getTarget().getPosition() - from;
      int start = Math.max(shown, from - AROUND);
      if (start > shown) {
        rows.add(Row.GAP);
      }
      for (int i = start; i < from; i++) {
        rows.add(new Row(i + 1, theirs.get(i), i + shift + 1, own.get(i + shift), false));
      }
      differing(delta, rows);
      shown = from + delta.getSource().size();
      int after = delta.getTarget().getPosition() + delta.getTarget().size() - shown;
      int end = Math.min(theirs.size(), Math.min(shown + AROUND, next(deltas, delta)));
      for (int i = shown; i < end; i++) {
        rows.add(new Row(i + 1, theirs.get(i), i + after + 1, own.get(i + after), false));
      }
      shown = Math.max(shown, end);
    }
    if (shown < theirs.size() && !deltas.isEmpty()) {
      rows.add(Row.GAP);
    }
    return new Comparison(rows, deltas.size());
  }

  private static int next(List<AbstractDelta<String>> deltas, AbstractDelta<String> delta) {
    int at = deltas.indexOf(delta);
    return at + 1 < deltas.size() ? deltas.get(at + 1).getSource().getPosition() : 1 << 30;
  }

  private static void differing(AbstractDelta<String> delta, List<Row> rows) {
    List<String> theirs = delta.getSource().getLines();
    List<String> own = delta.getTarget().getLines();
    for (int i = 0; i < Math.max(theirs.size(), own.size()); i++) {
      boolean there = i < theirs.size();
      boolean here = i < own.size();
      rows.add(
          new Row(
              there ? delta.getSource().getPosition() + i + 1 : 0,
              there ? theirs.get(i) : "",
              here ? delta.getTarget().getPosition() + i + 1 : 0,
              here ? own.get(i) : "",
              true));
    }
  }
}
