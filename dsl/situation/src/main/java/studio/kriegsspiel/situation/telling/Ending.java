package studio.kriegsspiel.situation.telling;

import java.time.LocalDateTime;
import java.util.Optional;

/**
 * The hour at which play ends.
 *
 * @param at the hour
 */
record Ending(LocalDateTime at) implements TellingFact {
  @Override
  public Kind kind() {
    return Kind.END;
  }

  @Override
  public String what() {
    return "the hour at which play ends";
  }

  @Override
  public Optional<String> owner() {
    return Optional.empty();
  }

  @Override
  public Optional<Reading.Stretch> toldIn(Reading reading) {
    return reading.has(Sense.PLAY)
        ? reading.hour(at).map(each -> new Reading.Stretch(each.first(), each.last()))
        : Optional.empty();
  }
}
