package studio.kriegsspiel.export;

import java.io.IOException;
import java.util.List;
import java.util.Optional;
import java.util.function.DoubleConsumer;
import studio.kriegsspiel.export.audit.Audit;
import studio.kriegsspiel.export.paper.Paper;
import studio.kriegsspiel.export.paper.PaperAudience;
import studio.kriegsspiel.export.pdf.LockedPdf;
import studio.kriegsspiel.export.pdf.PrintedPages;
import studio.kriegsspiel.situation.secret.Leak;

/** A paper of an export as it would be printed, made when it is looked at; nothing is written. */
public final class Proof {
  private final Papers.Draft draft;
  private final Audit audit;

  Proof(Papers.Draft draft, Audit audit) {
    this.draft = draft;
    this.audit = audit;
  }

  /**
   * What was made.
   *
   * @param paper with its bytes
   * @param pages to be drawn
   */
  public record Pulled(Paper paper, PrintedPages pages) {}

  /** The file it would be. */
  public String fileName() {
    return draft.fileName();
  }

  /** Who reads it; nothing for what the umpire hands out piece by piece. */
  public Optional<PaperAudience> audience() {
    return draft.audience();
  }

  /**
   * Makes it.
   *
   * @param share hears from 0 to 1 how much is done, and may end the work by throwing
   * @throws ExportException if it cannot be printed so, with a sentence that says why
   * @throws IOException if what was made cannot be read
   */
  public Pulled pull(DoubleConsumer share) throws IOException {
    Paper paper = draft.made(share);
    Optional<String> words =
        paper.audience() instanceof PaperAudience.Sheets sheets ? sheets.words() : Optional.empty();
    byte[] open =
        words.isPresent()
            ? LockedPdf.unlock(paper.content(), words.get()).orElseThrow()
            : paper.content();
    return new Pulled(paper, PrintedPages.of(open));
  }

  /** What of it its reader must not be told; a paper that tells any of it is not printed. */
  public List<Leak> leaks(Pulled pulled) {
    return audit.check(pulled.paper());
  }
}
