package studio.kriegsspiel.desk.ground;

import java.util.Optional;
import java.util.function.Supplier;
import studio.kriegsspiel.terrain.edit.EditedHeights;

/**
 * Heights that are worked out when they are first asked for, which must not be on the event thread.
 * Each set follows from the one before at the cost of what differs. Thread-safe.
 */
public final class LaterHeights {
  private Supplier<Optional<EditedHeights>> how;
  private boolean known;

  private LaterHeights(Supplier<Optional<EditedHeights>> how) {
    this.how = how;
  }

  /** Heights that are known. */
  static LaterHeights of(Optional<EditedHeights> heights) {
    LaterHeights later = new LaterHeights(() -> heights);
    later.known = true;
    return later;
  }

  /** Heights that follow from these. */
  LaterHeights then(java.util.function.UnaryOperator<EditedHeights> step) {
    return new LaterHeights(() -> get().map(step));
  }

  /** The heights; nothing if the ground has none. */
  public synchronized Optional<EditedHeights> get() {
    if (!known) {
      Optional<EditedHeights> heights = how.get();
      how = () -> heights;
      known = true;
    }
    return how.get();
  }
}
