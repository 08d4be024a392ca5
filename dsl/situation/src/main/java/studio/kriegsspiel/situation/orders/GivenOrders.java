package studio.kriegsspiel.situation.orders;

import java.time.LocalDateTime;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import studio.kriegsspiel.rules.concept.Formation;
import studio.kriegsspiel.scenario.force.Role;
import studio.kriegsspiel.scenario.force.Unit;
import studio.kriegsspiel.scenario.force.UnitId;
import studio.kriegsspiel.scenario.news.Release;
import studio.kriegsspiel.scenario.orders.OrderSheet;
import studio.kriegsspiel.scenario.orders.SheetOrder;
import studio.kriegsspiel.scenario.place.Position;
import studio.kriegsspiel.scenario.plan.Deed;
import studio.kriegsspiel.scenario.plan.PlannedEvent;
import studio.kriegsspiel.scenario.time.Moment;
import studio.kriegsspiel.situation.Situation;
import studio.kriegsspiel.situation.clock.Clock;
import studio.kriegsspiel.situation.courier.Ride;
import studio.kriegsspiel.situation.track.ColumnJourney;
import studio.kriegsspiel.situation.track.Placement;
import studio.kriegsspiel.situation.works.Work;
import studio.kriegsspiel.terrain.MapPoint;

/**
 * The orders of a sheet in the situation of its scenario: each rides from where its giver is to the
 * unit, and the unit sets out when it has it. They are reckoned as marches that the umpire plans
 * are, one after the other.
 */
public final class GivenOrders {
  /** More lines than this no sheet has that is meant to be played; later ones are not reckoned. */
  public static final int MOST = 60;

  /** Nearer than this no courier is needed. */
  private static final double AT_HAND_METRES = 100;

  private static final Set<String> GOING =
      Set.of(
          "marches",
          "moves",
          "advances",
          "retreats",
          "withdraws",
          "retires",
          "occupies",
          "garrisons",
          "takes",
          "attacks",
          "storms",
          "charges",
          "crosses",
          "reinforces",
          "relieves",
          "leaves",
          "patrols",
          "reconnoitres",
          "joins",
          "guards",
          "defends",
          "holds",
          "stands");
  private static final Set<String> HALTING = Set.of("halts", "stops");

  /** Goes back before the enemy at the rate of action, not in a column of the road. */
  private static final String BEATEN = "retreats";

  private static final Set<String> ATTACKING = Set.of("attacks", "storms", "charges", "takes");

  private final Situation after;
  private final List<GivenOrder> all;

  private record Timed(SheetOrder.ToUnit order, LocalDateTime given, Optional<Ride> ride) {
    /** By the clock of play, on which a begun minute counts. */
    LocalDateTime received() {
      return Clock.minuteOf(ride.map(each -> each.arrives(given)).orElse(given));
    }
  }

  private GivenOrders(Situation after, List<GivenOrder> all) {
    this.after = after;
    this.all = List.copyOf(all);
  }

  /** What the orders of a sheet come to; this searches the ground. */
  public static GivenOrders of(OrderSheet sheet, Situation before) {
    List<Timed> orders = timed(sheet, before);
    Situation atOnce = sent(before, orders);
    Optional<UnitId> giver = commanded(sheet, before);
    List<Timed> sent =
        orders.stream()
            .map(each -> new Timed(each.order(), each.given(), ride(atOnce, giver, each)))
            .toList();
    boolean rides = sent.stream().anyMatch(each -> each.ride().isPresent());
    return done(sent, before, rides ? sent(before, sent) : atOnce);
  }

  /** The same of orders that each unit has when it is given them. */
  public static GivenOrders atOnce(OrderSheet sheet, Situation before) {
    List<Timed> orders = timed(sheet, before);
    return done(orders, before, sent(before, orders));
  }

  private static List<Timed> timed(OrderSheet sheet, Situation before) {
    return sheet.orders().stream()
        .limit(MOST)
        .filter(SheetOrder.ToUnit.class::isInstance)
        .map(SheetOrder.ToUnit.class::cast)
        .map(each -> new Timed(each, before.clock().time(each.at()), Optional.empty()))
        .sorted(Comparator.comparing(Timed::given))
        .toList();
  }

  private static GivenOrders done(List<Timed> sent, Situation before, Situation moved) {
    OrderedWorks works = new OrderedWorks(before);
    Map<SheetOrder.ToUnit, Work> begun = new HashMap<>();
    sent.stream()
        .sorted(Comparator.comparing(Timed::received))
        .forEach(
            each -> {
              if (deed(before, each).isPresent() || OrderedWorks.kind(each.order()).isPresent()) {
                works.leaveOff(each.order().unit(), each.received());
                arrives(before, moved, each)
                    .flatMap(there -> works.begin(each.order(), there))
                    .ifPresent(work -> begun.put(each.order(), work));
              }
            });
    Situation after = works.in(moved);
    return new GivenOrders(
        after,
        sent.stream()
            .map(each -> result(before, after, each, Optional.ofNullable(begun.get(each.order()))))
            .toList());
  }

  /** Why an attack could not be gone about, if so: it says no place, or one that is on no map. */
  public static Optional<String> findAimless(SheetOrder.ToUnit order, Situation situation) {
    if (!ATTACKING.contains(order.verb())) {
      return Optional.empty();
    }
    if (order.goal().isEmpty()) {
      return Optional.of(
          "`%s %s` does not say where: name a place after it, so: `%s \"Mill\"` or `%s grid 1250 3400`."
              .formatted(order.unit(), order.verb(), order.verb(), order.verb()));
    }
    SheetOrder.Named goal = order.goal().get();
    return situation
        .ground()
        .filter(ground -> ground.find(goal.at()).isEmpty())
        .map(ground -> "`%s` is not on the map.".formatted(goal.said()));
  }

  /** When a unit is where an order sends it; at once where it sends it nowhere. */
  private static Optional<LocalDateTime> arrives(Situation before, Situation moved, Timed timed) {
    Optional<PlannedEvent> event = event(before, timed);
    return event.isEmpty()
        ? Optional.of(timed.received())
        : journey(moved, timed.order().unit(), event.get())
            .filter(ColumnJourney::isReckoned)
            .flatMap(ColumnJourney::findTailArrives)
            .map(Clock::minuteOf);
  }

  /**
   * One of several orders to a unit.
   *
   * @param by what it is to go by
   * @param at when the unit has it
   */
  public record Sent(Position goal, List<Position> by, LocalDateTime at) {
    /** Keeps its own copy. */
    public Sent {
      by = List.copyOf(by);
    }

    /** By whatever way is the quickest. */
    public Sent(Position goal, LocalDateTime at) {
      this(goal, List.of(), at);
    }
  }

  /**
   * How a unit would go somewhere if it had the order at a time; nothing where the text does not
   * know the unit. This searches the ground.
   */
  public static Optional<ColumnJourney> march(
      Situation before, UnitId unit, Position goal, LocalDateTime at) {
    return march(before, unit, List.of(), new Sent(goal, at));
  }

  /** The same if the unit has had other orders before, in the order of time. */
  public static Optional<ColumnJourney> march(
      Situation before, UnitId unit, List<Sent> earlier, Sent last) {
    PlannedEvent event = event(unit, last);
    List<PlannedEvent> all =
        Stream.concat(earlier.stream().map(each -> event(unit, each)), Stream.of(event)).toList();
    return journey(before.and(all), unit, event);
  }

  /** The situation in which a unit has had orders, in the order of time. */
  public static Situation after(Situation before, UnitId unit, List<Sent> orders) {
    return before.and(orders.stream().map(each -> event(unit, each)).toList());
  }

  private static PlannedEvent event(UnitId unit, Sent order) {
    return new PlannedEvent(
        new Release.At(new Moment.At(order.at())),
        new Deed.Marches(unit, order.by(), order.goal(), Formation.COLUMN_MARCH),
        List.of(),
        order.goal().span(),
        order.goal().span());
  }

  /** All of them that are reckoned, in the order of time. */
  public List<GivenOrder> all() {
    return all;
  }

  /** The situation with what the sheet sets going. */
  public Situation situation() {
    return after;
  }

  private static Optional<UnitId> commanded(OrderSheet sheet, Situation situation) {
    return situation
        .scenario()
        .findSide(sheet.role().side())
        .flatMap(
            side ->
                side.roles().stream()
                    .filter(each -> each.title().equals(sheet.role().role()))
                    .findFirst())
        .flatMap(Role::commands);
  }

  private static Optional<Ride> ride(Situation situation, Optional<UnitId> giver, Timed order) {
    Optional<MapPoint> from =
        giver
            .filter(unit -> !unit.equals(order.order().unit()))
            .flatMap(unit -> situation.tracks().of(unit).commander(order.given()).centre());
    Optional<MapPoint> to =
        situation.tracks().of(order.order().unit()).commander(order.given()).centre();
    return from.isPresent()
            && to.isPresent()
            && from.get().distanceMetres(to.get()) > AT_HAND_METRES
        ? situation.rides().find(from.get(), to.get(), order.given())
        : Optional.empty();
  }

  private static Situation sent(Situation before, List<Timed> orders) {
    return before.and(orders.stream().flatMap(each -> event(before, each).stream()).toList());
  }

  private static Optional<PlannedEvent> event(Situation situation, Timed timed) {
    SheetOrder.ToUnit order = timed.order();
    return deed(situation, timed)
        .map(
            deed ->
                new PlannedEvent(
                    new Release.At(new Moment.At(timed.received())),
                    deed,
                    List.of(),
                    order.span(),
                    order.unitSpan()));
  }

  /** What an order has a unit do, as far as it moves or stops it. */
  private static Optional<Deed> deed(Situation situation, Timed timed) {
    SheetOrder.ToUnit order = timed.order();
    if (HALTING.contains(order.verb()) && order.goal().isEmpty()) {
      return Optional.of(new Deed.Halts(order.unit()));
    }
    return goal(situation, timed)
        .<Deed>map(
            goal ->
                new Deed.Marches(
                    order.unit(),
                    order.ways().stream().map(GivenOrders::position).toList(),
                    position(goal),
                    formation(situation, order)))
        .or(() -> leaves(situation, order));
  }

  /** Who leaves by a place goes off the map there, where his side is to leave or at an edge. */
  private static Optional<Deed> leaves(Situation situation, SheetOrder.ToUnit order) {
    int last = order.ways().size() - 1;
    if (!order.verb().equals("leaves") || last < 0) {
      return Optional.empty();
    }
    SheetOrder.Named exit = order.ways().get(last);
    List<Position> by = order.ways().stream().map(GivenOrders::position).limit(last).toList();
    return Optional.of(
        Exits.isOne(situation, order.unit().side(), exit)
            ? new Deed.Leaves(
                order.unit(), by, position(exit), Optional.empty(), Formation.COLUMN_MARCH)
            : new Deed.Marches(order.unit(), by, position(exit), Formation.COLUMN_MARCH));
  }

  /** Who is to work somewhere goes there first, unless he is there. */
  private static Optional<SheetOrder.Named> goal(Situation situation, Timed timed) {
    SheetOrder.ToUnit order = timed.order();
    return OrderedWorks.kind(order).isPresent()
        ? OrderedWorks.place(order).filter(place -> !isThere(situation, timed, place))
        : order.goal().filter(goal -> GOING.contains(order.verb()));
  }

  private static boolean isThere(Situation situation, Timed timed, SheetOrder.Named place) {
    Optional<MapPoint> site = situation.ground().flatMap(ground -> ground.find(place.at()));
    return situation
        .tracks()
        .of(timed.order().unit())
        .at(timed.received())
        .centre()
        .flatMap(at -> site.map(at::distanceMetres))
        .filter(metres -> metres <= AT_HAND_METRES)
        .isPresent();
  }

  private static Position position(SheetOrder.Named place) {
    return place.at();
  }

  private static Formation formation(Situation situation, SheetOrder.ToUnit order) {
    Formation attack =
        situation
            .units()
            .find(order.unit())
            .map(Unit::type)
            .filter(type -> Formation.COLUMN_ATTACK.isOf(type.arm()))
            .map(type -> Formation.COLUMN_ATTACK)
            .orElse(Formation.COLUMN_OPEN);
    return ATTACKING.contains(order.verb()) || order.verb().equals(BEATEN)
        ? attack
        : Formation.COLUMN_MARCH;
  }

  private static GivenOrder result(
      Situation before, Situation after, Timed timed, Optional<Work> work) {
    return new GivenOrder(
        timed.order(),
        timed.given(),
        timed.ride(),
        timed.received(),
        before.tracks().of(timed.order().unit()).at(timed.received()),
        event(before, timed).flatMap(each -> journey(after, timed.order().unit(), each)),
        work);
  }

  private static Optional<ColumnJourney> journey(Situation after, UnitId unit, PlannedEvent event) {
    return after.tracks().of(unit).placements().stream()
        .filter(Placement.Ordered.class::isInstance)
        .map(Placement.Ordered.class::cast)
        .filter(each -> each.event().equals(event))
        .findFirst()
        .map(each -> each.journey().get());
  }
}
