package studio.kriegsspiel.reading.rehearsal.page;

import static studio.kriegsspiel.reading.rehearsal.page.Charts.escaped;

import java.awt.Color;
import java.time.LocalDateTime;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import studio.kriegsspiel.drawing.style.MapStyle;
import studio.kriegsspiel.reading.rehearsal.Chance;
import studio.kriegsspiel.reading.rehearsal.ChanceWords;
import studio.kriegsspiel.reading.rehearsal.Chances;
import studio.kriegsspiel.reading.rehearsal.Rehearsal;
import studio.kriegsspiel.reading.rehearsal.RehearsalReport;
import studio.kriegsspiel.reading.rehearsal.Tried;
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
  private static final String STYLE =
      """
      :root { color-scheme: light dark; --ink: #23231f; --paper: #fbfaf6; --faint: #8a877d; --line: #d8d4c8; --open: #ece7d6; }
      @media (prefers-color-scheme: dark) { :root { --ink: #e6e3da; --paper: #1f1f1c; --faint: #98958b; --line: #45433c; --open: #35332b; } }
      body { font: 16px/1.5 Georgia, "Times New Roman", serif; color: var(--ink); background: var(--paper); max-width: 46rem; margin: 2rem auto; padding: 0 1rem; }
      h1 { font-size: 1.7rem; line-height: 1.2; margin-bottom: .2rem; } h2 { font-size: 1.15rem; margin: 2rem 0 .5rem; border-bottom: 1px solid var(--line); }
      .under { color: var(--faint); margin-top: 0; } table { border-collapse: collapse; width: 100%; } td, th { padding: .25rem .6rem .25rem 0; text-align: left; vertical-align: middle; }
      th { font-weight: normal; color: var(--faint); font-size: .85rem; } td.figure { white-space: nowrap; text-align: right; font-variant-numeric: tabular-nums; }
      .bar { display: block; max-width: 100%; } .bar .back { fill: var(--line); opacity: .35; } .bar .open { fill: var(--open); } .whisker { stroke: var(--ink); fill: none; }
      .chart { width: 100%; height: auto; } .chart text { font: 12px sans-serif; fill: var(--faint); } .chart .axis { stroke: var(--line); fill: none; }
      .chart .line { fill: none; stroke-width: 2.5; } .chart .column { fill: var(--faint); } li { margin: .3rem 0; } code { font-size: .9em; }
      .note { color: var(--faint); font-size: .9rem; }
      @media print { body { margin: 0; max-width: none; } h2 { break-after: avoid; } table, svg { break-inside: avoid; } }
      """;

  private final Situation situation;
  private final Chances chances;
  private final StringBuilder html = new StringBuilder();

  private RehearsalPage(Situation situation, Chances chances) {
    this.situation = situation;
    this.chances = chances;
  }

  /**
   * The whole page.
   *
   * @param matters what matters most, a sentence each
   */
  public static String of(
      Rehearsal rehearsal,
      Chances chances,
      List<Tried> tried,
      RehearsalReport report,
      List<String> matters) {
    RehearsalPage page = new RehearsalPage(rehearsal.begun().situation(), chances);
    page.head(report);
    page.list("What matters most", matters);
    page.gained();
    page.contact();
    page.inHand();
    page.lost();
    page.changes(tried);
    page.list("And else", report.sentences());
    return page.html.append("</main>\n</body>\n</html>\n").toString();
  }

  private void head(RehearsalReport report) {
    String title = escaped(situation.scenario().title());
    html.append("<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n")
        .append("<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n")
        .append("<title>")
        .append(title)
        .append(", rehearsed</title>\n<style>\n")
        .append(STYLE)
        .append("</style>\n</head>\n<body>\n<main>\n<h1>")
        .append(title)
        .append("</h1>\n<p class=\"under\">Rehearsal for the umpire. ")
        .append(escaped(report.lines().get(0)))
        .append("</p>\n");
  }

  private void heading(String words) {
    html.append("<h2>").append(escaped(words)).append("</h2>\n");
  }

  private void note(String words) {
    html.append("<p class=\"note\">").append(escaped(words)).append("</p>\n");
  }

  private void list(String heading, List<String> sentences) {
    if (sentences.isEmpty()) {
      return;
    }
    heading(heading);
    html.append("<ul>\n");
    sentences.forEach(each -> html.append("<li>").append(withNames(each)).append("</li>\n"));
    html.append("</ul>\n");
  }

  /** Names of units stand in backticks. */
  private static String withNames(String sentence) {
    return escaped(sentence).replaceAll("`([^`]*)`", "<code>$1</code>");
  }

  private String colour(String side) {
    String word = situation.scenario().findSide(side).map(Side::colour).orElse("");
    Color colour = MapStyle.staffMap().side(word, "fill");
    return String.format(
        Locale.ROOT, "#%02x%02x%02x", colour.getRed(), colour.getGreen(), colour.getBlue());
  }

  private void row(String name, Chance chance, String colour) {
    html.append("<tr><td>")
        .append(escaped(name))
        .append("</td><td>")
        .append(Charts.bar(chance, colour))
        .append("</td><td class=\"figure\">")
        .append(escaped(ChanceWords.of(chance).strip()))
        .append("</td></tr>\n");
  }

  private void gained() {
    heading("Who gains what");
    html.append("<table>\n");
    for (Chances.Gained each : chances.objectives()) {
      String name =
          each.outcome().side() + ": " + each.outcome().objective().text().replace("\"", "");
      each.chance()
          .ifPresentOrElse(
              chance -> row(name, chance, colour(each.outcome().side())),
              () ->
                  html.append("<tr><td>")
                      .append(escaped(name))
                      .append("</td><td colspan=\"2\">for people to say</td></tr>\n"));
    }
    for (Side each : situation.scenario().sides()) {
      row(each.name() + " ahead at the end", chances.ahead(each.name()), colour(each.name()));
    }
    row("Nobody alone", chances.even(), "var(--faint)");
    html.append("</table>\n");
    note(
        "The line over a bar spans what the chance may be; an objective within the lighter band is open.");
  }

  private void contact() {
    heading("When they meet");
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
    note("Games by the ten minutes in which bodies of two sides first have each other in reach.");
  }

  private void inHand() {
    heading("Who is left");
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
    note(
        "Bodies that fight and are neither gone nor beaten, those still to come among them, on average.");
  }

  private void lost() {
    Map<UnitId, Chance> gone = chances.gone();
    if (gone.isEmpty()) {
      return;
    }
    heading("Who loses all");
    html.append("<table>\n");
    gone.forEach((unit, chance) -> row(unit.toString(), chance, colour(unit.side())));
    html.append("</table>\n");
  }

  private void changes(List<Tried> tried) {
    if (tried.isEmpty()) {
      return;
    }
    heading("What a change is worth");
    html.append("<table>\n<tr><th>reinforcement</th><th>ahead then</th><th></th></tr>\n");
    for (Tried each : tried) {
      String side = each.shift().side();
      row(
          "%s %s: %s%s"
              .formatted(
                  each.change().unit(),
                  each.change().words(),
                  side,
                  each.shift().matters() ? "" : " (may be chance)"),
          each.chances().ahead(side),
          colour(side));
    }
    html.append("</table>\n");
    note("The same games with the same throws, one thing told otherwise.");
  }
}
