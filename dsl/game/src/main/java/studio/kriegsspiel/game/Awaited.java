package studio.kriegsspiel.game;

import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Stream;
import studio.kriegsspiel.scenario.force.EngineeringTask;
import studio.kriegsspiel.scenario.news.Condition;
import studio.kriegsspiel.scenario.news.Intelligence;
import studio.kriegsspiel.scenario.news.Release;
import studio.kriegsspiel.scenario.plan.Deed;
import studio.kriegsspiel.scenario.plan.PlannedEvent;
import studio.kriegsspiel.scenario.time.Moment;
import studio.kriegsspiel.situation.Situation;
import studio.kriegsspiel.situation.event.Event;
import studio.kriegsspiel.situation.event.Events;
import studio.kriegsspiel.situation.event.Happening;

/** What a text waits for: news that is let go, and deeds that are done, once something is so. */
final class Awaited {
  private final List<Event> waiting;

  /**
   * What is still waited for.
   *
   * @param come what has come already
   */
  Awaited(Situation situation, List<Event> come) {
    this.waiting =
        Events.of(situation).waiting().stream()
            .filter(each -> condition(each).isPresent())
            .filter(each -> come.stream().noneMatch(known -> known.id().equals(each.id())))
            .toList();
  }

  /** What has come to be so in a game, each at the game's minute. */
  List<Event> come(Game game) {
    Facts facts = new Facts(game);
    return waiting.stream()
        .filter(isNotIn(game.come()))
        .filter(each -> condition(each).filter(facts::hold).isPresent())
        .map(
            each ->
                new Event(each.id(), Optional.of(game.now()), Optional.empty(), each.happening()))
        .toList();
  }

  private static Predicate<Event> isNotIn(List<Event> come) {
    return each -> come.stream().noneMatch(known -> known.id().equals(each.id()));
  }

  private static Optional<Condition> condition(Event event) {
    Stream<Release> release =
        event.happening() instanceof Happening.SheetDue sheet
            ? Stream.of(sheet.due().release())
            : planned(event).map(PlannedEvent::release).stream();
    return release
        .filter(Release.When.class::isInstance)
        .map(each -> ((Release.When) each).condition())
        .findFirst();
  }

  private static Optional<PlannedEvent> planned(Event event) {
    return Optional.of(event.happening())
        .filter(Happening.Planned.class::isInstance)
        .map(each -> ((Happening.Planned) each).event());
  }

  /** The order that has come with it, given now; nothing where it is none. */
  static Optional<PlannedEvent> order(Event come) {
    return planned(come)
        .filter(each -> each.deed().isOrder())
        .map(
            each ->
                new PlannedEvent(
                    at(come), each.deed(), each.sources(), each.span(), each.unitSpan()));
  }

  /** The work that begins with it; nothing where none does. */
  static Optional<EngineeringTask> work(Event come) {
    return planned(come)
        .map(PlannedEvent::deed)
        .filter(Deed.Works.class::isInstance)
        .map(each -> ((Deed.Works) each).task());
  }

  /** The news of a game in which what has come is let go at its minute. */
  static List<Intelligence> told(Game game) {
    return game.situation().scenario().intelligence().stream()
        .map(
            item ->
                game.come().stream()
                    .filter(each -> isOf(each, item))
                    .findFirst()
                    .map(each -> item.with(at(each)))
                    .orElse(item))
        .toList();
  }

  private static boolean isOf(Event come, Intelligence item) {
    return come.happening() instanceof Happening.SheetDue sheet
        && sheet.due().release().equals(item.release())
        && sheet.due().sheet().audience().equals(item.audience());
  }

  private static Release at(Event come) {
    return new Release.At(new Moment.At(come.earliest().orElseThrow()));
  }
}
