package studio.kriegsspiel.desk.control;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Optional;

/** What was set before, to be taken back and made again. */
final class MarkHistory {
  private static final int MOST = 500;

  private final Deque<MarkSheet> before = new ArrayDeque<>();
  private final Deque<MarkSheet> after = new ArrayDeque<>();

  void add(MarkSheet old) {
    before.push(old);
    after.clear();
    if (before.size() > MOST) {
      before.removeLast();
    }
  }

  Optional<MarkSheet> back(MarkSheet now) {
    if (before.isEmpty()) {
      return Optional.empty();
    }
    after.push(now);
    return Optional.of(before.pop());
  }

  Optional<MarkSheet> forth(MarkSheet now) {
    if (after.isEmpty()) {
      return Optional.empty();
    }
    before.push(now);
    return Optional.of(after.pop());
  }

  boolean canGoBack() {
    return !before.isEmpty();
  }

  boolean canGoForth() {
    return !after.isEmpty();
  }
}
