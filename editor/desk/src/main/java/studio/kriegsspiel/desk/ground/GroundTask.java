package studio.kriegsspiel.desk.ground;

import java.util.List;
import studio.kriegsspiel.terrain.FeatureKind;

/** What can be drawn on the ground, in the order of the palette. */
public enum GroundTask {
  RAISE("Raise or lower an area", FeatureKind.HEIGHT_OVERRIDE, Way.AREA, Group.HEIGHTS, '1'),
  BRUSH("Raise or lower with a brush", FeatureKind.HEIGHT_OVERRIDE, Way.BRUSH, Group.HEIGHTS, '2'),
  SUNKEN_ROAD("Sunken road", FeatureKind.SUNKEN_ROAD, Way.LINE, Group.HEIGHTS, '3'),
  DITCH("Ditch", FeatureKind.DITCH, Way.LINE, Group.HEIGHTS, '4'),
  EMBANKMENT("Embankment", FeatureKind.EMBANKMENT, Way.LINE, Group.HEIGHTS, '5'),
  SLOPE("Slope by hand", FeatureKind.SLOPE_OVERRIDE, Way.AREA, Group.HEIGHTS, '6'),
  REDRAWN("Redrawn area", FeatureKind.REDRAWN, Way.AREA, Group.REDRAW, '7'),
  CONTOUR("Contour", FeatureKind.CONTOUR, Way.LINE, Group.REDRAW, '8'),
  SPOT("Spot height", FeatureKind.SPOT_HEIGHT, Way.POINT, Group.REDRAW, '9'),
  RIDGE("Ridge line", FeatureKind.RIDGE_LINE, Way.LINE, Group.REDRAW, 'I'),
  VALLEY("Valley line", FeatureKind.VALLEY_LINE, Way.LINE, Group.REDRAW, 'Y'),
  ROAD("Road", FeatureKind.ROAD, Way.LINE, Group.THINGS, 'R'),
  BRIDGE("Bridge", FeatureKind.BRIDGE, Way.LINE, Group.THINGS, 'B'),
  FORD("Ford", FeatureKind.FORD, Way.POINT, Group.THINGS, 'F'),
  STREAM("Stream", FeatureKind.STREAM, Way.LINE, Group.THINGS, 'S'),
  RIVER("River", FeatureKind.RIVER, Way.LINE, Group.THINGS, 'V'),
  LAKE("Lake", FeatureKind.LAKE, Way.AREA, Group.THINGS, 'K'),
  MARSH("Marsh", FeatureKind.MARSH, Way.AREA, Group.THINGS, 'M'),
  WOOD_LIGHT("Light wood", FeatureKind.WOOD_LIGHT, Way.AREA, Group.THINGS, 'W'),
  WOOD_DENSE("Dense wood", FeatureKind.WOOD_DENSE, Way.AREA, Group.THINGS, 'O'),
  GARDEN("Garden", FeatureKind.GARDEN, Way.AREA, Group.THINGS, 'G'),
  BUILDING("Building", FeatureKind.BUILDING, Way.AREA, Group.THINGS, 'U'),
  FARM("Farm", FeatureKind.FARM, Way.AREA, Group.THINGS, 'A'),
  VILLAGE("Village", FeatureKind.VILLAGE, Way.AREA, Group.THINGS, 'E'),
  HEDGE("Hedge", FeatureKind.HEDGE, Way.LINE, Group.THINGS, 'H'),
  WALL("Wall", FeatureKind.WALL, Way.LINE, Group.THINGS, 'L'),
  FIELDWORK("Fieldwork", FeatureKind.FIELDWORK, Way.LINE, Group.THINGS, 'D'),
  /** The kind does not count: a place is no feature. */
  PLACE("Named place", FeatureKind.DEFILE, Way.POINT, Group.THINGS, 'P');

  /** How it is drawn. */
  public enum Way {
    POINT("Click where it is."),
    LINE("Click along the line; Enter ends it."),
    AREA("Click around the area; Enter closes it."),
    BRUSH("Drag over the ground; the stroke is as broad as the width says.");

    private final String hint;

    Way(String hint) {
      this.hint = hint;
    }

    /** What to do, in one sentence. */
    public String hint() {
      return hint;
    }
  }

  /** Groups of the palette. */
  public enum Group {
    HEIGHTS("Raise, lower, cut"),
    REDRAW("Redraw"),
    THINGS("On the ground");

    private final String title;

    Group(String title) {
      this.title = title;
    }

    /** The words above it. */
    public String title() {
      return title;
    }

    /** What is in it. */
    public List<GroundTask> tasks() {
      return List.of(GroundTask.values()).stream().filter(task -> task.group == this).toList();
    }
  }

  private final String title;
  private final FeatureKind kind;
  private final Way way;
  private final Group group;
  private final char key;

  GroundTask(String title, FeatureKind kind, Way way, Group group, char key) {
    this.title = title;
    this.kind = kind;
    this.way = way;
    this.group = group;
    this.key = key;
  }

  /** What it is called. */
  public String title() {
    return title;
  }

  /** The same in a word or two, as it stands beside its sign. */
  public String word() {
    return switch (this) {
      case RAISE -> "Raise, lower";
      case BRUSH -> "Brush";
      case SLOPE -> "Slope";
      default -> title;
    };
  }

  /** The kind of feature it draws; does not count for {@link #PLACE}. */
  public FeatureKind kind() {
    return kind;
  }

  /** How it is drawn. */
  public Way way() {
    return way;
  }

  /** What takes it while the ground is shaped: a digit, or a capital letter. */
  public char key() {
    return key;
  }

  /** The same as it stands on the keyboard. */
  public String keyWords() {
    return Character.isLetter(key) ? "Shift+" + key : String.valueOf(key);
  }
}
