package studio.kriegsspiel.reading.rehearsal;

import java.time.LocalDateTime;
import java.util.List;
import java.util.Optional;

/** Leads troops in one game; decides from what he knows of his own troops alone. */
interface GameCommander {
  /** The orders he gives now, in the words of order sheets. */
  List<String> orders(CommandersView own);

  /** When he wants to be asked again besides the times at which everybody is, if ever. */
  default Optional<LocalDateTime> next(LocalDateTime now) {
    return Optional.empty();
  }
}
