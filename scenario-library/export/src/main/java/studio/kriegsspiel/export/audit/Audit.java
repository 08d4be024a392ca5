package studio.kriegsspiel.export.audit;

import com.fasterxml.jackson.databind.JsonNode;
import java.awt.Color;
import java.awt.geom.Rectangle2D;
import java.io.IOException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.apache.pdfbox.Loader;
import org.apache.pdfbox.pdmodel.PDDocument;
import studio.kriegsspiel.drawing.MapLayers;
import studio.kriegsspiel.drawing.MapPainter;
import studio.kriegsspiel.drawing.style.MapStyle;
import studio.kriegsspiel.drawing.troops.TroopBlocks;
import studio.kriegsspiel.export.foreign.PlayTree;
import studio.kriegsspiel.export.page.ReadersMaps;
import studio.kriegsspiel.export.page.ScreenMap;
import studio.kriegsspiel.export.paper.OwnWord;
import studio.kriegsspiel.export.paper.Paper;
import studio.kriegsspiel.export.paper.PaperAudience;
import studio.kriegsspiel.export.pdf.LockedPdf;
import studio.kriegsspiel.export.play.UmpireFile;
import studio.kriegsspiel.scenario.Scenario;
import studio.kriegsspiel.scenario.force.Side;
import studio.kriegsspiel.situation.Situation;
import studio.kriegsspiel.situation.ground.ZoneIndex;
import studio.kriegsspiel.situation.knowledge.Knowledge;
import studio.kriegsspiel.situation.knowledge.PlayerView;
import studio.kriegsspiel.situation.secret.Allowed;
import studio.kriegsspiel.situation.secret.Leak;
import studio.kriegsspiel.situation.secret.SecretFinder;
import studio.kriegsspiel.situation.secret.Secrets;
import studio.kriegsspiel.terrain.Bounds;
import studio.kriegsspiel.terrain.Terrain;

/**
 * Reads files back as their readers would, and looks for anything of another audience: in texts,
 * metadata, attachments, file names, keys, colours of blocks and the extents of maps. It knows the
 * files only by their bytes, not by how they were made; maps by themselves it has drawn again from
 * what their readers know.
 */
public final class Audit {
  private static final List<String> SHADES = List.of("fill", "dark", "pale");

  private final Scenario scenario;
  private final Terrain terrain;
  private final Terrain table;
  private final TableAudit tables;
  private final Secrets secrets;
  private final PictureAudit maps;
  private final MapStyle style;
  private final Map<FormPrint, Set<Integer>> plainForms = new HashMap<>();

  /** An audit of the files of one situation, on a ground that is known, with the usual layers. */
  public Audit(Situation situation) {
    this(
        situation,
        MapLayers.usual(situation.printed().orElseThrow().terrain()),
        new MapPainter(situation.printed().orElseThrow().terrain()),
        ScreenMap.USUAL_SCALE);
  }

  /**
   * An audit that has the maps of a situation drawn again.
   *
   * @param layers what the maps show of the ground
   * @param ground draws the whole ground
   * @param scale maps that are true to scale are drawn at 1:scale
   */
  public Audit(Situation situation, MapLayers layers, MapPainter ground, int scale) {
    Knowledge knowledge = Knowledge.of(situation);
    this.scenario = situation.scenario();
    this.terrain = situation.printed().orElseThrow().terrain();
    this.table = knowledge.mapForAll().orElseThrow();
    this.secrets = Secrets.of(situation);
    this.style = ground.style();
    this.maps =
        new PictureAudit(
            terrain,
            ground,
            scale,
            situation.measures().metresPerPace(),
            painters ->
                new ReadersMaps(
                    scenario.title(),
                    terrain,
                    table,
                    new ZoneIndex(situation.ground().orElseThrow()),
                    new TroopBlocks(
                        situation.measures().metresPerPace(),
                        Optional.of(situation.book().fieldManual())),
                    layers,
                    painters));
    this.tables = new TableAudit(maps, () -> PlayTree.of(UmpireFile.of(situation)).table());
  }

  /** Everything found in a file that its reader may not know; empty if it may be handed over. */
  public List<Leak> check(Paper paper) {
    if (paper.audience() instanceof PaperAudience.Umpire) {
      return List.of();
    }
    try {
      List<Leak> leaks = new ArrayList<>();
      Allowed allowed = allowed(paper.audience());
      SecretFinder finder = new SecretFinder(secrets, allowed);
      leaks.addAll(
          finder.find(
              paper.fileName(),
              List.of(
                  new SecretFinder.Found(
                      "file name", OwnWords.withoutOwnParts(paper.fileName())))));
      if (paper.fileName().endsWith(".pdf")) {
        pdf(unlocked(paper, leaks), finder, leaks);
      } else if (paper.fileName().matches(".*\\.(geo)?json")) {
        json(paper, SecretFinder.inData(secrets, allowed), leaks);
      } else if (ForeignReadBack.reads(paper.fileName())) {
        leaks.addAll(
            SecretFinder.inData(secrets, allowed)
                .find(paper.fileName(), ForeignReadBack.of(paper.fileName(), paper.content())));
      } else if (TableAudit.reads(paper.fileName())) {
        leaks.addAll(tables.check(paper, SecretFinder.inData(secrets, allowed)));
      } else if (paper.fileName().endsWith(".html")) {
        screen(paper, finder, leaks);
      } else if (paper.fileName().endsWith(".png")) {
        leaks.addAll(maps.png(paper, foreign(paper)));
      } else if (paper.fileName().endsWith(".tif")) {
        leaks.addAll(maps.tiff(paper, foreign(paper)));
      } else if (paper.fileName().endsWith(".svg")) {
        leaks.addAll(maps.svg(paper, finder, foreign(paper)));
      } else if (paper.fileName().endsWith(".dd2vtt")) {
        leaks.addAll(maps.vtt(paper, foreign(paper)));
      } else {
        leaks.add(new Leak(paper.fileName(), "file", "a kind of file the audit cannot read"));
      }
      return List.copyOf(leaks);
    } catch (IOException unreadable) {
      return List.of(
          new Leak(paper.fileName(), "file", "cannot be read back: " + unreadable.getMessage()));
    }
  }

  private Allowed allowed(PaperAudience audience) {
    Allowed onTable = Allowed.onTheTable(table, scenario.title());
    return audience.match(
        new PaperAudience.Cases<>(
            umpire -> onTable,
            laid -> onTable,
            player ->
                player
                    .exercise()
                    .map(exercise -> Allowed.to(player.view(), exercise))
                    .orElseGet(() -> Allowed.to(player.view())),
            sheets -> onTable,
            decisions -> Allowed.to(decisions.view()),
            liaison -> Allowed.to(liaison.view()),
            page -> Allowed.to(page.view())));
  }

  /** What is read of a file, by whom it is for. */
  private interface Reading {
    void run() throws IOException;
  }

  /** A paper as its receiver opens it; one that should be under lock and is not has leaked. */
  private static Paper unlocked(Paper paper, List<Leak> leaks) throws IOException {
    Optional<String> words =
        paper.audience() instanceof PaperAudience.Sheets sheets ? sheets.words() : Optional.empty();
    if (words.isEmpty()) {
      return paper;
    }
    Optional<byte[]> open = LockedPdf.unlock(paper.content(), words.get());
    if (open.isEmpty()) {
      leaks.add(new Leak(paper.fileName(), "file", "a sheet that opens without its words"));
      return paper;
    }
    return new Paper(paper.fileName(), paper.audience(), open.get(), paper.ownWords());
  }

  private void pdf(Paper paper, SecretFinder finder, List<Leak> leaks) throws IOException {
    PdfReadBack file =
        PdfReadBack.of(paper.content(), OwnWords.known(paper.ownWords()), plainForms);
    for (PdfReadBack.Fault fault : file.faults()) {
      leaks.add(new Leak(paper.fileName(), fault.place(), fault.what()));
    }
    leaks.addAll(finder.find(paper.fileName(), file.elsewhere()));
    Reading all =
        () ->
            leaks.addAll(
                finder.find(
                    paper.fileName(), file.pages().stream().flatMap(List::stream).toList()));
    Reading withMaps =
        () -> {
          all.run();
          file.maps().forEach(map -> extent(paper, map, leaks));
        };
    paper
        .audience()
        .match(
            new PaperAudience.Cases<Reading>(
                umpire -> all,
                table -> all,
                player -> withMaps,
                sheets -> () -> sheets(paper, sheets.sheets(), leaks),
                decisions -> () -> decisions(paper, decisions, file, leaks),
                liaison -> withMaps,
                page -> all))
        .run();
    colours(paper, file, leaks);
  }

  private void extent(Paper paper, PdfReadBack.Shown map, List<Leak> leaks) {
    extent(paper, "map on page " + map.page(), map.widthMetres(), map.heightMetres(), leaks);
  }

  /** Each sheet is read within its box; what lies outside of all is for nobody. */
  private void sheets(Paper paper, List<PaperAudience.Held> sheets, List<Leak> leaks)
      throws IOException {
    List<OwnWord> own = OwnWords.known(paper.ownWords());
    try (PDDocument document = Loader.loadPDF(paper.content())) {
      for (PaperAudience.Held held : sheets) {
        String text = PdfReadBack.text(document, held.page(), List.of(held.box()), true, own);
        Allowed allowed = Allowed.on(held.sheet(), terrain, scenario.title());
        leaks.addAll(find(new SecretFinder(secrets, allowed), paper, held.page(), text));
      }
      SecretFinder nobodys =
          new SecretFinder(secrets, Allowed.onTheTable(terrain, scenario.title()));
      for (int page = 1; page <= document.getNumberOfPages(); page++) {
        int number = page;
        List<Rectangle2D> boxes =
            sheets.stream()
                .filter(held -> held.page() == number)
                .map(PaperAudience.Held::box)
                .toList();
        String text = PdfReadBack.text(document, page, boxes, false, own);
        leaks.addAll(find(nobodys, paper, page, text));
      }
    }
  }

  /** A page for a screen, which only a reader of his own view has. */
  private void screen(Paper paper, SecretFinder finder, List<Leak> leaks) throws IOException {
    Reading none =
        () -> leaks.add(new Leak(paper.fileName(), "file", "a page for none of its readers"));
    paper
        .audience()
        .match(
            new PaperAudience.Cases<Reading>(
                umpire -> none,
                table -> none,
                player -> none,
                sheets -> none,
                decisions -> none,
                liaison -> none,
                page -> () -> leaks.addAll(page(paper, page, finder))))
        .run();
  }

  private List<Leak> page(Paper paper, PaperAudience.Page page, SecretFinder finder)
      throws IOException {
    return new PageAudit(paper, page, maps)
        .check(
            finder,
            sheet -> new SecretFinder(secrets, Allowed.on(sheet, terrain, scenario.title())),
            terrain.extent(),
            shown -> others(colours(page.view().colour()), shown));
  }

  private static List<Leak> find(SecretFinder finder, Paper paper, int page, String text) {
    return finder.find(
        paper.fileName(), List.of(new SecretFinder.Found("text of page " + page, text)));
  }

  /** Each page is read by itself; what is nobody's page asks nothing. */
  private void decisions(
      Paper paper, PaperAudience.Decisions decisions, PdfReadBack file, List<Leak> leaks) {
    for (int page = 1; page <= file.pages().size(); page++) {
      int number = page;
      Allowed allowed =
          decisions.pages().stream()
              .filter(due -> due.page() == number)
              .findFirst()
              .map(due -> Allowed.to(decisions.view(), due.exercise()))
              .orElseGet(() -> Allowed.to(decisions.view()));
      leaks.addAll(
          new SecretFinder(secrets, allowed).find(paper.fileName(), file.pages().get(page - 1)));
    }
  }

  /** Blocks of another side, even without a label. */
  private void colours(Paper paper, PdfReadBack file, List<Leak> leaks) {
    Set<Integer> own = ownColours(paper.audience());
    for (int page = 0; page < file.colours().size(); page++) {
      for (String side : others(own, file.colours().get(page))) {
        leaks.add(
            new Leak(paper.fileName(), "page " + (page + 1), "something in the colour of " + side));
      }
    }
  }

  /** The colours of those whose papers they are. */
  private Set<Integer> ownColours(PaperAudience audience) {
    return audience
        .match(
            new PaperAudience.Cases<List<PlayerView>>(
                umpire -> List.of(),
                table -> List.of(),
                player -> List.of(player.view()),
                sheets -> List.of(),
                decisions -> List.of(),
                liaison -> liaison.view().players(),
                page -> List.of(page.view())))
        .stream()
        .flatMap(view -> colours(view.colour()).stream())
        .collect(Collectors.toSet());
  }

  /** Tells the sides whose colours are among some, and are not those of a paper's reader. */
  private Function<Set<Integer>, List<String>> foreign(Paper paper) {
    return shown -> others(ownColours(paper.audience()), shown);
  }

  /** The sides whose colours are among those shown to a side, and are not its own. */
  private List<String> others(Set<Integer> own, Set<Integer> shown) {
    return scenario.sides().stream()
        .filter(
            side ->
                colours(side.colour()).stream()
                    .anyMatch(each -> shown.contains(each) && !own.contains(each)))
        .map(Side::name)
        .toList();
  }

  private Set<Integer> colours(String word) {
    Set<Integer> colours = new HashSet<>();
    for (String shade : SHADES) {
      Color colour = style.side(word, shade);
      if (!colour.equals(Color.WHITE)) {
        colours.add(colour.getRGB() & 0xffffff);
      }
    }
    return colours;
  }

  private void json(Paper paper, SecretFinder finder, List<Leak> leaks) throws IOException {
    JsonReadBack file = JsonReadBack.of(paper.fileName(), paper.content());
    leaks.addAll(finder.find(paper.fileName(), file.texts()));
    JsonNode extent = file.root().path("map").path("extent");
    if (!extent.isMissingNode()) {
      extent(
          paper,
          "/map/extent",
          extent.path("east").asDouble() - extent.path("west").asDouble(),
          extent.path("north").asDouble() - extent.path("south").asDouble(),
          leaks);
    }
  }

  /** A map cut otherwise than the part all play on may show where someone stands. */
  private void extent(
      Paper paper, String place, double widthMetres, double heightMetres, List<Leak> leaks) {
    Bounds whole = terrain.extent();
    double tolerance = Math.max(1, whole.widthMetres() / 1000);
    if (Math.abs(widthMetres - whole.widthMetres()) > tolerance
        || Math.abs(heightMetres - whole.heightMetres()) > tolerance) {
      leaks.add(
          new Leak(paper.fileName(), place, "a map cut otherwise than the ground all play on"));
    }
  }
}
