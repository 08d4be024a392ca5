package studio.kriegsspiel.desktop.wiring;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import studio.kriegsspiel.desk.studied.Studied;
import studio.kriegsspiel.desk.studied.TextStudy;
import studio.kriegsspiel.desk.text.Manuscript.Snapshot;
import studio.kriegsspiel.desk.work.JobProgress;
import studio.kriegsspiel.scenario.finding.Finding;
import studio.kriegsspiel.study.Cancellation;
import studio.kriegsspiel.study.FindingsInSteps;
import studio.kriegsspiel.study.Studies;
import studio.kriegsspiel.study.Study;
import studio.kriegsspiel.study.UserFolder;
import studio.kriegsspiel.study.help.Workspace;

/** Has a text studied, on the grounds of the window. */
final class StudioTextStudy implements TextStudy {
  private final Studies studies;
  private final FindingsInSteps steps = new FindingsInSteps();
  private volatile BiConsumer<Optional<Path>, String> learner = (file, text) -> {};
  private volatile Optional<Study> last = Optional.empty();

  /** Reads army lists as other windows have them open. */
  StudioTextStudy(Grounds grounds, Workspace workspace) {
    this.studies = new Studies(grounds).reading(workspace).with(UserFolder.checks());
  }

  @Override
  public Studied study(
      String document,
      Optional<Path> file,
      Snapshot snapshot,
      JobProgress progress,
      Consumer<Studied> early) {
    Cancellation cancellation = progress::isCancelled;
    Study study = studies.of(document, file, snapshot.text(), cancellation);
    last = Optional.of(study);
    List<Finding> findings =
        steps.find(
            study,
            cancellation,
            known ->
                early.accept(new Studied(snapshot.version(), Optional.of(study), known, false)));
    learner.accept(file, snapshot.text());
    return Studied.of(snapshot.version(), study, findings);
  }

  /** Tells {@code other} of each text that was studied, in the background as well. */
  void tell(BiConsumer<Optional<Path>, String> other) {
    learner = other;
  }

  /** What was found out about the text last. */
  Optional<Study> lastStudy() {
    return last;
  }
}
