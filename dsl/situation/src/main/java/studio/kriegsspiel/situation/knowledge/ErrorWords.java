package studio.kriegsspiel.situation.knowledge;

import java.time.LocalDateTime;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Function;
import studio.kriegsspiel.scenario.news.Quantity;
import studio.kriegsspiel.situation.Situation;
import studio.kriegsspiel.situation.words.Figures;

/** How far what is told of a body is from the truth, in words. For the umpire's eyes. */
public final class ErrorWords {
  private final Situation situation;
  private final Function<LocalDateTime, String> hours;

  /**
   * Words about a situation.
   *
   * @param hours how a time is written
   */
  public ErrorWords(Situation situation, Function<LocalDateTime, String> hours) {
    this.situation = situation;
    this.hours = hours;
  }

  /**
   * One sentence; nothing where the truth is not known, or nothing was told that could be wrong.
   */
  public Optional<String> sentence(Subject subject) {
    return subject.error().flatMap(error -> sentence(subject, error));
  }

  private Optional<String> sentence(Subject subject, ErrorOfNews error) {
    List<String> parts = new ArrayList<>();
    if (error.metres().isPresent()) {
      parts.add(place(error));
    } else if (!subject.truly().isOnMap()) {
      parts.add("was not on the map");
    }
    if (error.told().isPresent() && error.counted().isPresent()) {
      parts.add(
          Figures.format(
              "had %,d %s, not %,d",
              error.counted().getAsInt(), kind(error.told().get()), error.told().get().count()));
    }
    error
        .turned()
        .ifPresent(degrees -> parts.add(Figures.format("faced %.0f degrees otherwise", degrees)));
    return parts.isEmpty()
        ? Optional.empty()
        : Optional.of(
            "In truth %s at %s %s."
                .formatted(
                    subject.unit(), hours.apply(subject.observed()), String.join(", ", parts)));
  }

  private String place(ErrorOfNews error) {
    double metres = error.metres().orElseThrow();
    return metres < 1
        ? "was there"
        : "was "
            + Figures.metres(metres, situation.book().ground())
            + error.bearing().map(way -> " " + way.nearestWord()).orElse("")
            + " of there";
  }

  /** What was counted, such as {@code men}. */
  public static String kind(Quantity quantity) {
    return quantity.kind().name().toLowerCase(Locale.ROOT);
  }
}
