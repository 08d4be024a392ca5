package studio.kriegsspiel.drawing.style;

import java.awt.BasicStroke;
import java.awt.Color;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.Map;
import java.util.Properties;

/**
 * Colours and measures of the drawn map, read from one palette file: {@code name = #rrggbb} or
 * {@code #rrggbbaa} for colours, {@code name.mm = 0.25} for measures in millimetres on paper.
 */
public final class MapStyle {
  private static final MapStyle STAFF_MAP =
      new MapStyle(Map.of(), Map.of(), false).over("staff-map.properties");

  private static final MapStyle NIGHT = STAFF_MAP.over("night.properties");

  private final Map<String, Color> colours;
  private final Map<String, Double> millimetres;
  private final boolean grey;

  private MapStyle(Map<String, Color> colours, Map<String, Double> millimetres, boolean grey) {
    this.colours = Map.copyOf(colours);
    this.millimetres = Map.copyOf(millimetres);
    this.grey = grey;
  }

  /** The manner of a staff map of about 1820, lightly washed. */
  public static MapStyle staffMap() {
    return STAFF_MAP;
  }

  /** The same on dark ground, for a screen in a dark room; never for paper. */
  public static MapStyle night() {
    return NIGHT;
  }

  /** The same without colours, but for what a palette file says. */
  MapStyle grey(String resource) {
    Map<String, Color> greys = new HashMap<>();
    colours.forEach((name, colour) -> greys.put(name, grey(colour)));
    return new MapStyle(greys, millimetres, true).over(resource);
  }

  /** Whether pictures are to be drawn dark, too. */
  public boolean isNight() {
    return this == NIGHT;
  }

  /** Whether pictures are to be drawn without their colours, too. */
  public boolean isGrey() {
    return grey;
  }

  private static Color grey(Color colour) {
    int light =
        (int)
            Math.round(
                0.2126 * colour.getRed() + 0.7152 * colour.getGreen() + 0.0722 * colour.getBlue());
    return new Color(light, light, light, colour.getAlpha());
  }

  /** The colour of this name; a name the palette lacks is an error of the program. */
  public Color colour(String name) {
    Color colour = colours.get(name);
    if (colour == null) {
      throw new IllegalArgumentException("The palette has no colour `" + name + "`.");
    }
    return colour;
  }

  /** The colour of a side by its colour word; an unknown word gets the umpire's grey. */
  public Color side(String word, String shade) {
    return colours.getOrDefault("side." + word + "." + shade, colour("side.other." + shade));
  }

  /** A measure in millimetres on paper. */
  public double mm(String name) {
    Double measure = millimetres.get(name + ".mm");
    if (measure == null) {
      throw new IllegalArgumentException("The palette has no measure `" + name + ".mm`.");
    }
    return measure;
  }

  /** A plain stroke of a width in the units of the picture. */
  public static BasicStroke stroke(double width) {
    return new BasicStroke((float) width, BasicStroke.CAP_ROUND, BasicStroke.JOIN_ROUND);
  }

  /** A stroke with square ends. */
  public static BasicStroke buttStroke(double width) {
    return new BasicStroke((float) width, BasicStroke.CAP_BUTT, BasicStroke.JOIN_ROUND);
  }

  /** A dashed stroke. */
  public static BasicStroke dashed(double width, double dash, double gap) {
    return new BasicStroke(
        (float) width,
        BasicStroke.CAP_BUTT,
        BasicStroke.JOIN_ROUND,
        10f,
        new float[] {(float) dash, (float) gap},
        0f);
  }

  /** The same but for what a palette file says otherwise. */
  MapStyle over(String resource) {
    Properties properties = new Properties();
    try (InputStream stream = MapStyle.class.getResourceAsStream(resource)) {
      if (stream == null) {
        throw new IllegalStateException("The palette " + resource + " is missing.");
      }
      properties.load(new InputStreamReader(stream, StandardCharsets.UTF_8));
    } catch (IOException e) {
      throw new IllegalStateException("The palette " + resource + " cannot be read.", e);
    }
    Map<String, Color> painted = new HashMap<>(colours);
    Map<String, Double> measured = new HashMap<>(millimetres);
    for (String name : properties.stringPropertyNames()) {
      String value = properties.getProperty(name).strip();
      if (name.endsWith(".mm")) {
        measured.put(name, Double.valueOf(value));
      } else {
        painted.put(name, parse(name, value));
      }
    }
    return new MapStyle(painted, measured, grey);
  }

  private static Color parse(String name, String value) {
    if (!value.matches("#[0-9a-fA-F]{6}([0-9a-fA-F]{2})?")) {
      throw new IllegalStateException(
          "Palette colour `" + name + "` is not #rrggbb or #rrggbbaa: " + value);
    }
    long rgba = Long.parseLong(value.substring(1), 16);
    return value.length() == 7
        ? new Color((int) rgba)
        : new Color(
            (int) (rgba >> 24) & 0xff,
            (int) (rgba >> 16) & 0xff,
            (int) (rgba >> 8) & 0xff,
            (int) rgba & 0xff);
  }
}
