package studio.kriegsspiel.export.audit;

import java.io.IOException;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import studio.kriegsspiel.export.paper.OwnWord;
import studio.kriegsspiel.export.paper.PageCode;
import studio.kriegsspiel.situation.secret.SecretFinder;

/**
 * Everything a curious reader can get out of a page for a screen: its text, its attributes, its
 * pictures and data. It reads the markup that our pages have and refuses any other.
 */
final class PageReadBack {
  private static final String BEGINNING = "<!DOCTYPE html>\n";
  private static final Set<String> RAW = Set.of("script", "style");
  private static final Set<String> VOID = Set.of("meta", "img", "input", "hr");

  /** Elements that part no words. */
  private static final Set<String> INLINE = Set.of("strong", "em", "span", "a", "time", "output");

  private final String file;
  private final Map<Integer, String> own = new HashMap<>();
  private final Deque<String> open = new ArrayDeque<>();
  private final StringBuilder text = new StringBuilder();
  private final List<SecretFinder.Found> attributes = new ArrayList<>();
  private final List<PdfReadBack.Fault> faults = new ArrayList<>();
  private final List<Map<String, String>> elements = new ArrayList<>();
  private final Map<String, String> data = new LinkedHashMap<>();
  private int at;

  private PageReadBack(String file, List<OwnWord> ownWords) {
    this.file = file;
    ownWords.forEach(word -> own.put((int) Math.round(word.x()), word.text()));
  }

  /**
   * Reads a whole page.
   *
   * @throws IOException if there is markup that none of our pages has
   */
  static PageReadBack of(String file, List<OwnWord> ownWords) throws IOException {
    PageReadBack page = new PageReadBack(file, ownWords);
    if (!file.startsWith(BEGINNING)) {
      throw new IOException("it begins as no page of ours");
    }
    page.at = BEGINNING.length();
    page.read();
    return page;
  }

  /** Reads a piece of a page. */
  static PageReadBack ofPiece(String piece, List<OwnWord> ownWords) throws IOException {
    PageReadBack page = new PageReadBack(piece, ownWords);
    page.read();
    return page;
  }

  /** All that it says, without the exporter's own words. */
  List<SecretFinder.Found> texts() {
    List<SecretFinder.Found> all = new ArrayList<>(attributes);
    all.add(0, new SecretFinder.Found("text", text.toString()));
    return all;
  }

  /** What none of our pages has. */
  List<PdfReadBack.Fault> faults() {
    return faults;
  }

  /** The attributes of each element of a name, which stands under {@code <}. */
  List<Map<String, String>> elements(String name) {
    return elements.stream().filter(each -> name.equals(each.get("<"))).toList();
  }

  /** Data for scripts, by their names. */
  Map<String, String> data() {
    return data;
  }

  private void read() throws IOException {
    while (at < file.length()) {
      if (file.charAt(at) == '<') {
        tag();
      } else {
        int end = file.indexOf('<', at);
        int to = end < 0 ? file.length() : end;
        text.append(said(at, to));
        at = to;
      }
    }
    if (!open.isEmpty()) {
      throw new IOException("the element " + open.peek() + " has no end");
    }
  }

  private void tag() throws IOException {
    if (file.startsWith("</", at)) {
      at += 2;
      String name = word();
      if (open.isEmpty() || !open.pop().equals(name)) {
        throw new IOException("the element " + name + " ends where it did not begin");
      }
      expect(">");
      part(name);
      return;
    }
    at++;
    String name = word();
    if (!PageWords.ELEMENTS.contains(name)) {
      fault("the element " + name);
    }
    Map<String, String> attributesHere = new LinkedHashMap<>();
    attributesHere.put("<", name);
    while (at < file.length() && file.charAt(at) == ' ') {
      at++;
      attribute(attributesHere);
    }
    expect(">");
    elements.add(attributesHere);
    part(name);
    if (RAW.contains(name)) {
      raw(name, attributesHere);
    } else if (!VOID.contains(name)) {
      open.push(name);
    }
  }

  private void part(String name) {
    if (!INLINE.contains(name)) {
      text.append('\n');
    }
  }

  private void attribute(Map<String, String> of) throws IOException {
    String name = word();
    int from = at;
    String value = "";
    if (file.startsWith("=\"", at)) {
      from = at + 2;
      int to = file.indexOf('"', from);
      if (to < 0) {
        throw new IOException("an attribute without end");
      }
      value = plain(from, to);
      at = to + 1;
      if (PageWords.isTold(name, value)) {
        attributes.add(new SecretFinder.Found("attribute " + name, said(from, to)));
      }
    }
    if (!PageWords.ATTRIBUTES.contains(name)) {
      fault("the attribute " + name);
    } else if (PageWords.leadsAway(name, value)) {
      fault("something that leads out of the page in the attribute " + name);
    }
    if (of.put(name, value) != null) {
      throw new IOException("the attribute " + name + " twice");
    }
  }

  /** Style and scripts are the program's own to the last sign; data is read by others. */
  private void raw(String name, Map<String, String> of) throws IOException {
    int end = file.indexOf("</" + name + ">", at);
    if (end < 0) {
      throw new IOException("the element " + name + " has no end");
    }
    String content = file.substring(at, end);
    at = end + name.length() + 3;
    if ("application/json".equals(of.get("type"))) {
      if (data.put(of.getOrDefault("id", ""), content) != null) {
        fault("data twice");
      }
    } else if (name.equals("style")
        ? !content.equals(PageCode.STYLE.text())
        : !content.equals(PageCode.MAP.text()) && !content.equals(PageCode.PLAYER.text())) {
      fault("a " + name + " that is not the program's");
    }
  }

  private void fault(String what) {
    faults.add(new PdfReadBack.Fault("markup", what + ", which none of our pages has"));
  }

  private String word() throws IOException {
    int from = at;
    while (at < file.length()
        && (Character.isLetterOrDigit(file.charAt(at)) || file.charAt(at) == '-')) {
      at++;
    }
    if (at == from) {
      throw new IOException("markup that none of our pages has, at sign " + from);
    }
    return file.substring(from, at);
  }

  private void expect(String sign) throws IOException {
    if (!file.startsWith(sign, at)) {
      throw new IOException("markup that none of our pages has, at sign " + at);
    }
    at += sign.length();
  }

  private String plain(int from, int to) throws IOException {
    String written = file.substring(from, to);
    if (written.indexOf('&') < 0) {
      return written;
    }
    StringBuilder plain = new StringBuilder();
    for (int i = from; i < to; i = next(i)) {
      plain.append(sign(i));
    }
    return plain.toString();
  }

  /** What a stretch of the file says, without own words that stand just there. */
  private String said(int from, int to) throws IOException {
    StringBuilder said = new StringBuilder();
    int i = from;
    while (i < to) {
      int behind = behindOwn(i, to);
      if (behind > i) {
        said.append('\n');
        i = behind;
      } else {
        said.append(sign(i));
        i = next(i);
      }
    }
    return said.toString();
  }

  /** Where an own word that begins here ends; here, if none does. */
  private int behindOwn(int from, int to) throws IOException {
    String word = own.get(from);
    if (word == null) {
      return from;
    }
    int i = from;
    for (int letter = 0; letter < word.length(); letter++) {
      if (i >= to || (sign(i) == '\u00a0' ? ' ' : sign(i)) != word.charAt(letter)) {
        return from;
      }
      i = next(i);
    }
    return i;
  }

  private char sign(int place) throws IOException {
    return file.charAt(place) == '&'
        ? PageWords.sign(file.substring(place, next(place)))
        : file.charAt(place);
  }

  private int next(int place) {
    int end = file.charAt(place) == '&' ? file.indexOf(';', place) : place;
    return (end < 0 ? place : end) + 1;
  }
}
