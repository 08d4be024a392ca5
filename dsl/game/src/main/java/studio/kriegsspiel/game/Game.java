package studio.kriegsspiel.game;

import java.time.LocalDateTime;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import studio.kriegsspiel.rules.RulesException;
import studio.kriegsspiel.rules.procedure.Adjudication;
import studio.kriegsspiel.rules.procedure.AfterState;
import studio.kriegsspiel.rules.procedure.Procedure;
import studio.kriegsspiel.scenario.finding.Finding;
import studio.kriegsspiel.scenario.finding.Severity;
import studio.kriegsspiel.scenario.force.UnitId;
import studio.kriegsspiel.scenario.orders.OrderSheet;
import studio.kriegsspiel.scenario.orders.SheetOrder;
import studio.kriegsspiel.scenario.plan.Deed;
import studio.kriegsspiel.situation.Situation;
import studio.kriegsspiel.situation.clock.Clock;
import studio.kriegsspiel.situation.event.Event;
import studio.kriegsspiel.situation.event.Events;
import studio.kriegsspiel.situation.event.Happening;
import studio.kriegsspiel.situation.knowledge.Knowledge;
import studio.kriegsspiel.situation.knowledge.Known;
import studio.kriegsspiel.situation.knowledge.PlayerView;
import studio.kriegsspiel.situation.knowledge.Reader;
import studio.kriegsspiel.situation.knowledge.SeenTroops;
import studio.kriegsspiel.situation.orders.GivenMessage;
import studio.kriegsspiel.situation.orders.GivenMessages;
import studio.kriegsspiel.situation.orders.GivenOrder;
import studio.kriegsspiel.situation.orders.GivenOrders;
import studio.kriegsspiel.situation.orders.OrderedWorks;
import studio.kriegsspiel.situation.track.Whereabouts;
import studio.kriegsspiel.situation.truth.Truth;

/**
 * A game at a minute. What is written in the scenario and what was ordered since happens by its
 * clock; the game stops where people must decide what comes of it.
 *
 * @param situation the scenario on its ground under its book, with what was ordered since
 * @param now the minute it has come to
 * @param left what decisions have left
 * @param meetings who has met whom
 * @param come what the text waited for and has come to be so, each at its minute
 * @param fire what bodies were ordered to fire at
 */
public record Game(
    Situation situation,
    LocalDateTime now,
    Aftermath left,
    Meetings meetings,
    List<Event> come,
    FireOrders fire) {
  /** Keeps its own list. */
  public Game {
    come = List.copyOf(come);
  }

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
    Situation play = situation.inPlay();
    List<Contact> near = new Contacts(play, unit -> false).at(clock.begins());
    return new Game(
        play,
        clock.begins(),
        Aftermath.NONE,
        Meetings.NONE.with(near, clock.begins()),
        List.of(),
        FireOrders.NONE);
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
    LocalDateTime stop =
        timed().stream()
            .filter(Game::mustBeDecided)
            .map(Game::hour)
            .filter(each -> each.isAfter(now) && each.isBefore(until))
            .findFirst()
            .orElse(until);
    return new GameCourse(this).to(stop);
  }

  /**
   * What orders lead to.
   *
   * @param game the game with them
   * @param given each of them, and what comes of it
   * @param messages what was written to others beside them
   */
  public record Commanded(Game game, List<GivenOrder> given, List<GivenMessage> messages) {
    /** Keeps its own lists. */
    public Commanded {
      given = List.copyOf(given);
      messages = List.copyOf(messages);
    }
  }

  /**
   * The game once orders were given; each rides to its unit, which sets out when it has it, and
   * each message to its reader, who is told it then.
   *
   * @throws GameRefusedException if one was to be given before now, to a body that is gone, or if
   *     an attack says nowhere
   */
  public Commanded order(OrderSheet sheet) {
    return order(sheet, GameEntry.Ride.BY_COURIER);
  }

  /** The same of orders that may need no courier. */
  public Commanded order(OrderSheet sheet, GameEntry.Ride ride) {
    Clock clock = situation.clock();
    for (SheetOrder each : sheet.orders()) {
      if (clock.time(each.at()).isBefore(now)) {
        throw new GameRefusedException(
            "The game has come to " + clock.show(now) + "; no order can be given before it.");
      }
      each.match(order -> Optional.of(order), message -> Optional.<SheetOrder.ToUnit>empty())
          .ifPresent(this::refuse);
    }
    boolean atOnce = ride == GameEntry.Ride.NONE;
    GivenOrders given =
        atOnce ? GivenOrders.atOnce(sheet, situation) : GivenOrders.of(sheet, situation);
    List<GivenMessage> messages =
        atOnce
            ? GivenMessages.atOnce(sheet, given.situation())
            : GivenMessages.of(sheet, given.situation());
    FireOrders ordered = fire.and(given.all(), situation);
    return new Commanded(
        new Game(
            GivenMessages.told(messages, given.situation()), now, left, meetings, come, ordered),
        given.all(),
        messages);
  }

  /**
   * What a decision leads to.
   *
   * @param game the game with what it left
   * @param adjudication the decision with its working
   * @param left what it left, of whom it is known
   * @param unclaimed what it left of a body that the question does not name
   */
  public record Judged(
      Game game, Adjudication adjudication, List<Left> left, List<AfterState> unclaimed) {
    /** Keeps its own lists. */
    public Judged {
      left = List.copyOf(left);
      unclaimed = List.copyOf(unclaimed);
    }
  }

  /**
   * The game once the rule book has decided something.
   *
   * @throws GameRefusedException if the book has no such question or cannot answer it so, or a body
   *     is gone
   */
  public Judged decide(Asked asked) {
    asked.about().forEach(this::refuseGone);
    asked.beside().keySet().forEach(this::refuseGone);
    Procedure procedure =
        asked
            .procedure(situation.book().procedures())
            .orElseThrow(
                () ->
                    new GameRefusedException(
                        "The rule book has no question `" + asked.procedure() + "`."));
    try {
      Joined joined = new Joined(asked, procedure);
      Adjudication adjudication =
          procedure.adjudicate(joined.question(), asked.dice().dice()).telling(joined.told());
      return judged(
          procedure,
          adjudication,
          new QuestionParts(situation, asked.about(), asked.roles()),
          joined.deal(
              adjudication.decision().match(decided -> decided.after(), forbidden -> List.of())));
    } catch (RulesException refused) {
      throw new GameRefusedException(String.valueOf(refused.getMessage()));
    }
  }

  private Judged judged(
      Procedure procedure, Adjudication adjudication, QuestionParts parts, List<Joined.Own> after) {
    List<Left> fresh = new ArrayList<>();
    List<AfterState> unclaimed = new ArrayList<>();
    for (Joined.Own own : after) {
      AfterState each = own.state();
      own.body()
          .map(Whose::body)
          .or(() -> parts.whose(procedure, each.body(), each.word()))
          .ifPresentOrElse(
              whose ->
                  Optional.of(new Left(whose, each.word(), each.value(), now))
                      .filter(this::counts)
                      .ifPresent(fresh::add),
              () -> unclaimed.add(each));
    }
    Aftermath all = left.with(fresh);
    List<UnitId> gone =
        situation.works().all().stream()
            .map(each -> each.task().unit())
            .filter(all::isGone)
            .toList();
    return new Judged(
        new Game(OrderedWorks.without(situation, gone, now), now, all, meetings, come, fire),
        adjudication,
        fresh,
        unclaimed);
  }

  /** Whether it is more than what the turn has counted already, where turns are counted. */
  private boolean counts(Left fresh) {
    if (!situation.book().practice().counted().contains(fresh.word())) {
      return true;
    }
    boolean inThisTurn =
        left.find(fresh.whose(), fresh.word()).filter(each -> turnsSince(each) == 0).isPresent();
    return !fresh.isNought() && !inThisTurn;
  }

  private int turnsSince(Left one) {
    return situation.clock().moveAt(now) - situation.clock().moveAt(one.since());
  }

  private void refuse(SheetOrder.ToUnit order) {
    refuseGone(order.unit());
    GivenOrders.findAimless(order, situation)
        .ifPresent(
            why -> {
              throw new GameRefusedException(why);
            });
  }

  private void refuseGone(UnitId unit) {
    if (left.isGone(unit)) {
      throw new GameRefusedException(
          "`"
              + unit
              + (left.isTaken(unit)
                  ? "` is in the hands of the enemy."
                  : "` is gone; it lost all it had."));
    }
  }

  /** Whether what a decision left still holds: some of it passes with its turn. */
  public boolean holds(Left one) {
    return situation.book().practice().holds(one.word(), turnsSince(one));
  }

  /** Whether a body had lost all it had by a minute. */
  public boolean isGoneBy(UnitId unit, LocalDateTime time) {
    return left.find(Whose.body(unit), AfterState.GONE)
        .filter(each -> !each.since().isAfter(time))
        .isPresent();
  }

  /** What is left of a body in a word, as far as it still holds. */
  public Optional<String> find(UnitId body, String word) {
    return left.find(Whose.body(body), word).filter(this::holds).map(Left::value);
  }

  /** What the clock brought after a minute until now, the earliest first. */
  public List<Event> since(LocalDateTime earlier) {
    return Stream.concat(timed().stream(), come.stream().filter(Game::isTold))
        .filter(each -> hour(each).isAfter(earlier) && !hour(each).isAfter(now))
        .sorted(Comparator.comparing(Game::hour))
        .toList();
  }

  /** Who has met after a minute until now, the earliest first. */
  public List<Meeting> metSince(LocalDateTime earlier) {
    return meetings.since(earlier);
  }

  /** What people must decide at this minute before the game goes on, besides what has met. */
  public List<Event> toDecide() {
    return Stream.concat(
            timed().stream().filter(Game::mustBeDecided), come.stream().filter(Game::isTold))
        .filter(each -> hour(each).equals(now))
        .toList();
  }

  /** Everything that is so now, which only the umpire may be handed; who is gone is not there. */
  public Truth truth() {
    Truth all = Truth.of(situation, now);
    Map<UnitId, Whereabouts> bodies = new LinkedHashMap<>(all.bodies());
    bodies.keySet().removeIf(left::isGone);
    return all.with(bodies);
  }

  /**
   * What a player knows now, what came since play began among it; nothing else of a game may be
   * handed to him.
   *
   * @throws IllegalArgumentException if the scenario has no such side or role
   */
  public PlayerView known(Reader.Player player) {
    return knowledge(player).view();
  }

  /** What those whom a player commands see of the enemy now, the nearest first, without names. */
  public List<SeenTroops> seen(Reader.Player player) {
    Known known = knowledge(player);
    return known.sees(known.view(), unit -> !left.isGone(unit));
  }

  private Known knowledge(Reader.Player player) {
    Situation told = come.isEmpty() ? situation : situation.withNews(Awaited.told(this));
    return Knowledge.of(told).of(player).at(now);
  }

  /** An order that has come is told as the order it has become. */
  private static boolean isTold(Event come) {
    return Awaited.order(come).isEmpty();
  }

  private List<Event> timed() {
    return Events.of(situation).timed();
  }

  private static LocalDateTime hour(Event event) {
    return event.earliest().orElseThrow();
  }

  private static boolean mustBeDecided(Event event) {
    return event.latest().isPresent()
        || Stream.of(event.happening())
            .filter(Happening.Planned.class::isInstance)
            .map(Happening.Planned.class::cast)
            .anyMatch(each -> isContact(each.event().deed()));
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
