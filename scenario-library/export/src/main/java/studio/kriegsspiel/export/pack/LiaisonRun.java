package studio.kriegsspiel.export.pack;

import java.time.LocalDateTime;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Collectors;
import studio.kriegsspiel.export.paper.MarkedText;
import studio.kriegsspiel.export.paper.Phrase;
import studio.kriegsspiel.export.pdf.Flow;
import studio.kriegsspiel.export.pdf.Table;
import studio.kriegsspiel.scenario.force.UnitId;
import studio.kriegsspiel.situation.clock.Clock;
import studio.kriegsspiel.situation.knowledge.LiaisonView;
import studio.kriegsspiel.situation.knowledge.Reader;
import studio.kriegsspiel.situation.knowledge.SealedSheet;
import studio.kriegsspiel.situation.prose.Markup;

/**
 * The run sheet of a liaison umpire: what he brings his players by the clock, and what he watches
 * for. A short text stands in its row, a long one below.
 */
public final class LiaisonRun {
  private static final String BOX = "\u25a1";
  private static final double ROOM = 22;
  private static final double WATCH = 170;

  private final LiaisonView view;
  private final Clock clock;
  private final PlayerPack pack;
  private final boolean several;
  private final List<Row> rows = new ArrayList<>();

  /**
   * The run sheet of a view.
   *
   * @param pack of the first of his players, who shares his map with the others
   */
  LiaisonRun(LiaisonView view, Clock clock, PlayerPack pack) {
    this.view = view;
    this.clock = clock;
    this.pack = pack;
    int players = view.liaison().players().size();
    this.several = view.hands().stream().anyMatch(each -> each.to().size() < players);
  }

  private record Row(LocalDateTime at, String clock, String what, String whom, String mark) {}

  void addTo(Flow flow) {
    LocalDateTime begins = view.players().get(0).begins();
    add(begins, Phrase.PLAY_BEGINS.words(), whom(view.liaison().players()));
    view.hands().forEach(this::hand);
    view.comings().forEach(this::coming);
    view.works().forEach(this::work);
    rows.sort(Comparator.comparing(Row::at));
    flow.heading(Phrase.YOUR_RUN_SHEET.words());
    Table table = table(Table.words(Phrase.CLOCK_HEAD.words(), 17));
    rows.forEach(row -> row(table, row.clock, row.what, row.whom, row.mark));
    flow.table(table.roomy(ROOM));
    watched(flow);
    inFull(flow);
  }

  private void watched(Flow flow) {
    Table table = table(Table.words(Phrase.HAND_OVER_WHEN.words(), 40));
    for (LiaisonView.Hand hand : view.hands()) {
      hand.watch()
          .ifPresent(
              condition ->
                  row(
                      table,
                      PaperWords.capital(ConditionWords.of(clock, condition, this::title)),
                      words(hand.sheet()),
                      whom(hand.to()),
                      hand.sheet().mark()));
    }
    if (!table.isEmpty()) {
      flow.need(WATCH);
      flow.subheading(Phrase.WATCH_FOR.words());
      flow.remark(Phrase.WATCH_FOR_HOW.words());
      flow.table(table.roomy(ROOM));
    }
  }

  /** The sheets whose texts are too long for a row. */
  private void inFull(Flow flow) {
    for (LiaisonView.Hand hand : view.hands()) {
      if (!UmpireNews.isShort(hand.sheet())) {
        flow.subheading(Phrase.SHEET_TO.of(hand.sheet().mark(), whom(hand.to())));
        flow.passage(hand.sheet().text());
      }
    }
  }

  private Table table(Table.Column first) {
    List<Table.Column> columns = new ArrayList<>();
    columns.add(first);
    columns.add(Table.words(Phrase.WHAT.words(), 62));
    if (several) {
      columns.add(Table.words(Phrase.FOR_WHOM.words(), 22));
    }
    columns.add(Table.words(Phrase.SHEET_MARK.words(), 9));
    columns.add(Table.words(Phrase.DONE.words(), 8));
    columns.add(Table.words(Phrase.REMARKS.words(), 22));
    return new Table(columns.toArray(Table.Column[]::new));
  }

  private void row(Table table, String first, String what, String whom, String mark) {
    List<String> cells = new ArrayList<>(List.of(first, what));
    if (several) {
      cells.add(whom);
    }
    cells.addAll(List.of(mark, BOX, ""));
    table.row(cells.toArray(String[]::new));
  }

  private void hand(LiaisonView.Hand hand) {
    hand.at()
        .ifPresent(
            at ->
                rows.add(
                    new Row(
                        at,
                        PaperWords.clock(at)
                            + hand.latest()
                                .map(latest -> "\u2013" + PaperWords.clock(latest))
                                .orElse(""),
                        words(hand.sheet()),
                        whom(hand.to()),
                        hand.sheet().mark())));
  }

  private void coming(LiaisonView.Coming coming) {
    String words = pack.words(coming.arrival(), coming.title());
    add(
        coming.arrival().at(),
        coming.alone() ? Phrase.FOR_YOU_ALONE.of(words) : words,
        whom(view.liaison().players()));
  }

  private void work(LiaisonView.Work work) {
    add(work.at(), Phrase.FOR_YOU_ALONE.of(words(work)), whom(view.liaison().players()));
  }

  private static String words(LiaisonView.Work work) {
    Phrase phrase = work.done() ? Phrase.WORK_DONE : Phrase.WORK_BEGINS;
    return phrase.of(work.title(), PaperWords.work(work.work().work()), work.work().place());
  }

  /** That a work begins or is done, without the signs in which papers tell their own words. */
  public static String plain(LiaisonView.Work work) {
    return MarkedText.plain(words(work));
  }

  private void add(LocalDateTime at, String what, String whom) {
    rows.add(new Row(at, PaperWords.clock(at), what, whom, ""));
  }

  /** Where it is from, how far it may be believed as its receiver is told, and what it says. */
  private static String words(SealedSheet sheet) {
    String line = NewsWords.line(sheet.dated(), sheet.source(), sheet.reliability());
    return UmpireNews.isShort(sheet)
        ? Phrase.HAND_OVER.of(line, Markup.plain(sheet.text()).replaceAll("\\s+", " "))
        : Phrase.HAND_OVER_LONG.of(line);
  }

  private String whom(List<Reader.Player> players) {
    if (players.size() == view.liaison().players().size()) {
      return Phrase.ALL_YOURS.words();
    }
    return players.stream().map(LiaisonBook::called).collect(Collectors.joining(", "));
  }

  private String title(UnitId unit) {
    return view.players().stream()
        .flatMap(player -> player.findUnit(unit.name()).stream())
        .findFirst()
        .map(found -> found.title())
        .orElseGet(unit::toString);
  }
}
