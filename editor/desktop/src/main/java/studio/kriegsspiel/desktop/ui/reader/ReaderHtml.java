package studio.kriegsspiel.desktop.ui.reader;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import studio.kriegsspiel.desk.readers.HeldNews;
import studio.kriegsspiel.desk.readers.ReaderWork;
import studio.kriegsspiel.desktop.ui.editor.FindingText;
import studio.kriegsspiel.desktop.ui.look.PageStyle;
import studio.kriegsspiel.drawing.troops.KnownBlocks;
import studio.kriegsspiel.reading.view.Heard;
import studio.kriegsspiel.reading.view.ReadersView;
import studio.kriegsspiel.scenario.force.Unit;
import studio.kriegsspiel.scenario.force.UnitId;
import studio.kriegsspiel.situation.Situation;
import studio.kriegsspiel.situation.clock.Clock;
import studio.kriegsspiel.situation.knowledge.ObjectiveView;
import studio.kriegsspiel.situation.knowledge.TroopSighting;
import studio.kriegsspiel.situation.words.Figures;
import studio.kriegsspiel.terrain.MapPoint;

/** What a reader knows as a page; with the truth beside it, where the umpire wants it. */
final class ReaderHtml {
  private final ReadersView seen;
  private final Situation situation;
  private final boolean truth;
  private final StringBuilder page = new StringBuilder();

  private ReaderHtml(ReadersView seen, boolean truth) {
    this.seen = seen;
    this.situation = seen.known().situation();
    this.truth = truth;
  }

  static String of(ReadersView seen, boolean truth) {
    ReaderHtml html = new ReaderHtml(seen, truth);
    html.write();
    return PageStyle.page(html.page.toString());
  }

  static String nobody() {
    return PageStyle.page(
        "<p class='small'>Choose a side or a role above the map, and here stands what its player"
            + " has been told, whom his troops see, and what he is to do.</p>");
  }

  private void write() {
    Clock clock = situation.clock();
    page.append("<p class='big'>")
        .append(safe(ReaderWork.title(seen.view().reader())))
        .append(", ")
        .append(clock.show(seen.view().time()))
        .append("</p>");
    page.append("<table cellspacing='0' cellpadding='0'><tr><td valign='top' width='62%'>");
    heading(
        seen.holds().isPresent()
            ? "What his players have been told, the latest first"
            : "What he has been told, the latest first");
    List<Heard> latest = new ArrayList<>(seen.heard());
    Collections.reverse(latest);
    latest.forEach(this::heard);
    page.append("</td><td width='4%'></td><td valign='top' width='34%'>");
    if (seen.holds().isPresent()) {
      heading("What he holds for his players");
      List<String> held = HeldNews.of(seen);
      list(held.isEmpty() ? List.of("nothing more") : held.stream().map(ReaderHtml::safe).toList());
    }
    heading(seen.holds().isPresent() ? "Whom their troops see" : "Whom his troops see");
    sightings();
    heading(seen.holds().isPresent() ? "What their side is to do" : "What his side is to do");
    list(seen.view().objectives().stream().map(each -> objective(each, clock)).toList());
    page.append("</td></tr></table>");
  }

  private void heading(String words) {
    page.append("<h4>").append(words).append("</h4>");
  }

  private void heard(Heard heard) {
    String head =
        Stream.of(
                heard.at().map(situation.clock()::show),
                heard.by().map(by -> "from " + by),
                heard.worth(),
                heard.age())
            .flatMap(Optional::stream)
            .collect(Collectors.joining(", "));
    page.append("<p><span class='small'>")
        .append(head.isEmpty() ? "before play" : safe(head))
        .append("</span><br>")
        .append(
            heard.text().stream()
                .map(each -> safe(each.replaceAll("\\s+", " ")))
                .collect(Collectors.joining("<br>")));
    if (truth) {
      heard
          .truth()
          .forEach(
              each ->
                  page.append("<br><span class='default'>").append(safe(each)).append("</span>"));
    }
    page.append("</p>");
  }

  private void sightings() {
    if (seen.sightings().isEmpty()) {
      page.append("<p class='small'>nobody</p>");
    }
    list(
        seen.sightings().stream()
            .sorted(Comparator.comparingDouble(each -> each.look().line().distanceMetres()))
            .map(this::sighting)
            .toList());
  }

  /** By arm, distance and the way it lies; the name only where the truth is wanted. */
  private String sighting(TroopSighting each) {
    String arm = situation.units().find(each.seen()).map(KnownBlocks::arm).orElse("troops");
    MapPoint from = each.look().line().from();
    MapPoint to = each.look().line().to();
    return safe(
            "%s, %s to the %s of %s"
                .formatted(
                    arm,
                    Figures.metres(from.distanceMetres(to), situation.book().ground()),
                    Figures.compass(from.bearingDegrees(to)),
                    title(each.by())))
        + (truth ? " <span class='default'>" + safe(title(each.seen())) + "</span>" : "");
  }

  private String title(UnitId unit) {
    return situation.units().find(unit).map(Unit::title).orElse(unit.name());
  }

  private static String objective(ObjectiveView each, Clock clock) {
    return safe(
        each.text()
            + each.until().map(until -> ", until " + clock.show(until)).orElse("")
            + (each.worth().isPresent() ? ", worth " + each.worth().getAsInt() : ""));
  }

  private void list(List<String> lines) {
    page.append("<ul>");
    lines.forEach(each -> page.append("<li>").append(each).append("</li>"));
    page.append("</ul>");
  }

  private static String safe(String words) {
    return FindingText.escape(words);
  }
}
