package studio.kriegsspiel.drawing.style;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/** How maps look: what an umpire may choose before he prints. */
public enum MapManner {
  /** A staff map of about 1820 with contours, lightly washed. */
  COLOUR("colour", MapStyle.staffMap()),

  /** The same for a printer without colours; sides are told apart as black and white. */
  GREY("grey", MapStyle.staffMap().grey("grey.properties")),

  /** As it was engraved: no contours, hachures in black ink, water lined along its shores. */
  PERIOD("period", MapStyle.staffMap().over("period.properties")),

  /** The ground's own sheet, a scan or a drawing, instead of a drawn map. */
  SHEET("sheet", MapStyle.staffMap());

  private final String key;
  private final MapStyle style;

  MapManner(String key, MapStyle style) {
    this.key = key;
    this.style = style;
  }

  /** The word for it on the command line. */
  public String key() {
    return key;
  }

  /** Its colours and measures. */
  public MapStyle style() {
    return style;
  }

  /** All words, for messages. */
  public static List<String> keys() {
    return Arrays.stream(values()).map(MapManner::key).toList();
  }

  /** Finds a manner by its word. */
  public static Optional<MapManner> findByKey(String key) {
    return Arrays.stream(values()).filter(each -> each.key.equals(key)).findFirst();
  }
}
