package studio.kriegsspiel.export;

import java.time.LocalDateTime;
import java.time.format.DateTimeFormatter;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.locationtech.jts.geom.LineString;
import studio.kriegsspiel.export.foreign.ForeignFile;
import studio.kriegsspiel.export.foreign.PlayTree;
import studio.kriegsspiel.export.pack.BookSheet;
import studio.kriegsspiel.export.page.ScreenMap;
import studio.kriegsspiel.export.page.TablesPage;
import studio.kriegsspiel.export.paper.FileNames;
import studio.kriegsspiel.export.paper.Paper;
import studio.kriegsspiel.export.paper.PaperAudience;
import studio.kriegsspiel.export.play.PlayerFile;
import studio.kriegsspiel.export.play.UmpireFile;
import studio.kriegsspiel.situation.knowledge.PlayerView;
import studio.kriegsspiel.situation.knowledge.Reader;

/** Play files, and the files for other programs that are made of nothing else. */
final class PlayPapers {
  private static final String BOARD = "board.png";
  private static final DateTimeFormatter HOUR = DateTimeFormatter.ofPattern("HHmm", Locale.ROOT);
  private static final DateTimeFormatter DAY_AND_HOUR =
      DateTimeFormatter.ofPattern("MMdd-HHmm", Locale.ROOT);

  private final ExportRequest request;
  private final Books books;
  private byte @Nullable [] board;

  PlayPapers(ExportRequest request, Books books) {
    this.request = request;
    this.books = books;
  }

  /** The play files themselves. */
  void plays(List<Papers.Draft> drafts) {
    drafts.add(
        data("play.json", new PaperAudience.Umpire(), () -> UmpireFile.of(request.situation())));
    FileNames names = new FileNames();
    for (PlayerView view : books.views(Reader.papersOf(request.scenario()))) {
      drafts.add(
          data(
              names.playFile(view.reader()),
              new PaperAudience.Player(view),
              () -> PlayerFile.of(view)));
    }
  }

  /** A target's files for other programs, the umpire's first. */
  void foreign(ExportTarget target, List<Papers.Draft> drafts) {
    for (ForeignFile file : target.files()) {
      if (file.onTable()) {
        drafts.add(
            data(
                file.ending(),
                new PaperAudience.Table(),
                () -> file.write().apply(umpires().table())));
      }
      drafts.add(
          data(
              "umpire-" + file.ending(),
              new PaperAudience.Umpire(),
              () -> file.write().apply(umpires())));
      if (!file.umpireOnly()) {
        FileNames names = new FileNames();
        for (PlayerView view : books.views(Reader.packsOf(request.scenario()))) {
          drafts.add(
              data(
                  names.stem(view.reader()) + "-" + file.ending(),
                  new PaperAudience.Player(view),
                  () ->
                      file.write()
                          .apply(PlayTree.of(PlayerFile.of(view)).on(this::board, this::walls))));
        }
      }
    }
  }

  private PlayTree umpires() {
    return PlayTree.of(UmpireFile.of(request.situation()))
        .on(this::board, this::walls)
        .with(() -> BookSheet.of(request.situation()).map(TablesPage::of));
  }

  private byte[] board() {
    byte[] drawn = board;
    if (drawn == null) {
      drawn = books.maps().tables().board();
      board = drawn;
    }
    return drawn;
  }

  private List<LineString> walls() {
    return books.maps().tables().walls();
  }

  /** The picture of the board, the same for all, and a target's files. */
  void boarded(ExportTarget target, List<Papers.Draft> drafts) {
    drafts.add(data(BOARD, new PaperAudience.Table(), this::board));
    foreign(target, drafts);
  }

  /**
   * A target's files, and for the umpire what each player knows at each full hour at which it is no
   * longer what he knew before: pictures to post when it is time. They tell of news to come, so
   * they are nobody else's.
   */
  void withHours(ExportTarget target, List<Papers.Draft> drafts) {
    foreign(target, drafts);
    FileNames names = new FileNames();
    for (Reader.Player reader : Reader.packsOf(request.scenario())) {
      String stem = "umpire-" + names.stem(reader) + "-";
      Optional<ScreenMap> before = Optional.empty();
      for (LocalDateTime hour : request.situation().clock().fullHours()) {
        ScreenMap map = books.at(reader, hour);
        if (before.filter(map::showsTheSame).isEmpty()) {
          String fileName = stem + hour.format(isFirstDay(hour) ? HOUR : DAY_AND_HOUR) + ".png";
          drafts.add(data(fileName, new PaperAudience.Umpire(), map::small));
        }
        before = Optional.of(map);
      }
    }
  }

  /** Whether an hour is of the day that play begins on. */
  private boolean isFirstDay(LocalDateTime hour) {
    return hour.toLocalDate().equals(request.situation().clock().begins().toLocalDate());
  }

  static Papers.Draft data(String fileName, PaperAudience audience, Supplier<byte[]> content) {
    return new Papers.Draft(
        fileName, Optional.of(audience), pages -> new Paper(fileName, audience, content.get()));
  }
}
