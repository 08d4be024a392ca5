package studio.kriegsspiel.importer.export;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/** A form in which a ground goes to other programs. */
public enum GroundTarget {
  /** The heights, with all hand edits of them. */
  GEOTIFF("-heights.tif"),
  /** Features and places in layers, in the ground's own system. */
  GPKG(".gpkg"),
  /** Features and places in longitude and latitude. */
  GEOJSON(".geojson");

  private final String ending;

  GroundTarget(String ending) {
    this.ending = ending;
  }

  /** Its word on the command line. */
  public String word() {
    return name().toLowerCase(java.util.Locale.ROOT);
  }

  /** Name of the file it makes of a ground. */
  public String fileName(String ground) {
    return ground + ending;
  }

  /** The target of a word. */
  public static Optional<GroundTarget> find(String word) {
    return Arrays.stream(values()).filter(each -> each.word().equalsIgnoreCase(word)).findFirst();
  }

  /** All words. */
  public static List<String> words() {
    return Arrays.stream(values()).map(GroundTarget::word).toList();
  }
}
