package studio.kriegsspiel.scenario;

import java.time.LocalDateTime;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Function;
import studio.kriegsspiel.rules.concept.Grade;
import studio.kriegsspiel.scenario.force.Deployment;
import studio.kriegsspiel.scenario.force.Strength;
import studio.kriegsspiel.scenario.force.Unit;
import studio.kriegsspiel.scenario.force.UnitId;
import studio.kriegsspiel.scenario.news.Reinforcement;
import studio.kriegsspiel.scenario.plan.PlannedMarch;
import studio.kriegsspiel.scenario.text.TextSpan;
import studio.kriegsspiel.scenario.time.Moment;

/** One thing that is otherwise in a variant. */
public sealed interface Change {

  /** What the cases make of it, by its kind. */
  <R> R match(Cases<R> cases);

  /** A function for each kind; who adds one is asked for one more wherever kinds are told apart. */
  record Cases<R>(
      Function<OtherBook, R> otherBook,
      Function<OtherGround, R> otherGround,
      Function<OtherWeather, R> otherWeather,
      Function<OtherConditions, R> otherConditions,
      Function<OtherHours, R> otherHours,
      Function<Restated, R> restated,
      Function<Without, R> without,
      Function<Posted, R> posted,
      Function<Redeployed, R> redeployed,
      Function<Marching, R> marching,
      Function<Rerouted, R> rerouted) {}

  /** The place of the statement. */
  TextSpan span();

  /** Another rule book, or the same with other switches and tables. */
  record OtherBook(RuleChoice rules) implements Change {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.otherBook().apply(this);
    }

    @Override
    public TextSpan span() {
      return rules.span();
    }
  }

  /** Another state of the ground. */
  record OtherGround(List<Phase> phases, TextSpan span) implements Change {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.otherGround().apply(this);
    }

    /** Copies the list. */
    public OtherGround {
      phases = List.copyOf(phases);
    }
  }

  /** Other weather. */
  record OtherWeather(List<Phase> phases, TextSpan span) implements Change {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.otherWeather().apply(this);
    }

    /** Copies the list. */
    public OtherWeather {
      phases = List.copyOf(phases);
    }
  }

  /**
   * Other rivers, light and sight; what is not stated stays.
   *
   * @param conditions what is stated
   */
  record OtherConditions(Conditions conditions, TextSpan span) implements Change {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.otherConditions().apply(this);
    }
  }

  /** Other hours of play. */
  record OtherHours(LocalDateTime begins, Moment ends, TextSpan span) implements Change {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.otherHours().apply(this);
    }
  }

  /**
   * Another strength, grade or number of ranks; what is not stated stays.
   *
   * @param strength what is stated of its strength
   */
  record Restated(
      UnitId unit, Strength strength, Optional<Grade> grade, OptionalInt ranks, TextSpan span)
      implements Change {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.restated().apply(this);
    }
  }

  /** A unit that is not there, with all its parts. */
  record Without(UnitId unit, TextSpan span) implements Change {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.without().apply(this);
    }
  }

  /**
   * A post that is sent out in it alone.
   *
   * @param from who sends it out
   */
  record Posted(Unit post, UnitId from) implements Change {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.posted().apply(this);
    }

    @Override
    public TextSpan span() {
      return post.span();
    }
  }

  /** A unit that stands elsewhere from the start, instead of where it stood or came on. */
  record Redeployed(Deployment deployment) implements Change {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.redeployed().apply(this);
    }

    @Override
    public TextSpan span() {
      return deployment.span();
    }
  }

  /** A unit that marches from the start by a way, with its parts, instead of standing or coming. */
  record Marching(PlannedMarch march) implements Change {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.marching().apply(this);
    }

    @Override
    public TextSpan span() {
      return march.span();
    }
  }

  /** A unit that comes on otherwise, instead of where it stood or came on. */
  record Rerouted(Reinforcement reinforcement) implements Change {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.rerouted().apply(this);
    }

    @Override
    public TextSpan span() {
      return reinforcement.span();
    }
  }
}
