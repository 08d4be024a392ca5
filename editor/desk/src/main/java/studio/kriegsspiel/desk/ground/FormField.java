package studio.kriegsspiel.desk.ground;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import studio.kriegsspiel.terrain.BridgeMaterial;
import studio.kriegsspiel.terrain.Confidence;
import studio.kriegsspiel.terrain.DefenceClass;
import studio.kriegsspiel.terrain.FeatureKind;
import studio.kriegsspiel.terrain.RoadWidthClass;

/** What can be written about a thing on the ground. */
public enum FormField {
  NAME("Name", "", "What it is called; may be left out"),
  ALIASES("Also called", "", "Other names, separated by semicolons"),
  RAISE("Raise by", "m", "How much the ground is raised; a minus lowers it"),
  HEIGHT("Height", "m", "Height above the ground around it"),
  ABOVE_DATUM("Height", "m", "Height above datum, as the map counts it"),
  DEPTH("Depth", "m", "Depth below the ground around it"),
  WIDTH("Width", "m", "How broad it is"),
  BELT("Belt", "m", "Breadth of the belt along the rim over which old heights go over into new"),
  BRUSH("Brush", "m", "Breadth of the stroke"),
  SLOPE("Slope", "°", "Slope in degrees"),
  ROAD("Width class", "", "What the rule books tell roads apart by", RoadWidthClass.values()),
  BRIDGE("Made of", "", "What the bridge is made of", BridgeMaterial.values()),
  DEFENCE("Defence", "", "Strength as a position", DefenceClass.values()),
  HOUSES("Houses", "", "Number of houses"),
  REASON("Reason", "", "Why it is drawn"),
  SOURCE("Source", "", "The book, map or witness it rests on"),
  CONFIDENCE("Confidence", "", "How sure you are", Confidence.values());

  private final String label;
  private final String unit;
  private final String tip;
  private final List<String> choices;

  FormField(String label, String unit, String tip, Enum<?>... choices) {
    this.label = label;
    this.unit = unit;
    this.tip = tip;
    this.choices = Arrays.stream(choices).map(FormField::word).toList();
  }

  static String word(Enum<?> constant) {
    return constant.name().toLowerCase(Locale.ROOT).replace('_', ' ');
  }

  /** The word before it. */
  public String label() {
    return label;
  }

  /** Its unit; may be empty. */
  public String unit() {
    return unit;
  }

  /** What it means. */
  public String tip() {
    return tip;
  }

  /** The words to choose from; none where one writes freely. */
  public List<String> choices() {
    return choices;
  }

  /** Whether it must be there. */
  public boolean isNeeded() {
    return EnumSet.of(RAISE, ABOVE_DATUM, SLOPE, BRUSH, CONFIDENCE).contains(this);
  }

  /** Whether it holds a number. */
  public boolean isNumber() {
    return !unit.isEmpty() || this == HOUSES;
  }

  /** What is written about a kind of feature. */
  public static List<FormField> of(FeatureKind kind) {
    List<FormField> fields = new ArrayList<>(own(kind));
    boolean shaper = kind.concept().isEmpty() || kind == FeatureKind.SLOPE_OVERRIDE;
    if (!shaper) {
      fields.add(NAME);
    }
    fields.addAll(List.of(REASON, SOURCE, CONFIDENCE));
    return fields;
  }

  private static List<FormField> own(FeatureKind kind) {
    return switch (kind) {
      case HEIGHT_OVERRIDE -> List.of(RAISE);
      case SUNKEN_ROAD, DITCH -> List.of(DEPTH, WIDTH);
      case EMBANKMENT, HEDGE, WALL -> List.of(HEIGHT, WIDTH);
      case REDRAWN -> List.of(BELT);
      case STREAM, RIVER, FORD -> List.of(WIDTH);
      case CONTOUR, SPOT_HEIGHT -> List.of(ABOVE_DATUM);
      case SLOPE_OVERRIDE -> List.of(SLOPE);
      case ROAD -> List.of(ROAD, WIDTH);
      case BRIDGE -> List.of(BRIDGE, WIDTH);
      case WOOD_LIGHT, WOOD_DENSE -> List.of(HEIGHT);
      case BUILDING, FARM, VILLAGE, TOWN -> List.of(DEFENCE, HOUSES, HEIGHT);
      case FIELDWORK -> List.of(DEFENCE, HEIGHT);
      default -> List.of();
    };
  }
}
