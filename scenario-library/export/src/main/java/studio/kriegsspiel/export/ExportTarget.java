package studio.kriegsspiel.export;

import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** What can leave the studio. */
public enum ExportTarget {
  /** The umpire's book, a pack for each side and role, the sealed sheets. */
  PACK("pack"),
  /** The map on sheets, true to scale. */
  MAP("map"),
  /** Play files for other programs. */
  PLAY("play"),

  /** The truth hour by hour, for the umpire. */
  PHASES("phases"),

  /** For each exercise packs for student and instructor, and the decisions to hand out. */
  EXERCISE("exercise"),

  /** Rulers, dice, a turn track and a page to calibrate the printer. */
  AIDS("aids"),

  /** Blocks to cut out for the units of the scenario, with dummies. */
  BLOCKS("blocks"),

  /** For each reader a page for a telephone, with news to come under lock. */
  PAGE("page"),

  /** For each reader his map as a picture, for tables on a screen. */
  PNG("png"),

  /** The same where it lies, for geographic information systems. */
  GEOTIFF("geotiff"),

  /** The same as lines and letters, true to scale, for programs that draw. */
  SVG("svg"),

  /** Each sealed sheet as a file under lock, for an evening by mail. */
  MAIL("mail");

  private final String key;

  ExportTarget(String key) {
    this.key = key;
  }

  /** The word used on the command line. */
  public String key() {
    return key;
  }

  /** What lies in the box: everything that is for the table, on paper or on a screen. */
  public static Set<ExportTarget> box() {
    return EnumSet.complementOf(EnumSet.of(GEOTIFF, SVG, MAIL));
  }

  /** All words, for messages. */
  public static List<String> keys() {
    return Arrays.stream(values()).map(ExportTarget::key).toList();
  }

  /** Finds a target by its word. */
  public static Optional<ExportTarget> findByKey(String key) {
    return Arrays.stream(values()).filter(target -> target.key.equals(key)).findFirst();
  }
}
