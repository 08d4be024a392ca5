package studio.kriegsspiel.situation.telling;

import java.time.LocalDateTime;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Troops that come or march where the enemy does not see it.
 *
 * @param side whose they are
 * @param of which they are
 * @param at the hour at which they come or set out
 * @param by the hour at which they are to be where they go
 * @param places words of the places they come or go by, the first of them first
 * @param arms what they are
 * @param isEntry whether they come from off the map
 */
record Coming(
    String side,
    String of,
    LocalDateTime at,
    Optional<LocalDateTime> by,
    List<PlaceWords> places,
    Set<Sense> arms,
    boolean isEntry)
    implements TellingFact {
  /** Copies the lists. */
  Coming {
    places = List.copyOf(places);
    arms = Set.copyOf(arms);
  }

  @Override
  public Kind kind() {
    return Kind.COMING;
  }

  @Override
  public String what() {
    return "when and by which way " + of + (isEntry ? " comes" : " marches");
  }

  @Override
  public Optional<String> owner() {
    return Optional.of(side);
  }

  @Override
  public Optional<LocalDateTime> since() {
    return Optional.of(at);
  }

  /**
   * Its hour where its side moves, or where its place and arm stand beside it; or its way where its
   * side's arm arrives.
   */
  @Override
  public Optional<Reading.Stretch> toldIn(Reading reading) {
    if (!reading.has(Sense.MOVE)) {
      return Optional.empty();
    }
    boolean theirs = isTheirs(reading);
    boolean arm = reading.sentence().words().stream().anyMatch(word -> word.isAny(arms));
    Optional<Integer> place =
        places.stream().flatMap(each -> reading.holds(each).stream()).findFirst();
    boolean nobodys = !reading.isOfReaderAnywhere() && place.isPresent() && arm;
    Optional<Hour> hour =
        reading.hour(at).or(() -> by.filter(any -> place.isPresent()).flatMap(reading::hour));
    if (hour.isPresent() && (theirs || nobodys)) {
      return hour.map(each -> new Reading.Stretch(each.first(), each.last()));
    }
    boolean byWay = isEntry && theirs && arm && reading.has(Sense.ARRIVING);
    return byWay && !places.isEmpty()
        ? reading.holds(places.get(0)).map(word -> new Reading.Stretch(word, word))
        : Optional.empty();
  }

  /** Whether whoever moves in the sentence is theirs. */
  private boolean isTheirs(Reading reading) {
    for (int i = 0; i < reading.sentence().size(); i++) {
      if (reading.sentence().is(i, Sense.MOVE)) {
        Optional<SubjectWord> mover = reading.before(i).or(() -> reading.subject());
        if (mover.filter(mark -> mark.isOf(side)).isPresent()) {
          return true;
        }
      }
    }
    return false;
  }
}
