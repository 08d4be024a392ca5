package studio.kriegsspiel.desk.importing;

import java.util.Optional;
import java.util.OptionalDouble;
import studio.kriegsspiel.terrain.Accuracy;
import studio.kriegsspiel.terrain.Confidence;
import studio.kriegsspiel.terrain.LayerNotes;
import studio.kriegsspiel.terrain.Provenance;

/**
 * What the author knows of a source, as typed.
 *
 * @param source title, author or survey; empty for the file's name
 * @param date its date or year
 * @param licence terms under which it may be passed on
 * @param confidence how far it is to be trusted
 * @param horizontal error in position in metres, as typed
 * @param vertical error in height in metres, as typed
 */
public record LayerFacts(
    String source,
    String date,
    String licence,
    Confidence confidence,
    String horizontal,
    String vertical) {
  /** Nothing is known. */
  public static final LayerFacts NONE = new LayerFacts("", "", "", Confidence.PROBABLE, "", "");

  /** Whether nothing was typed. */
  public boolean isBlank() {
    return equals(NONE);
  }

  /** What is wrong with the figures, one sentence; empty if nothing is. */
  public String fault() {
    if (isUnreadable(horizontal)) {
      return "\"" + horizontal + "\" is no error in metres; write a figure such as 10.";
    }
    return isUnreadable(vertical)
        ? "\"" + vertical + "\" is no error in metres; write a figure such as 2."
        : "";
  }

  private static boolean isUnreadable(String figure) {
    return !figure.isBlank() && metres(figure).isEmpty();
  }

  private static OptionalDouble metres(String figure) {
    Optional<Double> number = TypedFigures.read(figure).filter(value -> value >= 0);
    return number.isPresent() ? OptionalDouble.of(number.get()) : OptionalDouble.empty();
  }

  /** The same for the import; what is blank is left to it. */
  LayerNotes notes() {
    return new LayerNotes(
        new Provenance(source.strip(), licence.strip(), date.strip(), "", confidence),
        new Accuracy(metres(horizontal), metres(vertical), ""));
  }
}
