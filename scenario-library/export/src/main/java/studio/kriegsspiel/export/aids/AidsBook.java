package studio.kriegsspiel.export.aids;

import java.time.LocalDateTime;
import java.util.List;
import studio.kriegsspiel.export.board.Pages;
import studio.kriegsspiel.export.paper.BookWords;
import studio.kriegsspiel.export.paper.Phrase;
import studio.kriegsspiel.export.paper.Printed;
import studio.kriegsspiel.export.pdf.PageSize;
import studio.kriegsspiel.rules.apparatus.BookDice;
import studio.kriegsspiel.rules.book.GroundUnit;
import studio.kriegsspiel.rules.book.RuleBook;
import studio.kriegsspiel.rules.ruler.MarchRuler;
import studio.kriegsspiel.rules.ruler.MarchRulers;
import studio.kriegsspiel.rules.ruler.RangeRulers;

/**
 * What lies on the table for all who play. It rests on the rule book, the scale of the map and the
 * hour at which play begins, which everybody knows, and on nothing else of a scenario.
 */
public final class AidsBook {
  private final String title;
  private final RuleBook book;
  private final LocalDateTime begins;
  private final RulerScale scale;

  /**
   * The aids of a book.
   *
   * @param title of the scenario
   * @param begins when play begins
   * @param denominator of the printed map's scale
   */
  public AidsBook(String title, RuleBook book, LocalDateTime begins, int denominator) {
    this.title = title;
    this.book = book;
    this.begins = begins;
    GroundUnit ground = book.ground();
    this.scale = new RulerScale(denominator, ground.plural(), ground.metres().toDouble());
  }

  /**
   * The finished PDF.
   *
   * @throws studio.kriegsspiel.export.paper.UnprintableException if a part has no room on the paper
   */
  public Printed toPdf(PageSize size) {
    Pages pages =
        new Pages(
            size,
            title,
            Phrase.MAP_AT.of(
                BookWords.marked(book.id().shortTitle()), BookWords.figure(scale.denominator())),
            Phrase.AIDS_FOR_ALL.words());
    new Calibration(scale).addTo(pages);
    List<MarchRuler> marches = MarchRulers.of(book);
    List<RangeRulers.RangeRuler> ranges = RangeRulers.of(book);
    refuseTooLong(marches, ranges, pages.width(true));
    new MarchStrips(scale, book.time()).addTo(pages, marches);
    new RangeStrips(scale).addTo(pages, ranges);
    BookDice dice = book.fieldManual().dice();
    DiceTables.addTo(pages, dice);
    DiceNets.addTo(pages, dice);
    OrderForms.addTo(pages);
    new TurnTrack(book.time(), begins).addTo(pages);
    return pages.print();
  }

  private void refuseTooLong(
      List<MarchRuler> marches, List<RangeRulers.RangeRuler> ranges, double room) {
    double longest = 0;
    String what = "";
    for (MarchRuler each : marches) {
      if (each.metres() > longest) {
        longest = each.metres();
        what = each.troops();
      }
    }
    for (RangeRulers.RangeRuler each : ranges) {
      if (each.table().farthestMetres() > longest) {
        longest = each.table().farthestMetres();
        what = each.weapon();
      }
    }
    RulerStrip.refuseTooLong(scale, longest, what, room);
  }
}
