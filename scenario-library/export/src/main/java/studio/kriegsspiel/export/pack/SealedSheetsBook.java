package studio.kriegsspiel.export.pack;

import java.util.ArrayList;
import java.util.List;
import studio.kriegsspiel.export.paper.Paper;
import studio.kriegsspiel.export.paper.PaperAudience;
import studio.kriegsspiel.export.pdf.Flow;
import studio.kriegsspiel.export.pdf.PageSize;
import studio.kriegsspiel.export.pdf.PdfPaper;
import studio.kriegsspiel.scenario.audience.Audience;
import studio.kriegsspiel.situation.knowledge.SealedSheet;

/**
 * The sheets handed over during play, each on pages of its own with nothing of another on them, so
 * that the umpire prints, folds and hands them out.
 */
public final class SealedSheetsBook {
  private final String title;
  private final List<SealedSheet> sheets;

  /** The sheets of a scenario of this title. */
  public SealedSheetsBook(String title, List<SealedSheet> sheets) {
    this.title = title;
    this.sheets = List.copyOf(sheets);
  }

  /** The finished PDF, with the sheet each page belongs to. */
  public Paper toPaper(String fileName, PageSize size) {
    List<SealedSheet> pages = new ArrayList<>();
    try (PdfPaper paper = new PdfPaper(title)) {
      for (SealedSheet sheet : sheets) {
        Flow flow = new Flow(paper, size);
        String receiver = receiver(sheet.audience());
        flow.title("To be handed over", receiver, title);
        flow.remark(NewsWords.line(sheet.dated(), sheet.source(), sheet.reliability()));
        flow.passage(sheet.text());
        flow.space(14).remark("Sheet " + sheet.mark());
        flow.finish(title, receiver);
        for (int i = 0; i < flow.pageCount(); i++) {
          pages.add(sheet);
        }
      }
      return paper.finish().as(fileName, new PaperAudience.Sheets(pages));
    }
  }

  private static String receiver(Audience audience) {
    if (audience instanceof Audience.RoleOnly one) {
      return one.side() + " \u2013 " + one.role();
    }
    return audience.findSide().orElse("All players");
  }
}
