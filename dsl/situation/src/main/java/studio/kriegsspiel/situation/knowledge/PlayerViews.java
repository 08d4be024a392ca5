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
import studio.kriegsspiel.situation.Situation;
import studio.kriegsspiel.situation.clock.Clock;

/** The one way to a {@link PlayerView}: takes from a scenario what a reader may know. */
public final class PlayerViews {
  private PlayerViews() {}

  /**
   * What a role of a side, or without a role every role of it, may know when play begins.
   *
   * @throws IllegalArgumentException if the scenario has no such side or role
   */
  public static PlayerView of(Situation situation, String side, Optional<String> role) {
    return of(situation, new Reader.Player(side, role), situation.clock().begins());
  }

  /**
   * What a reader may know at a time, if the umpire has handed over all that was due by then.
   * Intelligence that waits for an event is never part of a view; it is handed over as a {@link
   * SealedSheet}.
   *
   * @throws IllegalArgumentException if the scenario has no such side or role
   */
  public static PlayerView of(Situation situation, Reader.Player reader, LocalDateTime time) {
    Scenario scenario = situation.scenario();
    Clock clock = situation.clock();
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
    List<ReportView> reports = reports(situation, reader, time);
    List<NewsView> news = news(situation, reader, time);
    StringBuilder told = new StringBuilder(generalIdea.orElse(""));
    reports.forEach(report -> told.append('\n').append(report.text()));
    news.forEach(item -> told.append('\n').append(item.text()));
    OwnForces forces = new OwnForces(situation, side, reader, time, told.toString());
    return new PlayerView(
        new PlayerView.Knowledge(
            reader,
            time,
            scenario.title(),
            scenario.header().rules().map(RuleChoice::book),
            scenario.header().terrain(),
            scenario.header().begins(),
            current(clock, scenario.header().weather(), time),
            current(clock, scenario.header().ground(), time),
            generalIdea,
            side.title(),
            side.colour(),
            side.objectives().stream()
                .map(each -> new ObjectiveView(each.text(), each.place(), clock.find(each.until())))
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

  private static Optional<String> current(Clock clock, List<Phase> phases, LocalDateTime time) {
    return phases.stream()
        .filter(phase -> clock.find(phase.until()).map(time::isBefore).orElse(true))
        .findFirst()
        .map(Phase::words);
  }

  private static List<ReportView> reports(
      Situation situation, Reader.Player reader, LocalDateTime time) {
    Clock clock = situation.clock();
    List<ReportView> received = new ArrayList<>();
    for (Report report : situation.scenario().reports()) {
      if (reader.isAmong(report.audience()) && isDue(clock, report, time)) {
        received.add(new ReportView(clock.find(report.at()), report.from(), report.text().text()));
      }
    }
    return received;
  }

  private static List<NewsView> news(
      Situation situation, Reader.Player reader, LocalDateTime time) {
    Clock clock = situation.clock();
    List<NewsView> received = new ArrayList<>();
    for (Intelligence item : situation.scenario().intelligence()) {
      if (reader.isAmong(item.audience()) && isDue(clock, item.release(), time)) {
        received.add(
            new NewsView(
                SourceWords.dated(clock, item.release()),
                SourceWords.of(situation.scenario(), item),
                item.reliability(),
                item.text().text()));
      }
    }
    return received;
  }

  static boolean isDue(Clock clock, Report report, LocalDateTime time) {
    return clock.find(report.at()).map(at -> !at.isAfter(time)).orElse(true);
  }

  /** Whether an item has certainly been handed over at a time. */
  static boolean isDue(Clock clock, Release release, LocalDateTime time) {
    if (release instanceof Release.At at) {
      return !clock.time(at.time()).isAfter(time);
    } else if (release instanceof Release.Between between) {
      return !clock.time(between.to()).isAfter(time);
    }
    return false;
  }
}
