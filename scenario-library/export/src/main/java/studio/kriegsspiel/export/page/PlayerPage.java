package studio.kriegsspiel.export.page;

import java.util.List;
import java.util.stream.Collectors;
import studio.kriegsspiel.export.pack.PlayerPack;
import studio.kriegsspiel.export.paper.PageCode;
import studio.kriegsspiel.export.paper.Phrase;
import studio.kriegsspiel.export.paper.Printed;
import studio.kriegsspiel.export.seal.KeyWords;
import studio.kriegsspiel.situation.knowledge.PlayerView;

/**
 * One reader's papers as a page for a telephone: his map, what his pack tells, a form for an order,
 * and news to come under lock. Made from a {@link PlayerView}; it never sees a scenario.
 */
public final class PlayerPage {
  /** What stands side by side at the head of an order, as on the printed form. */
  private static final List<Phrase> HEAD =
      List.of(
          Phrase.FORM_NUMBER,
          Phrase.FORM_HOUR,
          Phrase.FORM_FROM,
          Phrase.FORM_TO,
          Phrase.FORM_PLACE);

  private final PlayerView view;
  private final PlayerPack pack;
  private final ScreenMap map;
  private final PageFrame frame = new PageFrame(PageCode.PLAYER);

  /** A page for the reader of a view, with what his pack tells and the map that belongs to it. */
  public PlayerPage(PlayerView view, PlayerPack pack, ScreenMap map) {
    this.view = view;
    this.pack = pack;
    this.map = map;
  }

  /**
   * The finished page.
   *
   * @param salt the salt of all keys, in Base64
   * @param locked locked news among decoys, each in Base64
   */
  public Printed toHtml(String salt, List<String> locked) {
    frame.map(
        map.picture(),
        map.extent(),
        map.caption(),
        Phrase.PAGE_MAP_PICTURE.of(Phrase.FORCES.words()));
    papers();
    order();
    news();
    return frame.whole(view.sideTitle(), view.title(), pack.reader(), data(salt, locked));
  }

  private void papers() {
    frame.part("papers", Phrase.PAGE_PAPERS.words());
    frame.main().markup("<div id=\"papers\">\n");
    PageManuscript papers = new PageManuscript(frame.main(), "part-");
    papers.heading(Phrase.PAGE_GLANCE.words());
    pack.tell(papers);
    papers.finish();
    frame.main().markup("</div>\n");
    papers
        .findPart(Phrase.FORCES.words())
        .ifPresent(name -> frame.part(name, Phrase.FORCES.words()));
  }

  private void order() {
    frame.begin("order", Phrase.PAGE_ORDER.words());
    PageText out = frame.main();
    out.words("<p id=\"order-how\">", Phrase.PAGE_ORDER_HOW.words(), "</p>\n")
        .markup("<div class=\"fields\">\n");
    for (int i = 0; i < HEAD.size(); i++) {
      Phrase each = HEAD.get(i);
      String name = "order-" + (i + 1);
      out.markup(each == Phrase.FORM_PLACE ? "<div class=\"wide\">" : "<div>")
          .words("<label for=\"" + name + "\">", each.words(), "</label>")
          .markup("<input id=\"" + name + "\" autocomplete=\"off\"");
      if (each == Phrase.FORM_FROM) {
        out.attribute("value", pack.reader());
      }
      out.markup("></div>\n");
    }
    out.words(
            "<div class=\"wide\"><label for=\"order-words\">",
            Phrase.PAGE_ORDER_TEXT.words(),
            "</label>")
        .markup("<textarea id=\"order-words\" rows=\"6\" aria-describedby=\"order-how\">")
        .markup("</textarea></div>\n</div>\n<div class=\"tools\" hidden>\n")
        .words("<h3>", Phrase.PAGE_ORDER_WHOLE.words(), "</h3>\n<pre id=\"order-text\"></pre>\n")
        .words(
            "<div class=\"row\">\n<button type=\"button\" class=\"main\" id=\"order-copy\">",
            Phrase.PAGE_COPY.words(),
            "</button>\n")
        .words(
            "<button type=\"button\" id=\"order-clear\">", Phrase.PAGE_CLEAR.words(), "</button>\n")
        .markup("</div>\n<p role=\"status\" id=\"order-says\"></p>\n</div>\n");
    frame.end();
  }

  private void news() {
    frame.begin("news", Phrase.PAGE_NEWS.words());
    frame
        .main()
        .words("<p id=\"news-how\">", Phrase.PAGE_NEWS_HOW.words(), "</p>\n")
        .words("<noscript><p>", Phrase.PAGE_NEWS_OFF.words(), "</p></noscript>\n")
        .markup("<div class=\"tools\" hidden>\n")
        .words("<label for=\"news-words\">", Phrase.PAGE_WORDS.words(), "</label>\n")
        .markup("<input id=\"news-words\" autocomplete=\"off\" autocapitalize=\"none\"")
        .markup(" spellcheck=\"false\" aria-describedby=\"news-how\">\n<div class=\"row\">\n")
        .words(
            "<button type=\"button\" class=\"main\" id=\"news-open\">",
            Phrase.PAGE_UNLOCK.words(),
            "</button>\n")
        .markup("</div>\n<p role=\"status\" id=\"news-says\"></p>\n</div>\n")
        .markup("<div id=\"news-opened\"></div>\n");
    frame.end();
  }

  private static String data(String salt, List<String> locked) {
    return "<script type=\"application/json\" id=\"key-words\">"
        + list(KeyWords.all())
        + "</script>\n<script type=\"application/json\" id=\"sealed\">{\"salt\":\""
        + salt
        + "\",\"sheets\":"
        + list(locked)
        + "}</script>\n";
  }

  /** A list of words that need no escaping, as JSON. */
  private static String list(List<String> words) {
    return words.stream().collect(Collectors.joining("\",\"", "[\"", "\"]"));
  }
}
