package studio.kriegsspiel.export.pack;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import studio.kriegsspiel.export.paper.BookWords;
import studio.kriegsspiel.export.paper.Phrase;
import studio.kriegsspiel.export.paper.Printed;
import studio.kriegsspiel.export.paper.Terms;
import studio.kriegsspiel.export.pdf.Flow;
import studio.kriegsspiel.export.pdf.PageSize;
import studio.kriegsspiel.export.pdf.PdfPaper;
import studio.kriegsspiel.export.pdf.Table;
import studio.kriegsspiel.rules.book.TimeScale;
import studio.kriegsspiel.rules.book.TurnPart;
import studio.kriegsspiel.situation.clock.Clock;
import studio.kriegsspiel.situation.knowledge.LiaisonView;
import studio.kriegsspiel.situation.knowledge.PlayerView;
import studio.kriegsspiel.situation.knowledge.Reader;

/**
 * A liaison umpire's book: what to do in which order, the news for his players by the clock, a log
 * of messages on their way, and what each of his players knows. Made from a {@link LiaisonView}; it
 * never sees a scenario.
 */
public final class LiaisonBook {
  private static final String BOX = "\u25a1";
  private static final int COLUMNS = 8;
  private static final int MESSAGES = 36;
  private static final double ROOM = 22;

  /** So that a turn stands on one page: the height of its rows, and of what stands above them. */
  private static final double STEP = 27;

  private static final double ABOVE = 90;

  private final LiaisonView view;
  private final Clock clock;
  private final TimeScale time;
  private final List<PlayerPack> packs;
  private final Optional<PlayerPack> shared;

  /**
   * The book of a liaison umpire.
   *
   * @param time how the book in play divides time
   * @param packs what is made for each of his players, in their order
   * @param shared what is made for all of their side, where he serves several
   */
  public LiaisonBook(
      LiaisonView view,
      Clock clock,
      TimeScale time,
      List<PlayerPack> packs,
      Optional<PlayerPack> shared) {
    this.shared = shared;
    this.view = view;
    this.clock = clock;
    this.time = time;
    this.packs = List.copyOf(packs);
  }

  /** The finished PDF. */
  public Printed toPdf(PageSize size) {
    PlayerView first = view.players().get(0);
    try (PdfPaper paper = new PdfPaper(first.title())) {
      Flow flow = new Flow(paper, size);
      flow.title(
          Phrase.FOR_THE_LIAISON.words(),
          first.title(),
          Phrase.LIAISON_FOR.of(packs.size() == 1 ? packs.get(0).reader() : first.sideTitle()));
      facts(flow, first);
      task(flow);
      new LiaisonRun(view, clock, packs.get(0)).addTo(flow);
      eachTurn(flow);
      messages(flow);
      flow.breakPage();
      List<PlayerPack> maps = known(flow);
      flow.finish(first.title(), Phrase.LIAISON.words());
      maps.forEach(each -> each.addMap(paper, size));
      return paper.finish();
    }
  }

  /** What his players know; gives back those whose maps show different things. */
  private List<PlayerPack> known(Flow flow) {
    String side = view.players().get(0).sideTitle();
    if (shared.isEmpty()) {
      flow.title(Phrase.KNOWS_AT_FIRST.words(), packs.get(0).reader(), side);
      packs.get(0).addTo(flow);
      return packs;
    }
    PlayerPack all = shared.get();
    flow.title(Phrase.ALL_KNOW_AT_FIRST.words(), side, all.reader());
    all.addShared(flow);
    List<PlayerPack> maps = new ArrayList<>(List.of(all));
    for (PlayerPack pack : packs) {
      flow.heading(Phrase.KNOWS_BEYOND.of(pack.reader()));
      pack.addBeyond(flow, view.shared().orElseThrow());
      if (maps.stream().noneMatch(pack::showsAs)) {
        maps.add(pack);
      }
    }
    return maps;
  }

  /** What a player is called where he is one of several. */
  static String called(Reader.Player player) {
    return player.person().or(player::role).orElseGet(player::side);
  }

  private void facts(Flow flow, PlayerView first) {
    view.liaison().name().ifPresent(name -> flow.fact(Phrase.YOU_ARE.words(), name));
    for (int i = 0; i < packs.size(); i++) {
      flow.fact(
          i == 0 ? Phrase.YOU_SERVE.words() : "",
          packs.get(i).reader() + " (" + first.sideTitle() + ")");
    }
    flow.fact(Phrase.TIME.words(), PaperWords.dayAndClock(first.begins()));
    first
        .rules()
        .ifPresent(book -> flow.fact(Phrase.RULE_BOOK.words(), Terms.marked(book.shortTitle())));
  }

  private static void task(Flow flow) {
    flow.heading(Phrase.YOUR_TASK.words());
    Stream.of(
            Phrase.BETWEEN_THEM,
            Phrase.DECIDES_NOTHING,
            Phrase.HOLDS_NO_MORE,
            Phrase.MORE_FROM_THE_CONTROLLER)
        .forEach(each -> flow.item("\u2022", each.words()));
  }

  /** What is done in each turn, with columns to tick. */
  private void eachTurn(Flow flow) {
    String turn = BookWords.marked(time.turnName());
    flow.need(rows(time.parts()) * STEP + ABOVE);
    flow.heading(Phrase.EACH_MOVE.of(turn));
    flow.remark(Phrase.EACH_MOVE_HOW.of(turn));
    List<Table.Column> columns = new ArrayList<>();
    columns.add(Table.words(Phrase.WHAT.words(), 52));
    columns.add(Table.words(Phrase.BY_WHOM.words(), 16));
    columns.add(Table.words(Phrase.PARAGRAPH.words(), 16));
    for (int i = 0; i < COLUMNS; i++) {
      columns.add(Table.words("", 6));
    }
    Table table = new Table(columns.toArray(Table.Column[]::new));
    Stream.of(Phrase.TAKE_ORDERS, Phrase.CARRY_ORDERS).forEach(each -> yours(each, table));
    time.parts().forEach(part -> part(part, 0, table));
    Stream.of(Phrase.ASK_THE_CONTROLLER, Phrase.TELL_THE_PLAYERS)
        .forEach(each -> yours(each, table));
    flow.table(table.roomy(ROOM));
  }

  /** How many rows a turn takes, with those of his own. */
  private static int rows(List<TurnPart> parts) {
    return 4 + (int) parts.stream().mapToLong(part -> 1 + part.parts().size()).sum();
  }

  private static void yours(Phrase what, Table table) {
    row(0, what.words(), Phrase.BY_YOU.words(), "", table);
  }

  private static void part(TurnPart part, int depth, Table table) {
    row(
        depth,
        BookWords.head(part.title()) + (part.times() > 1 ? Phrase.TIMES.of(part.times()) : ""),
        BookWords.marked(part.acting().word().replace('-', ' ')),
        BookWords.marked(BookWords.place(part.citation())),
        table);
    part.parts().forEach(each -> part(each, depth + 1, table));
  }

  private static void row(int depth, String what, String who, String place, Table table) {
    List<String> cells = new ArrayList<>(List.of(what, who, place));
    for (int i = 0; i < COLUMNS; i++) {
      cells.add(BOX);
    }
    table.row(depth, false, cells.toArray(String[]::new));
  }

  private static void messages(Flow flow) {
    flow.heading(Phrase.MESSAGES.words());
    Table log =
        new Table(
            Table.words(Phrase.FORM_NUMBER.words(), 6),
            Table.words(Phrase.SENT.words(), 11),
            Table.words(Phrase.FORM_FROM.words(), 21),
            Table.words(Phrase.FORM_TO.words(), 21),
            Table.words(Phrase.WHAT.words(), 37),
            Table.words(Phrase.THERE_AT.words(), 12),
            Table.words(Phrase.HANDED.words(), 15));
    for (int i = 1; i <= MESSAGES; i++) {
      log.row(String.valueOf(i), "", "", "", "", "", "");
    }
    flow.table(log.roomy(ROOM));
  }
}
