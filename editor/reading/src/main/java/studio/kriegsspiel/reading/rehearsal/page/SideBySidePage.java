package studio.kriegsspiel.reading.rehearsal.page;

import java.util.List;
import studio.kriegsspiel.reading.rehearsal.SideBySide;

/** A scenario and its variants on one page for the umpire: one file, as a rehearsal's page is. */
public final class SideBySidePage {
  private final SideBySide table;
  private final Html html;
  private final ChanceRows rows;

  private SideBySidePage(String title, SideBySide table) {
    this.table = table;
    this.html = new Html(title, ", rehearsed with its variants");
    this.rows = new ChanceRows(html);
  }

  /** The whole page, below the scenario's title. */
  public static String of(String title, SideBySide table) {
    SideBySidePage page = new SideBySidePage(title, table);
    page.html.under("Rehearsal for the umpire. " + table.head());
    page.ahead();
    page.gained();
    page.refused();
    return page.html.whole();
  }

  private void ahead() {
    for (String side : table.sides()) {
      html.heading(side + " ahead at the end");
      html.append("<table>\n");
      for (SideBySide.Entry each : table.entries()) {
        each.games()
            .ifPresent(
                games ->
                    games
                        .ahead(side)
                        .ifPresent(
                            chance ->
                                rows.add(
                                    SideBySide.title(each),
                                    chance,
                                    RehearsalPage.colour(games.situation(), side))));
      }
      html.append("</table>\n");
    }
    html.note("The same throws in all of them, as far as the same is thrown for.");
  }

  private void gained() {
    for (SideBySide.Entry each : table.entries()) {
      each.games().ifPresent(games -> gained(SideBySide.title(each), games));
    }
  }

  private void gained(String title, SideBySide.Games games) {
    html.heading("Who gains what: " + title);
    html.append("<table>\n");
    rows.addObjectives(
        games.chances(), SideBySide::words, side -> RehearsalPage.colour(games.situation(), side));
    rows.add("Nobody alone ahead", games.chances().even(), "var(--faint)");
    html.append("</table>\n");
    html.note("First contact: " + SideBySide.contact(games) + ".");
  }

  private void refused() {
    List<String> all =
        table.entries().stream()
            .filter(each -> each.games().isEmpty())
            .map(each -> each.title() + ": " + each.whyNot())
            .toList();
    html.list("Not rehearsed", all);
    html.list("Games that broke", table.breaks());
  }
}
