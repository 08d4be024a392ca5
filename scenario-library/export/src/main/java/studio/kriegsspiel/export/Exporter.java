package studio.kriegsspiel.export;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import studio.kriegsspiel.drawing.MapPainter;
import studio.kriegsspiel.drawing.troops.TroopBlock;
import studio.kriegsspiel.drawing.troops.TroopBlocks;
import studio.kriegsspiel.export.audit.Audit;
import studio.kriegsspiel.export.audit.Leak;
import studio.kriegsspiel.export.map.MapSheets;
import studio.kriegsspiel.export.map.TooManySheetsException;
import studio.kriegsspiel.export.pack.PlayerPack;
import studio.kriegsspiel.export.pack.SealedSheetsBook;
import studio.kriegsspiel.export.pack.UmpireBook;
import studio.kriegsspiel.export.paper.FileNames;
import studio.kriegsspiel.export.paper.Paper;
import studio.kriegsspiel.export.paper.PaperAudience;
import studio.kriegsspiel.export.pdf.MapPlate;
import studio.kriegsspiel.export.play.PlayFiles;
import studio.kriegsspiel.scenario.finding.Finding;
import studio.kriegsspiel.scenario.finding.Severity;
import studio.kriegsspiel.scenario.ground.PositionResolver;
import studio.kriegsspiel.scenario.view.PlayerView;
import studio.kriegsspiel.scenario.view.PlayerViews;
import studio.kriegsspiel.scenario.view.Reader;
import studio.kriegsspiel.scenario.view.SealedSheets;

/**
 * Makes everything an evening needs, audits it as its readers would read it, and only then puts it
 * into the folder.
 */
public final class Exporter {

  /**
   * Exports a scenario.
   *
   * @throws ExportException if the files cannot be made or written, with a sentence that says why
   */
  public ExportResult export(ExportRequest request) {
    List<Finding> errors =
        request.findings().stream()
            .filter(finding -> finding.severity() == Severity.ERROR)
            .toList();
    if (!errors.isEmpty()) {
      return new ExportResult.Refused(errors);
    }
    List<Paper> papers;
    try {
      papers = papers(request);
    } catch (TooManySheetsException e) {
      throw new ExportException(String.valueOf(e.getMessage()), e);
    }
    try (Staging staging = Staging.beside(request.folder())) {
      for (Paper paper : papers) {
        staging.write(paper);
      }
      Audit audit = new Audit(request.scenario(), request.terrain());
      List<Leak> leaks = new ArrayList<>();
      for (Paper paper : papers) {
        leaks.addAll(audit.check(staging.readBack(paper)));
      }
      if (!leaks.isEmpty()) {
        return new ExportResult.Leaked(leaks);
      }
      List<Path> files = staging.moveIntoPlace();
      return new ExportResult.Written(files, staging.others());
    } catch (IOException e) {
      throw new ExportException(
          "The folder %s cannot be written: %s. Choose a folder you may write to, with enough space."
              .formatted(request.folder(), reason(e)),
          e);
    }
  }

  private static String reason(IOException e) {
    String message = e.getMessage();
    return message == null ? e.getClass().getSimpleName() : message;
  }

  /** All files of a request, the umpire's first. */
  private static List<Paper> papers(ExportRequest request) {
    PositionResolver positions = new PositionResolver(request.terrain(), request.metresPerPace());
    MapPainter painter = new MapPainter(request.terrain());
    List<Paper> papers = new ArrayList<>();
    if (request.targets().contains(ExportTarget.PACK)) {
      packs(request, positions, painter, papers);
    }
    if (request.targets().contains(ExportTarget.MAP)) {
      MapSheets sheets =
          new MapSheets(request.terrain(), painter, request.layers(), request.metresPerPace());
      papers.add(
          new Paper(
              "map.pdf",
              new PaperAudience.Table(),
              sheets.toPdf(request.pageSize(), request.mapScale())));
    }
    if (request.targets().contains(ExportTarget.PLAY)) {
      plays(request, positions, papers);
    }
    return papers;
  }

  private static void packs(
      ExportRequest request, PositionResolver positions, MapPainter painter, List<Paper> papers) {
    TroopBlocks troops =
        new TroopBlocks(
            positions, request.metresPerPace(), Paces.findFieldManual(request.scenario()));
    MapPlate plate = new MapPlate(painter, request.terrain().extent(), request.metresPerPace());
    List<TroopBlock> all = troops.of(request.scenario());
    papers.add(
        new Paper(
            "umpire.pdf",
            new PaperAudience.Umpire(),
            new UmpireBook(request.scenario(), plate, request.layers(), all)
                .toPdf(request.pageSize())));
    List<SealedSheets.Due> sheets = SealedSheets.of(request.scenario());
    if (!sheets.isEmpty()) {
      papers.add(
          new SealedSheetsBook(
                  request.scenario().title(), sheets.stream().map(SealedSheets.Due::sheet).toList())
              .toPaper("umpire-sealed-sheets.pdf", request.pageSize()));
    }
    FileNames names = new FileNames();
    for (PlayerView view : views(request)) {
      papers.add(
          new Paper(
              names.stem(view.reader()) + ".pdf",
              new PaperAudience.Player(view),
              new PlayerPack(view, plate, request.layers(), troops.of(view))
                  .toPdf(request.pageSize())));
    }
  }

  private static void plays(ExportRequest request, PositionResolver positions, List<Paper> papers) {
    PlayFiles files = new PlayFiles(request.terrain(), positions);
    papers.add(
        new Paper("play.json", new PaperAudience.Umpire(), files.ofUmpire(request.scenario())));
    FileNames names = new FileNames();
    for (PlayerView view : views(request)) {
      papers.add(
          new Paper(
              "play-" + names.stem(view.reader()) + ".json",
              new PaperAudience.Player(view),
              files.ofPlayer(view)));
    }
  }

  private static List<PlayerView> views(ExportRequest request) {
    return Reader.playersOf(request.scenario()).stream()
        .map(
            reader ->
                PlayerViews.of(request.scenario(), reader, request.scenario().header().begins()))
        .toList();
  }
}
