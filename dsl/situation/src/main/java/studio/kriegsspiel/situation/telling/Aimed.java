package studio.kriegsspiel.situation.telling;

import java.time.LocalDateTime;
import java.util.Optional;
import java.util.Set;

/**
 * What a side is to achieve, or by which way it falls back.
 *
 * @param side whose aim it is
 * @param of what it is, in the words of the scenario
 * @param verb what is to be done, nothing where it is told in words only
 * @param place words of its place
 * @param until by or until when
 * @param target senses of what it is to be done to
 */
record Aimed(
    String side,
    String of,
    Optional<Sense> verb,
    Optional<PlaceWords> place,
    Optional<LocalDateTime> until,
    Set<Sense> target)
    implements TellingFact {
  private static final Set<String> TO_BE = Set.of("has", "have", "had", "is", "are", "was", "were");

  /** Copies the sets. */
  Aimed {
    target = Set.copyOf(target);
  }

  @Override
  public Kind kind() {
    return Kind.AIM;
  }

  @Override
  public String what() {
    return of;
  }

  @Override
  public Optional<String> owner() {
    return Optional.of(side);
  }

  /** An hour tells it of whom something is meant; else two of place, deed and target. */
  @Override
  public Optional<Reading.Stretch> toldIn(Reading reading) {
    boolean retreat = verb.filter(each -> each == Sense.RETREAT).isPresent();
    Optional<Integer> meant = retreat ? retreat(reading) : intention(reading);
    if (meant.isEmpty()) {
      return Optional.empty();
    }
    int clause = reading.sentence().clause(meant.get());
    Optional<Integer> there =
        place.flatMap(reading::holds).filter(word -> reading.sentence().clause(word) >= clause);
    Optional<Integer> deed = verb.flatMap(each -> reading.find(each, meant.get()));
    Optional<Hour> hour =
        until
            .flatMap(reading::hour)
            .filter(each -> reading.sentence().clause(each.first()) >= clause);
    boolean hit = reading.sentence().words().stream().anyMatch(word -> word.isAny(target));
    int evidence = (there.isPresent() ? 1 : 0) + (deed.isPresent() ? 1 : 0) + (hit ? 1 : 0);
    if (hour.isEmpty() && evidence < 2) {
      return Optional.empty();
    }
    Reading.Stretch told = new Reading.Stretch(meant.get(), meant.get());
    told = there.isPresent() ? told.with(there.get()) : told;
    told = deed.isPresent() ? told.with(deed.get()) : told;
    return Optional.of(hour.isPresent() ? told.with(hour.get().last()) : told);
  }

  private Optional<Integer> retreat(Reading reading) {
    return reading.find(Sense.RETREAT, 0).filter(i -> isTheirs(reading, i));
  }

  private boolean isTheirs(Reading reading, int word) {
    return reading
        .before(word)
        .or(() -> reading.next(word))
        .filter(mark -> mark.isOf(side))
        .isPresent();
  }

  /** The word that says that something is to be done. */
  private Optional<Integer> intention(Reading reading) {
    for (int i = 0; i < reading.sentence().size(); i++) {
      boolean toBe =
          TO_BE.contains(reading.sentence().word(i).letters())
              && reading.sentence().is(i + 1, "to");
      if ((toBe || reading.sentence().is(i, Sense.INTEND)) && isTheirs(reading, i)) {
        return Optional.of(i);
      }
    }
    return Optional.empty();
  }
}
