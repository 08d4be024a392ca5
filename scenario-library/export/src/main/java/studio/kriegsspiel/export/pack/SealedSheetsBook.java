package studio.kriegsspiel.export.pack;

import java.awt.geom.Rectangle2D;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import studio.kriegsspiel.export.paper.Paper;
import studio.kriegsspiel.export.paper.PaperAudience;
import studio.kriegsspiel.export.paper.Phrase;
import studio.kriegsspiel.export.pdf.Flow;
import studio.kriegsspiel.export.pdf.FoldedSheets;
import studio.kriegsspiel.export.pdf.LockedPdf;
import studio.kriegsspiel.export.pdf.PageSize;
import studio.kriegsspiel.export.pdf.PaperText;
import studio.kriegsspiel.export.pdf.PdfPaper;
import studio.kriegsspiel.scenario.audience.Audience;
import studio.kriegsspiel.situation.knowledge.SealedSheet;

/**
 * The sheets handed over during play, four to a page, to be cut apart and folded with the address
 * outside. One that is too long for that has pages of its own.
 */
public final class SealedSheetsBook {
  private final String title;
  private final List<SealedSheet> sheets;

  /** The sheets of a scenario of this title. */
  public SealedSheetsBook(String title, List<SealedSheet> sheets) {
    this.title = title;
    this.sheets = List.copyOf(sheets);
  }

  /** The finished PDF, with what belongs to whom on each page. */
  public Paper toPaper(String fileName, PageSize size) {
    List<PaperAudience.Held> held = new ArrayList<>();
    try (PdfPaper paper = new PdfPaper(title)) {
      List<SealedSheet> large = new ArrayList<>();
      try (FoldedSheets small = new FoldedSheets(paper, size)) {
        for (SealedSheet sheet : sheets) {
          if (small.fits(news(sheet), sheet.text())) {
            FoldedSheets.Region region =
                small.add(receiver(sheet), hour(sheet), sheet.mark(), news(sheet), sheet.text());
            held.add(new PaperAudience.Held(region.page(), region.box(), sheet));
          } else {
            large.add(sheet);
          }
        }
      }
      large.forEach(sheet -> addLarge(paper, size, sheet, held));
      return paper.finish().as(fileName, new PaperAudience.Sheets(held));
    }
  }

  /** One sheet by itself as a file to be sent, which opens by its words alone. */
  public static Paper letter(
      String title, SealedSheet sheet, String fileName, PageSize size, String words) {
    SealedSheetsBook alone = new SealedSheetsBook(title, List.of(sheet));
    List<PaperAudience.Held> held = new ArrayList<>();
    try (PdfPaper paper = new PdfPaper(title)) {
      alone.addLarge(paper, size, sheet, held);
      return LockedPdf.lock(paper.finish(), words)
          .as(fileName, new PaperAudience.Sheets(held, Optional.of(words)));
    }
  }

  private void addLarge(
      PdfPaper paper, PageSize size, SealedSheet sheet, List<PaperAudience.Held> held) {
    int before = paper.pageCount();
    Flow flow = Flow.unnumbered(paper, size);
    String receiver = receiver(sheet);
    flow.title(hour(sheet), receiver, title);
    flow.remark(news(sheet));
    flow.passage(sheet.text());
    flow.space(14).mark(sheet.mark());
    flow.finish(title, receiver);
    Rectangle2D whole =
        new Rectangle2D.Double(
            -1, -1, size.widthMillimetres() * 3 + 2, size.heightMillimetres() * 3 + 2);
    for (int page = before + 1; page <= paper.pageCount(); page++) {
      held.add(new PaperAudience.Held(page, whole, sheet));
    }
  }

  /** What stands on a sheet, for whom and from whom, whoever sets it. */
  public static void tell(SealedSheet sheet, PaperText out) {
    out.subheading(receiver(sheet)).remark(news(sheet)).passage(sheet.text());
  }

  private static String news(SealedSheet sheet) {
    return NewsWords.line(sheet.dated(), sheet.source(), sheet.reliability());
  }

  /** The hour the sheet carries; where an event decides, the umpire writes it in. */
  private static String hour(SealedSheet sheet) {
    return sheet
        .dated()
        .map(at -> Phrase.HANDED_OVER_AT.of(PaperWords.clock(at)))
        .orElseGet(Phrase.HANDED_OVER::words);
  }

  private static String receiver(SealedSheet sheet) {
    if (sheet.audience() instanceof Audience.RoleOnly one) {
      String who = sheet.heldBy().isEmpty() ? "" : " (" + String.join(", ", sheet.heldBy()) + ")";
      return one.side() + " \u2013 " + one.role() + who;
    }
    return sheet.audience().findSide().orElseGet(Phrase.ALL_PLAYERS::words);
  }
}
