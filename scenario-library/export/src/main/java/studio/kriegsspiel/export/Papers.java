package studio.kriegsspiel.export;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.DoubleConsumer;
import java.util.function.Function;
import java.util.function.Supplier;
import studio.kriegsspiel.drawing.MapPainter;
import studio.kriegsspiel.drawing.troops.TroopBlock;
import studio.kriegsspiel.drawing.troops.TroopBlocks;
import studio.kriegsspiel.export.map.MapSheets;
import studio.kriegsspiel.export.pack.PlayerPack;
import studio.kriegsspiel.export.pack.SealedSheetsBook;
import studio.kriegsspiel.export.pack.UmpireBook;
import studio.kriegsspiel.export.paper.FileNames;
import studio.kriegsspiel.export.paper.Paper;
import studio.kriegsspiel.export.paper.PaperAudience;
import studio.kriegsspiel.export.paper.Printed;
import studio.kriegsspiel.export.pdf.MapPlate;
import studio.kriegsspiel.export.play.PlayFiles;
import studio.kriegsspiel.scenario.ground.PositionResolver;
import studio.kriegsspiel.situation.knowledge.PlayerView;
import studio.kriegsspiel.situation.knowledge.PlayerViews;
import studio.kriegsspiel.situation.knowledge.Reader;
import studio.kriegsspiel.situation.knowledge.SealedSheets;

/** The papers a request asks for, each with what makes it. */
final class Papers {
  private final ExportRequest request;
  private final PositionResolver positions;
  private final MapPainter painter;

  /**
   * A paper that has yet to be made.
   *
   * @param fileName the file it will be
   * @param make makes it, and tells from 0 to 1 how much of it is done
   */
  record Draft(String fileName, Function<DoubleConsumer, Paper> make) {}

  Papers(ExportRequest request) {
    this.request = request;
    this.positions = new PositionResolver(request.terrain(), request.measures());
    this.painter = new MapPainter(request.terrain());
  }

  /** All papers, the umpire's first. */
  List<Draft> drafts() {
    List<Draft> drafts = new ArrayList<>();
    if (request.targets().contains(ExportTarget.PACK)) {
      packs(drafts);
    }
    if (request.targets().contains(ExportTarget.MAP)) {
      MapSheets sheets =
          new MapSheets(
              request.terrain(), painter, request.layers(), request.measures().metresPerPace());
      drafts.add(
          draft(
              "map.pdf",
              new PaperAudience.Table(),
              pages -> sheets.toPdf(request.pageSize(), request.mapScale(), pages)));
    }
    if (request.targets().contains(ExportTarget.PLAY)) {
      plays(drafts);
    }
    return drafts;
  }

  private static Draft draft(
      String fileName, PaperAudience audience, Function<DoubleConsumer, Printed> content) {
    return new Draft(fileName, pages -> content.apply(pages).as(fileName, audience));
  }

  private static Draft data(String fileName, PaperAudience audience, Supplier<byte[]> content) {
    return new Draft(fileName, pages -> new Paper(fileName, audience, content.get()));
  }

  private void packs(List<Draft> drafts) {
    TroopBlocks troops =
        new TroopBlocks(
            positions,
            request.measures().metresPerPace(),
            Optional.of(request.situation().book().fieldManual()));
    MapPlate plate =
        new MapPlate(painter, request.terrain().extent(), request.measures().metresPerPace());
    List<TroopBlock> all = troops.of(request.scenario());
    drafts.add(
        draft(
            "umpire.pdf",
            new PaperAudience.Umpire(),
            pages ->
                new UmpireBook(request.situation(), plate, request.layers(), all)
                    .toPdf(request.pageSize())));
    List<SealedSheets.Due> sheets = SealedSheets.of(request.situation());
    if (!sheets.isEmpty()) {
      String name = "umpire-sealed-sheets.pdf";
      drafts.add(
          new Draft(
              name,
              pages ->
                  new SealedSheetsBook(
                          request.scenario().title(),
                          sheets.stream().map(SealedSheets.Due::sheet).toList())
                      .toPaper(name, request.pageSize())));
    }
    FileNames names = new FileNames();
    for (PlayerView view : views()) {
      drafts.add(
          draft(
              names.stem(view.reader()) + ".pdf",
              new PaperAudience.Player(view),
              pages ->
                  new PlayerPack(view, plate, request.layers(), troops.of(view))
                      .toPdf(request.pageSize())));
    }
  }

  private void plays(List<Draft> drafts) {
    PlayFiles files = new PlayFiles(request.terrain(), positions);
    drafts.add(
        data("play.json", new PaperAudience.Umpire(), () -> files.ofUmpire(request.situation())));
    FileNames names = new FileNames();
    for (PlayerView view : views()) {
      drafts.add(
          data(
              "play-" + names.stem(view.reader()) + ".json",
              new PaperAudience.Player(view),
              () -> files.ofPlayer(view)));
    }
  }

  private List<PlayerView> views() {
    return Reader.playersOf(request.scenario()).stream()
        .map(
            reader ->
                PlayerViews.of(request.situation(), reader, request.situation().clock().begins()))
        .toList();
  }
}
