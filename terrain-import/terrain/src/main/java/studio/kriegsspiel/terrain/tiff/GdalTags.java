package studio.kriegsspiel.terrain.tiff;

import java.util.Locale;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** What GDAL records beside the standard tags: the marker of voids, scale, offset and unit. */
record GdalTags(Optional<Double> nodata, String metadata) {
  private static final Pattern ITEM =
      Pattern.compile("<Item\\s([^<>]{0,300})>([^<>]{0,300})</Item>");
  private static final Pattern SAMPLE = Pattern.compile("sample=\"(\\d{1,6})\"");
  private static final Pattern ROLE = Pattern.compile("role=\"(\\w{1,20})\"");
  private static final int LONGEST = 1 << 20;

  static GdalTags of(TiffDirectory tags) {
    String metadata = tags.text(Tag.GDAL_METADATA).orElse("");
    return new GdalTags(
        tags.text(Tag.GDAL_NODATA).flatMap(GdalTags::number),
        metadata.length() > LONGEST ? "" : metadata);
  }

  private static Optional<Double> number(String text) {
    String word = text.strip().toLowerCase(Locale.ROOT).replace(',', '.');
    return switch (word) {
      case "" -> Optional.empty();
      case "nan", "-nan", "+nan" -> Optional.of(Double.NaN);
      case "inf", "+inf", "infinity" -> Optional.of(Double.POSITIVE_INFINITY);
      case "-inf", "-infinity" -> Optional.of(Double.NEGATIVE_INFINITY);
      default -> parse(word);
    };
  }

  private static Optional<Double> parse(String word) {
    try {
      return Optional.of(Double.parseDouble(word));
    } catch (NumberFormatException e) {
      return Optional.empty();
    }
  }

  Values valuesOf(int band) {
    double scale = item(band, "scale").orElse(1);
    return new Values(
        nodata.isPresent(),
        nodata.orElse(0.0),
        scale == 0 ? 1 : scale,
        item(band, "offset").orElse(0));
  }

  Optional<String> unit() {
    return text(0, "unittype");
  }

  private OptionalDouble item(int band, String role) {
    return text(band, role)
        .flatMap(GdalTags::number)
        .map(OptionalDouble::of)
        .orElse(OptionalDouble.empty());
  }

  private Optional<String> text(int band, String role) {
    Matcher items = ITEM.matcher(metadata);
    while (items.find()) {
      Matcher sample = SAMPLE.matcher(items.group(1));
      Matcher named = ROLE.matcher(items.group(1));
      if (named.find()
          && named.group(1).equals(role)
          && (sample.find() ? Integer.parseInt(sample.group(1)) : 0) == band) {
        return Optional.of(items.group(2).strip());
      }
    }
    return Optional.empty();
  }
}
