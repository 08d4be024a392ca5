package studio.kriegsspiel.reading.umpire;

import java.time.LocalDateTime;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.Set;
import java.util.stream.Stream;
import studio.kriegsspiel.game.Chronicle;
import studio.kriegsspiel.game.Front;
import studio.kriegsspiel.game.Game;
import studio.kriegsspiel.game.GameEntry.Ride;
import studio.kriegsspiel.game.GameRefusedException;
import studio.kriegsspiel.game.Meeting;
import studio.kriegsspiel.game.NearTroops;
import studio.kriegsspiel.game.OrderReader;
import studio.kriegsspiel.reading.decision.filling.FireLines;
import studio.kriegsspiel.rules.concept.Arm;
import studio.kriegsspiel.rules.practice.Proviso;
import studio.kriegsspiel.rules.practice.UmpireStep;
import studio.kriegsspiel.rules.procedure.Decision;
import studio.kriegsspiel.rules.procedure.Result;
import studio.kriegsspiel.scenario.force.Unit;
import studio.kriegsspiel.scenario.force.UnitId;

/**
 * Carries a game on as an umpire does at the table: at the end of each part of a turn he asks the
 * rule book of those that are near each other, sends back who is beaten and on who is free to go.
 * What to ask is the book's practice; every throw comes from one seed. For one thread.
 */
public final class Umpire {
  /** Equal throws are thrown anew no more often. */
  private static final int MOST_ANEW = 20;

  private final OrderReader orders;
  private final Chronicle chronicle;
  private final Answers answers;
  private final TurnRounds rounds;
  private final NearTroops fronts = new NearTroops();
  private final Set<UnitId> backNow = new HashSet<>();
  private final Set<UnitId> staying = new HashSet<>();
  private final Map<UnitId, String> wentTo = new HashMap<>();
  private final Map<UnitId, UnitId> firedAt = new LinkedHashMap<>();

  /** With whom each body fought hand to hand last. */
  private final Map<UnitId, Set<UnitId>> fought = new HashMap<>();

  private Optional<String> leads = Optional.empty();
  private Game game;
  private Game told;

  /**
   * An umpire of a game.
   *
   * @param seed of all throws
   * @param chronicle is told what he does
   */
  public Umpire(Game game, OrderReader orders, long seed, Chronicle chronicle) {
    this(game, orders, Seeds.of(seed), chronicle, new FireLines());
  }

  /** The same where other games over the same ground have followed lines of fire before. */
  public Umpire(Game game, OrderReader orders, Seeds seeds, Chronicle chronicle, FireLines lines) {
    this.game = game;
    this.told = game;
    this.orders = orders;
    this.chronicle = chronicle;
    this.answers = new Answers(seeds, lines);
    this.rounds = new TurnRounds(game.situation());
  }

  /**
   * Carries the game on to a minute.
   *
   * @throws GameRefusedException if the minute has passed or play ends before it
   */
  public Game to(LocalDateTime until) {
    while (game.now().isBefore(until)) {
      LocalDateTime next = rounds.next(game.now());
      advance(next.isAfter(until) ? until : next);
      if (game.now().equals(next)) {
        backNow.clear();
        staying.clear();
        wentTo.clear();
        firedAt.clear();
        leads = Optional.empty();
        List<TurnRounds.Round> todo = new ArrayList<>(rounds.at(next));
        while (!todo.isEmpty()) {
          work(todo.remove(TurnRounds.next(todo, leads)));
        }
        goOn();
      }
    }
    tell();
    return game;
  }

  private void advance(LocalDateTime to) {
    while (game.now().isBefore(to)) {
      LocalDateTime from = game.now();
      game = game.to(to);
      if (game.now().isBefore(to)) {
        chronicle.advanced(to, game);
        told = game;
      } else if (isStop(from)) {
        tell();
      }
    }
  }

  /** Who plays it again from the log stops here as well, however far he wants to go. */
  private boolean isStop(LocalDateTime from) {
    return game.metSince(from).stream().anyMatch(Meeting::stops) || !game.toDecide().isEmpty();
  }

  /** The clock is told of only where something happens at it. */
  private void tell() {
    if (told.now().isBefore(game.now())) {
      chronicle.advanced(game.now(), game);
    }
    told = game;
  }

  private void work(TurnRounds.Round round) {
    Front front = fronts.of(game);
    for (UmpireStep each : round.steps()) {
      Set<UnitId> acted = new HashSet<>();
      List<Case> cases =
          new Cases(game, front, firedAt.keySet(), backNow, fought)
              .of(each.whom(), round.side()).stream()
                  .map(one -> round.side().isEmpty() ? charged(each, one) : one)
                  .toList();
      for (Case one : cases) {
        if (isFree(each, one, acted)) {
          List<Case> free =
              each.together().isEmpty()
                  ? List.of()
                  : cases.stream().filter(other -> isFree(each, other, acted)).toList();
          acted.addAll(work(each, one.joined(each.together(), free, this::men), Optional.empty()));
        }
      }
    }
  }

  private boolean isFree(UmpireStep step, Case one, Set<UnitId> acted) {
    return !acted.contains(one.first())
        && !isParted(step, one)
        && !isGone(one)
        && holds(step, one, Optional.empty());
  }

  private int men(UnitId unit) {
    return game.situation().units().find(unit).map(Unit::presentMen).orElse(0);
  }

  /** Horse that foot came up to charges it, where the book knows no attack of foot on horse. */
  private Case charged(UmpireStep step, Case one) {
    return step.whom() == UmpireStep.Whom.TOUCHING
            && !isHorse(one.first())
            && one.second().filter(this::isHorse).isPresent()
            && answers.ask(game, step, one.about(UmpireStep.About.BOTH), List.of(), 0).isEmpty()
        ? Case.of(one.second().get(), one.first())
        : one;
  }

  private boolean isHorse(UnitId unit) {
    return game.situation().units().find(unit).map(each -> each.type().arm()).stream()
        .anyMatch(Arm.CAVALRY::equals);
  }

  /** Who was sent back in this minute is not fallen upon in it by those whom he touched. */
  private boolean isParted(UmpireStep step, Case one) {
    return step.whom() == UmpireStep.Whom.TOUCHING
        && (backNow.contains(one.first()) || one.second().filter(backNow::contains).isPresent());
  }

  /** Who has done it: a body that touches two enemies falls upon one of them. */
  private Set<UnitId> work(UmpireStep step, Case one, Optional<Decision.Decided> before) {
    if (isGone(one) || !holds(step, one, before) || isAnswered(step, one)) {
      return Set.of();
    }
    Optional<Decision.Decided> answer = before;
    Case those = one;
    if (!step.asks().isEmpty()) {
      Optional<Answers.Answer> said = ask(step, one);
      if (said.isEmpty()) {
        return Set.of();
      }
      answer = said.flatMap(Umpire::decided);
      if (step.whom() == UmpireStep.Whom.IN_REACH) {
        one.second().ifPresent(target -> firedAt.put(target, one.first()));
      }
      those = one.with(said.get().asked().beside().keySet());
      if (step.whom() == UmpireStep.Whom.TOUCHING) {
        List<UnitId> all = those.all();
        all.forEach(unit -> fought.put(unit, Sides.enemies(unit, all)));
      }
    }
    move(step, those, answer);
    for (UmpireStep each : step.then()) {
      work(each, those, answer);
    }
    return those.acting();
  }

  /** Has those go, stay and follow who must for an answer. */
  private void move(UmpireStep step, Case one, Optional<Decision.Decided> answer) {
    for (UmpireStep.Going each : step.goes()) {
      goBack(each, one, answer);
    }
    for (UmpireStep.Going each : step.stays()) {
      staying.addAll(concerned(each, one, answer));
    }
    for (UmpireStep.Going each : step.follows()) {
      concerned(each, one, answer).forEach(unit -> follow(unit, one));
    }
    answer
        .flatMap(each -> each.find(step.leads()))
        .flatMap(each -> Sides.called(one, each.toString()))
        .ifPresent(side -> leads = Optional.of(side));
  }

  private List<UnitId> concerned(
      UmpireStep.Going going, Case one, Optional<Decision.Decided> answer) {
    return one.about(going.whom()).stream()
        .filter(unit -> !game.left().isGone(unit))
        .filter(unit -> going.when().stream().allMatch(test -> holds(test, one, answer)))
        .toList();
  }

  /** Who pursues goes to where the other of the two was sent back. */
  private void follow(UnitId unit, Case one) {
    one.about(UmpireStep.About.BOTH).stream()
        .filter(each -> !each.side().equals(unit.side()))
        .flatMap(each -> Optional.ofNullable(wentTo.get(each)).stream())
        .findFirst()
        .ifPresent(place -> direct(unit + " attacks " + place));
  }

  private boolean holds(UmpireStep step, Case one, Optional<Decision.Decided> before) {
    return step.when().stream().allMatch(test -> holds(test, one, before))
        && (step.any().isEmpty() || step.any().stream().anyMatch(test -> holds(test, one, before)));
  }

  /** Who is on his way back is not asked anew in the same minute whether he goes. */
  private boolean isAnswered(UmpireStep step, Case one) {
    return !step.goes().isEmpty()
        && step.goes().stream()
            .flatMap(each -> one.about(each.whom()).stream())
            .allMatch(backNow::contains);
  }

  private boolean isGone(Case one) {
    return game.left().isGone(one.first()) || one.second().filter(game.left()::isGone).isPresent();
  }

  private Optional<Answers.Answer> ask(UmpireStep step, Case one) {
    Optional<Answers.Answer> said = ask(step, one, 0);
    for (int anew = 1; anew <= MOST_ANEW && isThrownAnew(step, one, said); anew++) {
      said = ask(step, one, anew);
    }
    return said;
  }

  private boolean isThrownAnew(UmpireStep step, Case one, Optional<Answers.Answer> said) {
    return !step.again().isEmpty()
        && said.filter(
                answer -> step.again().stream().allMatch(test -> holds(test, one, decided(answer))))
            .isPresent();
  }

  private Optional<Answers.Answer> ask(UmpireStep step, Case one, int anew) {
    Optional<Answers.Answer> said =
        answers
            .ask(game, step, one.about(step.about()), one.beside(), anew)
            .filter(answer -> isTold(step, one, answer));
    said.ifPresent(
        answer -> {
          tell();
          game = answer.judged().game();
          told = game;
          chronicle.decided(answer.asked(), answer.judged());
        });
    return said;
  }

  private boolean isTold(UmpireStep step, Case one, Answers.Answer answer) {
    return step.untold().isEmpty()
        || !step.untold().stream().allMatch(test -> holds(test, one, decided(answer)));
  }

  private static Optional<Decision.Decided> decided(Answers.Answer answer) {
    return answer
        .judged()
        .adjudication()
        .decision()
        .match(Optional::of, forbidden -> Optional.empty());
  }

  private boolean holds(Proviso test, Case one, Optional<Decision.Decided> answer) {
    return test.holds(
        switch (test.of()) {
          case FIRST -> game.find(one.first(), test.word());
          case SECOND -> one.second().flatMap(unit -> game.find(unit, test.word()));
          case ANSWER -> answer.flatMap(each -> each.find(test.word())).map(Object::toString);
        });
  }

  private void goBack(UmpireStep.Going going, Case one, Optional<Decision.Decided> answer) {
    for (UnitId unit : concerned(going, one, answer)) {
      WaysBack ways = new WaysBack(game);
      double metres =
          going.isForTheTurn()
              ? ways.metresIn(rounds.turnMinutes(), unit)
              : far(going.far(), answer).orElse(0);
      if (metres > 0) {
        goBack(unit, ways.places(unit, metres, before(unit, one)));
        backNow.add(unit);
      }
    }
  }

  /** Before whom a body goes back: the other of two, else who fired at it last. */
  private Optional<UnitId> before(UnitId unit, Case one) {
    Stream<UnitId> those = Stream.concat(Stream.of(one.first()), one.second().stream());
    return those
        .filter(each -> !each.side().equals(unit.side()))
        .findFirst()
        .or(() -> Optional.ofNullable(firedAt.get(unit)));
  }

  private void goBack(UnitId unit, List<String> places) {
    for (String each : places) {
      if (direct(unit + " retreats to " + each)) {
        wentTo.put(unit, each);
        return;
      }
    }
  }

  private OptionalDouble far(String name, Optional<Decision.Decided> answer) {
    Optional<Result> result =
        answer.stream()
            .flatMap(each -> each.results().stream())
            .filter(each -> each.name().equals(name))
            .findFirst();
    return result.isEmpty()
        ? OptionalDouble.empty()
        : WaysBack.metres(result.get(), game.situation().measures());
  }

  private void goOn() {
    Front front = fronts.of(game);
    Set<UnitId> held = new HashSet<>(backNow);
    held.addAll(staying);
    new GoingOn(game).orders(front, held).forEach(this::direct);
  }

  /**
   * Has a commander's orders ride out, as far as they can be given.
   *
   * @param sheet the text of an order sheet
   */
  public Game order(String sheet) {
    try {
      Game after = game.order(orders.read(sheet, game.situation())).game();
      tell();
      game = after;
      told = game;
      chronicle.ordered(sheet, game);
    } catch (GameRefusedException cannot) {
      // A commander who orders what cannot be done is not obeyed.
    }
    return game;
  }

  /** Whether a body can be told so. */
  private boolean direct(String words) {
    try {
      String sheet = orders.write(game, words);
      Game after = game.order(orders.read(sheet, game.situation(), Ride.NONE), Ride.NONE).game();
      tell();
      game = after;
      told = game;
      chronicle.directed(sheet, game);
      return true;
    } catch (GameRefusedException cannot) {
      return false;
    }
  }
}
