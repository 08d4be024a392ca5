package studio.kriegsspiel.scenario;

import java.util.List;
import java.util.Optional;

/**
 * Rivers, light and sight during play, as far as the text states them.
 *
 * @param rivers the state of the rivers in the order of time
 * @param daylight when the sun rises and sets, where the text says
 * @param visibility how far one sees, in the order of time
 * @param latitude where the ground lies, for grounds that lie nowhere
 */
public record Conditions(
    List<Phase> rivers,
    Optional<StatedDaylight> daylight,
    List<Visibility> visibility,
    Optional<Latitude> latitude) {
  /** Where the text states nothing. */
  public static final Conditions NONE =
      new Conditions(List.of(), Optional.empty(), List.of(), Optional.empty());

  /** Copies the lists. */
  public Conditions {
    rivers = List.copyOf(rivers);
    visibility = List.copyOf(visibility);
  }

  /** The same with what others state; what they do not state stays. */
  public Conditions with(Conditions others) {
    return new Conditions(
        others.rivers.isEmpty() ? rivers : others.rivers,
        others.daylight.or(() -> daylight),
        others.visibility.isEmpty() ? visibility : others.visibility,
        others.latitude.or(() -> latitude));
  }
}
