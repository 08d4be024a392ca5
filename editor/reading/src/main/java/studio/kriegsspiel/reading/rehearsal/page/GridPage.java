package studio.kriegsspiel.reading.rehearsal.page;

import java.util.List;
import java.util.Optional;
import studio.kriegsspiel.reading.rehearsal.Chance;
import studio.kriegsspiel.reading.rehearsal.ChanceWords;
import studio.kriegsspiel.reading.rehearsal.GridTable;

/** A grid on one page for the umpire: a table a side, as a rehearsal's page is. */
public final class GridPage {
  private final GridTable table;
  private final Html html;

  private GridPage(String title, GridTable table) {
    this.table = table;
    this.html = new Html(title, ", rehearsed in a grid");
  }

  /** The whole page, below the scenario's title. */
  public static String of(String title, GridTable table) {
    GridPage page = new GridPage(title, table);
    page.html.under("Rehearsal for the umpire. " + table.all().head());
    table.all().sides().forEach(page::side);
    page.html.note("The same throws in all cells, as far as the same is thrown for.");
    page.html.list("Not counted", table.notes());
    return page.html.whole();
  }

  private void side(String side) {
    html.heading(side + " ahead at the end");
    html.paragraph(table.axes());
    html.append("<table>\n<tr><th></th>");
    table.columns("share").forEach(each -> html.append("<th>" + each + "</th>"));
    html.append("</tr>\n");
    table.rows(side).forEach(this::row);
    html.append("</table>\n");
  }

  private void row(String head, List<Optional<Chance>> chances) {
    html.append("<tr><th>" + head + "</th>");
    for (Optional<Chance> each : chances) {
      html.append(
          "<td class=\"figure\" title=\"%s\">%s</td>"
              .formatted(
                  GridTable.words(each),
                  each.map(chance -> ChanceWords.percent(chance.share()).strip()).orElse("-")));
    }
    html.append("</tr>\n");
  }
}
