package studio.kriegsspiel.desk.core;

import java.nio.file.Path;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import studio.kriegsspiel.drawing.style.MapManner;
import studio.kriegsspiel.export.ExportRequest;
import studio.kriegsspiel.export.ExportTarget;
import studio.kriegsspiel.export.pdf.PageSize;
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
 */
public record ExportWish(
    Path folder,
    Set<ExportTarget> targets,
    Optional<WhoComes> tonight,
    OptionalInt umpires,
    Look look) {
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
    return new ExportWish(folder, targets, Optional.empty(), OptionalInt.empty(), Look.USUAL);
  }

  /** The same for those who come. */
  public ExportWish forThose(WhoComes who) {
    return new ExportWish(folder, targets, Optional.of(who), umpires, look);
  }

  /** The same for so many umpires. */
  public ExportWish umpiredBy(int count) {
    return new ExportWish(folder, targets, tonight, OptionalInt.of(count), look);
  }

  /** The same with other maps. */
  public ExportWish looking(Look other) {
    return new ExportWish(folder, targets, tonight, umpires, other);
  }

  /**
   * What the exporter is to do with a scenario whose ground is known.
   *
   * @throws studio.kriegsspiel.scenario.tonight.TooFewPeopleException if those who come cannot play
   *     it
   */
  public ExportRequest request(Study whole) {
    Study study = tonight.map(who -> played(whole, who)).orElse(whole);
    ExportRequest request =
        ExportRequest.of(study.situation().orElseThrow(), study.findings(), targets, folder)
            .on(look.paper, look.scale)
            .in(look.manner);
    return umpires.isPresent() ? request.umpiredBy(umpires.getAsInt()) : request;
  }

  private static Study played(Study whole, WhoComes who) {
    return TonightStudy.of(whole, Proposal.of(whole.scenario().orElseThrow(), who)).study();
  }
}
