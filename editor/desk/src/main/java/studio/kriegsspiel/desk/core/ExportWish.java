package studio.kriegsspiel.desk.core;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import studio.kriegsspiel.drawing.style.MapManner;
import studio.kriegsspiel.export.ExportException;
import studio.kriegsspiel.export.ExportRequest;
import studio.kriegsspiel.export.ExportTarget;
import studio.kriegsspiel.export.pdf.PageSize;
import studio.kriegsspiel.scenario.finding.Finding;
import studio.kriegsspiel.scenario.finding.Severity;
import studio.kriegsspiel.scenario.reading.ReadingChoice;
import studio.kriegsspiel.scenario.tonight.Proposal;
import studio.kriegsspiel.scenario.tonight.WhoComes;
import studio.kriegsspiel.study.Study;
import studio.kriegsspiel.study.TonightStudy;

/**
 * What an author wants exported.
 *
 * @param folder where to
 * @param targets what
 * @param tonight who comes; nothing for papers of all roles
 * @param umpires for how many there are books, the controller among them; nothing for one book as
 *     ever
 * @param look how maps are printed
 * @param variant the title of that of which; nothing for the scenario itself
 * @param reading whose figures hold where sources disagree; nothing for the scenario's own choice
 */
public record ExportWish(
    Path folder,
    Set<ExportTarget> targets,
    Optional<WhoComes> tonight,
    OptionalInt umpires,
    Look look,
    Optional<String> variant,
    Optional<ReadingChoice> reading) {
  /** Copies the set. */
  public ExportWish {
    targets = Set.copyOf(targets);
  }

  /**
   * How maps are printed.
   *
   * @param paper of maps, rulers and blocks
   * @param scale maps are at 1:scale
   * @param manner how they look
   */
  public record Look(PageSize paper, int scale, MapManner manner) {
    /** What is proposed. */
    public static final Look USUAL =
        new Look(PageSize.A4, ExportRequest.DEFAULT_SCALE, MapManner.COLOUR);
  }

  /** Papers of all roles, for one umpire, with the usual maps. */
  public static ExportWish of(Path folder, Set<ExportTarget> targets) {
    return new ExportWish(
        folder,
        targets,
        Optional.empty(),
        OptionalInt.empty(),
        Look.USUAL,
        Optional.empty(),
        Optional.empty());
  }

  /** The same for those who come. */
  public ExportWish forThose(WhoComes who) {
    return new ExportWish(folder, targets, Optional.of(who), umpires, look, variant, reading);
  }

  /** The same for so many umpires. */
  public ExportWish umpiredBy(int count) {
    return new ExportWish(folder, targets, tonight, OptionalInt.of(count), look, variant, reading);
  }

  /** The same with other maps. */
  public ExportWish looking(Look other) {
    return new ExportWish(folder, targets, tonight, umpires, other, variant, reading);
  }

  /** The same of a variant. */
  public ExportWish ofVariant(String title) {
    return new ExportWish(folder, targets, tonight, umpires, look, Optional.of(title), reading);
  }

  /** The same with the figures of a source. */
  public ExportWish following(ReadingChoice source) {
    return new ExportWish(folder, targets, tonight, umpires, look, variant, Optional.of(source));
  }

  /** The same papers in another folder. */
  public ExportWish into(Path other) {
    return new ExportWish(other, targets, tonight, umpires, look, variant, reading);
  }

  /**
   * What the exporter is to do with a scenario whose ground is known.
   *
   * @throws studio.kriegsspiel.scenario.tonight.TooFewPeopleException if those who come cannot play
   *     it
   * @throws ExportException if the variant has errors, or the scenario with the figures of another
   *     source, which the scenario itself need not have
   */
  public ExportRequest request(Study whole) {
    Study read =
        reading
            .map(each -> sound(whole.following(each), RivalReadings.withFiguresOf(each)))
            .orElse(whole);
    Study text = variant.map(title -> sound(variant(read, title), called(title))).orElse(read);
    Study study = tonight.map(who -> played(text, who)).orElse(text);
    ExportRequest request =
        ExportRequest.of(study.situation().orElseThrow(), study.findings(), targets, folder)
            .on(look.paper, look.scale)
            .in(look.manner);
    return umpires.isPresent() ? request.umpiredBy(umpires.getAsInt()) : request;
  }

  private static String called(String title) {
    return "The variant \"" + title + "\"";
  }

  private static Study variant(Study whole, String title) {
    return whole
        .variant(title)
        .orElseThrow(() -> new ExportException("There is no variant \"" + title + "\" any more."));
  }

  private static Study sound(Study study, String called) {
    List<Finding> errors =
        study.findings().stream().filter(each -> each.severity() == Severity.ERROR).toList();
    if (!errors.isEmpty()) {
      throw new ExportException(
          "%s has %s; an export would mislead its players. Mend %s %s"
              .formatted(
                  called,
                  errors.size() == 1 ? "an error" : errors.size() + " errors",
                  errors.size() == 1 ? "it first:" : "them first, such as:",
                  errors.get(0).id() + " " + errors.get(0).message()));
    }
    return study;
  }

  private static Study played(Study whole, WhoComes who) {
    return TonightStudy.of(whole, Proposal.of(whole.scenario().orElseThrow(), who)).study();
  }
}
