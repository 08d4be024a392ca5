package studio.kriegsspiel.rules.field;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import studio.kriegsspiel.rules.apparatus.BookDice;
import studio.kriegsspiel.rules.concept.Arm;
import studio.kriegsspiel.rules.concept.Formation;
import studio.kriegsspiel.rules.concept.TerrainKind;

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

  /** How long guns take from the end of a march to their first shot; nothing for other arms. */
  default Optional<IntoAction> findIntoAction(Troops troops) {
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

  /** Whether foot is told from horse so far off: always where the book sets no limit to it. */
  default boolean tellsArmsAt(double metres) {
    return sightings().stream()
        .filter(each -> each.what().equals("infantry from cavalry"))
        .allMatch(each -> each.holdsAt(metres));
  }

  /** The broadest front on which an arm passes a narrow place, where the book says so. */
  default Optional<NarrowFront> findNarrowFront(DefileKind place, Arm arm) {
    return Optional.empty();
  }

  /**
   * The sizes of units the book is written for; nothing where it has none in mind.
   *
   * @param level the level of the unit in one word, such as {@code battalion}
   */
  default Optional<PlayedSize> findPlayedSize(Arm arm, String level) {
    return Optional.empty();
  }

  /** Men or pieces that one counter stands for; empty where the book has no such counter. */
  default OptionalInt findCounterSize(Counter counter) {
    return OptionalInt.empty();
  }

  /**
   * How many counters stand for so many men or pieces; empty where the book has no such counter.
   */
  default OptionalInt countCounters(Counter counter, int strength) {
    OptionalInt size = findCounterSize(counter);
    return size.isEmpty()
        ? size
        : OptionalInt.of(Math.max(1, (int) Math.round((double) strength / size.getAsInt())));
  }

  /** What a body of an arm loses before a piece of it is gone, where the book counts so. */
  default Optional<LossTrack> findLossTrack(Arm arm) {
    return Optional.empty();
  }

  /** What a body has of morale, where the book takes points of it away as they are lost. */
  default Optional<MoraleTrack> findMoraleTrack(Troops troops) {
    return Optional.empty();
  }

  /** What the book throws; nothing where it does not say. */
  default BookDice dice() {
    return BookDice.NONE;
  }

  /** Counters that troops are played with, where the book counts whole bodies by a base. */
  default OptionalInt findBases(Troops troops) {
    return OptionalInt.empty();
  }

  /** How the book's questions call a kind of troops, where they name it by a line of a table. */
  default Optional<String> findTroopsTerm(Troops troops, Gait gait) {
    return Optional.empty();
  }

  /** How the book's questions class a kind of ground, where a table of theirs has classes. */
  default Optional<String> findGroundClass(TerrainKind kind) {
    return Optional.empty();
  }

  /** Units of the book's ground within which somebody counts for a unit, if the book has it. */
  default OptionalInt findNear(Nearby who) {
    return OptionalInt.empty();
  }
}
