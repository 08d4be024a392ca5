package studio.kriegsspiel.export;

import java.time.LocalDateTime;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.DoubleConsumer;
import java.util.function.Function;
import java.util.random.RandomGenerator;
import studio.kriegsspiel.drawing.MapPainter;
import studio.kriegsspiel.export.aids.AidsBook;
import studio.kriegsspiel.export.aids.UmpireAids;
import studio.kriegsspiel.export.aids.UmpireForms;
import studio.kriegsspiel.export.blocks.BlocksBook;
import studio.kriegsspiel.export.map.MapSheets;
import studio.kriegsspiel.export.map.TooManySheetsException;
import studio.kriegsspiel.export.pack.BookSheet;
import studio.kriegsspiel.export.pack.DecisionSheets;
import studio.kriegsspiel.export.pack.InstructorBook;
import studio.kriegsspiel.export.pack.LiaisonBook;
import studio.kriegsspiel.export.pack.MailPage;
import studio.kriegsspiel.export.pack.SealedSheetsBook;
import studio.kriegsspiel.export.pack.TeamPages;
import studio.kriegsspiel.export.page.PlayerPage;
import studio.kriegsspiel.export.page.ScreenMap;
import studio.kriegsspiel.export.page.SheetText;
import studio.kriegsspiel.export.page.UmpirePage;
import studio.kriegsspiel.export.paper.FileNames;
import studio.kriegsspiel.export.paper.Paper;
import studio.kriegsspiel.export.paper.PaperAudience;
import studio.kriegsspiel.export.paper.Printed;
import studio.kriegsspiel.export.paper.UnprintableException;
import studio.kriegsspiel.export.seal.KeyWords;
import studio.kriegsspiel.export.seal.SealedNews;
import studio.kriegsspiel.scenario.exercise.Exercise;
import studio.kriegsspiel.situation.knowledge.ExerciseView;
import studio.kriegsspiel.situation.knowledge.ExerciseViews;
import studio.kriegsspiel.situation.knowledge.PlayerView;
import studio.kriegsspiel.situation.knowledge.Reader;
import studio.kriegsspiel.situation.knowledge.SealedSheet;
import studio.kriegsspiel.situation.knowledge.SealedSheets;
import studio.kriegsspiel.terrain.Terrain;

/** The papers a request asks for, each with what makes it. */
final class Papers {
  private final ExportRequest request;
  private final RandomGenerator chance;
  private final Books books;
  private final PlayPapers plays;

  /**
   * A paper that has yet to be made.
   *
   * @param fileName the file it will be
   * @param audience who reads it; nothing for what the umpire hands out piece by piece
   * @param make makes it, and tells from 0 to 1 how much of it is done
   */
  record Draft(
      String fileName, Optional<PaperAudience> audience, Function<DoubleConsumer, Paper> make) {
    /** What the umpire hands out piece by piece. */
    Draft(String fileName, Function<DoubleConsumer, Paper> make) {
      this(fileName, Optional.empty(), make);
    }

    /**
     * Makes it.
     *
     * @throws ExportException if it cannot be printed so
     */
    Paper made(DoubleConsumer share) {
      try {
        return make.apply(share);
      } catch (TooManySheetsException | UnprintableException e) {
        throw new ExportException(String.valueOf(e.getMessage()), e);
      }
    }
  }

  /**
   * The papers of a request.
   *
   * @param chance what nobody is to foresee comes from here: key words, and bytes of locked news
   */
  Papers(ExportRequest request, RandomGenerator chance) {
    this.request = request;
    this.chance = chance;
    this.books = new Books(request);
    this.plays = new PlayPapers(request, books);
  }

  /** Draws the whole ground of these papers. */
  MapPainter ground() {
    return books.ground();
  }

  /** All papers, the umpire's first. */
  List<Draft> drafts() {
    List<Draft> drafts = new ArrayList<>();
    for (ExportTarget target : ExportTarget.values()) {
      if (request.targets().contains(target)) {
        maker(target).accept(drafts);
      }
    }
    return drafts;
  }

  private Consumer<List<Draft>> maker(ExportTarget target) {
    return switch (target) {
      case PACK -> this::packs;
      case MAP -> this::map;
      case PLAY -> plays::plays;
      case PHASES -> this::phases;
      case EXERCISE -> this::exercises;
      case AIDS -> this::aids;
      case BLOCKS -> this::blocksToCut;
      case PAGE -> this::pages;
      case PNG -> drafts -> pictures("png", ScreenMap::png, drafts);
      case GEOTIFF -> drafts -> pictures("tif", map -> map.tiff(request.terrain().crs()), drafts);
      case SVG -> drafts -> pictures("svg", map -> map.svg(request.mapScale()), drafts);
      case UVTT ->
          drafts -> pictures("dd2vtt", map -> map.vtt(request.measures().metresPerPace()), drafts);
      case TTS -> drafts -> plays.boarded(target, drafts);
      case MAIL -> this::letters;
      case MARKDOWN -> drafts -> plays.withHours(target, drafts);
      case VASSAL, FOUNDRY, GEOJSON, KML, GPKG, ORBAT_MAPPER, MSDL, CSV, XLSX, ICS, CSL, BIBTEX ->
          drafts -> plays.foreign(target, drafts);
    };
  }

  private void map(List<Draft> drafts) {
    Terrain table = books.knowledge().mapForAll().orElseThrow();
    MapSheets sheets =
        new MapSheets(
            table,
            books.plate(table).painter(),
            request.layers(),
            request.measures().metresPerPace());
    drafts.add(
        draft(
            "map.pdf",
            new PaperAudience.Table(),
            pages -> sheets.toPdf(request.pageSize(), request.mapScale(), pages)));
  }

  private static Draft draft(
      String fileName, PaperAudience audience, Function<DoubleConsumer, Printed> content) {
    return new Draft(
        fileName, Optional.of(audience), pages -> content.apply(pages).as(fileName, audience));
  }

  private void packs(List<Draft> drafts) {
    FileNames names = new FileNames();
    List<Draft> packs =
        books.views(Reader.packsOf(request.scenario())).stream()
            .map(view -> pack(names.stem(view.reader()), view))
            .toList();
    Optional<Team> team =
        request.umpires().isPresent()
            ? Optional.of(Team.of(request.situation(), request.umpires().getAsInt(), names))
            : Optional.empty();
    drafts.add(
        draft(
            "umpire.pdf",
            new PaperAudience.Umpire(),
            pages -> books.umpireBook(team.map(Team::pages)).toPdf(request.textSize())));
    BookSheet.of(request.situation())
        .ifPresent(
            sheet ->
                drafts.add(
                    draft(
                        "umpire-tables.pdf",
                        new PaperAudience.Umpire(),
                        pages -> sheet.toPdf(request.textSize()))));
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
                      .toPaper(name, request.textSize())));
    }
    team.ifPresent(each -> each.members().forEach(member -> drafts.add(liaison(member))));
    drafts.addAll(packs);
  }

  /** Sheets under lock, and the words that open them. */
  private void letters(List<Draft> drafts) {
    List<MailPage.Letter> letters =
        SealedSheets.of(request.situation()).stream()
            .sorted(
                Comparator.comparing(
                    due ->
                        request
                            .situation()
                            .clock()
                            .earliest(due.release())
                            .orElse(LocalDateTime.MAX)))
            .map(
                due ->
                    new MailPage.Letter(
                        due, "sheet-" + due.sheet().mark() + ".pdf", KeyWords.draw(chance)))
            .toList();
    drafts.add(
        draft(
            "umpire-mail.pdf",
            new PaperAudience.Umpire(),
            pages -> new MailPage(request.situation(), letters).toPdf(request.textSize())));
    for (MailPage.Letter each : letters) {
      drafts.add(
          new Draft(
              each.fileName(),
              pages ->
                  SealedSheetsBook.letter(
                      request.scenario().title(),
                      each.due().sheet(),
                      each.fileName(),
                      request.textSize(),
                      each.words())));
    }
  }

  private Draft pack(String stem, PlayerView view) {
    return draft(
        stem + ".pdf",
        new PaperAudience.Player(view),
        pages -> books.pack(view, Optional.empty()).toPdf(request.textSize()));
  }

  private Draft liaison(TeamPages.Member member) {
    return draft(
        member.fileName(),
        new PaperAudience.Liaison(member.view()),
        pages ->
            new LiaisonBook(
                    member.view(),
                    request.situation().clock(),
                    request.situation().book().time(),
                    member.view().players().stream()
                        .map(view -> books.pack(view, Optional.empty()))
                        .toList(),
                    member.view().shared().map(view -> books.pack(view, Optional.empty())))
                .toPdf(request.textSize()));
  }

  private void phases(List<Draft> drafts) {
    drafts.add(
        draft(
            "umpire-phases.pdf",
            new PaperAudience.Umpire(),
            pages -> books.phaseBook(Optional.empty()).toPdf(request.textSize(), pages)));
  }

  private void exercises(List<Draft> drafts) {
    List<Exercise> all = request.scenario().review().exercises();
    List<ExerciseView> views = ExerciseViews.of(request.situation());
    for (int i = 0; i < all.size(); i++) {
      Exercise exercise = all.get(i);
      ExerciseView set = views.get(i);
      String stem = "exercise-" + (i + 1);
      drafts.add(
          draft(
              stem + "-instructor.pdf",
              new PaperAudience.Umpire(),
              pages ->
                  new InstructorBook(request.situation(), exercise).toPdf(request.textSize())));
      drafts.add(
          draft(
              stem + "-debrief.pdf",
              new PaperAudience.Umpire(),
              pages -> books.phaseBook(Optional.of(exercise)).toPdf(request.textSize(), pages)));
      PlayerView view =
          books.knowledge().of(set.student()).at(request.situation().clock().begins()).view();
      if (!set.questions().isEmpty()) {
        String name = stem + "-decisions.pdf";
        drafts.add(
            new Draft(
                name, pages -> new DecisionSheets(view, set).toPaper(name, request.textSize())));
      }
      ExerciseView unasked = set.asking(List.of());
      drafts.add(
          draft(
              stem + "-student.pdf",
              new PaperAudience.Player(view, Optional.of(unasked)),
              pages -> books.pack(view, Optional.of(unasked)).toPdf(request.textSize())));
    }
  }

  private void aids(List<Draft> drafts) {
    drafts.add(
        draft(
            "aids.pdf",
            new PaperAudience.Table(),
            pages ->
                new AidsBook(
                        request.scenario().title(),
                        request.situation().book(),
                        request.situation().clock().begins(),
                        request.mapScale())
                    .toPdf(request.pageSize().forAids())));
    UmpireAids umpires =
        new UmpireAids(request.scenario(), request.situation().book(), request.mapScale());
    if (umpires.isAny()) {
      drafts.add(
          draft(
              "umpire-aids.pdf",
              new PaperAudience.Umpire(),
              pages -> umpires.toPdf(request.pageSize().forAids(), request.manner())));
    }
    drafts.add(
        draft(
            "umpire-forms.pdf",
            new PaperAudience.Umpire(),
            pages ->
                new UmpireForms(request.scenario(), request.situation().book())
                    .toPdf(request.textSize().forAids())));
  }

  private void blocksToCut(List<Draft> drafts) {
    drafts.add(
        draft(
            "umpire-blocks.pdf",
            new PaperAudience.Umpire(),
            pages ->
                new BlocksBook(
                        request.scenario(),
                        request.situation().book(),
                        request.measures().metresPerPace(),
                        request.mapScale())
                    .toPdf(request.pageSize(), request.manner())));
  }

  private void pages(List<Draft> drafts) {
    Map<SealedSheet, SheetText> texts = new LinkedHashMap<>();
    for (SealedSheets.Due due : SealedSheets.of(request.situation())) {
      texts.put(due.sheet(), SheetText.of(due.sheet()));
    }
    Map<SealedSheet, String> html = new LinkedHashMap<>();
    texts.forEach((sheet, text) -> html.put(sheet, text.html()));
    SealedNews news = new SealedNews(html, Reader.packsOf(request.scenario()), chance);
    drafts.add(
        draft(
            "umpire-page.html",
            new PaperAudience.Umpire(),
            pages ->
                new UmpirePage(
                        request.situation(),
                        books.umpireBook(Optional.empty()),
                        books.umpiresMap(),
                        news)
                    .toHtml()));
    FileNames names = new FileNames();
    for (PlayerView view : books.views(Reader.packsOf(request.scenario()))) {
      List<PaperAudience.Unlocked> held =
          news.of(view.reader()).stream()
              .map(
                  each ->
                      new PaperAudience.Unlocked(
                          each.sheet(),
                          each.words(),
                          Objects.requireNonNull(texts.get(each.sheet())).ownWords()))
              .toList();
      drafts.add(
          draft(
              names.stem(view.reader()) + "-page.html",
              new PaperAudience.Page(view, held),
              pages ->
                  new PlayerPage(view, books.pack(view, Optional.empty()), books.maps().of(view))
                      .toHtml(news.salt(), news.lockedFor(view.reader()))));
    }
  }

  /** Each reader's map as a picture, the table's without troops. */
  private void pictures(String kind, Function<ScreenMap, byte[]> file, List<Draft> drafts) {
    String ending = "map." + kind;
    drafts.add(
        PlayPapers.data(
            ending, new PaperAudience.Table(), () -> file.apply(books.maps().tables())));
    drafts.add(
        PlayPapers.data(
            "umpire-" + ending, new PaperAudience.Umpire(), () -> file.apply(books.umpiresMap())));
    FileNames names = new FileNames();
    for (PlayerView view : books.views(Reader.packsOf(request.scenario()))) {
      drafts.add(
          PlayPapers.data(
              names.stem(view.reader()) + "-" + ending,
              new PaperAudience.Player(view),
              () -> books.picture(view, kind, file)));
    }
  }
}
