package studio.kriegsspiel.checks.ground;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;
import org.locationtech.jts.geom.Envelope;
import org.locationtech.jts.index.ItemVisitor;
import org.locationtech.jts.index.strtree.STRtree;

/**
 * Things in the order of the text, of which those are asked for that stand before one of them and
 * near it; what is far off costs nothing.
 */
final class EarlierNear<T> {
  /** Of so many a unit is told each; that there are more of them is said once. */
  static final int TOLD_EACH = 3;

  private final List<T> all = new ArrayList<>();
  private final STRtree boxes = new STRtree();

  /** Adds the next of them with the box around its ground, in metres of the terrain's system. */
  void add(T next, Envelope box) {
    boxes.insert(box, all.size());
    all.add(next);
  }

  /**
   * Those of the first so many whose boxes meet this one, in the order of the text. Nothing can be
   * added afterwards.
   */
  Stream<T> before(int index, Envelope box) {
    List<Integer> found = new ArrayList<>();
    ItemVisitor visitor =
        each -> {
          if (each instanceof Integer before && before < index) {
            found.add(before);
          }
        };
    boxes.query(box, visitor);
    found.sort(Comparator.naturalOrder());
    return found.stream().map(all::get);
  }
}
