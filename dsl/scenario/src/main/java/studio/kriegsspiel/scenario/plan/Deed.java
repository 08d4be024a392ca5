package studio.kriegsspiel.scenario.plan;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;
import studio.kriegsspiel.rules.concept.Formation;
import studio.kriegsspiel.scenario.force.EngineeringTask;
import studio.kriegsspiel.scenario.force.UnitId;
import studio.kriegsspiel.scenario.place.Direction;
import studio.kriegsspiel.scenario.place.Position;
import studio.kriegsspiel.scenario.time.Moment;

/** What the umpire has happen. */
public sealed interface Deed {

  /** Whose deed it is, if it is a unit's. */
  default Optional<UnitId> findUnit() {
    return Optional.empty();
  }

  /** The positions it is written with, in the order of the way. */
  default List<Position> positions() {
    return List.of();
  }

  /** Where it takes troops, if it takes them somewhere. */
  default Optional<Position> findGoal() {
    return match(
        new Cases<>(
            bombards -> Optional.empty(),
            attacks -> Optional.of(attacks.target()),
            marches -> Optional.of(marches.to()),
            leaves -> Optional.of(leaves.exit()),
            halts -> Optional.empty(),
            Arrives::destination,
            works -> Optional.empty(),
            weather -> Optional.empty(),
            ground -> Optional.empty()));
  }

  /** Whether it only has troops go, halt or fight, and leaves forces, works and sky as they are. */
  default boolean isOrder() {
    return match(
        new Cases<>(
            bombards -> true,
            attacks -> true,
            marches -> true,
            leaves -> true,
            halts -> true,
            arrives -> false,
            works -> false,
            weather -> false,
            ground -> false));
  }

  /** What the cases make of it, by its kind. */
  <R> R match(Cases<R> cases);

  /** A function for each kind; who adds one is asked for one more wherever kinds are told apart. */
  record Cases<R>(
      Function<Bombards, R> bombards,
      Function<Attacks, R> attacks,
      Function<Marches, R> marches,
      Function<Leaves, R> leaves,
      Function<Halts, R> halts,
      Function<Arrives, R> arrives,
      Function<Works, R> works,
      Function<Weather, R> weather,
      Function<Ground, R> ground) {}

  /** What a unit does. */
  sealed interface OfUnit extends Deed {
    /** Who does it. */
    UnitId unit();

    @Override
    default Optional<UnitId> findUnit() {
      return Optional.of(unit());
    }
  }

  /** How fire is told of. */
  enum Fire {
    /** Of guns. */
    BOMBARDS("bombards", "bombardment"),
    /** Of any troops. */
    FIRES("fires at", "fire");

    private final String word;
    private final String noun;

    Fire(String word, String noun) {
      this.word = word;
      this.noun = noun;
    }

    /** The one whose first word it is. */
    public static Fire of(String verb) {
      return verb.equals("bombards") ? BOMBARDS : FIRES;
    }

    /** What stands before the place. */
    public String word() {
      return word;
    }

    /** What it is called. */
    public String noun() {
      return noun;
    }
  }

  /**
   * Troops fire at a place.
   *
   * @param fire how it is told
   * @param until when they cease, if the text says
   */
  record Bombards(UnitId unit, Fire fire, Position target, Optional<Moment> until)
      implements OfUnit {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.bombards().apply(this);
    }

    @Override
    public List<Position> positions() {
      return List.of(target);
    }
  }

  /** Troops attack a place. */
  record Attacks(UnitId unit, Position target, Formation formation) implements OfUnit {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.attacks().apply(this);
    }

    @Override
    public List<Position> positions() {
      return List.of(target);
    }
  }

  /**
   * Troops march to another place.
   *
   * @param by what the way goes by, in its order
   */
  record Marches(UnitId unit, List<Position> by, Position to, Formation formation)
      implements OfUnit {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.marches().apply(this);
    }

    /** Copies the list. */
    public Marches {
      by = List.copyOf(by);
    }

    @Override
    public List<Position> positions() {
      return Stream.concat(by.stream(), Stream.of(to)).toList();
    }
  }

  /**
   * Troops leave the map.
   *
   * @param exit where their head leaves it
   * @param towards on which side, where the exit is a road
   */
  record Leaves(
      UnitId unit,
      List<Position> by,
      Position exit,
      Optional<Direction> towards,
      Formation formation)
      implements OfUnit {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.leaves().apply(this);
    }

    /** Copies the list. */
    public Leaves {
      by = List.copyOf(by);
    }

    @Override
    public List<Position> positions() {
      return Stream.concat(by.stream(), Stream.of(exit)).toList();
    }
  }

  /** Troops stop where they are, and stand there. */
  record Halts(UnitId unit) implements OfUnit {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.halts().apply(this);
    }
  }

  /**
   * Troops come on to the map on a condition.
   *
   * @param entry where their head enters
   * @param from the direction they come from
   * @param destination where the text says they go
   */
  record Arrives(
      UnitId unit,
      Position entry,
      Optional<Direction> from,
      Formation marchOrder,
      Optional<Position> destination)
      implements OfUnit {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.arrives().apply(this);
    }

    @Override
    public List<Position> positions() {
      return Stream.concat(Stream.of(entry), destination.stream()).toList();
    }
  }

  /** Work begins on a condition. */
  record Works(EngineeringTask task) implements OfUnit {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.works().apply(this);
    }

    @Override
    public UnitId unit() {
      return task.unit();
    }
  }

  /** The weather changes. */
  record Weather(String words) implements Deed {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.weather().apply(this);
    }
  }

  /** The state of the ground changes. */
  record Ground(String words) implements Deed {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.ground().apply(this);
    }
  }
}
