package studio.kriegsspiel.situation.telling;

import java.time.LocalDateTime;
import java.util.Optional;
import java.util.Set;

/**
 * Weather, ground, rivers or sight that change during play.
 *
 * @param sort of what one has to speak
 * @param of what changes, such as {@code weather}
 * @param at when
 * @param next words of what comes that what is does not have
 */
record Changing(Sense sort, String of, LocalDateTime at, Set<String> next) implements TellingFact {
  /** Copies the words. */
  Changing {
    next = Set.copyOf(next);
  }

  @Override
  public Kind kind() {
    return Kind.CHANGE;
  }

  @Override
  public String what() {
    return of + " to come";
  }

  @Override
  public Optional<String> owner() {
    return Optional.empty();
  }

  @Override
  public Optional<LocalDateTime> since() {
    return Optional.of(at);
  }

  /** Its hour in one clause with the sky, or what comes with a word that it will. */
  @Override
  public Optional<Reading.Stretch> toldIn(Reading reading) {
    if (reading.has(Sense.PAST) || !reading.has(sort) || reading.isOfReader()) {
      return Optional.empty();
    }
    Optional<Hour> hour = reading.hour(at).filter(each -> isOfSky(reading, each));
    if (hour.isPresent()) {
      return hour.map(each -> new Reading.Stretch(each.first(), each.last()));
    }
    boolean later = reading.has(Sense.FUTURE) && reading.has(Sense.STATESKY);
    return later
        ? next.stream()
            .flatMap(word -> reading.find(word).stream())
            .findFirst()
            .map(word -> new Reading.Stretch(word, word))
        : Optional.empty();
  }

  private boolean isOfSky(Reading reading, Hour hour) {
    int clause = reading.sentence().clause(hour.first());
    for (int i = 0; i < reading.sentence().size(); i++) {
      if (reading.sentence().is(i, sort) && near(reading.sentence().clause(i), clause, hour)) {
        return true;
      }
    }
    return false;
  }

  /** "After three o'clock, the rain is over": an hour that begins a sentence leads the next. */
  private static boolean near(int sky, int clause, Hour hour) {
    return sky == clause || (clause == 0 && sky == 1 && hour.first() <= 1);
  }
}
