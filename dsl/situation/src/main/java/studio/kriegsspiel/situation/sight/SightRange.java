package studio.kriegsspiel.situation.sight;

import java.util.List;
import java.util.Optional;
import studio.kriegsspiel.rules.book.RuleBook;
import studio.kriegsspiel.rules.field.Sighting;

/**
 * How far one sees at best in some light, by the book where it says so.
 *
 * @param metres how far
 * @param why the light and what the figure rests on
 */
public record SightRange(double metres, String why) {

  /** The book's limit in a light where it gives one, else the studio's own, which says so. */
  public static SightRange of(RuleBook book, Light light) {
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
                new SightRange(
                    each.metres(),
                    (each.light().isEmpty() ? "daylight" : each.light()) + ", " + each.citation()))
        .orElseGet(
            () ->
                new SightRange(
                    light.usualMetres(),
                    light.word()
                        + ", a figure of the studio's: "
                        + book.id().shortTitle()
                        + " gives none"));
  }

  /** The limit as a scenario has it at a time: in the open, or in cover. */
  static SightRange of(RuleBook book, Seeing seeing, boolean inCover) {
    SightRange open = seeing.limit(of(book, seeing.light()));
    if (!inCover) {
      return open;
    }
    SightRange covered = inCover(book, seeing.light());
    return covered.metres() < open.metres() ? covered : open;
  }

  /** The same for who stands in a wood or among houses, where the book tells them apart. */
  public static SightRange inCover(RuleBook book, Light light) {
    SightRange open = of(book, light);
    return book.fieldManual().sightings().stream()
        .filter(each -> each.what().equals("troops in woods or buildings"))
        .filter(each -> each.metres() < open.metres())
        .findFirst()
        .map(each -> new SightRange(each.metres(), each.what() + ", " + each.citation()))
        .orElse(open);
  }
}
