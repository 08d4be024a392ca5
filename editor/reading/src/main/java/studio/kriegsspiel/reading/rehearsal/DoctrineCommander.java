package studio.kriegsspiel.reading.rehearsal;

import java.time.Duration;
import java.time.LocalDateTime;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.Deque;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import studio.kriegsspiel.reading.rehearsal.Doctrine.Kind;
import studio.kriegsspiel.reading.umpire.PointWords;
import studio.kriegsspiel.rules.concept.Arm;
import studio.kriegsspiel.scenario.force.Aim;
import studio.kriegsspiel.scenario.force.Objective;
import studio.kriegsspiel.scenario.force.Unit;
import studio.kriegsspiel.scenario.force.UnitId;
import studio.kriegsspiel.situation.ground.Site;
import studio.kriegsspiel.terrain.MapPoint;

/**
 * Leads one side by a doctrine: shares out its bodies among the places that its objectives name,
 * and sends them in waves. He decides from his own troops and from what he is told. For one game.
 */
final class DoctrineCommander implements GameCommander {
  /** He gives a body no new order before. */
  private static final Duration PATIENCE = Duration.ofMinutes(15);

  /** The main body follows the advanced guard by so much. */
  private static final Duration FOLLOWS = Duration.ofMinutes(10);

  /** With so little time left the reserve goes whatever has happened. */
  private static final Duration LATE = Duration.ofMinutes(45);

  /** Guns stay so far from what is attacked. */
  private static final double GUNS_METRES = 400;

  private static final int MOST_TRIES = 4;

  /** Who is so near to a place stands in it. */
  private static final double IN_PLACE_METRES = 40;

  private static final int THIRDS = 3;

  private final Doctrine doctrine;
  private final Map<UnitId, Task> tasks = new LinkedHashMap<>();
  private final Map<UnitId, LocalDateTime> sent = new HashMap<>();
  private final Map<UnitId, Integer> tries = new HashMap<>();
  private final Map<UnitId, MapPoint> starts = new HashMap<>();
  private final Map<UnitId, MapPoint> sentFrom = new HashMap<>();
  private final Leaving leaving = new Leaving();
  private final Bridging bridging = new Bridging();
  private final OnNews news;
  private boolean goesBack;

  DoctrineCommander(Doctrine doctrine, Tidings tidings) {
    this.doctrine = doctrine;
    this.news = new OnNews(tidings);
  }

  /**
   * What a body is for.
   *
   * @param wave 0 for the advanced guard or who holds, 1 for the main body, 2 for the reserve
   */
  private record Task(Goal goal, int wave) {
    String place() {
      return goal.place();
    }

    Site site() {
      return goal.site();
    }

    boolean attack() {
      return goal.kind() != Kind.HOLD;
    }
  }

  private record Goal(String place, Site site, LocalDateTime due, Kind kind) {}

  @Override
  public List<String> orders(CommandersView own) {
    share(own);
    if (doctrine == Doctrine.DELAY && !goesBack && (isSpent(own) || news.isCutOff(own))) {
      goesBack = true;
      List<String> leave = leaving.orders(own, true);
      return leave.isEmpty() ? back(own) : leave;
    }
    List<String> orders = new ArrayList<>(leaving.orders(own, goesBack));
    if (!goesBack) {
      tasks.keySet().removeIf(leaving::isLeaving);
      orders.addAll(bridging.orders(own));
      underFire(own).forEach(orders::add);
      face(own).forEach(orders::add);
      tasks.forEach((unit, task) -> order(own, unit, task).ifPresent(orders::add));
    }
    own.side().objectives().forEach(each -> escort(own, each.aim()).ifPresent(orders::add));
    return orders;
  }

  /** Who holds a place stays in it; the others do not stand in fire that they cannot answer. */
  private List<String> underFire(CommandersView own) {
    List<String> orders = new ArrayList<>();
    for (Unit body : own.bodies()) {
      Task task = tasks.get(body.id());
      boolean holds = task != null && !task.attack() && task.wave() == 0;
      if (!holds && !isSentLately(own, body.id()) && !leaving.isLeaving(body.id())) {
        news.underFire(own, body)
            .ifPresent(
                order -> {
                  sent.put(body.id(), own.now());
                  orders.add(order);
                });
      }
    }
    return orders;
  }

  /** A reserve that waits faces an enemy who is reported near. */
  private List<String> face(CommandersView own) {
    List<OnNews.Reserve> waiting = new ArrayList<>();
    tasks.forEach(
        (unit, task) -> {
          if (isWaiting(own, unit, task)) {
            waiting.add(
                task.attack()
                    ? new OnNews.Reserve(
                        unit,
                        new Site(own.at(unit).orElseThrow(), List.of()),
                        Optional.of(task.site()))
                    : new OnNews.Reserve(unit, task.site(), Optional.empty()));
          }
        });
    List<String> orders = new ArrayList<>();
    for (OnNews.Facing each : news.face(own, waiting)) {
      sent.put(each.unit(), own.now());
      orders.add(each.order());
    }
    return orders;
  }

  private boolean isWaiting(CommandersView own, UnitId unit, Task task) {
    return task.wave() > (task.attack() ? 1 : 0)
        && own.isInHand(unit)
        && !isSentLately(own, unit)
        && !goes(own, task);
  }

  /** What is to be brought somewhere goes there. */
  private Optional<String> escort(CommandersView own, Aim aim) {
    return Optional.of(aim)
        .filter(Aim.Escort.class::isInstance)
        .map(Aim.Escort.class::cast)
        .filter(each -> own.isMine(each.unit()) && own.isInHand(each.unit()))
        .filter(each -> !isSentLately(own, each.unit()))
        .flatMap(each -> each.to().map(place -> sent(own, each.unit(), place)));
  }

  private String sent(CommandersView own, UnitId unit, String place) {
    sent.put(unit, own.now());
    return unit + " marches to " + PointWords.named(place);
  }

  /** Shares out whoever has come on since. */
  private void share(CommandersView own) {
    List<Goal> goals = goals(own);
    if (goals.isEmpty()) {
      return;
    }
    Map<String, List<Unit>> fresh = new LinkedHashMap<>();
    Deque<Goal> unheld = new ArrayDeque<>(tasks.isEmpty() ? unheld(own, goals) : List.of());
    for (Unit each : own.bodies()) {
      own.at(each.id()).ifPresent(at -> starts.putIfAbsent(each.id(), at));
      if (!tasks.containsKey(each.id())
          && !leaving.isLeaving(each.id())
          && own.at(each.id()).isPresent()) {
        Goal goal = goals.size() == 1 ? goals.get(0) : goal(own, each, goals, unheld);
        fresh.computeIfAbsent(goal.place(), place -> new ArrayList<>()).add(each);
      }
    }
    for (Goal goal : goals) {
      wave(own, goal, fresh.getOrDefault(goal.place(), List.of()));
    }
  }

  /** Who stands in a place has it; whoever comes first has one that is unheld; then the nearest. */
  private static Goal goal(CommandersView own, Unit body, List<Goal> goals, Deque<Goal> unheld) {
    Goal nearest =
        goals.stream()
            .min(Comparator.comparingDouble(each -> metres(own, body, each)))
            .orElseThrow();
    return metres(own, body, nearest) <= IN_PLACE_METRES || unheld.isEmpty()
        ? nearest
        : unheld.remove();
  }

  private static List<Goal> unheld(CommandersView own, List<Goal> goals) {
    return goals.stream()
        .filter(
            goal ->
                own.bodies().stream().noneMatch(each -> metres(own, each, goal) <= IN_PLACE_METRES))
        .toList();
  }

  private static double metres(CommandersView own, Unit body, Goal goal) {
    return own.at(body.id()).map(goal.site()::metresTo).orElse(Double.MAX_VALUE);
  }

  private void wave(CommandersView own, Goal goal, List<Unit> bodies) {
    List<Unit> nearest = new ArrayList<>(bodies);
    nearest.sort(
        Comparator.comparing((Unit each) -> each.type().arm() == Arm.ARTILLERY)
            .thenComparingDouble(each -> metres(own, each, goal)));
    boolean first = tasks.values().stream().noneMatch(each -> each.place().equals(goal.place()));
    for (int i = 0; i < nearest.size(); i++) {
      int third = nearest.size() < 2 ? 0 : i * THIRDS / nearest.size();
      int wave = doctrine == Doctrine.STORM ? 0 : first ? third : Math.max(1, third);
      tasks.put(nearest.get(i).id(), new Task(goal, wave));
    }
  }

  /** The places that his objectives name, each once: to be won where one of them says so. */
  private List<Goal> goals(CommandersView own) {
    Map<String, Goal> goals = new LinkedHashMap<>();
    for (Objective each : own.side().objectives()) {
      Kind kind = Doctrine.kind(each.aim());
      each.aim()
          .findPlace()
          .flatMap(place -> own.site(place).map(site -> new Goal(place, site, own.due(each), kind)))
          .filter(goal -> isSought(kind, each.aim()))
          .ifPresent(goal -> goals.putIfAbsent(goal.place(), goal));
    }
    return List.copyOf(goals.values());
  }

  /** Who only holds goes for no place that was never his; who goes forward delays nobody. */
  private boolean isSought(Kind kind, Aim aim) {
    return kind == Kind.HOLD
        ? !doctrine.isAttacking() || aim instanceof Aim.Hold
        : doctrine.isAttacking();
  }

  /** An order to one body, if it is its turn. */
  private Optional<String> order(CommandersView own, UnitId unit, Task task) {
    if (!canBeSent(own, unit) || isThere(own, unit, task) || isSentLately(own, unit)) {
      return Optional.empty();
    }
    if (!goes(own, task) || tries.getOrDefault(unit, 0) >= MOST_TRIES) {
      return Optional.empty();
    }
    Optional<String> words = words(own, unit, task);
    words.ifPresent(order -> isSent(own, unit));
    return words;
  }

  /** Who has not stirred since he was sent found no way; that is no try. */
  private void isSent(CommandersView own, UnitId unit) {
    sent.put(unit, own.now());
    MapPoint at = own.at(unit).orElseThrow();
    MapPoint earlier = sentFrom.put(unit, at);
    if (!at.equals(earlier)) {
      tries.merge(unit, 1, Integer::sum);
    }
  }

  /** Who comes on need not go first where the text has him go. */
  private boolean canBeSent(CommandersView own, UnitId unit) {
    return own.isInHand(unit) || (!sent.containsKey(unit) && own.isOnItsWay(unit));
  }

  private boolean isSentLately(CommandersView own, UnitId unit) {
    LocalDateTime last = sent.get(unit);
    return last != null && Duration.between(last, own.now()).compareTo(PATIENCE) < 0;
  }

  private boolean goes(CommandersView own, Task task) {
    if (task.wave() == 0) {
      return true;
    }
    if (!task.attack()) {
      return isLost(own, task);
    }
    boolean late = Duration.between(own.now(), task.goal().due()).compareTo(LATE) < 0;
    boolean engaged =
        before(task).stream()
            .anyMatch(
                each -> own.isSpent(each) || own.isFighting(each) || isThere(own, each, task));
    boolean followed =
        before(task).stream()
            .map(sent::get)
            .anyMatch(at -> at != null && Duration.between(at, own.now()).compareTo(FOLLOWS) >= 0);
    return late || (task.wave() == 1 ? engaged || followed : isCheckedBefore(own, task));
  }

  /** A reserve goes once somebody before it is spent. */
  private boolean isCheckedBefore(CommandersView own, Task task) {
    return before(task).stream().anyMatch(own::isSpent);
  }

  /** None of those who hold the place is there and in hand. */
  private boolean isLost(CommandersView own, Task task) {
    return tasks.entrySet().stream()
        .filter(each -> each.getValue().wave() == 0)
        .filter(each -> each.getValue().place().equals(task.place()))
        .allMatch(each -> own.isSpent(each.getKey()) || !isThere(own, each.getKey(), task));
  }

  private boolean isThere(CommandersView own, UnitId unit, Task task) {
    if (task.goal().kind() != Kind.CROSS) {
      return own.isAt(unit, task.site());
    }
    Optional<MapPoint> at = own.at(unit);
    MapPoint start = starts.get(unit);
    return start != null
        && at.filter(point -> own.parts(task.site(), start, point)).isPresent()
        && !(task.site().isWay() && own.isAt(unit, task.site()));
  }

  /** Those who are to go to the same place earlier. */
  private Set<UnitId> before(Task task) {
    Set<UnitId> before = new LinkedHashSet<>();
    tasks.forEach(
        (unit, other) -> {
          if (other.place().equals(task.place()) && other.wave() < task.wave()) {
            before.add(unit);
          }
        });
    return before;
  }

  private Optional<String> words(CommandersView own, UnitId unit, Task task) {
    MapPoint at = own.at(unit).orElseThrow();
    if (task.attack() && bridging.isAwaited(own, at, task.site())) {
      return bridging.toTheBank(own, unit, task.wave() == 0);
    }
    if (task.goal().kind() == Kind.CROSS) {
      return own.beyond(task.site(), at, bridging.over(task.site(), at))
          .map(place -> unit + " marches to " + place);
    }
    Optional<Unit> body = own.bodies().stream().filter(each -> each.id().equals(unit)).findFirst();
    if (body.filter(each -> each.type().arm() == Arm.ARTILLERY).isPresent()) {
      return guns(own, unit, task);
    }
    boolean attacks = task.attack() || task.wave() > 0;
    Optional<String> enemy =
        task.attack() && task.wave() > 0 ? news.target(own, task.site()) : Optional.empty();
    if (enemy.isPresent()) {
      return enemy.map(place -> unit + " attacks " + place);
    }
    return Optional.of(
        unit
            + (attacks ? " attacks " : " marches to ")
            + PointWords.named(task.place())
            + (task.attack() ? bridging.by(own, at, task.site()) : ""));
  }

  /** Guns go to where they reach the place. */
  private static Optional<String> guns(CommandersView own, UnitId unit, Task task) {
    MapPoint at = own.at(unit).orElseThrow();
    double metres = task.site().metresTo(at);
    if (metres <= GUNS_METRES) {
      return Optional.empty();
    }
    MapPoint goal = task.site().nearestTo(at);
    MapPoint before = goal.offset(GUNS_METRES, goal.bearingDegrees(at));
    return own.terrain()
        .flatMap(terrain -> PointWords.of(terrain, before))
        .map(place -> unit + " marches to " + place);
  }

  private static boolean isSpent(CommandersView own) {
    List<Unit> bodies = own.bodies();
    long spent = bodies.stream().filter(each -> own.isSpent(each.id())).count();
    return spent * THIRDS >= bodies.size();
  }

  private List<String> back(CommandersView own) {
    List<String> orders = new ArrayList<>();
    for (Unit each : own.bodies()) {
      if (own.isInHand(each.id())) {
        news.back(own, each.id()).ifPresent(orders::add);
      }
    }
    return orders;
  }
}
