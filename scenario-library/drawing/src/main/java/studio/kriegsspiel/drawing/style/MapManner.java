package studio.kriegsspiel.drawing.style;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/** How maps look: what an umpire may choose before he prints. */
public enum MapManner {
  /** A staff map of about 1820 with contours, lightly washed. */
  COLOUR("colour", "In colours", MapStyle.staffMap()),

  /** The same for a printer without colours; sides are told apart as black and white. */
  GREY(
      "grey", "In grey, for printers without colours", MapStyle.staffMap().grey("grey.properties")),

  /** As it was engraved: no contours, hachures in black ink, water lined along its shores. */
  PERIOD(
      "period",
      "As engraved about 1820, without contours",
      MapStyle.staffMap().over("period.properties")),

  /** The ground's own sheet, a scan or a drawing, instead of a drawn map. */
  SHEET("sheet", "The ground's own sheet", MapStyle.staffMap());

  private final String key;
  private final String words;
  private final MapStyle style;

  MapManner(String key, String words, MapStyle style) {
    this.key = key;
    this.words = words;
    this.style = style;
  }

  /** The word for it on the command line. */
  public String key() {
    return key;
  }

  /** The words for it in a list to choose from. */
  public String words() {
    return words;
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
