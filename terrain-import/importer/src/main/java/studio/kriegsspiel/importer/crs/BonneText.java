package studio.kriegsspiel.importer.crs;

import java.util.Locale;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import studio.kriegsspiel.terrain.GroundException;

/** The parts of a well-known text that describes Bonne's projection. */
record BonneText(
    String base, double parallel, double meridian, double east, double north, double unit) {
  private static final Pattern PROJECTION =
      Pattern.compile("PROJECTION\\[\\s*\"Bonne\"", Pattern.CASE_INSENSITIVE);

  /**
   * The parts; nothing if the projection is another.
   *
   * @throws GroundException if one of them is missing
   */
  static Optional<BonneText> find(String source, String text) {
    int base = text.indexOf("GEOGCS[");
    if (!PROJECTION.matcher(text).find() || base < 0) {
      return Optional.empty();
    }
    int end = WellKnownText.endOfBlock(text, base);
    double parallel =
        parameter(text, "standard_parallel_1")
            .orElseGet(() -> parameter(text, "latitude_of_origin").orElse(Double.NaN));
    double meridian =
        parameter(text, "central_meridian")
            .orElseGet(() -> parameter(text, "longitude_of_center").orElse(0));
    double unit = number(text.substring(end), "UNIT\\[\\s*\"[^\"]*\"").orElse(1);
    if (!(Math.abs(parallel) > 1e-9) || !(unit > 0)) {
      throw new GroundException(
          source,
          "describes Bonne's projection without its standard parallel",
          "add PARAMETER[\"Standard_Parallel_1\",...] to its text");
    }
    return Optional.of(
        new BonneText(
            text.substring(base, end),
            parallel,
            meridian,
            parameter(text, "false_easting").orElse(0),
            parameter(text, "false_northing").orElse(0),
            unit));
  }

  private static OptionalDouble parameter(String text, String name) {
    return number(text.toLowerCase(Locale.ROOT), "parameter\\[\\s*\"" + name + "\"");
  }

  private static OptionalDouble number(String text, String before) {
    Matcher matcher =
        Pattern.compile(before + "\\s*,\\s*(-?[\\d.]+(?:[eE][-+]?\\d+)?)").matcher(text);
    return matcher.find()
        ? OptionalDouble.of(Double.parseDouble(matcher.group(1)))
        : OptionalDouble.empty();
  }
}
