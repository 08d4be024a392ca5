package studio.kriegsspiel.desk.core;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import studio.kriegsspiel.desk.studied.Studied;
import studio.kriegsspiel.desk.work.BackgroundRunner;
import studio.kriegsspiel.export.ExportResult;
import studio.kriegsspiel.export.Exporter;
import studio.kriegsspiel.scenario.Scenario;
import studio.kriegsspiel.scenario.Variant;
import studio.kriegsspiel.scenario.finding.Severity;
import studio.kriegsspiel.scenario.reading.ReadingChoice;
import studio.kriegsspiel.scenario.tonight.WhoComes;
import studio.kriegsspiel.study.Study;
import studio.kriegsspiel.study.evening.KeptEvening;
import studio.kriegsspiel.study.evening.UnreadableEveningException;

/** Writes packs, map and play files in the background, as the command line does. */
public final class Exporting {
  private final Desk desk;
  private final BackgroundRunner runner;

  /** Exports the scenario of {@code desk}. */
  public Exporting(Desk desk, BackgroundRunner runner) {
    this.desk = desk;
    this.runner = runner;
  }

  /** Why nothing can be exported now; empty if it can. */
  public String obstacle() {
    desk.settle();
    Studied studied = desk.studied().get();
    if (!desk.isChecked() || !studied.complete()) {
      return "The text is still being checked; try again in a moment.";
    }
    if (studied.scenario().isEmpty()) {
      return "The text is not understood well enough to export it; mend its problems first.";
    }
    if (studied.terrain().isEmpty()) {
      return "The scenario has no ground, so no map can be printed; name a terrain first.";
    }
    // Those of variants stop no export of the scenario.
    long errors =
        studied.study().stream()
            .flatMap(each -> each.findings().stream())
            .filter(each -> each.severity() == Severity.ERROR)
            .count();
    return errors == 0
        ? ""
        : "The scenario has "
            + errors
            + (errors == 1 ? " error" : " errors")
            + "; an export would mislead its players. Mend them first.";
  }

  /**
   * What the author may say of those who come tonight; to be called when there is no obstacle.
   *
   * @throws UnreadableEveningException if what is kept beside the scenario cannot be followed
   */
  public EveningForm evening() {
    Scenario scenario = desk.studied().get().scenario().orElseThrow();
    Optional<WhoComes> kept =
        kept().filter(Files::isRegularFile).map(file -> KeptEvening.read(file, scenario));
    return new EveningForm(scenario, kept);
  }

  /** The titles of the variants that can be exported as well; to be called as {@link #evening}. */
  public List<String> variants() {
    return desk.studied().get().scenario().orElseThrow().variants().stream()
        .map(Variant::title)
        .toList();
  }

  /**
   * Whose figures can be followed where sources disagree, and in words what the scenario chooses
   * itself; to be called as {@link #evening}.
   */
  public Sources sources() {
    Scenario scenario = desk.studied().get().scenario().orElseThrow();
    return new Sources(RivalReadings.of(scenario), RivalReadings.own(scenario));
  }

  /**
   * Whose figures can be followed.
   *
   * @param readings the choices; none where no source disagrees with another
   * @param own what the scenario chooses itself, in words
   */
  public record Sources(List<ReadingChoice> readings, String own) {
    /** Copies the list. */
    public Sources {
      readings = List.copyOf(readings);
    }
  }

  /** Where it is kept who comes; nothing for a text without a file. */
  public Optional<Path> kept() {
    return desk.file().get().path().map(KeptEvening::beside);
  }

  /**
   * Keeps who comes beside the scenario.
   *
   * @return whether it is kept; if not, the message says why
   */
  public boolean keep(WhoComes who) {
    try {
      KeptEvening.write(kept().orElseThrow(), who);
      return true;
    } catch (IOException full) {
      desk.message()
          .set(Message.trouble("Who comes tonight could not be kept: " + full.getMessage()));
      return false;
    }
  }

  /**
   * Begins an export; to be called when there is no obstacle.
   *
   * @param whenDone hears how it ended, in sentences, and whether files were written; of one that
   *     was cancelled only the message tells
   */
  public void begin(ExportWish wish, Consumer<Ended> whenDone) {
    Path folder = wish.folder();
    Studied studied = desk.studied().get();
    Study whole = studied.study().orElseThrow();
    // Whoever cancels after the last step is told the truth: the files are there.
    AtomicReference<@Nullable ExportResult> written = new AtomicReference<>();
    runner.<ExportResult>start(
        "Writing packs",
        studied.version(),
        progress -> {
          ExportResult result =
              new Exporter()
                  .export(
                      wish.request(whole),
                      (share, what) -> {
                        progress.stopIfCancelled();
                        progress.report(share, what);
                      });
          written.set(result);
          return result;
        },
        outcome ->
            outcome.match(
                done -> tell(words(done.value()), folder, whenDone),
                failed -> tell(new Ended(false, failed.sentence()), folder, whenDone),
                cancelled ->
                    Optional.ofNullable(written.get())
                        .ifPresentOrElse(
                            result -> tell(words(result), folder, whenDone), this::tellCancelled)));
  }

  /**
   * How an export ended.
   *
   * @param written whether the files are there
   * @param words what to tell the author
   */
  public record Ended(boolean written, String words) {}

  private void tell(Ended ended, Path folder, Consumer<Ended> whenDone) {
    desk.message()
        .set(
            ended.written
                ? Message.info("Exported to " + folder + ": " + ended.words)
                : Message.trouble("The export did not end well: " + ended.words));
    whenDone.accept(ended);
  }

  private void tellCancelled() {
    desk.message().set(Message.info("The export was cancelled; nothing was written."));
  }

  private static Ended words(ExportResult result) {
    return new Ended(result instanceof ExportResult.Written, result.message());
  }
}
