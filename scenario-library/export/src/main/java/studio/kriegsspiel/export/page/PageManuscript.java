package studio.kriegsspiel.export.page;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import studio.kriegsspiel.export.paper.MarkedText;
import studio.kriegsspiel.export.pdf.PaperText;
import studio.kriegsspiel.export.pdf.Table;
import studio.kriegsspiel.situation.prose.Markup;
import studio.kriegsspiel.situation.prose.ProseBlock;
import studio.kriegsspiel.situation.prose.ProseRun;

/**
 * Sets what a pack tells as parts of a page: headings in order, lists as lists, tables with heads.
 */
final class PageManuscript implements PaperText {
  private static final String BULLET = "\u2022";
  private static final int DEEPEST = 4;

  private final PageText out;
  private final int top;
  private final String mark;
  private final Map<String, String> parts = new LinkedHashMap<>();
  private String open = "";
  private String heading = "";
  private boolean inPart;

  /**
   * Parts of a page.
   *
   * @param out where they are written
   * @param mark what the names of its parts begin with
   */
  PageManuscript(PageText out, String mark) {
    this(out, mark, 2);
  }

  /** A text without parts, such as a sheet, whose lesser headings are of the third rank. */
  static PageManuscript ofSheet(PageText out) {
    return new PageManuscript(out, "", 3);
  }

  private PageManuscript(PageText out, String mark, int top) {
    this.out = out;
    this.mark = mark;
    this.top = top;
  }

  /** The name of the part with a heading, for links. */
  Optional<String> findPart(String words) {
    return Optional.ofNullable(parts.get(MarkedText.plain(words)));
  }

  /** Ends what is open. */
  void finish() {
    group("");
    if (inPart) {
      out.markup("</section>\n");
      inPart = false;
    }
  }

  @Override
  public PaperText heading(String text) {
    finish();
    String name = mark + (parts.size() + 1);
    parts.putIfAbsent(MarkedText.plain(text), name);
    heading = text;
    inPart = true;
    out.markup("<section aria-labelledby=\"" + name + "\">\n");
    out.words("<h2 id=\"" + name + "\">", text, "</h2>\n");
    return this;
  }

  @Override
  public PaperText subheading(String text) {
    group("");
    heading = text;
    out.words("<h3>", text, "</h3>\n");
    return this;
  }

  @Override
  public PaperText remark(String text) {
    group("");
    out.words("<p class=\"remark\">", text, "</p>\n");
    return this;
  }

  @Override
  public PaperText passage(String text) {
    for (ProseBlock block : Markup.blocks(MarkedText.withoutSigns(text))) {
      switch (block.kind()) {
        case PARAGRAPH -> {
          group("");
          runs("<p>", block.runs(), "</p>\n");
        }
        case HEADING -> {
          group("");
          int rank = Math.min(DEEPEST, top + 1);
          runs("<h" + rank + ">", block.runs(), "</h" + rank + ">\n");
        }
        case ITEM -> {
          begin(block.mark());
          runs("", block.runs(), "</li>\n");
        }
      }
    }
    return this;
  }

  private void runs(String before, List<ProseRun> runs, String after) {
    out.markup(before);
    for (ProseRun run : runs) {
      String begin = (run.strong() ? "<strong>" : "") + (run.emphasis() ? "<em>" : "");
      String end = (run.emphasis() ? "</em>" : "") + (run.strong() ? "</strong>" : "");
      out.words(begin, run.text(), end);
    }
    out.markup(after);
  }

  @Override
  public PaperText item(String itemMark, String text) {
    begin(itemMark);
    out.words("", text, "</li>\n");
    return this;
  }

  @Override
  public PaperText note(String noteMark, String text) {
    return item(noteMark, text);
  }

  /** Begins an item in a list of its kind. */
  private void begin(String itemMark) {
    boolean bullet = itemMark.equals(BULLET);
    group(bullet ? "<ul>" : "<ul class=\"marked\">");
    out.markup("<li>");
    if (!bullet) {
      out.words("<span class=\"mark\">", itemMark, "</span> ");
    }
  }

  @Override
  public PaperText fact(String label, String text) {
    group("<dl class=\"facts\">");
    out.words("<dt>", label, "</dt>").words("<dd>", text, "</dd>\n");
    return this;
  }

  /** Goes on in an open list, or ends it and begins another. */
  private void group(String wanted) {
    if (!open.equals(wanted)) {
      if (!open.isEmpty()) {
        out.markup(open.startsWith("<dl") ? "</dl>\n" : "</ul>\n");
      }
      out.markup(wanted.isEmpty() ? "" : wanted + "\n");
      open = wanted;
    }
  }

  @Override
  public PaperText table(Table whole) {
    Table table = whole.filled();
    group("");
    // Their roles are written out, because a narrow screen shows each row as a card.
    boolean titled = !whole.caption().isEmpty();
    out.markup("<table role=\"table\"" + (titled ? " class=\"small\"" : "") + ">\n")
        .words(
            titled ? "<caption>" : "<caption class=\"quiet\">",
            titled ? whole.caption() : heading,
            "</caption>\n")
        .markup("<thead role=\"rowgroup\"><tr role=\"row\">");
    for (Table.Column column : table.columns()) {
      String shape = column.right() ? " class=\"n\"" : "";
      boolean named = !column.head().isEmpty();
      out.words(
          named ? "<th role=\"columnheader\" scope=\"col\"" + shape + ">" : "<td role=\"cell\">",
          column.head(),
          named ? "</th>" : "</td>");
    }
    out.markup("</tr></thead>\n<tbody role=\"rowgroup\">\n");
    table.rows().forEach(row -> row(table.columns(), row));
    out.markup("</tbody>\n</table>\n");
    return this;
  }

  private void row(List<Table.Column> columns, Table.Row row) {
    String shape =
        ((row.indent() > 0 ? "in" + Math.min(4, row.indent()) + " " : "")
                + (row.strong() ? "strong" : ""))
            .strip();
    out.markup("<tr role=\"row\"" + (shape.isEmpty() ? "" : " class=\"" + shape + "\"") + ">");
    for (int i = 0; i < columns.size(); i++) {
      Table.Column column = columns.get(i);
      boolean first = i == 0;
      out.markup(first ? "<th role=\"rowheader\" scope=\"row\"" : "<td role=\"cell\"");
      out.markup(column.right() ? " class=\"n\"" : "");
      if (!first && !column.head().isEmpty()) {
        out.attribute("data-head", column.head());
      }
      out.markup(">");
      String goal = row.goals().get(i);
      out.words(
          goal == null ? "" : "<a href=\"#" + nameOf(goal) + "\">",
          row.cells().get(i),
          goal == null ? "" : "</a>");
      out.markup(first ? "</th>" : "</td>");
    }
    out.markup("</tr>\n");
  }

  @Override
  public PaperText ornament() {
    group("");
    out.markup("<hr class=\"apart\">\n");
    return this;
  }

  @Override
  public PaperText space(double points) {
    return this;
  }

  @Override
  public PaperText goal(String name) {
    group("");
    out.markup("<a id=\"" + nameOf(name) + "\"></a>\n");
    return this;
  }

  /** A goal's name as links have it. */
  static String nameOf(String goal) {
    return "goal-" + goal.replace(' ', '-');
  }
}
