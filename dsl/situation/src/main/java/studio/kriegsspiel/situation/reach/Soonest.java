package studio.kriegsspiel.situation.reach;

import java.time.LocalDateTime;
import java.util.List;
import java.util.Optional;
import studio.kriegsspiel.rules.Citation;

/**
 * When a body can be at a place at the soonest.
 *
 * @param kind what is known of it
 * @param sets when it can set out; when play begins where that is not known
 * @param sure it is certainly not there before; an error of the reckoning is taken off
 * @param reckoned when it is there by the reckoning, a begun minute counted
 * @param rates what its rate rests on
 */
public record Soonest(
    Kind kind,
    LocalDateTime sets,
    LocalDateTime sure,
    LocalDateTime reckoned,
    List<Citation> rates) {

  /** What is known of a way. */
  public enum Kind {
    /** When it can be there. */
    REACHED,
    /** There is no way that its troops can go. */
    NO_WAY,
    /** The text, the ground or the book does not tell. */
    UNSAID
  }

  /** Keeps its own copy. */
  public Soonest {
    rates = List.copyOf(rates);
  }

  /** Whether nothing known keeps it from being there at a time. */
  public boolean mayBeThereBy(LocalDateTime time) {
    return kind == Kind.UNSAID || (kind == Kind.REACHED && !sure.isAfter(time));
  }

  /** What the rate rests on, if it is reckoned. */
  public Optional<Citation> findRate() {
    return rates.stream().findFirst();
  }

  static Soonest unsaid(LocalDateTime begins) {
    return new Soonest(Kind.UNSAID, begins, begins, begins, List.of());
  }
}
