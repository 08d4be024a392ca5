package studio.kriegsspiel.desk.importing;

import java.util.Locale;
import java.util.Optional;

/** Figures as people type them, with a point or a comma. */
public final class TypedFigures {
  private TypedFigures() {}

  /** The figure, nothing if the text is none. */
  public static Optional<Double> read(String text) {
    String plain = text.strip().replace(" ", "").replace("\u00a0", "").replace(',', '.');
    if (!plain.matches("[+-]?\\d{1,12}(\\.\\d{1,9})?")) {
      return Optional.empty();
    }
    return Optional.of(Double.parseDouble(plain));
  }

  /** A figure with as few digits as it needs, at most {@code decimals} behind the point. */
  public static String write(double value, int decimals) {
    String text = String.format(Locale.ROOT, "%." + decimals + "f", value);
    return text.contains(".") ? text.replaceAll("0+$", "").replaceAll("\\.$", "") : text;
  }
}
