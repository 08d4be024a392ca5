package studio.kriegsspiel.export.page;

import java.nio.charset.StandardCharsets;
import java.util.Base64;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import studio.kriegsspiel.drawing.names.KeyedName;
import studio.kriegsspiel.export.paper.PageCode;
import studio.kriegsspiel.export.paper.Phrase;
import studio.kriegsspiel.export.paper.Printed;
import studio.kriegsspiel.export.paper.StudioVersion;
import studio.kriegsspiel.situation.prose.HtmlText;
import studio.kriegsspiel.terrain.Bounds;

/** What pages of players and umpire have in common: head, bar of parts, map, style and scripts. */
final class PageFrame {
  private final PageCode script;
  private final PageText main = new PageText();
  private final Map<String, String> parts = new LinkedHashMap<>();

  /**
   * A page that has only begun.
   *
   * @param script its script beside that of the map
   */
  PageFrame(PageCode script) {
    this.script = script;
  }

  /** The part of the page that is all its own. */
  PageText main() {
    return main;
  }

  /** Adds a part to the bar at the top. */
  void part(String name, String words) {
    parts.put(name, words);
  }

  /** Begins a part with a heading; it has to be ended by whoever begins it. */
  void begin(String name, String words) {
    part(name, words);
    main.markup("<section id=\"" + name + "\" aria-labelledby=\"" + name + "-head\">\n")
        .words("<h2 id=\"" + name + "-head\">", words, "</h2>\n");
  }

  void end() {
    main.markup("</section>\n");
  }

  /**
   * The map as a part.
   *
   * @param caption what it shows
   * @param told what is said of it to whoever does not see it
   */
  void map(MapPicture picture, Bounds extent, String caption, String told) {
    begin("map", Phrase.MAP.words());
    main.words("<p class=\"under\" id=\"map-what\">", caption, "</p>\n")
        .markup("<div class=\"map\" id=\"map-view\" tabindex=\"0\" role=\"group\"")
        .markup(" aria-labelledby=\"map-head map-what\" aria-describedby=\"map-how\"")
        .markup(
            " data-margin=\"" + picture.margin() + "\" data-metres=\"" + picture.metres() + "\"")
        .markup(" data-west=\"" + extent.west() + "\" data-north=\"" + extent.north() + "\">")
        .markup("<img width=\"" + picture.width() + "\" height=\"" + picture.height() + "\"")
        .attribute("alt", told)
        .markup(" src=\"data:image/png;base64,")
        .markup(Base64.getEncoder().encodeToString(picture.png()))
        .markup("\"></div>\n<div class=\"tools\" hidden>\n<div class=\"row\">\n")
        .words(
            "<button type=\"button\" id=\"map-nearer\">", Phrase.PAGE_NEARER.words(), "</button>\n")
        .words(
            "<button type=\"button\" id=\"map-farther\">",
            Phrase.PAGE_FARTHER.words(),
            "</button>\n")
        .words(
            "<button type=\"button\" id=\"map-whole\">", Phrase.PAGE_WHOLE.words(), "</button>\n")
        .markup("</div>\n")
        .words("<p id=\"map-how\">", Phrase.PAGE_MAP_HOW.words(), " ")
        .markup("<output class=\"where\" id=\"map-where\"></output>.</p>\n</div>\n")
        .words("<p>", Phrase.GRID_EXPLAINED.words(), "</p>\n");
    keys(picture.keys());
    end();
  }

  private void keys(List<KeyedName> keys) {
    if (keys.isEmpty()) {
      return;
    }
    main.words("<details>\n<summary>", Phrase.NUMBERS_ON_THE_MAP.words(), "</summary>\n<ol>\n");
    for (KeyedName key : keys) {
      main.markup("<li value=\"" + key.number() + "\">").words("", key.name(), "</li>\n");
    }
    main.markup("</ol>\n</details>\n");
  }

  /**
   * The finished page.
   *
   * @param over what stands over the title
   * @param title the scenario's
   * @param under whose page it is
   * @param data what its script reads
   */
  Printed whole(String over, String title, String under, String data) {
    PageText page = new PageText();
    page.markup(HtmlText.beginning())
        .markup("<meta name=\"generator\" content=\"" + StudioVersion.WRITER + "\">\n")
        .markup("<meta name=\"referrer\" content=\"no-referrer\">\n")
        .markup("<meta http-equiv=\"Content-Security-Policy\"")
        .markup(" content=\"" + PageCode.policy(script) + "\">\n")
        .words("<title>", Phrase.PAGE_TITLE.of(title, over, under), "</title>\n")
        .markup("<style>" + PageCode.STYLE.text() + "</style>\n</head>\n<body>\n")
        .words("<a class=\"skip\" href=\"#papers\">", Phrase.PAGE_SKIP.words(), "</a>\n")
        .words("<header>\n<p class=\"over\">", over, "</p>\n")
        .words("<h1>", title, "</h1>\n")
        .words("<p class=\"under\">", under, "</p>\n</header>\n<nav")
        .attribute("aria-label", Phrase.PAGE_PARTS.words())
        .markup(">\n<ul>\n");
    parts.forEach(
        (name, words) -> page.words("<li><a href=\"#" + name + "\">", words, "</a></li>\n"));
    page.markup("</ul>\n</nav>\n")
        .words(
            "<noscript>\n<div class=\"notice\"><p>", Phrase.PAGE_NO_SCRIPT.words(), "</p></div>\n")
        .markup("</noscript>\n<main>\n")
        .add(main)
        .markup("</main>\n")
        .markup(data)
        .markup("<script>" + PageCode.MAP.text() + "</script>\n")
        .markup("<script>" + script.text() + "</script>\n</body>\n</html>\n");
    return new Printed(page.toString().getBytes(StandardCharsets.UTF_8), page.ownWords());
  }
}
