package studio.kriegsspiel.situation.telling;

import java.time.LocalDateTime;
import java.util.List;
import java.util.Optional;

/**
 * A work of one side, done or to be done.
 *
 * @param side whose work it is
 * @param of what it is, in words
 * @param deed by which words one speaks of it
 * @param place words of its place
 * @param hours when it begins and is done
 * @param since when everybody sees it
 */
record Worked(
    String side,
    String of,
    Sense deed,
    PlaceWords place,
    List<LocalDateTime> hours,
    Optional<LocalDateTime> since)
    implements TellingFact {
  /** Copies the lists. */
  Worked {
    hours = List.copyOf(hours);
  }

  @Override
  public Kind kind() {
    return Kind.WORK;
  }

  @Override
  public String what() {
    return of;
  }

  @Override
  public Optional<String> owner() {
    return Optional.of(side);
  }

  @Override
  public Optional<Reading.Stretch> toldIn(Reading reading) {
    boolean theirs = reading.subject().filter(mark -> mark.isOf(side)).isPresent();
    Optional<Integer> done = reading.find(deed, 0);
    if (done.isEmpty() || (reading.isOfReaderAnywhere() && !theirs)) {
      return Optional.empty();
    }
    Optional<Integer> there = reading.holds(place);
    Optional<Hour> hour = hours.stream().flatMap(each -> reading.hour(each).stream()).findFirst();
    if (there.isEmpty() && (hour.isEmpty() || !theirs)) {
      return Optional.empty();
    }
    Reading.Stretch told = new Reading.Stretch(done.get(), done.get());
    return Optional.of(there.isPresent() ? told.with(there.get()) : told);
  }
}
