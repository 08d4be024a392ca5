package studio.kriegsspiel.export.page;

import java.time.format.DateTimeFormatter;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import studio.kriegsspiel.export.pack.BookSheet;
import studio.kriegsspiel.export.pack.RunSheet;
import studio.kriegsspiel.export.pack.UmpireBook;
import studio.kriegsspiel.export.paper.PageCode;
import studio.kriegsspiel.export.paper.Printed;
import studio.kriegsspiel.export.seal.SealedNews;
import studio.kriegsspiel.situation.Situation;

/**
 * The umpire's page: the run sheet with a clock and the words that unlock each sheet, the map with
 * all troops, and what his book tells.
 */
public final class UmpirePage {
  private static final DateTimeFormatter AT =
      DateTimeFormatter.ofPattern("uuuu-MM-dd'T'HH:mm", Locale.ROOT);

  private final Situation situation;
  private final UmpireBook book;
  private final ScreenMap map;
  private final Map<String, String> words;
  private final PageFrame frame = new PageFrame(PageCode.UMPIRE);
  private int boxes;

  /** A page with what the umpire's book tells, a map of all troops, and the words of the sheets. */
  public UmpirePage(Situation situation, UmpireBook book, ScreenMap map, SealedNews news) {
    this.situation = situation;
    this.book = book;
    this.map = map;
    this.words =
        news.all().stream()
            .collect(Collectors.toMap(each -> each.sheet().mark(), SealedNews.Locked::words));
  }

  /** The finished page. */
  public Printed toHtml() {
    RunSheet run = new RunSheet(situation);
    runSheet(run);
    frame.map(
        map.picture(),
        map.extent(),
        map.caption(),
        "Map of the whole ground with all troops; where they stand is told under each side.");
    frame.part("papers", "The book");
    frame.main().markup("<div id=\"papers\">\n");
    PageManuscript papers = new PageManuscript(frame.main(), "part-");
    papers.heading("At the beginning");
    book.tell(papers, () -> {});
    Optional<BookSheet> tables = BookSheet.of(situation);
    tables.ifPresent(sheet -> sheet.tell(papers));
    papers.finish();
    frame.main().markup("</div>\n");
    tables
        .flatMap(sheet -> papers.findPart(sheet.heading()))
        .ifPresent(name -> frame.part(name, "Tables"));
    papers.findPart("Long sheets to hand over").ifPresent(name -> frame.part(name, "Sheets"));
    papers.findPart("Umpire's notes").ifPresent(name -> frame.part(name, "Notes"));
    return frame.whole(
        "For the umpire alone", situation.scenario().title(), "The umpire's page", "");
  }

  private void runSheet(RunSheet run) {
    frame.begin("run", "Run sheet");
    clock();
    entries(run.entries());
    if (!run.waiting().isEmpty()) {
      frame.main().markup("<h3>Waiting for an event</h3>\n");
      waiting(run.waiting());
    }
    frame.end();
  }

  private void clock() {
    int turn = situation.book().time().turnMinutes();
    frame
        .main()
        .markup(
            "<div class=\"clock tools\" id=\"clock\" role=\"group\" aria-label=\"Clock\" hidden")
        .markup(" data-begins=\"" + AT.format(situation.clock().begins()) + "\"")
        .markup(" data-turn=\"" + turn + "\">\n<div class=\"row\">\n")
        .markup("<output id=\"clock-time\" aria-label=\"Hour of the day of play\"></output>\n")
        .markup("<button type=\"button\" class=\"main\" id=\"clock-start\" aria-pressed=\"false\">")
        .markup("Start</button>\n")
        .words(
            "<button type=\"button\" id=\"clock-back\">", "\u2212" + turn + " min", "</button>\n")
        .words("<button type=\"button\" id=\"clock-on\">", "+" + turn + " min", "</button>\n")
        .markup("<label class=\"quiet\" for=\"clock-set\">Set the clock to</label>")
        .markup("<input type=\"time\" id=\"clock-set\">\n</div>\n")
        .markup("<p role=\"status\" id=\"clock-says\"></p>\n</div>\n");
  }

  private void entries(List<RunSheet.Entry> entries) {
    frame.main().markup("<ol class=\"run\">\n");
    for (RunSheet.Entry entry : entries) {
      frame.main().markup("<li data-at=\"" + AT.format(entry.time()) + "\">");
      box();
      frame
          .main()
          .words("<time datetime=\"" + AT.format(entry.time()) + "\">", entry.clock(), "</time> ")
          .words("", entry.what(), "</label>\n")
          .markup("<p><span class=\"tag\" hidden>due</span> ");
      whom(entry.whom(), entry.mark(), entry.goal());
    }
    frame.main().markup("</ol>\n");
  }

  private void waiting(List<RunSheet.Waiting> waiting) {
    frame.main().markup("<ol class=\"run\">\n");
    for (RunSheet.Waiting one : waiting) {
      frame.main().markup("<li>");
      box();
      frame.main().words("", one.event(), "</label>\n<p>");
      whom(one.whom(), one.mark(), one.goal());
    }
    frame.main().markup("</ol>\n");
  }

  private void box() {
    boxes++;
    frame
        .main()
        .markup("<input type=\"checkbox\" id=\"done-" + boxes + "\">\n<div class=\"what\">")
        .markup("<label for=\"done-" + boxes + "\">");
  }

  /** For whom it is, where more stands, and by which words a sheet is unlocked. */
  private void whom(String whom, String mark, String goal) {
    PageText out = frame.main();
    out.words("For ", whom, "");
    if (goal.isEmpty() && !mark.isEmpty()) {
      out.words(" \u00b7 ", "sheet " + mark, "");
    } else if (!goal.isEmpty()) {
      out.words(" \u00b7 <a href=\"#" + PageManuscript.nameOf(goal) + "\">", goal, "</a>");
    }
    out.markup("</p>\n");
    String unlocking = words.get(mark);
    if (unlocking != null) {
      out.words("<p class=\"words\">", unlocking, "</p>\n");
    }
    out.markup("</div></li>\n");
  }
}
