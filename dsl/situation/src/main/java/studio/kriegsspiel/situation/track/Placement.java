package studio.kriegsspiel.situation.track;

import java.time.LocalDateTime;
import java.util.function.Function;
import java.util.function.Supplier;
import studio.kriegsspiel.scenario.force.Deployment;
import studio.kriegsspiel.scenario.force.UnitId;
import studio.kriegsspiel.scenario.news.Reinforcement;
import studio.kriegsspiel.scenario.plan.Patrol;
import studio.kriegsspiel.scenario.plan.PlannedEvent;
import studio.kriegsspiel.scenario.plan.PlannedMarch;
import studio.kriegsspiel.scenario.text.TextSpan;

/** One statement of the text that puts a body somewhere. */
public sealed interface Placement {

  /** What the cases make of it, by its kind. */
  <R> R match(Cases<R> cases);

  /** A function for each kind; who adds one is asked for one more wherever kinds are told apart. */
  record Cases<R>(
      Function<Deployed, R> deployed,
      Function<Arriving, R> arriving,
      Function<Patrolling, R> patrolling,
      Function<Marching, R> marching,
      Function<Ordered, R> ordered,
      Function<Halted, R> halted,
      Function<Awaited, R> awaited) {}

  /** The unit the statement names: the body itself, or one above it. */
  UnitId named();

  /** From when it holds. */
  LocalDateTime from();

  /** Whether it is an order during play, which ends what was said before. */
  default boolean isOrder() {
    return match(
        new Cases<>(
            deployed -> false,
            arriving -> false,
            patrolling -> false,
            marching -> false,
            ordered -> true,
            halted -> true,
            awaited -> false));
  }

  /** Where it stands in the text. */
  TextSpan span();

  /**
   * It stands somewhere when play begins.
   *
   * @param from when play begins
   */
  record Deployed(Deployment deployment, LocalDateTime from) implements Placement {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.deployed().apply(this);
    }

    @Override
    public UnitId named() {
      return deployment.unit();
    }

    @Override
    public TextSpan span() {
      return deployment.span();
    }
  }

  /** It comes on during play; how is worked out when it is first asked for. */
  final class Arriving implements Placement {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.arriving().apply(this);
    }

    private final Reinforcement order;
    private final LocalDateTime from;
    private final Supplier<Arrival> arrival;

    Arriving(Reinforcement order, LocalDateTime from, Supplier<Arrival> arrival) {
      this.order = order;
      this.from = from;
      this.arrival = arrival;
    }

    /** What the text says. */
    public Reinforcement order() {
      return order;
    }

    /** How it comes on. */
    public Arrival arrival() {
      return arrival.get();
    }

    @Override
    public UnitId named() {
      return order.unit();
    }

    @Override
    public LocalDateTime from() {
      return from;
    }

    @Override
    public TextSpan span() {
      return order.span();
    }
  }

  /**
   * It goes on patrol; how is worked out when it is first asked for.
   *
   * @param from when play begins
   */
  record Patrolling(Patrol patrol, LocalDateTime from, Supplier<PatrolRun> run)
      implements Placement {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.patrolling().apply(this);
    }

    @Override
    public UnitId named() {
      return patrol.unit();
    }

    @Override
    public TextSpan span() {
      return patrol.span();
    }
  }

  /**
   * It is on a march that the text plans; how is worked out when it is first asked for.
   *
   * @param from when play begins
   */
  record Marching(PlannedMarch march, LocalDateTime from, Supplier<ColumnJourney> journey)
      implements Placement {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.marching().apply(this);
    }

    @Override
    public UnitId named() {
      return march.unit();
    }

    @Override
    public TextSpan span() {
      return march.span();
    }
  }

  /**
   * The umpire moves it during play; how is worked out when it is first asked for.
   *
   * @param from when it sets out
   * @param leaves whether it leaves the map at its goal
   */
  record Ordered(
      PlannedEvent event,
      UnitId named,
      LocalDateTime from,
      boolean leaves,
      Supplier<ColumnJourney> journey)
      implements Placement {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.ordered().apply(this);
    }

    @Override
    public TextSpan span() {
      return event.span();
    }
  }

  /**
   * The umpire has it stop during play, wherever it is.
   *
   * @param from when it stops
   */
  record Halted(PlannedEvent event, UnitId named, LocalDateTime from) implements Placement {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.halted().apply(this);
    }

    @Override
    public TextSpan span() {
      return event.span();
    }
  }

  /**
   * It comes on if something happens, or some time between two.
   *
   * @param from when play begins
   */
  record Awaited(PlannedEvent event, UnitId named, LocalDateTime from) implements Placement {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.awaited().apply(this);
    }

    @Override
    public TextSpan span() {
      return event.span();
    }
  }
}
