package studio.kriegsspiel.export.page;

import java.util.ArrayList;
import java.util.List;
import studio.kriegsspiel.export.paper.MarkedText;
import studio.kriegsspiel.export.paper.OwnWord;
import studio.kriegsspiel.situation.prose.HtmlText;

/** A page as it is written, which notes where in the file the exporter's own words stand. */
final class PageText {
  private final StringBuilder text = new StringBuilder();
  private final List<OwnWord> own = new ArrayList<>();

  /** What is markup already, and says nothing of its own accord. */
  PageText markup(String markup) {
    text.append(markup);
    return this;
  }

  /** Words that may be marked as the exporter's own. */
  PageText words(String marked) {
    String plain = MarkedText.withoutSigns(marked);
    int at = 0;
    for (MarkedText.Stretch stretch : MarkedText.stretches(marked)) {
      text.append(HtmlText.escaped(plain.substring(at, stretch.start())));
      String said = plain.substring(stretch.start(), stretch.end());
      own.add(OwnWord.inText(text.length(), MarkedText.plain(said)));
      text.append(HtmlText.escaped(said));
      at = stretch.end();
    }
    text.append(HtmlText.escaped(plain.substring(at)));
    return this;
  }

  /** Words inside an element of this beginning and end. */
  PageText words(String open, String marked, String close) {
    return markup(open).words(marked).markup(close);
  }

  /** An attribute, which the exporter gives some words. */
  PageText attribute(String name, String marked) {
    return markup(" " + name + "=\"").words(marked).markup("\"");
  }

  /** Another text, behind this one. */
  PageText add(PageText other) {
    int shift = text.length();
    other.own.forEach(
        word -> own.add(OwnWord.inText(shift + (int) Math.round(word.x()), word.text())));
    text.append(other.text);
    return this;
  }

  /** Where the exporter's own words stand. */
  List<OwnWord> ownWords() {
    return List.copyOf(own);
  }

  @Override
  public String toString() {
    return text.toString();
  }
}
