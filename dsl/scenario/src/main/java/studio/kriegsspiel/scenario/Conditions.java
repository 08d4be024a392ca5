package studio.kriegsspiel.scenario;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * Rivers, light and sight during play, as far as the text states them.
 *
 * @param rivers the state of the rivers in the order of time
 * @param daylight when the sun rises and sets, where the text says
 * @param visibility how far one sees, in the order of time
 * @param latitude where the ground lies, for grounds that lie nowhere
 * @param sources where the lines of the head come from: hours, weather, ground, rivers, light
 */
public record Conditions(
    List<Phase> rivers,
    Optional<StatedDaylight> daylight,
    List<Visibility> visibility,
    Optional<Latitude> latitude,
    List<StatedFrom> sources) {
  /** Where the text states nothing. */
  public static final Conditions NONE =
      new Conditions(List.of(), Optional.empty(), List.of(), Optional.empty(), List.of());

  /** Copies the lists. */
  public Conditions {
    rivers = List.copyOf(rivers);
    visibility = List.copyOf(visibility);
    sources = List.copyOf(sources);
  }

  /** Conditions of which no source is named. */
  public Conditions(
      List<Phase> rivers,
      Optional<StatedDaylight> daylight,
      List<Visibility> visibility,
      Optional<Latitude> latitude) {
    this(rivers, daylight, visibility, latitude, List.of());
  }

  /** The same with what others state; what they do not state stays. */
  public Conditions with(Conditions others) {
    return new Conditions(
        others.rivers.isEmpty() ? rivers : others.rivers,
        others.daylight.or(() -> daylight),
        others.visibility.isEmpty() ? visibility : others.visibility,
        others.latitude.or(() -> latitude),
        Stream.concat(
                sources.stream()
                    .filter(
                        mine ->
                            others.sources.stream()
                                .noneMatch(each -> each.line().equals(mine.line()))),
                others.sources.stream())
            .toList());
  }
}
