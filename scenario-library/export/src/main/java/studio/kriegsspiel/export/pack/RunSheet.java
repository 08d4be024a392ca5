package studio.kriegsspiel.export.pack;

import java.time.LocalDateTime;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import studio.kriegsspiel.scenario.Phase;
import studio.kriegsspiel.scenario.Scenario;
import studio.kriegsspiel.scenario.audience.Audience;
import studio.kriegsspiel.scenario.force.EngineeringTask;
import studio.kriegsspiel.scenario.force.Objective;
import studio.kriegsspiel.scenario.force.Side;
import studio.kriegsspiel.scenario.force.Unit;
import studio.kriegsspiel.scenario.force.UnitId;
import studio.kriegsspiel.scenario.news.Intelligence;
import studio.kriegsspiel.scenario.news.Reinforcement;
import studio.kriegsspiel.scenario.news.Release;
import studio.kriegsspiel.situation.Situation;
import studio.kriegsspiel.situation.clock.Clock;
import studio.kriegsspiel.situation.knowledge.SealedSheets;

/** What the umpire has to do, by the clock; and what waits for an event. */
final class RunSheet {
  private final Situation situation;
  private final Scenario scenario;
  private final Clock clock;
  private final List<Entry> entries = new ArrayList<>();
  private final List<Waiting> waiting = new ArrayList<>();

  RunSheet(Situation situation) {
    this.situation = situation;
    this.scenario = situation.scenario();
    this.clock = situation.clock();
    collect();
    entries.sort(Comparator.comparing(Entry::time));
  }

  /**
   * One thing due.
   *
   * @param clock the words for the time
   * @param what what happens or is done
   * @param whom for whom it is
   * @param mark the sealed sheet concerned, empty for none
   */
  record Entry(LocalDateTime time, String clock, String what, String whom, String mark) {}

  /** A sheet that waits for an event. */
  record Waiting(String event, String whom, String mark) {}

  List<Entry> entries() {
    return List.copyOf(entries);
  }

  List<Waiting> waiting() {
    return List.copyOf(waiting);
  }

  private void collect() {
    add(scenario.header().begins(), "Play begins.", "all");
    phases("Weather", scenario.header().weather());
    phases("Ground", scenario.header().ground());
    for (SealedSheets.Due due : SealedSheets.of(situation)) {
      sheet(due);
    }
    for (Intelligence item : scenario.intelligence()) {
      if (item.audience() instanceof Audience.UmpireOnly) {
        clock.earliest(item.release()).ifPresent(at -> add(at, item.text().text(), "umpire"));
      }
    }
    scenario.reinforcements().forEach(this::reinforcement);
    scenario.engineering().forEach(this::work);
    for (Side side : scenario.sides()) {
      for (Objective objective : side.objectives()) {
        clock
            .find(objective.until())
            .ifPresent(
                until -> add(until, "Objective falls due: " + objective.text() + ".", side.name()));
      }
    }
    add(scenario.header().ends(), "Play ends.", "all");
  }

  private void phases(String what, List<Phase> phases) {
    for (int i = 1; i < phases.size(); i++) {
      String words = phases.get(i).words();
      clock
          .find(phases.get(i - 1).until())
          .ifPresent(time -> add(time, what + ": " + words + ".", "all"));
    }
  }

  private void sheet(SealedSheets.Due due) {
    String whom = Words.audience(due.sheet().audience());
    String mark = due.sheet().mark();
    String from = due.sheet().source().map(source -> " from " + source).orElse("");
    String truth = due.truth() ? "" : " (false)";
    String what = "Hand over the sheet" + from + truth + ".";
    if (due.release() instanceof Release.At at) {
      LocalDateTime time = clock.time(at.time());
      entries.add(new Entry(time, Words.clock(time), what, whom, mark));
    } else if (due.release() instanceof Release.Between between) {
      entries.add(
          new Entry(clock.time(between.from()), Words.release(clock, between), what, whom, mark));
    } else {
      waiting.add(
          new Waiting(Words.capital(Words.release(clock, due.release())) + truth, whom, mark));
    }
  }

  private void reinforcement(Reinforcement arrival) {
    String name = title(arrival.unit());
    add(
        clock.time(arrival.at()),
        "%s enters at %s%s in %s."
            .formatted(
                name,
                Words.position(arrival.entry()),
                arrival.from().map(from -> " from the " + from.nearestWord()).orElse(""),
                arrival.marchOrder().label()),
        arrival.unit().side());
    if (arrival.by().isPresent() && arrival.destination().isPresent()) {
      add(
          clock.time(arrival.by().get()),
          "%s is due at %s.".formatted(name, Words.position(arrival.destination().get())),
          arrival.unit().side());
    }
  }

  private void work(EngineeringTask task) {
    String name = title(task.unit());
    String what = Words.work(task.work()) + " at " + task.place();
    clock
        .find(task.begins())
        .ifPresent(time -> add(time, name + " begins to " + what + ".", task.unit().side()));
    clock
        .find(task.finished())
        .ifPresent(time -> add(time, name + " has finished: " + what + ".", task.unit().side()));
  }

  private void add(LocalDateTime time, String what, String whom) {
    entries.add(new Entry(time, Words.clock(time), what, whom, ""));
  }

  private String title(UnitId id) {
    return scenario.findUnit(id).map(Unit::title).orElse(id.toString());
  }
}
