package studio.kriegsspiel.export;

import java.util.List;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import studio.kriegsspiel.export.foreign.ForeignFile;
import studio.kriegsspiel.export.foreign.PlayTree;
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
                  () -> file.write().apply(PlayTree.of(PlayerFile.of(view)).on(this::board))));
        }
      }
    }
  }

  private PlayTree umpires() {
    return PlayTree.of(UmpireFile.of(request.situation())).on(this::board);
  }

  private byte[] board() {
    byte[] drawn = board;
    if (drawn == null) {
      drawn = books.maps().tables().board();
      board = drawn;
    }
    return drawn;
  }

  /** The picture of the board, the same for all, and a target's files. */
  void boarded(ExportTarget target, List<Papers.Draft> drafts) {
    drafts.add(data(BOARD, new PaperAudience.Table(), this::board));
    foreign(target, drafts);
  }

  static Papers.Draft data(String fileName, PaperAudience audience, Supplier<byte[]> content) {
    return new Papers.Draft(fileName, pages -> new Paper(fileName, audience, content.get()));
  }
}
