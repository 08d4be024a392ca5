package studio.kriegsspiel.trial;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Random;
import org.pitest.mutationtest.engine.MutationDetails;

/**
 * Which changes are tried: all, or as many drawn at random. The same seed draws the same changes of
 * the same classes, so that a share can be told again.
 *
 * @param size how many changes are drawn at most, 0 for all
 * @param seed begins the random numbers
 */
record Sample(int size, long seed) {
  /** The changes drawn, those of a class together. */
  List<MutationDetails> drawn(Collection<MutationDetails> changes) {
    List<MutationDetails> drawn = new ArrayList<>(changes);
    drawn.sort(Comparator.comparing(MutationDetails::getId));
    if (size > 0 && size < drawn.size()) {
      Collections.shuffle(drawn, new Random(seed));
      drawn.subList(size, drawn.size()).clear();
    }
    drawn.sort(Comparator.comparing(each -> each.getClassName().asJavaName()));
    return List.copyOf(drawn);
  }
}
