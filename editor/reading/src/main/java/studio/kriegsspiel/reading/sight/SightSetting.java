package studio.kriegsspiel.reading.sight;

import java.util.List;
import java.util.Optional;
import studio.kriegsspiel.rules.book.RuleBook;
import studio.kriegsspiel.rules.field.Sighting;

/**
 * How far one sees at best in some light.
 *
 * @param metres the limit
 * @param why the light and what the figure rests on
 */
public record SightSetting(double metres, String why) {

  /** Lights in which one may ask. */
  public enum Light {
    /** Clear daylight. */
    DAY(5000),
    /** The half hour after sunset. */
    DUSK(800),
    /** Night without a moon. */
    NIGHT(100),
    /** Smoke of a long cannonade. */
    SMOKE(150),
    /** Fog. */
    FOG(200),
    /** Steady rain. */
    RAIN(1500);

    private final double usualMetres;

    Light(double usualMetres) {
      this.usualMetres = usualMetres;
    }

    /** The word on the command line. */
    public String word() {
      return name().toLowerCase(java.util.Locale.ROOT);
    }
  }

  /** The book's limit in a light where it gives one, else the studio's own, which says so. */
  public static SightSetting of(RuleBook book, Light light) {
    List<Sighting> own =
        book.fieldManual().sightings().stream()
            .filter(each -> each.what().equals("troops in the open"))
            .toList();
    Optional<Sighting> found =
        switch (light) {
          case DAY -> own.stream().filter(each -> each.light().isEmpty()).findFirst();
          case DUSK -> own.stream().filter(each -> each.light().contains("16-30")).findFirst();
          case NIGHT -> own.stream().filter(each -> each.light().equals("night")).findFirst();
          default -> Optional.empty();
        };
    return found
        .map(
            each ->
                new SightSetting(
                    each.metres(),
                    (each.light().isEmpty() ? "daylight" : each.light()) + ", " + each.citation()))
        .orElseGet(
            () ->
                new SightSetting(
                    light.usualMetres,
                    light.word()
                        + ", a figure of the studio's: "
                        + book.id().shortTitle()
                        + " gives none"));
  }
}
