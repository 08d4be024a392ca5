package studio.kriegsspiel.desk.help;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Turns the Markdown that our own pages are written in into plain HTML: headings, paragraphs,
 * lists, tables, examples, bold, code and links. Pictures are left out.
 */
public final class MarkdownHtml {
  private static final Pattern HEADING = Pattern.compile("(#{1,4}) (.*)");
  private static final Pattern ITEM = Pattern.compile("\\s*(?:[-*]|\\d+\\.) (.*)");
  private static final Pattern CODE = Pattern.compile("`([^`]+)`");
  private static final Pattern BOLD = Pattern.compile("\\*\\*(.+?)\\*\\*");
  private static final Pattern LINK = Pattern.compile("\\[([^\\]]+)\\]\\(([^)]*)\\)");

  private final StringBuilder html = new StringBuilder();
  private final List<String> paragraph = new ArrayList<>();
  private String open = "";

  private MarkdownHtml() {}

  /** The body of a page. */
  public static String of(String markdown) {
    MarkdownHtml writer = new MarkdownHtml();
    boolean example = false;
    for (String line : markdown.lines().toList()) {
      if (line.startsWith("```")) {
        writer.close();
        writer.html.append(example ? "</pre>\n" : "<pre>");
        example = !example;
      } else if (example) {
        writer.html.append(escape(line)).append('\n');
      } else {
        writer.line(line);
      }
    }
    writer.close();
    return writer.html.toString();
  }

  private void line(String line) {
    Matcher heading = HEADING.matcher(line);
    Matcher item = ITEM.matcher(line);
    if (line.isBlank()) {
      flush();
      if (!open.equals("ul")) {
        close();
      }
    } else if (line.startsWith("![")) {
      close();
    } else if (heading.matches()) {
      close();
      int depth = heading.group(1).length();
      html.append("<h" + depth + ">")
          .append(inline(heading.group(2)))
          .append("</h" + depth + ">\n");
    } else if (line.startsWith("|")) {
      row(line);
    } else if (item.matches()) {
      flush();
      enter("ul");
      html.append("<li>");
      paragraph.add(item.group(1));
    } else {
      if (paragraph.isEmpty() && !line.startsWith(" ")) {
        close();
      }
      paragraph.add(line.strip());
    }
  }

  private void row(String line) {
    flush();
    List<String> cells =
        Arrays.stream(line.replaceAll("^\\||\\|\\s*$", "").split("(?<!\\\\)\\|"))
            .map(String::strip)
            .toList();
    if (cells.stream().allMatch(cell -> cell.matches(":?-+:?"))) {
      return;
    }
    String tag = open.equals("table") ? "td" : "th";
    enter("table");
    html.append("<tr>");
    cells.forEach(
        cell -> html.append("<" + tag + ">").append(inline(cell)).append("</" + tag + ">"));
    html.append("</tr>\n");
  }

  private void enter(String tag) {
    if (!open.equals(tag)) {
      close();
      html.append("<" + tag + ">\n");
      open = tag;
    }
  }

  private void flush() {
    if (!paragraph.isEmpty()) {
      String words = inline(String.join(" ", paragraph));
      html.append(open.isEmpty() ? "<p>" + words + "</p>\n" : words + "\n");
      paragraph.clear();
    }
  }

  private void close() {
    flush();
    if (!open.isEmpty()) {
      html.append("</" + open + ">\n");
      open = "";
    }
  }

  private static String inline(String text) {
    StringBuilder result = new StringBuilder();
    Matcher code = CODE.matcher(text);
    int from = 0;
    while (code.find()) {
      result.append(words(text.substring(from, code.start())));
      result.append("<code>").append(escape(code.group(1))).append("</code>");
      from = code.end();
    }
    return result.append(words(text.substring(from))).toString();
  }

  /** Links lead to our own pages by their file's name; others are words only. */
  private static String words(String text) {
    String plain = escape(text.replace("\\|", "|"));
    String bold = BOLD.matcher(plain).replaceAll("<b>$1</b>");
    return LINK.matcher(bold)
        .replaceAll(
            link ->
                Matcher.quoteReplacement(
                    link.group(2).endsWith(".md")
                        ? "<a href=\"" + link.group(2) + "\">" + link.group(1) + "</a>"
                        : link.group(1)));
  }

  private static String escape(String text) {
    return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;");
  }
}
