package studio.kriegsspiel.export.pack;

import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import studio.kriegsspiel.export.paper.BookWords;
import studio.kriegsspiel.export.paper.Phrase;
import studio.kriegsspiel.export.paper.TableWords;
import studio.kriegsspiel.export.paper.Terms;
import studio.kriegsspiel.export.pdf.Flow;
import studio.kriegsspiel.export.pdf.Table;
import studio.kriegsspiel.rules.book.RuleBook;
import studio.kriegsspiel.rules.concept.UnitType;
import studio.kriegsspiel.rules.ruler.MarchRuler;
import studio.kriegsspiel.rules.ruler.MarchRulers;
import studio.kriegsspiel.rules.sheet.Present;
import studio.kriegsspiel.rules.sheet.TableSheet;
import studio.kriegsspiel.situation.knowledge.PlayerView;
import studio.kriegsspiel.situation.knowledge.UnitView;

/**
 * What the rule book asks of a player, each line with its place: how to order, what takes time,
 * what a formation is for, how far his own troops go and his messengers ride. Of arms that he does
 * not have it says nothing.
 */
public final class PlayerGuide {
  private static final int MINUTES = 10;

  private final RuleBook book;
  private final TableSheet sheet;
  private final Present present;
  private final Set<UnitType> types;

  private PlayerGuide(RuleBook book, TableSheet sheet, PlayerView view) {
    this.book = book;
    this.sheet = sheet;
    this.present = TroopNeeds.of(view);
    this.types =
        TroopNeeds.ledBy(view).stream()
            .filter(UnitView::isBody)
            .map(UnitView::type)
            .collect(Collectors.toCollection(() -> EnumSet.noneOf(UnitType.class)));
  }

  /** The guide to a book for the reader of a view, if the book has one. */
  public static Optional<PlayerGuide> of(RuleBook book, PlayerView view) {
    return TableSheet.ofPlayers(book).map(sheet -> new PlayerGuide(book, sheet, view));
  }

  /**
   * Adds it on pages of its own, what is looked up behind what is read.
   *
   * @param scale of the reader's map, one to so many
   * @param metresPerPace metres in a pace of that map
   */
  void addTo(Flow flow, int scale, double metresPerPace) {
    flow.freshPage();
    flow.heading(Phrase.ASKED_OF_YOU.words());
    flow.remark(BookWords.marked(sheet.note()));
    sections(flow, false);
    flow.freshPage();
    sections(flow, true);
    rates(flow, scale, metresPerPace);
  }

  /** The parts that lead by words alone, or those that have tables. */
  private void sections(Flow flow, boolean withTables) {
    for (TableSheet.Section section : sheet.sections()) {
      if (section.isFor(present) && section.tables().isEmpty() != withTables) {
        flow.subheading(BookWords.marked(section.title()));
        section
            .steps()
            .forEach(
                step ->
                    flow.note(
                        "\u2022",
                        BookWords.marked(step.text()) + TableWords.inBrackets(step.citation())));
        flow.tables(
            section.tables().stream()
                .flatMap(each -> ExtractTable.of(each, present).stream())
                .toList());
      }
    }
  }

  private void rates(Flow flow, int scale, double metresPerPace) {
    List<MarchRuler> rulers = MarchRulers.of(book, types);
    String turn = BookWords.marked(book.time().turnName());
    Table table =
        new Table(
                Table.words(Phrase.TROOPS.words(), 1),
                Table.words(Phrase.GAIT.words(), 1),
                Table.figures(Phrase.A_TURN.of(BookWords.head(book.ground().plural()), turn), 1),
                Table.figures(Phrase.PACES.words(), 1),
                Table.figures(Phrase.METRES.words(), 1),
                Table.figures(Phrase.MM_OF_MAP.words(), 1),
                Table.words(Phrase.PLACE_OF_BOOK.words(), 1))
            .compact("");
    for (MarchRuler ruler : rulers) {
      String troops = PaperWords.capital(kinds(ruler.troops()));
      for (MarchRuler.Mark mark : ruler.marks()) {
        double metres = mark.metres() * MINUTES / book.time().turnMinutes();
        table.row(
            troops,
            gaits(mark),
            BookWords.figure(mark.units()),
            figure(metres / metresPerPace),
            figure(metres),
            figure(metres * 1000 / scale),
            BookWords.marked(BookWords.place(mark.citation())));
        troops = "";
      }
    }
    if (!table.isEmpty()) {
      flow.subheading(Phrase.RATES.words());
      flow.remark(Phrase.RATES_HOW.of(turn, MINUTES, BookWords.figure(scale)));
      flow.tables(List.of(table));
    }
  }

  /** Kinds of troops one by one, as the audit knows them. */
  private static String kinds(String troops) {
    return Arrays.stream(troops.split(", "))
        .map(each -> Terms.marked(BookWords.marked(each)))
        .collect(Collectors.joining(", "));
  }

  private String gaits(MarchRuler.Mark mark) {
    String gaits = mark.gaits().stream().map(BookWords::marked).collect(Collectors.joining(", "));
    return gaits
        + mark.limit()
            .map(
                often ->
                    Phrase.AT_MOST.of(
                        BookWords.figure(often.turns()),
                        BookWords.figure(often.inTurns()),
                        BookWords.marked(book.time().turnName() + "s")))
            .orElse("");
  }

  /** Tens where there are thousands, tenths where there are few. */
  private static String figure(double value) {
    return BookWords.figure(
        value >= 1000
            ? String.valueOf(Math.round(value / 10) * 10)
            : value >= 10
                ? String.valueOf(Math.round(value))
                : String.format(Locale.ROOT, "%.1f", value));
  }
}
