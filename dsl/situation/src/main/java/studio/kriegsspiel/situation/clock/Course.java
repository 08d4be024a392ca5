package studio.kriegsspiel.situation.clock;

import java.time.LocalDateTime;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import studio.kriegsspiel.scenario.Phase;
import studio.kriegsspiel.scenario.Scenario;
import studio.kriegsspiel.scenario.news.Release;
import studio.kriegsspiel.scenario.plan.Deed;
import studio.kriegsspiel.scenario.plan.PlannedEvent;

/**
 * How the weather, or the state of the ground, goes: what the head of the text says, changed by
 * what the umpire has happen. A change some time between two counts from the later of them.
 */
public final class Course {
  private final List<Change> changes = new ArrayList<>();

  /**
   * From when something is so.
   *
   * @param from the first minute
   * @param words what it is, in the text's words
   */
  public record Change(LocalDateTime from, String words) {}

  private Course(
      List<Phase> phases,
      List<PlannedEvent> events,
      Function<Deed, Optional<String>> words,
      Clock clock) {
    for (int i = 0; i < phases.size(); i++) {
      Optional<LocalDateTime> from =
          i == 0 ? Optional.of(LocalDateTime.MIN) : clock.find(phases.get(i - 1).until());
      String said = phases.get(i).words();
      from.ifPresent(time -> changes.add(new Change(time, said)));
    }
    for (PlannedEvent event : events) {
      Optional<LocalDateTime> from = certain(event.release(), clock);
      words
          .apply(event.deed())
          .ifPresent(said -> from.ifPresent(time -> changes.add(new Change(time, said))));
    }
    changes.sort(Comparator.comparing(Change::from));
  }

  /** The weather of a scenario. */
  public static Course ofWeather(Scenario scenario, Clock clock) {
    return new Course(
        scenario.header().weather(),
        scenario.plan().events(),
        deed ->
            deed instanceof Deed.Weather weather ? Optional.of(weather.words()) : Optional.empty(),
        clock);
  }

  /** The state of the ground of a scenario. */
  public static Course ofGround(Scenario scenario, Clock clock) {
    return new Course(
        scenario.header().ground(),
        scenario.plan().events(),
        deed -> deed instanceof Deed.Ground ground ? Optional.of(ground.words()) : Optional.empty(),
        clock);
  }

  private static Optional<LocalDateTime> certain(Release release, Clock clock) {
    if (release instanceof Release.At at) {
      return Optional.of(clock.time(at.time()));
    }
    return release instanceof Release.Between between
        ? Optional.of(clock.time(between.to()))
        : Optional.empty();
  }

  /** What is so at a time, if the text says. */
  public Optional<String> at(LocalDateTime time) {
    return changes.stream()
        .filter(each -> !each.from().isAfter(time))
        .reduce((earlier, later) -> later)
        .map(Change::words);
  }

  /** What it changes to, and when, in the order of time. */
  public List<Change> changes() {
    return changes.stream().filter(each -> !each.from().equals(LocalDateTime.MIN)).toList();
  }
}
