package studio.kriegsspiel.situation.knowledge;

import java.time.LocalDateTime;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import studio.kriegsspiel.scenario.Conditions;
import studio.kriegsspiel.scenario.Phase;
import studio.kriegsspiel.scenario.RuleChoice;
import studio.kriegsspiel.scenario.Scenario;
import studio.kriegsspiel.scenario.audience.Audience;
import studio.kriegsspiel.scenario.force.Side;
import studio.kriegsspiel.scenario.news.Report;
import studio.kriegsspiel.scenario.place.Distance;
import studio.kriegsspiel.situation.Situation;
import studio.kriegsspiel.situation.clock.Clock;
import studio.kriegsspiel.situation.sky.SunDay;

/** The one way to a {@link PlayerView}: takes from a scenario what a reader may know. */
public final class PlayerViews {
  private PlayerViews() {}

  /**
   * What a role of a side, or without a role every role of it, may know when play begins.
   *
   * @throws IllegalArgumentException if the scenario has no such side or role
   */
  public static PlayerView of(Situation situation, String side, Optional<String> role) {
    return of(
        situation,
        role.map(title -> Reader.Player.ofRole(side, title))
            .orElseGet(() -> Reader.Player.ofSide(side)),
        situation.clock().begins());
  }

  /**
   * What a reader may know at a time, if the umpire has handed over all that was due by then.
   * Intelligence that waits for an event is never part of a view; it is handed over as a {@link
   * SealedSheet}.
   *
   * @throws IllegalArgumentException if the scenario has no such side or role
   */
  public static PlayerView of(Situation situation, Reader.Player reader, LocalDateTime time) {
    return Knowledge.of(situation).of(reader).at(time).view();
  }

  /** Cuts a view from what a player of the scenario knows. */
  static PlayerView of(Known known, Reader.Player reader) {
    Situation situation = known.situation();
    Scenario scenario = situation.scenario();
    LocalDateTime time = known.time();
    Side side = scenario.findSide(reader.side()).orElseThrow();
    List<Told> texts = known.texts();
    ReaderMap map = new ReaderMap(situation.ground(), known.map());
    String told = texts.stream().map(Told::text).collect(Collectors.joining("\n"));
    OwnForces forces = new OwnForces(situation, side, reader, time, told, map);
    List<String> hidden = Knowledge.of(situation).hiddenNames();
    OwnPlans plans = new OwnPlans(situation, side, map, forces);
    return new PlayerView(
        reader,
        time,
        new PlayerView.Scene(
            scenario.title(),
            scenario.header().rules().map(RuleChoice::book),
            scenario.header().terrain(),
            known.map(),
            Knowledge.of(situation).places().noteFor(reader),
            scenario.header().begins(),
            situation.weather().at(time),
            situation.groundState().at(time),
            conditions(situation, reader, time),
            scenario
                .generalIdea()
                .map(idea -> FilledProse.of(situation).read(idea, Audience.EVERYONE))),
        party(situation, side, forces, time),
        new PlayerView.News(reports(texts), news(known.told())),
        new PlayerView.Forces(
            forces.army(),
            forces.deployments(),
            forces.arrivals(),
            forces.works(),
            forces.orders(new OrderWords(situation.units(), allTold(texts), hidden, map)),
            plans.patrols(),
            plans.marches(),
            plans.areas()));
  }

  private static PlayerView.Party party(
      Situation situation, Side side, OwnForces forces, LocalDateTime time) {
    Clock clock = situation.clock();
    return new PlayerView.Party(
        side.title(),
        side.nation(),
        side.colour(),
        side.objectives().stream()
            .map(
                each ->
                    new ObjectiveView(
                        each.text(), each.place(), clock.find(each.until()), each.worth()))
            .toList(),
        side.lineOfRetreat().map(line -> new RetreatView(line.along(), line.towards())),
        side.offMap()
            .map(
                text ->
                    FilledProse.of(situation).read(text, new Audience.SideOnly(side.name()), time)),
        forces.roles());
  }

  /** Prose and what it says of single bodies. */
  private static String allTold(List<Told> texts) {
    return texts.stream()
        .flatMap(
            told ->
                Stream.concat(Stream.of(told.text()), told.forces().stream().map(ToldForce::text)))
        .collect(Collectors.joining("\n"));
  }

  private static ConditionsView conditions(
      Situation situation, Reader.Player reader, LocalDateTime time) {
    Clock clock = situation.clock();
    Conditions stated = situation.scenario().header().conditions();
    SunDay sun = situation.daylight().on(clock.begins().toLocalDate());
    return new ConditionsView(
        current(clock, stated.rivers(), time),
        clock.findVisibility(stated.visibility(), time).map(Distance::toString),
        sun.dawn(),
        sun.dusk(),
        worksBefore(situation, reader, time));
  }

  /** Works done before play, as far as the reader knows of them. */
  private static List<WorkBeforeView> worksBefore(
      Situation situation, Reader.Player reader, LocalDateTime time) {
    return situation.worksBefore().all().stream()
        .filter(
            each ->
                each.said().knowers().isEmpty()
                    || each.said().knowers().stream()
                        .anyMatch(KnownPlaces.isOne(situation.clock(), reader, time)))
        .map(
            each ->
                new WorkBeforeView(
                    each.said().work(),
                    each.said().words(),
                    each.said().place(),
                    each.said().material(),
                    each.place()))
        .toList();
  }

  private static Optional<String> current(Clock clock, List<Phase> phases, LocalDateTime time) {
    return phases.stream()
        .filter(phase -> clock.find(phase.until()).map(time::isBefore).orElse(true))
        .findFirst()
        .map(Phase::words);
  }

  private static List<ReportView> reports(List<Told> texts) {
    return texts.stream()
        .filter(told -> told.kind() == Told.Kind.REPORT)
        .map(told -> new ReportView(told.dated(), told.by(), told.text(), forces(told)))
        .toList();
  }

  private static List<ForceView> forces(Told told) {
    return told.forces().stream()
        .map(
            each ->
                new ForceView(
                    each.text(),
                    each.own(),
                    each.by(),
                    each.reliability(),
                    each.observed().filter(at -> each.observation().observed().isPresent())))
        .toList();
  }

  private static List<NewsView> news(List<Told> texts) {
    return texts.stream()
        .filter(told -> told.kind() == Told.Kind.INTELLIGENCE)
        .map(told -> new NewsView(told.dated(), told.by(), told.reliability(), told.text()))
        .toList();
  }

  static boolean isDue(Clock clock, Report report, LocalDateTime time) {
    return clock.find(report.at()).map(at -> !at.isAfter(time)).orElse(true);
  }
}
