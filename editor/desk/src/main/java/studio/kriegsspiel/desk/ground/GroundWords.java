package studio.kriegsspiel.desk.ground;

import java.util.Locale;
import java.util.OptionalDouble;
import studio.kriegsspiel.rules.Capital;
import studio.kriegsspiel.terrain.Attributes;
import studio.kriegsspiel.terrain.Feature;
import studio.kriegsspiel.terrain.FeatureKind;

/** What features are called, with the figure that matters. */
public final class GroundWords {
  private GroundWords() {}

  /** A feature in a few words, such as {@code Sunken road, 3 m deep}. */
  public static String of(Feature feature) {
    boolean lowered =
        feature.kind() == FeatureKind.HEIGHT_OVERRIDE
            && feature.attributes().heightMetres().orElse(0) < 0;
    String words = (lowered ? "Lowered ground" : kind(feature.kind())) + figure(feature);
    return feature.name().map(name -> words + " “" + name + "”").orElse(words);
  }

  /** A kind as people call it. */
  public static String kind(FeatureKind kind) {
    return switch (kind) {
      case WOOD_LIGHT -> "Light wood";
      case WOOD_DENSE -> "Dense wood";
      case ROAD -> "Road";
      case SUNKEN_ROAD -> "Sunken road";
      case SAND_PIT -> "Sand-pit";
      case ROUGH -> "Rough ground";
      case SLOPE_OVERRIDE -> "Slope by hand";
      case HEIGHT_OVERRIDE -> "Raised ground";
      case REDRAWN -> "Redrawn ground";
      case CONTOUR -> "Contour";
      case SPOT_HEIGHT -> "Spot height";
      case RIDGE_LINE -> "Ridge";
      case VALLEY_LINE -> "Valley";
      default -> Capital.of(kind.key().replace('.', ' '));
    };
  }

  private static String figure(Feature feature) {
    Attributes known = feature.attributes();
    return switch (feature.kind()) {
      case HEIGHT_OVERRIDE -> raised(known.heightMetres());
      case SUNKEN_ROAD, DITCH -> metres(known.depthMetres(), " deep");
      case EMBANKMENT, WALL, HEDGE -> metres(known.heightMetres(), " high");
      case CONTOUR, SPOT_HEIGHT -> metres(known.heightMetres(), "");
      case SLOPE_OVERRIDE ->
          known.slopeDegrees().isPresent()
              ? ", " + number(known.slopeDegrees().getAsDouble()) + "°"
              : "";
      default -> "";
    };
  }

  private static String raised(OptionalDouble metres) {
    return " by " + number(Math.abs(metres.orElse(0))) + " m";
  }

  private static String metres(OptionalDouble metres, String word) {
    return metres.isPresent() ? ", " + number(metres.getAsDouble()) + " m" + word : "";
  }

  /** A number without needless digits. */
  public static String number(double value) {
    return value == Math.rint(value) && Math.abs(value) < 1e9
        ? Long.toString((long) value)
        : String.format(Locale.ROOT, "%.2f", value).replaceAll("0+$", "");
  }
}
