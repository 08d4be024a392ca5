package studio.kriegsspiel.situation.knowledge;

import java.time.LocalDateTime;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import studio.kriegsspiel.scenario.Phase;
import studio.kriegsspiel.scenario.RuleChoice;
import studio.kriegsspiel.scenario.Scenario;
import studio.kriegsspiel.scenario.force.Side;
import studio.kriegsspiel.scenario.news.Intelligence;
import studio.kriegsspiel.scenario.news.Release;
import studio.kriegsspiel.scenario.news.Report;
import studio.kriegsspiel.scenario.text.Passage;

/** The one way to a {@link PlayerView}: takes from a scenario what a reader may know. */
public final class PlayerViews {
  private PlayerViews() {}

  /**
   * What a role of a side, or without a role every role of it, may know when play begins.
   *
   * @throws IllegalArgumentException if the scenario has no such side or role
   */
  public static PlayerView of(Scenario scenario, String side, Optional<String> role) {
    return of(scenario, new Reader.Player(side, role), scenario.header().begins());
  }

  /**
   * What a reader may know at a time, if the umpire has handed over all that was due by then.
   * Intelligence that waits for an event is never part of a view; it is handed over as a {@link
   * SealedSheet}.
   *
   * @throws IllegalArgumentException if the scenario has no such side or role
   */
  public static PlayerView of(Scenario scenario, Reader.Player reader, LocalDateTime time) {
    Side side =
        scenario
            .findSide(reader.side())
            .orElseThrow(
                () ->
                    new IllegalArgumentException(
                        "The scenario has no side \"" + reader.side() + "\"."));
    reader
        .role()
        .filter(wanted -> side.roles().stream().noneMatch(role -> role.title().equals(wanted)))
        .ifPresent(
            wanted -> {
              throw new IllegalArgumentException(
                  "Side \"%s\" has no role \"%s\".".formatted(reader.side(), wanted));
            });
    Optional<String> generalIdea = scenario.generalIdea().map(Passage::text);
    List<ReportView> reports = reports(scenario, reader, time);
    List<NewsView> news = news(scenario, reader, time);
    StringBuilder told = new StringBuilder(generalIdea.orElse(""));
    reports.forEach(report -> told.append('\n').append(report.text()));
    news.forEach(item -> told.append('\n').append(item.text()));
    OwnForces forces = new OwnForces(scenario, side, reader, time, told.toString());
    return new PlayerView(
        new PlayerView.Knowledge(
            reader,
            time,
            scenario.title(),
            scenario.header().rules().map(RuleChoice::book),
            scenario.header().terrain(),
            scenario.header().begins(),
            current(scenario.header().weather(), time),
            current(scenario.header().ground(), time),
            generalIdea,
            side.title(),
            side.colour(),
            side.objectives().stream()
                .map(each -> new ObjectiveView(each.text(), each.place(), each.until()))
                .toList(),
            side.lineOfRetreat().map(line -> new RetreatView(line.along(), line.towards())),
            forces.roles(),
            reports,
            news,
            forces.army(),
            forces.deployments(),
            forces.arrivals(),
            forces.works()));
  }

  private static Optional<String> current(List<Phase> phases, LocalDateTime time) {
    return phases.stream()
        .filter(phase -> phase.until().map(time::isBefore).orElse(true))
        .findFirst()
        .map(Phase::words);
  }

  private static List<ReportView> reports(
      Scenario scenario, Reader.Player reader, LocalDateTime time) {
    List<ReportView> received = new ArrayList<>();
    for (Report report : scenario.reports()) {
      if (reader.isAmong(report.audience()) && isDue(report, time)) {
        received.add(new ReportView(report.at(), report.from(), report.text().text()));
      }
    }
    return received;
  }

  private static List<NewsView> news(Scenario scenario, Reader.Player reader, LocalDateTime time) {
    List<NewsView> received = new ArrayList<>();
    for (Intelligence item : scenario.intelligence()) {
      if (reader.isAmong(item.audience()) && isDue(item.release(), time)) {
        received.add(
            new NewsView(
                SourceWords.dated(item.release()),
                SourceWords.of(scenario, item),
                item.reliability(),
                item.text().text()));
      }
    }
    return received;
  }

  static boolean isDue(Report report, LocalDateTime time) {
    return report.at().map(at -> !at.isAfter(time)).orElse(true);
  }

  /** Whether an item has certainly been handed over at a time. */
  static boolean isDue(Release release, LocalDateTime time) {
    if (release instanceof Release.At at) {
      return !at.time().isAfter(time);
    } else if (release instanceof Release.Between between) {
      return !between.to().isAfter(time);
    }
    return false;
  }
}
