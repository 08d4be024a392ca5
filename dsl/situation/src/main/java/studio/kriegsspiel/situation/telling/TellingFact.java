package studio.kriegsspiel.situation.telling;

import java.time.LocalDateTime;
import java.util.Optional;

/** Something of the umpire's data that a sentence may tell without a name. */
public sealed interface TellingFact
    permits Counted, Coming, Aimed, Worked, Changing, Ending, Falsehood {

  /** Sorts of facts. */
  enum Kind {
    STRENGTH,
    COMING,
    AIM,
    WORK,
    CHANGE,
    END,
    FALSITY
  }

  /** What sort it is. */
  Kind kind();

  /** What it is, for the umpire's eyes, a clause such as {@code the hour at which play ends}. */
  String what();

  /** The side that knows it; none where the umpire alone does. */
  Optional<String> owner();

  /** From when others may know it; never, where nothing is said. */
  default Optional<LocalDateTime> since() {
    return Optional.empty();
  }

  /** Which words of a sentence tell it. */
  Optional<Reading.Stretch> toldIn(Reading reading);

  /** Whether a sentence of his news leaves nothing of it to tell its reader. */
  default boolean isKnownBy(Reading reading) {
    return toldIn(reading).isPresent();
  }
}
