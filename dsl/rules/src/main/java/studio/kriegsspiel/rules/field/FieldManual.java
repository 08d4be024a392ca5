package studio.kriegsspiel.rules.field;

import java.util.List;
import java.util.Optional;
import studio.kriegsspiel.rules.concept.Formation;

/**
 * What a rule book can be asked about troops on the ground, in the terms all five share. An empty
 * answer means that the book does not treat it.
 */
public interface FieldManual {

  /** How fast troops move at a gait over a piece of ground, or why they cannot. */
  March march(Troops troops, Gait gait, Going going);

  /** Why guns that may go to a piece of ground may not unlimber there; nothing where they may. */
  default Optional<March.Impossible> findNoUnlimbering(Troops troops, Going going) {
    return Optional.empty();
  }

  /**
   * How fast a patrol goes at most while it looks about it, whatever the ground allows; nothing
   * where the book knows no such limit.
   */
  default Optional<March> findReconnoitring(Troops troops) {
    return Optional.empty();
  }

  /**
   * The ground troops of any arm take up in any formation: as the book prints it, completed by its
   * defaults. Nothing only where the strength is not known.
   */
  Optional<Footprint> findFootprint(Troops troops, Formation formation);

  /**
   * What the book itself gives of the ground troops take up in a formation, a part of it perhaps.
   */
  Optional<Footprint> findPrintedFootprint(Troops troops, Formation formation);

  /** How far troops can fire. */
  Optional<FireRange> findFireRange(Troops troops);

  /** How long work on a crossing takes, or what is missing for it. */
  Optional<EngineeringTime> findEngineeringTime(EngineeringJob job);

  /** Minutes a messenger needs for a ride on even, open ground. */
  Optional<MessengerRide> findMessengerRide(double metres);

  /**
   * The gaits at which a messenger rides one after the other, for a ride of so many metres; a book
   * that does not treat it has a default.
   */
  List<RideStretch> rideStretches(double metres);

  /** Columns that narrow for a passage and close up behind it. */
  ColumnRules columns();

  /** What fire does over ground. */
  Gunnery gunnery();

  /** What counts as a position and how many troops it needs. */
  Optional<Strongholds> findStrongholds();

  /**
   * What may be seen or told at which distance, the farthest first; empty where it does not say.
   */
  List<Sighting> sightings();
}
