package studio.kriegsspiel.export.pack;

import java.util.List;
import studio.kriegsspiel.export.paper.Printed;
import studio.kriegsspiel.export.pdf.Flow;
import studio.kriegsspiel.export.pdf.PageSize;
import studio.kriegsspiel.export.pdf.PdfPaper;
import studio.kriegsspiel.export.pdf.Table;
import studio.kriegsspiel.situation.Situation;
import studio.kriegsspiel.situation.knowledge.SealedSheets;

/** For an evening by mail: which file goes to whom and when, and the words that open it. */
public final class MailPage {
  private static final String BOX = "\u25a1";
  private static final double ROOM = 22;

  private final Situation situation;
  private final List<Letter> letters;

  /**
   * A sheet as a file under lock.
   *
   * @param words what opens it
   */
  public record Letter(SealedSheets.Due due, String fileName, String words) {}

  /** The page of the letters of a scenario. */
  public MailPage(Situation situation, List<Letter> letters) {
    this.situation = situation;
    this.letters = List.copyOf(letters);
  }

  /** The finished PDF. */
  public Printed toPdf(PageSize size) {
    String title = situation.scenario().title();
    try (PdfPaper paper = new PdfPaper(title)) {
      Flow flow = new Flow(paper, size);
      flow.title("For the umpire alone", title, "News by mail");
      flow.passage(
          "Each file holds one sheet and opens by its words alone. Send the files when you like, in any order, and the words when the sheet is due."
              + " Send each player his own files and no other's: a file tells nothing but that there is news. The words are other ones with each export.");
      Table table =
          new Table(
              Table.words("File", 22),
              Table.words("When to send the words", 32),
              Table.words("To", 20),
              Table.words("Words, small, blanks between", 42),
              Table.words("Sent", 8));
      for (Letter each : letters) {
        table.row(
            each.fileName(),
            PaperWords.capital(UmpireNews.release(situation, each.due().release())),
            PaperWords.audience(each.due().sheet().audience()),
            each.words(),
            BOX);
      }
      flow.table(table.roomy(ROOM));
      flow.finish(title, "Umpire");
      return paper.finish();
    }
  }
}
