package studio.kriegsspiel.export.audit;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import studio.kriegsspiel.export.foreign.PlayTree;
import studio.kriegsspiel.export.paper.Paper;
import studio.kriegsspiel.export.paper.PaperAudience;
import studio.kriegsspiel.export.play.PlayerFile;
import studio.kriegsspiel.export.tabletop.FoundryFile;
import studio.kriegsspiel.export.tabletop.VmodFile;
import studio.kriegsspiel.situation.secret.Leak;
import studio.kriegsspiel.situation.secret.SecretFinder;

/** Reads modules for virtual tables back: texts, the table's map, and their readers' pieces. */
final class TableAudit {
  private final PictureAudit maps;
  private final Supplier<PlayTree> laid;

  /**
   * An audit of modules.
   *
   * @param maps draws the table's map again
   * @param laid what all know
   */
  TableAudit(PictureAudit maps, Supplier<PlayTree> laid) {
    this.maps = maps;
    this.laid = laid;
  }

  /** Whether a file is one of these. */
  static boolean reads(String fileName) {
    return fileName.endsWith(".vmod") || FoundryFile.is(fileName);
  }

  /** What a module holds that is none of its reader's. */
  List<Leak> check(Paper paper, SecretFinder finder) throws IOException {
    return FoundryFile.is(paper.fileName()) ? foundry(paper, finder) : vassal(paper, finder);
  }

  /** What its reader may know. */
  private PlayTree known(Paper paper) {
    return paper.audience() instanceof PaperAudience.Player player
        ? PlayTree.of(PlayerFile.of(player.view()))
        : laid.get();
  }

  private List<Leak> vassal(Paper paper, SecretFinder finder) throws IOException {
    VmodReadBack file = VmodReadBack.of(paper.content());
    List<Leak> leaks = new ArrayList<>(finder.find(paper.fileName(), file.texts()));
    Optional<byte[]> board = file.board();
    if (board.isPresent()) {
      leaks.addAll(maps.board(paper, board.get()));
    }
    file.other(VmodFile.pictures(known(paper)))
        .ifPresent(
            name -> leaks.add(new Leak(paper.fileName(), name, "a picture of no piece of his")));
    return leaks;
  }

  /** Its board is drawn again; with that the whole file is made anew of what its reader knows. */
  private List<Leak> foundry(Paper paper, SecretFinder finder) throws IOException {
    FoundryReadBack file = FoundryReadBack.of(paper.content());
    List<Leak> leaks = new ArrayList<>(finder.find(paper.fileName(), file.texts()));
    PlayTree known = known(paper);
    Optional<byte[]> board = file.board();
    if (board.isPresent()) {
      byte[] png = board.get();
      leaks.addAll(maps.board(paper, png));
      known = known.on(() -> png, maps::walls);
    }
    int other = Arrays.mismatch(paper.content(), FoundryFile.of(known));
    if (other >= 0) {
      leaks.add(
          new Leak(
              paper.fileName(),
              "file",
              "something that does not come of what he knows, at byte " + (other + 1)));
    }
    return leaks;
  }
}
