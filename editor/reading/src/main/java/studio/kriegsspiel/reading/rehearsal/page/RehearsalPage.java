package studio.kriegsspiel.reading.rehearsal.page;

import java.awt.Color;
import java.time.LocalDateTime;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import studio.kriegsspiel.drawing.style.MapStyle;
import studio.kriegsspiel.reading.rehearsal.Chance;
import studio.kriegsspiel.reading.rehearsal.Chances;
import studio.kriegsspiel.reading.rehearsal.Rehearsal;
import studio.kriegsspiel.reading.rehearsal.RehearsalReport;
import studio.kriegsspiel.reading.rehearsal.TriedChange;
import studio.kriegsspiel.scenario.force.Side;
import studio.kriegsspiel.scenario.force.UnitId;
import studio.kriegsspiel.situation.Situation;

/**
 * A rehearsal as a page for the umpire: one HTML file with its charts in it, without a script and
 * without a word from elsewhere.
 */
public final class RehearsalPage {
  private static final int MOST_COLUMNS = 48;
  private static final int COLUMN_MINUTES = 10;
  private final Situation situation;
  private final Chances chances;
  private final Html html;
  private final ChanceRows rows;

  private RehearsalPage(Situation situation, Chances chances) {
    this.situation = situation;
    this.chances = chances;
    this.html = new Html(situation.scenario().title(), ", rehearsed");
    this.rows = new ChanceRows(html);
  }

  /**
   * The whole page.
   *
   * @param matters what matters most, a sentence each
   */
  public static String of(
      Rehearsal rehearsal,
      Chances chances,
      List<TriedChange> tried,
      RehearsalReport report,
      List<String> matters) {
    RehearsalPage page = new RehearsalPage(rehearsal.begun().situation(), chances);
    page.html.under("Rehearsal for the umpire. " + report.lines().get(0));
    page.html.list("What matters most", matters);
    page.gained();
    page.contact();
    page.inHand();
    page.lost();
    page.changes(tried);
    page.html.list("And else", report.sentences());
    return page.html.whole();
  }

  private String colour(String side) {
    return colour(situation, side);
  }

  /** The colour of a side, as pages write it. */
  static String colour(Situation situation, String side) {
    String word = situation.scenario().findSide(side).map(Side::colour).orElse("");
    Color colour = MapStyle.staffMap().side(word, "fill");
    return String.format(
        Locale.ROOT, "#%02x%02x%02x", colour.getRed(), colour.getGreen(), colour.getBlue());
  }

  private void gained() {
    html.heading("Who gains what");
    html.append("<table>\n");
    rows.addObjectives(
        chances,
        each -> each.outcome().side() + ": " + each.outcome().objective().text().replace("\"", ""),
        this::colour);
    for (Side each : situation.scenario().sides()) {
      rows.add(each.name() + " ahead at the end", chances.ahead(each.name()), colour(each.name()));
    }
    rows.add("Nobody alone", chances.even(), "var(--faint)");
    html.append("</table>\n");
    html.note(
        "The line over a bar spans what the chance may be; an objective within the lighter band is open.");
  }

  private void contact() {
    html.heading("When they meet");
    Map<String, Integer> columns = new LinkedHashMap<>();
    LocalDateTime ends = situation.clock().ends();
    for (LocalDateTime at = situation.clock().begins();
        at.isBefore(ends) && columns.size() < MOST_COLUMNS;
        at = at.plusMinutes(COLUMN_MINUTES)) {
      LocalDateTime from = at;
      columns.put(
          situation.clock().show(at),
          (int)
              chances.contactHours().stream()
                  .filter(each -> !each.isBefore(from))
                  .filter(each -> each.isBefore(from.plusMinutes(COLUMN_MINUTES)))
                  .count());
    }
    html.append(Charts.columns("First contact, games by ten minutes", columns)).append('\n');
    html.note(
        "Games by the ten minutes in which bodies of two sides first have each other in reach.");
  }

  private void inHand() {
    html.heading("Who is left");
    Map<LocalDateTime, Map<String, Double>> all = chances.inHand();
    List<Charts.Line> lines = new ArrayList<>();
    for (Side each : situation.scenario().sides()) {
      lines.add(
          new Charts.Line(
              each.name(),
              colour(each.name()),
              all.values().stream().map(sides -> sides.getOrDefault(each.name(), 0.0)).toList()));
    }
    html.append(Charts.lines(all.keySet().stream().map(situation.clock()::show).toList(), lines))
        .append('\n');
    html.note(
        "Bodies that fight and are neither gone nor beaten, those still to come among them, on average.");
  }

  private void lost() {
    Map<UnitId, Chance> gone = chances.gone();
    if (gone.isEmpty()) {
      return;
    }
    html.heading("Who loses all");
    html.append("<table>\n");
    gone.forEach((unit, chance) -> rows.add(unit.toString(), chance, colour(unit.side())));
    html.append("</table>\n");
  }

  private void changes(List<TriedChange> tried) {
    if (tried.isEmpty()) {
      return;
    }
    html.heading("What a change is worth");
    html.append("<table>\n<tr><th>change</th><th>ahead then</th><th></th></tr>\n");
    for (TriedChange each : tried) {
      String side = each.shift().side();
      rows.add(
          "%s %s: %s%s"
              .formatted(
                  each.change().unit(),
                  each.change().words(situation),
                  side,
                  each.shift().matters() ? "" : " (may be chance)"),
          each.chances().ahead(side),
          colour(side));
    }
    html.append("</table>\n");
    html.note("The same games with the same throws, one thing told otherwise.");
  }
}
