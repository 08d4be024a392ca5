package studio.kriegsspiel.desk.text;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Iterator;
import java.util.Optional;

/** The steps that can be taken back or made again, and which of them is on disk. */
final class UndoHistory {
  private static final int MOST_STEPS = 10_000;

  private final Deque<Step> done = new ArrayDeque<>();
  private final Deque<Step> undone = new ArrayDeque<>();
  private long baseId;
  private long savedId;
  private boolean sealed = true;

  void clear(long stateId) {
    done.clear();
    undone.clear();
    baseId = stateId;
    savedId = stateId;
    sealed = true;
  }

  void add(Step step) {
    undone.clear();
    Step last = done.peekLast();
    Optional<Step> joined =
        sealed || last == null || last.id() == savedId ? Optional.empty() : last.join(step);
    if (joined.isPresent()) {
      done.removeLast();
    }
    done.addLast(joined.orElse(step));
    sealed = false;
    if (done.size() > MOST_STEPS) {
      Step oldest = done.removeFirst();
      baseId = oldest.changesText() ? oldest.id() : baseId;
    }
  }

  /** Lets the next typing begin a step of its own. */
  void seal() {
    sealed = true;
  }

  Optional<Step> back() {
    Step step = done.pollLast();
    if (step != null) {
      undone.addLast(step);
      sealed = true;
    }
    return Optional.ofNullable(step);
  }

  Optional<Step> forth() {
    Step step = undone.pollLast();
    if (step != null) {
      done.addLast(step);
      sealed = true;
    }
    return Optional.ofNullable(step);
  }

  Optional<String> nextUndo() {
    return Optional.ofNullable(done.peekLast()).map(Step::label);
  }

  Optional<String> nextRedo() {
    return Optional.ofNullable(undone.peekLast()).map(Step::label);
  }

  /** Names the state the text is in; steps elsewhere leave it as it is. */
  long stateId() {
    for (Iterator<Step> steps = done.descendingIterator(); steps.hasNext(); ) {
      Step step = steps.next();
      if (step.changesText()) {
        return step.id();
      }
    }
    return baseId;
  }

  void markSaved(long stateId) {
    savedId = stateId;
    sealed = true;
  }

  boolean isSaved() {
    return stateId() == savedId;
  }
}
