package studio.kriegsspiel.export;

import java.io.IOException;
import java.nio.file.Path;
import java.security.SecureRandom;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.DoubleConsumer;
import java.util.function.UnaryOperator;
import java.util.random.RandomGenerator;
import studio.kriegsspiel.export.audit.Audit;
import studio.kriegsspiel.export.paper.Paper;
import studio.kriegsspiel.export.paper.ReservedNames;
import studio.kriegsspiel.scenario.finding.Finding;
import studio.kriegsspiel.scenario.finding.Severity;
import studio.kriegsspiel.situation.secret.Leak;

/**
 * Makes everything an evening needs, audits it as its readers would read it, and only then puts it
 * into the folder.
 */
public final class Exporter {

  /** The share of the work that drawing is; the rest is the audit. */
  private static final double DRAWING = 0.8;

  private final RandomGenerator chance;
  private final UnaryOperator<Paper> fault;

  /** An exporter that locks news by words and bytes nobody can foresee. */
  public Exporter() {
    this(new SecureRandom());
  }

  /**
   * One for tests, whose words and bytes can be foreseen.
   *
   * @param chance where they come from
   */
  Exporter(RandomGenerator chance) {
    this(chance, paper -> paper);
  }

  /**
   * One for tests that makes papers it must not hand over.
   *
   * @param fault what becomes of each paper before it is written and audited
   */
  Exporter(RandomGenerator chance, UnaryOperator<Paper> fault) {
    this.chance = chance;
    this.fault = fault;
  }

  /**
   * Exports a scenario.
   *
   * @throws ExportException if the files cannot be made or written, with a sentence that says why
   */
  public ExportResult export(ExportRequest request) {
    return export(request, ExportWatch.NONE);
  }

  /**
   * Exports a scenario under the eyes of somebody who may end it; nothing is written then.
   *
   * @throws ExportException if the files cannot be made or written, with a sentence that says why
   * @throws java.util.concurrent.CancellationException if {@code watch} ends it
   */
  public ExportResult export(ExportRequest request, ExportWatch watch) {
    List<Finding> errors =
        request.findings().stream()
            .filter(finding -> finding.severity() == Severity.ERROR)
            .toList();
    if (!errors.isEmpty()) {
      return new ExportResult.Refused(errors);
    }
    refuseWhatCannotBe(request);
    try (Staging staging = Staging.beside(request.folder())) {
      Papers made = new Papers(request, chance);
      List<Paper> papers = papers(made, watch, staging);
      Audit audit =
          new Audit(request.situation(), request.layers(), made.ground(), request.mapScale());
      List<Leak> leaks = new ArrayList<>();
      for (int i = 0; i < papers.size(); i++) {
        Paper paper = papers.get(i);
        watch.at(DRAWING + (1 - DRAWING) * i / papers.size(), "auditing " + paper.fileName());
        leaks.addAll(audit.check(staging.readBack(paper)));
      }
      if (!leaks.isEmpty()) {
        return new ExportResult.Leaked(leaks);
      }
      watch.at(1, "handing over");
      List<Path> files = staging.moveIntoPlace();
      return new ExportResult.Written(files, staging.others());
    } catch (IOException e) {
      throw new ExportException(
          "The folder %s cannot be written: %s. Choose a folder you may write to, with enough space."
              .formatted(request.folder(), reason(e)),
          e);
    }
  }

  /**
   * The papers of a request one by one, to be looked at before anything is exported.
   *
   * @throws ExportException if they cannot be made, with a sentence that says why
   */
  public List<Proof> proofs(ExportRequest request) {
    refuseWhatCannotBe(request);
    Papers made = new Papers(request, chance);
    Audit audit =
        new Audit(request.situation(), request.layers(), made.ground(), request.mapScale());
    return made.drafts().stream()
        .filter(draft -> draft.fileName().endsWith(".pdf"))
        .map(draft -> new Proof(draft, audit))
        .toList();
  }

  /**
   * A manner that the ground has no map for is refused, and a side called as the umpire or the map:
   * its papers would be taken for theirs.
   */
  private static void refuseWhatCannotBe(ExportRequest request) {
    List<String> faults =
        request.scenario().sides().stream()
            .map(side -> ReservedNames.findFault(side.name()))
            .flatMap(Optional::stream)
            .toList();
    if (!faults.isEmpty()) {
      throw new ExportException(String.join("\n", faults));
    }
    ExportRequest.findObstacle(request.situation(), request.manner())
        .ifPresent(
            why -> {
              throw new ExportException(why);
            });
  }

  /**
   * Makes all papers; each lies in the staging folder, and not in memory, as soon as it is made.
   */
  private List<Paper> papers(Papers made, ExportWatch watch, Staging staging) throws IOException {
    List<Papers.Draft> drafts = made.drafts();
    List<Paper> papers = new ArrayList<>();
    for (int i = 0; i < drafts.size(); i++) {
      Papers.Draft draft = drafts.get(i);
      int before = i;
      DoubleConsumer pages =
          share ->
              watch.at(DRAWING * (before + share) / drafts.size(), "drawing " + draft.fileName());
      pages.accept(0);
      papers.add(staging.write(fault.apply(draft.made(pages))));
    }
    return papers;
  }

  private static String reason(IOException e) {
    String message = e.getMessage();
    return message == null ? e.getClass().getSimpleName() : message;
  }
}
