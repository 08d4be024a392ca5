package studio.kriegsspiel.export.pack;

import java.util.List;
import java.util.Optional;
import studio.kriegsspiel.export.pdf.PaperText;
import studio.kriegsspiel.scenario.Scenario;
import studio.kriegsspiel.scenario.audience.Audience;
import studio.kriegsspiel.scenario.news.Intelligence;
import studio.kriegsspiel.scenario.news.Report;
import studio.kriegsspiel.scenario.news.ReportedForce;
import studio.kriegsspiel.situation.Situation;
import studio.kriegsspiel.situation.clock.Clock;
import studio.kriegsspiel.situation.knowledge.FilledProse;
import studio.kriegsspiel.situation.knowledge.SealedSheets;
import studio.kriegsspiel.situation.release.Releases;

/** All that anybody is told, in the umpire's book: reports, sheets, other news, with its truth. */
final class UmpireNewsPages {
  private final Situation situation;
  private final Scenario scenario;
  private final Clock clock;
  private final FilledProse prose;

  UmpireNewsPages(Situation situation) {
    this.situation = situation;
    this.scenario = situation.scenario();
    this.clock = situation.clock();
    this.prose = FilledProse.of(situation);
  }

  void addTo(PaperText flow) {
    reports(flow);
    sheets(flow);
    otherNews(flow);
  }

  private void reports(PaperText flow) {
    if (scenario.reports().isEmpty()) {
      return;
    }
    flow.heading("Separate Reports");
    for (Report report : scenario.reports()) {
      flow.subheading("To " + PaperWords.audience(report.audience()));
      String line =
          report.from().map(from -> "From " + from).orElse("No sender")
              + clock.find(report.at()).map(at -> ", " + PaperWords.clock(at)).orElse("");
      flow.remark(line)
          .passage(prose.read(report.text(), report.audience(), clock.find(report.at())));
      for (ReportedForce each : report.forces()) {
        flow.item("\u2022", UmpireNews.ofUmpire(scenario, clock, each));
      }
    }
  }

  /** The sheets whose words have no room in the run sheet. */
  private void sheets(PaperText flow) {
    List<SealedSheets.Due> sheets =
        SealedSheets.of(situation).stream()
            .filter(due -> !UmpireNews.isShort(due.sheet()))
            .toList();
    if (sheets.isEmpty()) {
      return;
    }
    flow.heading("Long sheets to hand over");
    for (SealedSheets.Due due : sheets) {
      flow.goal("sheet " + due.sheet().mark());
      flow.subheading(
          "Sheet " + due.sheet().mark() + " to " + PaperWords.audience(due.sheet().audience()));
      flow.remark(
          PaperWords.capital(UmpireNews.release(situation, due.release()))
              + ". "
              + NewsWords.line(Optional.empty(), due.sheet().source(), due.sheet().reliability())
              + (due.truth() ? ", true." : ", FALSE."));
      flow.passage(due.sheet().text());
    }
  }

  /** Items that are no sheets: known from the start, or for the umpire alone. */
  private void otherNews(PaperText flow) {
    List<Intelligence> others =
        scenario.intelligence().stream()
            .filter(
                item ->
                    item.audience() instanceof Audience.UmpireOnly
                        || Releases.of(situation)
                            .isDue(item.release(), item.audience(), clock.begins()))
            .toList();
    if (others.isEmpty()) {
      return;
    }
    flow.heading("Other intelligence");
    for (Intelligence item : others) {
      flow.subheading("To " + PaperWords.audience(item.audience()));
      flow.remark(
          PaperWords.capital(UmpireNews.release(situation, item.release()))
              + (item.truth() ? ", true." : ", FALSE."));
      flow.passage(
          prose.read(
              item.text(),
              item.audience(),
              Releases.of(situation).earliest(item.release(), item.audience())));
    }
  }
}
