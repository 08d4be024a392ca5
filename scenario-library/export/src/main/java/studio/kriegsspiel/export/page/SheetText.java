package studio.kriegsspiel.export.page;

import java.util.List;
import studio.kriegsspiel.export.pack.SealedSheetsBook;
import studio.kriegsspiel.export.paper.OwnWord;
import studio.kriegsspiel.situation.knowledge.SealedSheet;

/**
 * What a reader sees once he has unlocked a sheet, as a piece of a page.
 *
 * @param html the piece
 * @param ownWords the exporter's own words in it
 */
public record SheetText(String html, List<OwnWord> ownWords) {
  /** Copies the list. */
  public SheetText {
    ownWords = List.copyOf(ownWords);
  }

  /** That of a sheet. */
  public static SheetText of(SealedSheet sheet) {
    PageText text = new PageText();
    PageManuscript sheets = PageManuscript.ofSheet(text);
    SealedSheetsBook.tell(sheet, sheets);
    sheets.finish();
    return new SheetText(text.toString(), text.ownWords());
  }
}
