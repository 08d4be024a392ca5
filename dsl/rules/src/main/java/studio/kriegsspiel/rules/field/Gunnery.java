package studio.kriegsspiel.rules.field;

import java.util.Optional;

/** What a rule book says of fire over ground, before any die is thrown. */
public interface Gunnery {

  /** The ranges of a weapon, empty where the book does not treat it. */
  Optional<RangeTable> findRanges(Troops troops);

  /** What the ground does to fire at a target within range. */
  FireEffect effect(Troops troops, LineOfFire line);
}
