package studio.kriegsspiel.desktop.wiring;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.BiConsumer;
import studio.kriegsspiel.desktop.model.analysis.Analysis;
import studio.kriegsspiel.desktop.model.analysis.Analyst;
import studio.kriegsspiel.desktop.model.analysis.Findings;
import studio.kriegsspiel.desktop.model.text.Manuscript.Snapshot;
import studio.kriegsspiel.desktop.model.work.JobProgress;
import studio.kriegsspiel.scenario.finding.Finding;
import studio.kriegsspiel.study.Studies;
import studio.kriegsspiel.study.Study;
import studio.kriegsspiel.study.UserFolder;
import studio.kriegsspiel.study.Wanted;
import studio.kriegsspiel.study.help.Workspace;

/** Has a text studied, on the grounds of the window. */
final class StudioAnalyst implements Analyst {
  private final Studies studies;
  private volatile BiConsumer<Optional<Path>, String> learner = (file, text) -> {};
  private volatile Optional<Study> last = Optional.empty();

  /** Reads army lists as other windows have them open. */
  StudioAnalyst(Grounds grounds, Workspace workspace) {
    this.studies = new Studies(grounds).reading(workspace).with(UserFolder.checks());
  }

  @Override
  public Analysis analyse(
      String document, Optional<Path> file, Snapshot snapshot, JobProgress progress) {
    Wanted wanted = () -> !progress.isCancelled();
    Study study = studies.of(document, file, snapshot.text(), wanted);
    last = Optional.of(study);
    List<Finding> findings = new ArrayList<>(study.findings(wanted));
    findings.sort(Findings.ORDER);
    learner.accept(file, snapshot.text());
    return new Analysis(
        snapshot.version(),
        snapshot.text(),
        study.written(),
        study.ground(),
        study.book(),
        findings,
        study.situation());
  }

  /** Tells {@code other} of each text that was analysed, in the background as well. */
  void tell(BiConsumer<Optional<Path>, String> other) {
    learner = other;
  }

  /** What was found out about the text last. */
  Optional<Study> lastStudy() {
    return last;
  }
}
