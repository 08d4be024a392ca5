package studio.kriegsspiel.desk.map;

import java.util.Optional;
import studio.kriegsspiel.desk.core.Desk;
import studio.kriegsspiel.desk.ground.GroundDraft;
import studio.kriegsspiel.desk.ground.LaterHeights;
import studio.kriegsspiel.desk.watch.Observable;
import studio.kriegsspiel.desk.work.BackgroundRunner;
import studio.kriegsspiel.desk.work.Latest;
import studio.kriegsspiel.desk.work.WorkOutcome;
import studio.kriegsspiel.terrain.edit.HeightDifference;

/** What all hand edits together change in the heights, worked out aside after each of them. */
public final class GroundDifference {
  private final Observable<Integer> done = new Observable<>(0);
  private final Latest<Optional<Shown>> latest;
  private final Desk desk;
  private final Observable<Optional<Shown>> shown = new Observable<>(Optional.empty());
  private Optional<LaterHeights> asked = Optional.empty();

  /** A difference; told apart by identity, for grids are large. */
  public static final class Shown {
    private final HeightDifference difference;

    Shown(HeightDifference difference) {
      this.difference = difference;
    }

    /** The difference. */
    public HeightDifference difference() {
      return difference;
    }
  }

  /** Follows the ground of {@code desk}. */
  public GroundDifference(Desk desk, BackgroundRunner runner) {
    this.desk = desk;
    this.latest = new Latest<>(runner, "Comparing the heights");
    desk.ground().follow(this::follow);
  }

  /** What differs; nothing if no hand edit changes heights, or the ground has none. */
  public Observable<Optional<Shown>> shown() {
    return shown;
  }

  /** Counts the comparisons that have ended. */
  public Observable<Integer> done() {
    return done;
  }

  /** Whether a comparison is under way, so that what is shown may be of earlier edits. */
  public boolean isPending() {
    return latest.isRunning();
  }

  private void follow(Optional<GroundDraft> draft) {
    Optional<LaterHeights> wanted = draft.map(GroundDraft::heights);
    if (wanted.equals(asked)) {
      return;
    }
    asked = wanted;
    if (wanted.isEmpty()) {
      latest.cancel();
      shown.set(Optional.empty());
      return;
    }
    latest.request(
        desk.manuscript().version(),
        progress -> compare(wanted.get()),
        outcome -> {
          if (outcome instanceof WorkOutcome.Done<Optional<Shown>> compared) {
            shown.set(compared.value());
          }
          done.set(done.get() + 1);
        });
  }

  private static Optional<Shown> compare(LaterHeights heights) {
    return heights
        .get()
        .filter(edited -> edited.heights() != edited.source())
        .map(edited -> HeightDifference.between(edited.source(), edited.heights()))
        .filter(difference -> !difference.isNone())
        .map(Shown::new);
  }
}
