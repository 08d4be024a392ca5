package studio.kriegsspiel.game;

import java.time.LocalDateTime;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import studio.kriegsspiel.scenario.finding.Finding;
import studio.kriegsspiel.scenario.finding.Severity;
import studio.kriegsspiel.scenario.plan.Deed;
import studio.kriegsspiel.situation.Situation;
import studio.kriegsspiel.situation.clock.Clock;
import studio.kriegsspiel.situation.event.Event;
import studio.kriegsspiel.situation.event.Events;
import studio.kriegsspiel.situation.event.Happening;
import studio.kriegsspiel.situation.knowledge.Knowledge;
import studio.kriegsspiel.situation.knowledge.PlayerView;
import studio.kriegsspiel.situation.knowledge.Reader;
import studio.kriegsspiel.situation.truth.Truth;

/**
 * A game at a minute. What is written in the scenario happens by its clock; the game stops where
 * people must decide what comes of it.
 *
 * @param situation the scenario on its ground under its book
 * @param now the minute it has come to
 */
public record Game(Situation situation, LocalDateTime now) {
  /**
   * A game at the minute play begins.
   *
   * @param findings what was found in the scenario
   * @throws GameRefusedException if one of the findings is an error, or play lasts over a day
   */
  public static Game begin(Situation situation, List<Finding> findings) {
    List<Finding> errors =
        findings.stream().filter(each -> each.severity() == Severity.ERROR).toList();
    if (!errors.isEmpty()) {
      throw new GameRefusedException(
          "A scenario with errors is not begun: "
              + errors.stream()
                  .map(each -> each.id() + " " + each.message())
                  .collect(Collectors.joining(" ")));
    }
    Clock clock = situation.clock();
    if (clock.ends().isAfter(clock.begins().plusDays(1))) {
      throw new GameRefusedException("A game of more than a day cannot be carried on yet.");
    }
    return new Game(situation, clock.begins());
  }

  /**
   * The game at a later minute, or at the first before it at which something must be decided.
   *
   * @throws GameRefusedException if the minute has passed or play ends before it
   */
  public Game to(LocalDateTime until) {
    Clock clock = situation.clock();
    if (!until.isAfter(now)) {
      throw new GameRefusedException(
          "The game has come to " + clock.show(now) + "; a shorter log goes back.");
    }
    if (until.isAfter(clock.ends())) {
      throw new GameRefusedException("Play ends at " + clock.show(clock.ends()) + ".");
    }
    return new Game(
        situation,
        timed().stream()
            .filter(Game::mustBeDecided)
            .map(Game::hour)
            .filter(each -> each.isAfter(now) && each.isBefore(until))
            .findFirst()
            .orElse(until));
  }

  /** What the clock brought after a minute until now, the earliest first. */
  public List<Event> since(LocalDateTime earlier) {
    return timed().stream()
        .filter(each -> hour(each).isAfter(earlier) && !hour(each).isAfter(now))
        .toList();
  }

  /** What the clock brought until now from before play on, the earliest first. */
  public List<Event> sofar() {
    return timed().stream().filter(each -> !hour(each).isAfter(now)).toList();
  }

  /** What people must decide at this minute before the game goes on. */
  public List<Event> toDecide() {
    return timed().stream()
        .filter(Game::mustBeDecided)
        .filter(each -> hour(each).equals(now))
        .toList();
  }

  /** Everything that is so now, which only the umpire may be handed. */
  public Truth truth() {
    return Truth.of(situation, now);
  }

  /**
   * What a player knows now; nothing else of a game may be handed to him.
   *
   * @throws IllegalArgumentException if the scenario has no such side or role
   */
  public PlayerView known(Reader.Player player) {
    return Knowledge.of(situation).of(player).at(now).view();
  }

  private List<Event> timed() {
    return Events.of(situation).timed();
  }

  private static LocalDateTime hour(Event event) {
    return event.earliest().orElseThrow();
  }

  private static boolean mustBeDecided(Event event) {
    return event.latest().isPresent()
        || Optional.of(event.happening())
            .filter(Happening.Planned.class::isInstance)
            .map(Happening.Planned.class::cast)
            .filter(each -> isContact(each.event().deed()))
            .isPresent();
  }

  private static boolean isContact(Deed deed) {
    return deed.match(
        new Deed.Cases<>(
            bombards -> true,
            attacks -> true,
            marches -> false,
            leaves -> false,
            halts -> false,
            arrives -> false,
            works -> false,
            weather -> false,
            ground -> false));
  }
}
