package studio.kriegsspiel.importer.vector;

import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import studio.kriegsspiel.terrain.geojson.RawFeature;

/** Lengths as people write them: {@code 6}, {@code 6.5 m}, {@code 20 ft}. */
final class WrittenLengths {
  private static final Pattern LENGTH =
      Pattern.compile("(-?\\d{1,6}(?:[.,]\\d{1,6})?)\\s*(m|metres?|meters?|ft|feet|'|km)?");
  private static final double FOOT = 0.3048;

  private WrittenLengths() {}

  /** A length in metres; nothing if it is not understood. */
  static Optional<Double> metres(RawFeature feature, String key) {
    return metres(feature, key, 1);
  }

  /** The same where a figure that names no unit counts others than metres. */
  static Optional<Double> metres(RawFeature feature, String key, double bareUnit) {
    return feature.find(key).flatMap(text -> metres(text, bareUnit));
  }

  private static Optional<Double> metres(String text, double bareUnit) {
    Matcher matcher = LENGTH.matcher(text.strip().toLowerCase(Locale.ROOT));
    if (!matcher.matches()) {
      return Optional.empty();
    }
    double number = Double.parseDouble(matcher.group(1).replace(',', '.'));
    if (matcher.group(2) == null) {
      return Optional.of(number * bareUnit);
    }
    String unit = matcher.group(2);
    return Optional.of(
        switch (unit) {
          case "ft", "feet", "'" -> number * FOOT;
          case "km" -> number * 1000;
          default -> number;
        });
  }
}
