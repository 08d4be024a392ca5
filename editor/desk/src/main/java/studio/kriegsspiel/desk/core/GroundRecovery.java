package studio.kriegsspiel.desk.core;

import java.nio.file.Files;
import java.util.List;
import java.util.Optional;
import studio.kriegsspiel.desk.file.GroundJournal;
import studio.kriegsspiel.desk.file.RecoveredGround;
import studio.kriegsspiel.desk.ground.GroundDraft;
import studio.kriegsspiel.desk.work.BackgroundRunner;
import studio.kriegsspiel.desk.work.Latest;
import studio.kriegsspiel.desk.work.Pause;
import studio.kriegsspiel.desk.work.Pauses;
import studio.kriegsspiel.terrain.Terrain;
import studio.kriegsspiel.terrain.io.FeatureText;

/** Keeps unsaved changes of the ground in the recovery journal, and gives them back. */
public final class GroundRecovery {
  private static final long PAUSE_MILLISECONDS = 1500;

  private final Desk desk;
  private final GroundWork work;
  private final GroundJournal journal;
  private final Latest<Boolean> latest;
  private final Pause pause;

  /** Watches the ground of {@code desk}. */
  public GroundRecovery(
      Desk desk, GroundWork work, GroundJournal journal, BackgroundRunner runner, Pauses pauses) {
    this.desk = desk;
    this.work = work;
    this.journal = journal;
    this.latest = new Latest<>(runner, "Keeping the unsaved ground");
    this.pause = pauses.of(PAUSE_MILLISECONDS, this::keep);
    desk.ground().listen(draft -> pause.ask());
    desk.groundUnsaved().listen(unsaved -> pause.ask());
  }

  private void keep() {
    if (!desk.groundUnsaved().get()) {
      journal.forget();
      return;
    }
    Optional<GroundDraft> draft = desk.ground().get().filter(GroundDraft::isUnsaved);
    if (draft.isPresent()) {
      String name = draft.get().name();
      Terrain now = draft.get().now();
      var scenario = desk.file().get().path();
      latest.request(
          desk.manuscript().version(),
          progress -> {
            journal.keep(scenario, name, FeatureText.write(now));
            return true;
          },
          outcome -> {});
    }
  }

  /** Forgets the changes of this session: they are saved, or not wanted. */
  public void forget() {
    pause.forget();
    latest.cancel();
    journal.forget();
  }

  /** What an earlier session left behind for the open scenario; the latest of each ground. */
  public List<RecoveredGround> find() {
    java.util.Set<String> names = new java.util.HashSet<>();
    return journal.find(desk.file().get().path()).stream()
        .filter(each -> names.add(each.name()))
        .toList();
  }

  /** What earlier sessions left behind of scenarios that are there, the latest first. */
  public List<RecoveredGround> findAll() {
    return journal.findAll().stream()
        .filter(each -> each.scenario().filter(Files::isRegularFile).isPresent())
        .toList();
  }

  /** Lays recovered changes on the ground as soon as it is shown; undo takes them back. */
  public void restore(RecoveredGround recovered) {
    work.whenShown(
        recovered.name(),
        () ->
            work.change(
                "restore the unsaved ground",
                terrain -> FeatureText.read(terrain, recovered.features())));
    journal.forget(recovered);
  }

  /** Throws recovered changes away. */
  public void discard(RecoveredGround recovered) {
    journal.forget(recovered);
  }
}
