package studio.kriegsspiel.situation.event;

import java.time.LocalDateTime;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import studio.kriegsspiel.scenario.Phase;
import studio.kriegsspiel.scenario.Scenario;
import studio.kriegsspiel.scenario.Visibility;
import studio.kriegsspiel.scenario.audience.Audience;
import studio.kriegsspiel.scenario.force.EngineeringTask;
import studio.kriegsspiel.scenario.force.Objective;
import studio.kriegsspiel.scenario.force.Side;
import studio.kriegsspiel.scenario.news.Intelligence;
import studio.kriegsspiel.scenario.news.Reinforcement;
import studio.kriegsspiel.scenario.news.Release;
import studio.kriegsspiel.scenario.news.Report;
import studio.kriegsspiel.scenario.plan.Deed;
import studio.kriegsspiel.scenario.plan.Patrol;
import studio.kriegsspiel.scenario.plan.PlannedEvent;
import studio.kriegsspiel.scenario.plan.PlannedMarch;
import studio.kriegsspiel.situation.Situation;
import studio.kriegsspiel.situation.clock.Clock;
import studio.kriegsspiel.situation.knowledge.SealedSheets;
import studio.kriegsspiel.situation.release.Releases;
import studio.kriegsspiel.situation.sky.Daylight;
import studio.kriegsspiel.situation.track.Tracks;

/**
 * Everything that is due, in one list: by the earliest minute, then in the order of the text. Run
 * sheet, play file and answers are made from it.
 */
public final class Events {
  private final Scenario scenario;
  private final Clock clock;
  private final Releases releases;
  private final Tracks tracks;
  private final List<Event> all = new ArrayList<>();
  private final Map<String, Integer> taken = new HashMap<>();

  private Events(Situation situation) {
    this.scenario = situation.scenario();
    this.clock = situation.clock();
    this.releases = Releases.of(situation);
    this.tracks = situation.tracks();
    scenario.reports().forEach(this::report);
    add("play-begins", clock.begins(), new Happening.PlayBegins());
    phases(scenario.header().weather(), Happening.Weather::new);
    phases(scenario.header().ground(), Happening.State::new);
    phases(scenario.header().conditions().rivers(), Happening.Rivers::new);
    visibility(scenario.header().conditions().visibility());
    for (Daylight.Change change : situation.daylight().changes(clock.begins(), clock.ends())) {
      add("light:" + change.kind().word(), change.time(), new Happening.Sun(change));
    }
    SealedSheets.of(situation).forEach(this::sheet);
    scenario.intelligence().forEach(this::reminder);
    scenario.reinforcements().forEach(this::reinforcement);
    scenario.engineering().forEach(this::work);
    scenario.plan().marches().forEach(this::march);
    scenario.plan().patrols().forEach(this::patrol);
    scenario.plan().events().forEach(this::planned);
    scenario.sides().forEach(this::objectives);
    add("play-ends", clock.ends(), new Happening.PlayEnds());
    all.sort(Comparator.comparing((Event event) -> event.earliest().orElse(LocalDateTime.MAX)));
  }

  /** The events of a situation. */
  public static Events of(Situation situation) {
    return situation.part(Events.class, Events::new);
  }

  /** All of them; what waits for something other than the clock comes last. */
  public List<Event> all() {
    return List.copyOf(all);
  }

  /** What is due by the clock. */
  public List<Event> timed() {
    return all.stream().filter(Event::isTimed).toList();
  }

  /** What waits for something other than the clock. */
  public List<Event> waiting() {
    return all.stream().filter(event -> !event.isTimed()).toList();
  }

  /** What is due by the clock at a time or after it. */
  public List<Event> from(LocalDateTime time) {
    return timed().stream()
        .filter(event -> !event.latest().or(event::earliest).orElseThrow().isBefore(time))
        .toList();
  }

  private void phases(List<Phase> phases, Function<String, Happening> happening) {
    for (int i = 1; i < phases.size(); i++) {
      Happening change = happening.apply(phases.get(i).words());
      clock.find(phases.get(i - 1).until()).ifPresent(time -> add(change.word(), time, change));
    }
  }

  private void visibility(List<Visibility> phases) {
    for (int i = 1; i < phases.size(); i++) {
      Happening change = new Happening.Sight(phases.get(i).distance());
      clock.find(phases.get(i - 1).until()).ifPresent(time -> add(change.word(), time, change));
    }
  }

  private void report(Report report) {
    LocalDateTime time = clock.find(report.at()).orElse(clock.begins());
    if (!time.isAfter(clock.begins())) {
      add("report", time, new Happening.ReportRead(report));
    }
  }

  private void sheet(SealedSheets.Due due) {
    Release release = due.release();
    Optional<LocalDateTime> latest =
        release instanceof Release.Between between
            ? Optional.of(clock.time(between.to()))
            : Optional.empty();
    all.add(
        new Event(
            id("sheet:" + due.sheet().mark()),
            releases.earliest(release, due.sheet().audience()),
            latest,
            new Happening.SheetDue(due)));
  }

  private void reminder(Intelligence item) {
    if (item.audience() instanceof Audience.UmpireOnly) {
      for (Release release : releases.each(item.release())) {
        releases
            .earliest(release, item.audience())
            .ifPresent(time -> add("reminder", time, new Happening.Reminder(item)));
      }
    }
  }

  private void reinforcement(Reinforcement coming) {
    add("enters:" + coming.unit(), clock.time(coming.at()), new Happening.Enters(coming));
    Optional<LocalDateTime> said =
        coming.destination().isPresent() ? clock.find(coming.by()) : Optional.empty();
    if (said.isPresent()) {
      LocalDateTime due = tracks.arrival(coming).findDue().orElse(said.get());
      add(
          "expected:" + coming.unit(),
          due,
          new Happening.Expected(coming, said.filter(time -> !time.equals(due))));
    }
  }

  private void work(EngineeringTask task) {
    clock
        .find(task.begins())
        .ifPresent(time -> add("work-begins:" + task.unit(), time, new Happening.WorkBegins(task)));
    clock
        .find(task.finished())
        .ifPresent(time -> add("work-done:" + task.unit(), time, new Happening.WorkDone(task)));
  }

  private void march(PlannedMarch march) {
    LocalDateTime time = clock.find(march.begins()).orElse(clock.begins());
    add("march-begins:" + march.unit(), time, new Happening.MarchBegins(march));
  }

  private void patrol(Patrol patrol) {
    LocalDateTime time = clock.find(patrol.begins()).orElse(clock.begins());
    add("patrol-begins:" + patrol.unit(), time, new Happening.PatrolBegins(patrol));
  }

  private void planned(PlannedEvent planned) {
    Happening happening = happening(planned);
    Optional<LocalDateTime> latest =
        planned.release() instanceof Release.Between between
            ? Optional.of(clock.time(between.to()))
            : Optional.empty();
    String whose = planned.deed().findUnit().map(unit -> ":" + unit).orElse("");
    all.add(
        new Event(
            id(happening.word() + whose), clock.earliest(planned.release()), latest, happening));
    if (planned.deed() instanceof Deed.Bombards bombards) {
      clock
          .find(bombards.until())
          .ifPresent(
              time -> add("ceases:" + bombards.unit(), time, new Happening.PlannedEnds(planned)));
    }
  }

  private static Happening happening(PlannedEvent planned) {
    if (planned.release() instanceof Release.When) {
      return new Happening.Planned(planned);
    }
    Happening deed = new Happening.Planned(planned);
    return planned
        .deed()
        .match(
            new Deed.Cases<>(
                bombards -> deed,
                attacks -> deed,
                marches -> deed,
                leaves -> deed,
                halts -> deed,
                arrives -> deed,
                works -> deed,
                weather -> new Happening.Weather(weather.words()),
                ground -> new Happening.State(ground.words())));
  }

  private void objectives(Side side) {
    for (Objective objective : side.objectives()) {
      clock
          .find(objective.until())
          .ifPresent(
              time ->
                  add(
                      "objective:" + side.name(),
                      time,
                      new Happening.ObjectiveDue(side, objective)));
    }
  }

  private void add(String id, LocalDateTime time, Happening happening) {
    all.add(new Event(id(id), Optional.of(time), Optional.empty(), happening));
  }

  /** A second event that would be called the same gets a number. */
  private String id(String wanted) {
    int times = taken.merge(wanted, 1, Integer::sum);
    return times == 1 ? wanted : wanted + "#" + times;
  }
}
