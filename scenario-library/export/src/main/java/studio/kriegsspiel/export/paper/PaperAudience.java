package studio.kriegsspiel.export.paper;

import java.util.List;
import studio.kriegsspiel.situation.knowledge.PlayerView;
import studio.kriegsspiel.situation.knowledge.SealedSheet;

/** Who a file is for, and so what it may hold. */
public sealed interface PaperAudience {

  /** The umpire, who may read everything. */
  record Umpire() implements PaperAudience {}

  /** Lies on the table for all: the ground, and nothing of any side. */
  record Table() implements PaperAudience {}

  /** One reader, who may know what the view holds. */
  record Player(PlayerView view) implements PaperAudience {}

  /**
   * Sheets that are cut apart and handed over one by one: page n is for the receiver of sheet n and
   * holds that sheet alone.
   */
  record Sheets(List<SealedSheet> sheets) implements PaperAudience {
    /** Copies the list. */
    public Sheets {
      sheets = List.copyOf(sheets);
    }
  }
}
