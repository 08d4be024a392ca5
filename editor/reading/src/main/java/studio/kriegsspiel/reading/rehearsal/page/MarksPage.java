package studio.kriegsspiel.reading.rehearsal.page;

import static studio.kriegsspiel.situation.prose.HtmlText.escaped;

import java.util.List;

/** The marks of order sheets beside each other on a page, to be printed with their debriefs. */
public final class MarksPage {
  private MarksPage() {}

  /**
   * A row.
   *
   * @param title what is expected
   * @param worth what it is worth
   * @param cells what stands in it, a sheet each
   */
  public record Row(String title, String worth, List<String> cells) {
    /** Copies the list. */
    public Row {
      cells = List.copyOf(cells);
    }
  }

  /**
   * The whole page.
   *
   * @param heads the columns of the sheets
   * @param notes what the signs mean, and what else is to be told
   */
  public static String of(
      String title, String under, List<String> heads, List<Row> rows, List<String> notes) {
    Html html = new Html(title, ", marks");
    html.under(under);
    html.append("<table>\n<tr><th>Expected</th><th>Worth</th>");
    heads.forEach(each -> html.append("<th>" + escaped(each) + "</th>"));
    html.append("</tr>\n");
    rows.forEach(row -> write(row, html));
    html.append("</table>\n");
    notes.forEach(html::note);
    return html.whole();
  }

  private static void write(Row row, Html html) {
    html.append("<tr><td class=\"name\">" + escaped(row.title) + "</td>");
    html.append("<td class=\"figure\">" + escaped(row.worth) + "</td>");
    row.cells.forEach(each -> html.append("<td>" + escaped(each) + "</td>"));
    html.append("</tr>\n");
  }
}
