package studio.kriegsspiel.situation.clock;

import java.time.LocalDateTime;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import studio.kriegsspiel.scenario.Phase;
import studio.kriegsspiel.scenario.Scenario;
import studio.kriegsspiel.scenario.force.SourceNote;
import studio.kriegsspiel.scenario.plan.Deed;
import studio.kriegsspiel.scenario.plan.PlannedEvent;
import studio.kriegsspiel.scenario.text.TextSpan;

/**
 * How the weather, the state of the ground, or the rivers go: what the head of the text says,
 * changed by what the umpire has happen. A change some time between two counts from the later of
 * them.
 */
public final class Course {
  private final List<Change> changes = new ArrayList<>();

  /**
   * From when something is so.
   *
   * @param from the first minute
   * @param words what it is, in the text's words
   * @param span where the text says so
   * @param sources where the author has it from
   */
  public record Change(LocalDateTime from, String words, TextSpan span, List<SourceNote> sources) {
    /** Copies the list. */
    public Change {
      sources = List.copyOf(sources);
    }

    /** Whether it is so from the start, by the head of the text. */
    public boolean isFirst() {
      return from.equals(LocalDateTime.MIN);
    }
  }

  private Course(
      List<Phase> phases,
      List<SourceNote> sources,
      List<PlannedEvent> events,
      Function<Deed, Optional<String>> words,
      Clock clock) {
    for (int i = 0; i < phases.size(); i++) {
      Optional<LocalDateTime> from =
          i == 0 ? Optional.of(LocalDateTime.MIN) : clock.find(phases.get(i - 1).until());
      Phase said = phases.get(i);
      from.ifPresent(time -> changes.add(new Change(time, said.words(), said.span(), sources)));
    }
    for (PlannedEvent event : events) {
      Optional<LocalDateTime> from = event.release().latest().map(clock::time);
      words
          .apply(event.deed())
          .ifPresent(
              said ->
                  from.ifPresent(
                      time -> changes.add(new Change(time, said, event.span(), event.sources()))));
    }
    changes.sort(Comparator.comparing(Change::from));
  }

  /** The weather of a scenario. */
  public static Course ofWeather(Scenario scenario, Clock clock) {
    return new Course(
        scenario.header().weather(),
        sources(scenario, "weather"),
        scenario.plan().events(),
        deed ->
            deed instanceof Deed.Weather weather ? Optional.of(weather.words()) : Optional.empty(),
        clock);
  }

  /** The state of the ground of a scenario. */
  public static Course ofGround(Scenario scenario, Clock clock) {
    return new Course(
        scenario.header().ground(),
        sources(scenario, "ground"),
        scenario.plan().events(),
        deed -> deed instanceof Deed.Ground ground ? Optional.of(ground.words()) : Optional.empty(),
        clock);
  }

  /** The state of the rivers of a scenario; no event changes it. */
  public static Course ofRivers(Scenario scenario, Clock clock) {
    return new Course(
        scenario.header().conditions().rivers(),
        sources(scenario, "rivers"),
        List.of(),
        deed -> Optional.empty(),
        clock);
  }

  private static List<SourceNote> sources(Scenario scenario, String line) {
    return scenario.header().conditions().sources().stream()
        .filter(each -> each.line().equals(line))
        .flatMap(each -> each.sources().stream())
        .toList();
  }

  /** What is so at a time, if the text says. */
  public Optional<String> at(LocalDateTime time) {
    return findChange(time).map(Change::words);
  }

  /** The same with where it is said. */
  public Optional<Change> findChange(LocalDateTime time) {
    return changes.stream()
        .filter(each -> !each.from().isAfter(time))
        .reduce((earlier, later) -> later);
  }

  /** What it changes to, and when, in the order of time. */
  public List<Change> changes() {
    return changes.stream().filter(each -> !each.isFirst()).toList();
  }
}
